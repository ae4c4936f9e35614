package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.horde.print.PageHead;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.Zone;
import redoubt.whitedeath.rampart.RopeLadders;

/** Turns the page of a mission into what the family lays on the table. */
public final class MissionLayout {
    private static final String CORRUPTION = "corruption";
    private static final String GUARD = "Guard";

    private final WhiteDeath box;
    private final MissionPage page;

    private MissionLayout(WhiteDeath box, MissionPage page) {
        this.box = box;
        this.page = page;
    }

    /** The mission with these rulings: those that its goals, rules and rewards name. */
    public static MissionPlan of(WhiteDeath box, MissionPage page, List<Ruling> rulings) {
        return new MissionLayout(box, page).plan().withRulings(rulings);
    }

    private MissionPlan plan() {
        PageHead head = page.head();
        String[] starts = page.starts().stream().map(Zone::name).toArray(String[]::new);
        return MissionPlan.of(head.card(), head.survivors(), page.terrain(box.corruption()), starts)
                // Fewer play with all the starting cards (WD-GAP-26).
                .withSurvivors(1, head.survivors())
                .withSpawns(spawns())
                .withObjectives(open(), hidden())
                .withFigures(List.of(), guards(), tokens())
                .withDecks(decks())
                .withStarting(Starting.agreed(box.deck(WhiteDeath.STARTING_DECK).stream()
                        .map(Equipment::name)
                        .toList()))
                .withAnnexes(List.of(RopeLadders.NONE));
    }

    private List<MissionPlan.Spawn> spawns() {
        return page.spawns().stream()
                .map(spawn -> new MissionPlan.Spawn(
                        String.valueOf(spawn.number()), spawn.zone().name(), spawn.number(), true))
                .toList();
    }

    private List<MissionPlan.Spot> open() {
        List<MissionPlan.Spot> spots = new ArrayList<>();
        for (MissionPage.Objectives group : page.objectives()) {
            for (Zone zone : group.isMixed() ? List.<Zone>of() : group.zones()) {
                spots.add(new MissionPlan.Spot(zone.name(), group.colour()));
            }
        }
        return spots;
    }

    /** The mixed zones, each with one of the colours; the set-up shuffles the colours among them. */
    private List<MissionPlan.Spot> hidden() {
        List<String> colours = new ArrayList<>();
        for (MissionPage.Shuffled each : page.shuffled()) {
            for (int token = 0; token < each.number(); token++) {
                colours.add(each.colour());
            }
        }
        List<MissionPlan.Spot> spots = new ArrayList<>();
        for (MissionPage.Objectives group : page.objectives()) {
            for (Zone zone : group.isMixed() ? group.zones() : List.<Zone>of()) {
                spots.add(new MissionPlan.Spot(zone.name(), colours.get(spots.size())));
            }
        }
        return spots;
    }

    private List<MissionPlan.Placed> guards() {
        return page.guards().stream()
                .map(group -> new MissionPlan.Placed(GUARD, group.zone().name(), group.number()))
                .toList();
    }

    private List<MissionPlan.Placed> tokens() {
        List<MissionPlan.Placed> placed = new ArrayList<>();
        page.head()
                .markers()
                .forEach(marker -> placed.add(
                        new MissionPlan.Placed(marker.token(), marker.zone().name(), 1)));
        page.corruption().forEach(zone -> placed.add(new MissionPlan.Placed(CORRUPTION, zone.name(), 1)));
        return placed;
    }

    private List<Deck> decks() {
        return List.of(
                deck(WhiteDeath.EQUIPMENT_DECK, indices(WhiteDeath.EQUIPMENT_DECK)),
                deck(WhiteDeath.VAULT_DECK, indices(WhiteDeath.VAULT_DECK)),
                deck(
                        WhiteDeath.ZOMBIE_DECK,
                        box.edition().zombieCards().stream()
                                .map(ZombieCard::index)
                                .toList()));
    }

    private List<Integer> indices(String deck) {
        return box.deck(deck).stream().map(Equipment::index).toList();
    }

    private static Deck deck(String name, List<Integer> cards) {
        return new Deck(name, Pile.of(cards), Pile.of(List.of()));
    }
}
