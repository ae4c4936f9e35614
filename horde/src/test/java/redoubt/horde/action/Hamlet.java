package redoubt.horde.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.HordeGame;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.Reload;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.StraightLines;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.Series;
import redoubt.horde.mission.Starting;
import redoubt.horde.round.PlayRound;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.LeavesGame;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.skills.Hoard;
import redoubt.horde.skills.OneMoreAction;
import redoubt.horde.skills.OneMoreZone;
import redoubt.horde.skills.Tactician;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.spawning.SpawnTypeCard;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Drawn;
import redoubt.horde.terms.Verdict;
import redoubt.horde.zombies.Eyes;
import redoubt.horde.zombies.SightPathNoise;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A made-up edition with a small hamlet: rooms a, b and c in a row, the street d, e and f below, and g, h, i behind it. */
public final class Hamlet {
    /** The cards of the hamlet, by index. */
    public static final int SWORD = 0;

    public static final int BOW = 1;
    public static final int TORCH = 2;
    public static final int MAIL = 3;
    public static final int AMBUSH = 4;
    public static final int CLUB = 5;
    public static final int BREAD = 6;

    private static final Legend LEGEND = Legend.named("hamlet")
            .border("open", '~', '~', false)
            .border("wall", '-', '|', false)
            .zone("street", '.', false)
            .zone("room", '#', true)
            .between("any", "any", "open", "wall")
            .outer("any", "wall")
            .joint("any", "any", "wall")
            .boardEdge("wall")
            .legend();

    private static final String DRAWING = """
            +---+---+---+
            | a ~ b ~ c |
            + ~ +---+ ~ +
            | d ~ e ~ f |
            +---+ ~ + ~ +
            | g ~ h ~ i |
            +---+---+---+
            """;

    private static final Gait WALK = new Gait("walk", 0, (terrain, edge, from, to) -> terrain.edgeKind(edge) == 0);
    private static final Gait FREE = new Gait("free", 1, (terrain, edge, from, to) -> true);

    /** Two cards for each search. */
    private record TwoCards() implements SearchRuling {
        @Override
        public int cards(Table table, Survivor searcher) {
            return 2;
        }
    }

    /** A walker jumps out and the search is over. */
    private record Jump() implements SearchRuling {
        @Override
        public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
            return List.of(new PlaceZombies(0, 1, searcher.zone()));
        }
    }

    private record AllDead() implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            for (Survivor survivor : table.survivors()) {
                if (survivor.presence() == Survivor.Presence.ELIMINATED) {
                    return Optional.of(Verdict.lost(table.cite(Cite.DEFEAT)));
                }
            }
            return table.round() > 30 ? Optional.of(Verdict.lost(rule("too late"))) : Optional.empty();
        }
    }

    /** All objectives must be taken; each brings experience. */
    private record TakeAll() implements EndOfGame, AfterEvent {
        @Override
        public Optional<Verdict> verdict(Table table) {
            return table.objectives().isEmpty() ? Optional.of(Verdict.won(table.cite(Cite.VICTORY))) : Optional.empty();
        }

        @Override
        public void after(HordeEvent event, Play<Table> play) {
            if (event instanceof HordeEvent.ObjectiveTaken taken) {
                play.then(new GainAdrenaline(taken.survivor(), 5));
            }
        }
    }

    private record Endless() implements Mode {
        @Override
        public String setting() {
            return "endless";
        }

        @Override
        public MissionPlan applied(MissionPlan plan, List<String> values) {
            return plan.withRulings(List.of());
        }
    }

    public static final Edition EDITION = edition();
    private static final Terrain TERRAIN =
            Blank.terrain(LEGEND, "H", DRAWING, zone -> "abc".contains(zone) ? "room" : "street");
    public static final HordeGame GAME = new HordeGame(
            "hamlet",
            "The hamlet",
            EDITION,
            List.of(mission("HA-M01", "a"), mission("HA-M02", "a", "i")),
            List.of(new Endless(), new Series(rule("KEPT"))));

    private Hamlet() {}

    private static Equipment.Use use(ActionKind kind, int nearest, int farthest, boolean isReload) {
        return new Equipment.Use(kind, nearest, farthest, 2, 4, 1, false, kind == ActionKind.RANGED, isReload, "");
    }

    private static Equipment card(
            int index, String name, String deck, List<Equipment.Use> uses, boolean isHand, Ruling... traits) {
        boolean isBody = index == MAIL;
        int keep = index == SWORD || index == BOW ? 2 : 0;
        boolean worksInBackpack = index == TORCH;
        int armour = isBody ? 4 : 7;
        return new Equipment(
                index, name, deck, uses, isHand, isBody, worksInBackpack, armour, List.of(traits), 0, keep);
    }

    private static Edition edition() {
        List<Equipment> equipment = List.of(
                card(SWORD, "Sword", "equipment", List.of(use(ActionKind.MELEE, 0, 0, false)), true),
                card(BOW, "Bow", "equipment", List.of(use(ActionKind.RANGED, 1, 2, true)), true),
                card(TORCH, "Torch", "equipment", List.of(), true, new TwoCards()),
                card(MAIL, "Mail", "equipment", List.of(), false),
                card(AMBUSH, "Aaahh", "equipment", List.of(), false, new Jump()),
                card(CLUB, "Club", "starting", List.of(use(ActionKind.MELEE, 0, 0, false)), true),
                card(BREAD, "Bread", "equipment", List.of(), false));
        Print print = Print.named(
                        "hamlet",
                        LEGEND,
                        WALK,
                        new StraightLines(LEGEND.border("wall").index()))
                .buildings(LEGEND.zone("room").index())
                .zombies(List.of(
                        new ZombieKind(0, "Walker", "Walker", 20, 1, 1, 1, 1, 1),
                        new ZombieKind(1, "Runner", "Runner", 8, 2, 1, 1, 1, 2)))
                .allies(List.of(new AllyKind(0, "guard")))
                .tokens(List.of(new TokenKind(0, "noise")))
                .noise("noise")
                .equipment(equipment)
                .zombieCards(List.of(
                        new ZombieCard(0, "1", "spawn", "Walker", List.of(1, 2, 3, 4)),
                        new ZombieCard(1, "2", "spawn", "Runner", List.of(0, 1, 1, 2))))
                .survivors(survivors())
                .slots(2, 1, 3)
                .oneAlwaysMisses()
                .rules(Blank::rule)
                .print();
        Workings workings = new Workings(
                new SightPathNoise(
                        Eyes.LIKE_EVERYBODY,
                        List.of(WALK, WALK),
                        FREE,
                        new SightPathNoise.Reasons(rule("seen open"), rule("seen"), rule("heard open"), rule("heard"))),
                new SpawnTypeCard(),
                (table, kind, missing, zone) -> List.of(),
                List.of(
                        new Move(),
                        new Search(),
                        new ReorganizeAndTrade(),
                        new TakeObjective(),
                        new MakeNoise(),
                        new Attacks(),
                        new Reload(),
                        new LeavesGame(List.of("starting")),
                        new AllDead()),
                PlayRound.PHASES);
        return new Edition(print, workings);
    }

    private static List<SurvivorCard> survivors() {
        List<Skill> yellow = List.of(new OneMoreAction());
        List<Skill> orange = List.of(new HamletSkills.FreeMove(), new OneMoreZone());
        return List.of(
                new SurvivorCard(
                        "Ada",
                        List.of(new HamletSkills.FreeMove()),
                        yellow,
                        orange,
                        List.of(new Hoard()),
                        List.of("Sword"),
                        3),
                new SurvivorCard(
                        "Ben",
                        List.of(new Tactician()),
                        yellow,
                        orange,
                        List.of(new HamletSkills.Slippery()),
                        List.of(),
                        3),
                new SurvivorCard("Cai", List.of(new OneMoreZone()), yellow, orange, List.of(new Hoard()), List.of(), 3),
                new SurvivorCard(
                        "Dan",
                        List.of(new HamletSkills.StartsWithClub(), new HamletSkills.Regeneration()),
                        yellow,
                        orange,
                        List.of(new Hoard()),
                        List.of(),
                        3));
    }

    private static Zone zone(String letter) {
        return Blank.zone(TERRAIN, "H." + letter);
    }

    private static MissionPlan mission(String id, String... starts) {
        List<Zone> zones = Arrays.stream(starts).map(Hamlet::zone).toList();
        List<Integer> cards = new ArrayList<>();
        for (int copies = 0; copies < 3; copies++) {
            cards.addAll(List.of(SWORD, BOW, TORCH, MAIL, AMBUSH, BREAD));
        }
        MissionPlan plan = MissionPlan.of(
                EDITION.print(), new MissionCard(id, "Mission of " + zones, "easy", "short"), 4, TERRAIN, zones);
        return plan.withSurvivors(2, 4)
                .withSpawns(List.of(new SpawnPoint("1", zone("g"), 1, true)))
                .withObjectives(List.of(
                        new Objective(zone("c"), "red", false),
                        new Objective(zone("f"), "blue", true),
                        new Objective(zone("i"), "green", true)))
                .withZombies(plan.zombies().plus(zone("e").index(), 0, 1))
                .withTokens(plan.tokens().plus(zone("h").index(), 0, 1))
                .withDecks(List.of(
                        new Deck("equipment", Pile.of(cards), Pile.EMPTY),
                        new Deck("zombie", Pile.of(List.of(0, 0, 1, 0)), Pile.EMPTY)))
                .withStarting(Starting.agreed(List.of("Sword", "Bow", "starting/Club", "Club")))
                .withRulings(List.of(new TakeAll()));
    }
}
