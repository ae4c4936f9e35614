package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Edge;
import redoubt.board.Figures;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.PageHead;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.spawning.OpenedRooms;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;

/** Turns the page of a mission into what the family lays on the table. */
final class MissionLayout {
    /** Whoever is dealt it is first player (Z2-SETUP-06). */
    private static final String FIRE_AXE = "Fire Axe";

    private static final String RED = "red";
    private static final List<String> RARE = List.of("blue", "green");

    private final SecondEdition box;
    private final MissionPage page;

    private MissionLayout(SecondEdition box, MissionPage page) {
        this.box = box;
        this.page = page;
    }

    /** The mission with these rulings: those that its goals and rules name. */
    static MissionPlan of(SecondEdition box, MissionPage page, List<Ruling> rulings) {
        MissionLayout layout = new MissionLayout(box, page);
        CreatureDeck abominations = layout.abominations();
        List<Ruling> all = new ArrayList<>(rulings);
        all.add(abominations);
        return layout.plan(abominations).withRulings(all);
    }

    private MissionPlan plan(CreatureDeck abominations) {
        PageHead head = page.head();
        Terrain terrain = page.terrain();
        MissionPlan plan = MissionPlan.of(box.print(), head.card(), head.survivors(), terrain, page.starts())
                .withSpawns(spawns())
                .withObjectives(objectives())
                .withDecks(decks(abominations))
                .withStarting(starting())
                .withAnnexes(List.of(opened(terrain)));
        return plan.withTokens(tokens(plan.tokens()));
    }

    /** In the order of the page, the starting one first (Z2-SPAWN-01, Z2-GAP-05). */
    private List<SpawnPoint> spawns() {
        List<SpawnPoint> spawns = new ArrayList<>();
        int red = 0;
        for (MissionPage.Spawn spawn : page.spawns()) {
            boolean isRed = spawn.colour().equals(MissionPage.Spawn.RED);
            red += isRed ? 1 : 0;
            String name = isRed ? spawn.colour() + " " + red : spawn.colour();
            spawns.add(new SpawnPoint(name, spawn.zone(), spawns.size(), spawn.isActive()));
        }
        return spawns;
    }

    /** Those face up, then the mixed ones: a blue and a green one among red ones, which the set-up shuffles. */
    private List<Objective> objectives() {
        List<Objective> objectives = new ArrayList<>();
        for (ObjectiveGroup group : page.objectives()) {
            for (int i = 0; i < group.zones().size(); i++) {
                String mixed = i < RARE.size() ? RARE.get(i) : RED;
                objectives.add(
                        new Objective(group.zones().get(i), group.isMixed() ? mixed : group.colour(), group.isMixed()));
            }
        }
        return objectives;
    }

    private Figures tokens(Figures tokens) {
        Figures placed = tokens;
        for (PageHead.Marker marker : page.head().markers()) {
            int kind = box.print().token(marker.token()).index();
            placed = placed.plus(marker.zone().index(), kind, 1);
        }
        return placed;
    }

    private CreatureDeck abominations() {
        return new CreatureDeck(
                CreatureDeck.ABOMINATIONS,
                box.print().zombieKinds().stream()
                        .filter(kind -> kind.family().equals(SecondEdition.ABOMINATION))
                        .map(ZombieKind::index)
                        .toList());
    }

    private List<Deck> decks(CreatureDeck abominations) {
        List<Integer> zombies =
                box.print().zombieCards().stream().map(ZombieCard::index).toList();
        return List.of(
                deck(SecondEdition.EQUIPMENT_DECK, indices(SecondEdition.EQUIPMENT_DECK)),
                deck(SecondEdition.PIMPWEAPON_DECK, indices(SecondEdition.PIMPWEAPON_DECK)),
                deck(SecondEdition.ZOMBIE_DECK, zombies),
                abominations.laidOut());
    }

    private List<Integer> indices(String deck) {
        return box.deck(deck).stream().map(Equipment::index).toList();
    }

    private static Deck deck(String name, List<Integer> cards) {
        return new Deck(name, Pile.of(cards), Pile.EMPTY);
    }

    private Starting starting() {
        List<String> cards =
                box.deck(SecondEdition.STARTING_DECK).stream().map(CardName::of).toList();
        return new Starting(cards, true, true, List.of(), FIRE_AXE);
    }

    /** Buildings that are open or hold survivors from the start never fill with zombies (Z2-BSPAWN-05). */
    private OpenedRooms opened(Terrain terrain) {
        List<Zone> rooms = new ArrayList<>();
        for (ZoneSet building : page.board().buildings().all()) {
            if (isOpen(terrain, building)) {
                building.forEachIndex(
                        zone -> rooms.add(new Zone(zone, page.board().name(zone))));
            }
        }
        return new OpenedRooms(rooms);
    }

    private boolean isOpen(Terrain terrain, ZoneSet building) {
        for (Edge edge : page.board().edges().all()) {
            boolean isAcross = building.contains(edge.first()) != building.contains(edge.second());
            if (isAcross && box.ground().isPassable(terrain, edge.id().index())) {
                return true;
            }
        }
        return page.starts().stream().anyMatch(start -> building.contains(start.index()));
    }
}
