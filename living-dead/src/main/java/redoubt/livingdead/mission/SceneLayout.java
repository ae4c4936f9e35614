package redoubt.livingdead.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Figures;
import redoubt.board.Pile;
import redoubt.board.Zone;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.faces.DealFaces;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.ghouls.SpawnOrder;

/** Turns the page of a scene into what the family lays on the table. */
public final class SceneLayout {
    static final String RIFLE = "Winchester 94";
    private static final String TABLE_LEG = "Table Leg";
    private static final String CAR = "car";
    private static final String RED = "red";

    private final LivingDead box;
    private final ScenePage page;

    private SceneLayout(LivingDead box, ScenePage page) {
        this.box = box;
        this.page = page;
    }

    /** The scene with the rulings that its goals and rules name. */
    public static MissionPlan of(LivingDead box, ScenePage page) {
        return new SceneLayout(box, page).plan().withRulings(SceneRules.of(box, page));
    }

    private MissionPlan plan() {
        Zone first = page.starts().getFirst().zone();
        MissionPlan plan = MissionPlan.of(
                box.print(), page.head().card(), page.head().survivors(), page.terrain(), List.of(first));
        return plan.withSpawns(spawns())
                .withTokens(car(plan.tokens()))
                .withDecks(decks())
                .withStarting(starting())
                .withOpening(opening());
    }

    /** The white one first, then clockwise (NL-SPAWN-02, NL-GAP-31). */
    private List<SpawnPoint> spawns() {
        if (page.spawns().isEmpty()) {
            return List.of();
        }
        List<Zone> zones = page.spawns().stream().map(ScenePage.Spawn::zone).toList();
        Zone first = page.spawns().stream()
                .filter(spawn -> spawn.colour().equals(SpawnOrder.WHITE))
                .map(ScenePage.Spawn::zone)
                .findFirst()
                .orElse(zones.getFirst());
        List<Zone> order = SpawnOrder.clockwise(page.board(), first, zones);
        List<SpawnPoint> spawns = new ArrayList<>();
        for (ScenePage.Spawn spawn : page.spawns()) {
            boolean isWhite = spawn.colour().equals(SpawnOrder.WHITE);
            String name = isWhite ? SpawnOrder.WHITE : spawn.colour() + " " + spawns.size();
            spawns.add(new SpawnPoint(name, spawn.zone(), order.indexOf(spawn.zone()), isActive(spawn)));
        }
        return spawns;
    }

    /** Tokens of other colours wait for an event of their scene (NL-SPAWN-07). */
    private static boolean isActive(ScenePage.Spawn spawn) {
        return spawn.colour().equals(SpawnOrder.WHITE) || spawn.colour().equals(RED);
    }

    private Figures car(Figures tokens) {
        return page.head()
                .marker(CAR)
                .map(zone -> tokens.plus(zone.index(), box.print().token(CAR).index(), 1))
                .orElse(tokens);
    }

    /** One table leg is put aside for whoever is dealt the rifle (NL-SETUP-05 to NL-SETUP-07). */
    private Starting starting() {
        List<String> cards = new ArrayList<>(
                box.deck(LivingDead.STARTING_DECK).stream().map(CardName::of).toList());
        String leg = LivingDead.STARTING_DECK + "/" + TABLE_LEG;
        cards.remove(leg);
        return new Starting(cards, true, false, List.of(new Starting.Extra(RIFLE, leg)), RIFLE);
    }

    /** The special cards are a supply and lie face up (NL-SETUP-08). */
    private List<Deck> decks() {
        List<Integer> ghouls =
                box.print().zombieCards().stream().map(ZombieCard::index).toList();
        return List.of(
                deck(LivingDead.HOUSEHOLD_DECK),
                deck(LivingDead.MELEE_DECK),
                deck(LivingDead.RANGED_DECK),
                new Deck(LivingDead.SPECIAL_DECK, Pile.EMPTY, Pile.of(indices(LivingDead.SPECIAL_DECK))),
                new Deck(LivingDead.GHOUL_DECK, Pile.of(ghouls), Pile.EMPTY));
    }

    private Deck deck(String name) {
        return new Deck(name, Pile.of(indices(name)), Pile.EMPTY);
    }

    private List<Integer> indices(String deck) {
        return box.deck(deck).stream().map(Equipment::index).toList();
    }

    private List<Step<Table>> opening() {
        List<Step<Table>> steps = new ArrayList<>();
        steps.add(new DealFaces(page.isZombicide() ? Face.ZOMBICIDE : Face.ROMERO));
        if (page.starts().size() > 1) {
            boolean isNamed =
                    page.starts().stream().noneMatch(start -> start.survivors().isEmpty());
            steps.add(isNamed ? new TakePlaces(page.starts()) : chosen());
        }
        steps.add(new BeginExperienced(page.experience(), SceneIds.experience(page.id())));
        return steps;
    }

    private Step<Table> chosen() {
        List<Zone> zones = page.starts().stream().map(ScenePage.Start::zone).toList();
        return new ChooseAreas(zones);
    }
}
