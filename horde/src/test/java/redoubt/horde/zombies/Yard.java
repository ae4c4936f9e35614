package redoubt.horde.zombies;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.Terrain;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.edition.ShortagePolicy;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.edition.Workings;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.fixture.StraightLines;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Luck;

/**
 * A made-up edition on a small yard for the tests of zombies and spawning. Walkers and runners cannot climb the ledge
 * between e and h; the giant can. Nobody sees through walls.
 */
public final class Yard extends HordeTable<Yard> {
    public static final int WALKER = 0;
    public static final int RUNNER = 1;
    public static final int GIANT = 2;

    private static final Legend LEGEND = Legend.named("yard")
            .border("open", '~', '~', false)
            .border("wall", '-', '|', false)
            .border("ledge", '^', '^', false)
            .zone("street", '.', false)
            .between("street", "street", "open", "wall", "ledge")
            .outer("street", "wall")
            .joint("any", "any", "wall")
            .boardEdge("wall")
            .legend();

    private static final String DRAWING = """
            +---+---+---+
            | a ~ b ~ c |
            + ~ +---+ ~ +
            | d ~ e ~ f |
            +---+ ^ +---+
            | g ~ h | i |
            +---+---+---+
            """;

    private static final Gait WALK = new Gait("walk", 0, (terrain, edge, from, to) -> terrain.edgeKind(edge) == 0);
    private static final Gait CLIMB = new Gait("climb", 1, (terrain, edge, from, to) -> terrain.edgeKind(edge) != 1);
    private static final Gait FREE = new Gait("free", 2, (terrain, edge, from, to) -> true);
    static final List<Gait> GAITS = List.of(WALK, WALK, CLIMB);

    /** White Death's way: sight, path, noise; nobody splits. */
    public static final Pursuit TOGETHER = new SightPathNoise(
            Eyes.LIKE_EVERYBODY,
            GAITS,
            FREE,
            new SightPathNoise.Reasons(rule("seen open"), rule("seen"), rule("heard open"), rule("heard")));

    /** The other way: groups split. */
    public static final Pursuit SPLITTING =
            new SightNoise(Eyes.LIKE_EVERYBODY, GAITS, List.of(CLIMB, CLIMB, CLIMB), rule("seen"), rule("heard"));

    private static final Terrain TERRAIN = Blank.terrain(LEGEND, "Y", DRAWING, _ -> "street");

    private Yard(Table table) {
        super(table);
        luck(Luck.seeded(1));
    }

    /** A yard with nobody in it. */
    public static Yard of(
            Pursuit pursuit, SpawnCards cards, ShortagePolicy shortage, List<ZombieCard> deck, List<Ruling> rulings) {
        Edition edition = new Edition(print(deck), new Workings(pursuit, cards, shortage, rulings, List.of()));
        Table table = Blank.table(edition, new Mission("Y-M01", "Yard", List.of()), TERRAIN, "zombie")
                .withPhase(Phase.ZOMBIES);
        List<Integer> order = deck.stream().map(ZombieCard::index).toList();
        return new Yard(table).draws("zombie", order);
    }

    public static Yard of(Pursuit pursuit, Ruling... rulings) {
        return of(
                pursuit,
                (table, card, at) -> List.of(),
                (table, kind, missing, zone) -> List.of(),
                List.of(),
                List.of(rulings));
    }

    private static Print print(List<ZombieCard> deck) {
        return Print.named(
                        "yard",
                        LEGEND,
                        WALK,
                        new StraightLines(LEGEND.border("wall").index()))
                .zombies(List.of(
                        new ZombieKind(0, "Walker", "Walker", 12, 1, 1, 1, 1, 1),
                        new ZombieKind(1, "Runner", "Runner", 4, 2, 1, 1, 1, 2),
                        new ZombieKind(2, "Giant", "Giant", 1, 1, 2, 3, 5, 0)))
                .allies(List.of(new AllyKind(0, "guard")))
                .tokens(List.of(new TokenKind(0, "noise")))
                .noise("noise")
                .zombieCards(deck)
                .slots(2, 1, 3)
                .oneAlwaysMisses()
                .rules(Blank::rule)
                .print();
    }

    public Yard survivor(String name, String zone, Skill... skills) {
        return join(Blank.card(name, List.of(skills)), zone);
    }

    public Yard danger(Danger level) {
        return with(table().survivors().getFirst().withAdrenaline(0, level));
    }

    public Yard noise(String zone, int count) {
        return with(table -> table.withTokens(table.tokens().plus(zone(zone).index(), 0, count)));
    }
}
