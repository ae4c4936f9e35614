package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Figures;
import redoubt.board.Pile;
import redoubt.board.Zone;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.PageHead;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.ZombieCard;
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
        MissionPlan plan = MissionPlan.of(
                        box.print(), head.card(), head.survivors(), page.terrain(box.corruption()), page.starts())
                // Fewer play with all the starting cards (WD-GAP-26).
                .withSurvivors(1, head.survivors())
                .withSpawns(spawns())
                .withObjectives(objectives())
                .withDecks(decks())
                .withStarting(Starting.agreed(box.deck(WhiteDeath.STARTING_DECK).stream()
                        .map(Equipment::name)
                        .toList()))
                .withAnnexes(List.of(RopeLadders.NONE));
        return plan.withAllies(guards(plan.allies())).withTokens(tokens(plan.tokens()));
    }

    private List<SpawnPoint> spawns() {
        return page.spawns().stream()
                .map(spawn -> new SpawnPoint(String.valueOf(spawn.number()), spawn.zone(), spawn.number(), true))
                .toList();
    }

    /** Those face up, then the mixed zones, each with one of the colours that the set-up shuffles. */
    private List<Objective> objectives() {
        List<Objective> objectives = new ArrayList<>();
        for (ObjectiveGroup group : page.objectives()) {
            for (Zone zone : group.isMixed() ? List.<Zone>of() : group.zones()) {
                objectives.add(new Objective(zone, group.colour(), false));
            }
        }
        Iterator<String> colours = page.shuffled().stream()
                .flatMap(each -> Collections.nCopies(each.number(), each.colour()).stream())
                .iterator();
        for (ObjectiveGroup group : page.objectives()) {
            for (Zone zone : group.isMixed() ? group.zones() : List.<Zone>of()) {
                objectives.add(new Objective(zone, colours.next(), true));
            }
        }
        return objectives;
    }

    private Figures guards(Figures allies) {
        Figures placed = allies;
        int guard = box.print().ally(GUARD).index();
        for (MissionPage.Group group : page.guards()) {
            placed = placed.plus(group.zone().index(), guard, group.number());
        }
        return placed;
    }

    private Figures tokens(Figures tokens) {
        Figures placed = tokens;
        for (PageHead.Marker marker : page.head().markers()) {
            int kind = box.print().token(marker.token()).index();
            placed = placed.plus(marker.zone().index(), kind, 1);
        }
        int corruption = box.print().token(CORRUPTION).index();
        for (Zone zone : page.corruption()) {
            placed = placed.plus(zone.index(), corruption, 1);
        }
        return placed;
    }

    private List<Deck> decks() {
        return List.of(
                deck(WhiteDeath.EQUIPMENT_DECK, indices(WhiteDeath.EQUIPMENT_DECK)),
                deck(WhiteDeath.VAULT_DECK, indices(WhiteDeath.VAULT_DECK)),
                deck(
                        WhiteDeath.ZOMBIE_DECK,
                        box.print().zombieCards().stream()
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
