package redoubt.horde.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.fixture.Town;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Errand;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.Sense;

/** What a player in a hurry would choose on small tables. */
class HordeSenseTest {
    private static final Blow WALKER = new Blow("Walker", "Walker", 1, 1, false);
    private static final RuleId ANY = new RuleId("X-ANY-01");

    /** The option with the highest opinion, by its key. */
    private static String preferred(Town town) {
        List<? extends Option> options = town.decision().options();
        double[] opinions = Town.GAME.sense().opinions(town.state(), options);
        int best = 0;
        for (int i = 0; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best).key();
    }

    private static double opinion(Town town, String key) {
        List<? extends Option> options = town.decision().options();
        double[] opinions = Town.GAME.sense().opinions(town.state(), options);
        for (int i = 0; i < opinions.length; i++) {
            if (options.get(i).key().equals(key)) {
                return opinions[i];
            }
        }
        throw new AssertionError(key + " is not offered, only " + town.offered());
    }

    @Test
    void opinionsAreMadeOfHabits() {
        Sense<Table> sense = Town.GAME.sense();
        List<String> names = List.copyOf(sense.habits().keySet());
        double[] habits = sense.habits("any mission").clone();
        assertThat(habits).hasSize(names.size());
        Town town = Town.on(".")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .card("Ana", "hand1", "Sword")
                .turn("Ana");
        double before = opinion(town, "trade with Ben");
        habits[names.indexOf("trade")] += 1;
        List<? extends Option> options = town.decision().options();
        int trade = options.stream().map(Option::key).toList().indexOf("trade with Ben");
        assertThat(sense.practising(habits).opinions(town.state(), options)[trade])
                .isCloseTo(before - 1, within(1e-9));
    }

    private static Town withGoal(String... rows) {
        return Town.under(List.of(new MissionGoals(List.of(new TakeAllObjectives(1)), ANY, ANY)), rows);
    }

    /** Whether an option is thought to leave everything as it is. */
    private static boolean isIdle(Town town, String key) {
        Option option = town.decision().options().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        return Town.GAME.sense().isIdle(town.state(), option);
    }

    @Test
    void puttingCardsInOrderIsIdleWhileTheyAre() {
        Town inOrder = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Sword");
        assertThat(isIdle(inOrder.turn("Ana"), "reorganize")).isTrue();
        assertThat(isIdle(inOrder, "end turn")).isTrue();
        assertThat(isIdle(inOrder, "move T.b")).isFalse();
        Town stowed = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "pack1", "Sword");
        assertThat(isIdle(stowed.turn("Ana"), "reorganize")).isFalse();
    }

    @Test
    void zombiesInTheOwnZoneAreFought() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 1);
        assertThat(preferred(town.turn("Ana"))).isEqualTo("melee Sword T.a");
    }

    @Test
    void nobodyShootsIntoAZoneWithAFriend() {
        Town alone = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "War Bow")
                .zombies("b", "Walker", 1);
        assertThat(preferred(alone.turn("Ana"))).isEqualTo("ranged War Bow T.b");
        Town beside = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Volley")
                .zombies("b", "Walker", 1)
                .survivor("Ben", "b", "")
                .turn("Ana");
        assertThat(opinion(beside, "ranged Volley T.b")).isNegative();
    }

    @Test
    void aShotThatMayBringDownAFriendIsOutOfTheQuestion() {
        double risky = opinion(friendAtTheTarget(0).turn("Ana"), "ranged War Bow T.b");
        double deadly = opinion(friendAtTheTarget(1).turn("Ana"), "ranged War Bow T.b");
        assertThat(deadly).isLessThan(risky - 5);
    }

    /** Somebody stands among the zombies, with so many wounds short of the last. */
    private static Town friendAtTheTarget(int dying) {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "War Bow")
                .zombies("b", "Walker", 3)
                .survivor("Ben", "b", "");
        return dying == 0 ? town : town.with(dying(town, "Ben"));
    }

    private static Survivor dying(Town town, String name) {
        return town.who(name).withWounds(town.who(name).card().health() - 1);
    }

    @Test
    void nobodyLeavesAFriendToDie() {
        // Together they can take two more than three Walkers deal; Ben alone would die.
        Town two = Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 3);
        Town one = Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "c", "")
                .zombies("b", "Walker", 3);
        assertThat(new Toll(two.table()).slack(two.zone("b").index(), -1)).isNotNegative();
        assertThat(new Toll(two.table()).slackWithout(two.zone("b").index(), two.who("Ana")))
                .isNegative();
        assertThat(peril(two)).isPositive();
        assertThat(peril(one)).isZero();
        Town strong = Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "b", "")
                .survivor("Cid", "b", "")
                .zombies("b", "Walker", 3);
        assertThat(peril(strong)).isZero();
    }

    private static double peril(Town town) {
        Town turn = town.turn("Ana");
        Situation situation = ((HordeSense) Town.GAME.sense()).situation(turn.state());
        return Peril.abandoned(situation, turn.who("Ana").zone().index());
    }

    @Test
    void whoCannotBeSavedByFightingGetsOut() {
        assertThat(escape(besieged(), 1)).isZero();
        Town dying = besieged().with(dying(besieged(), "Ana"));
        double many = escape(dying, 3);
        double last = escape(dying, 1);
        assertThat(last).isGreaterThanOrEqualTo(many);
        assertThat(many).isPositive();
        Town unarmed = Town.on(".~.~.").survivor("Ana", "b", "").zombies("b", "Walker", 1);
        assertThat(escape(unarmed.with(dying(unarmed, "Ana")), 3)).isGreaterThan(many);
        assertThat(escape(dying.zombies("c", "Walker", 2), 1)).isZero();
    }

    private static Town besieged() {
        return Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .card("Ana", "hand1", "Sword")
                .zombies("b", "Walker", 1);
    }

    private static double escape(Town town, int actions) {
        Town turn = town.turn("Ana");
        Situation situation = ((HordeSense) Town.GAME.sense()).situation(turn.state());
        return Peril.escape(situation, turn.zone("b").index(), turn.zone("c").index(), actions);
    }

    @Test
    void chancesOfSeveralSuccessesAreBinomial() {
        assertThat(Peril.atLeast(0, 3, 0.5)).isEqualTo(1);
        assertThat(Peril.atLeast(1, 2, 0.5)).isEqualTo(0.75);
        assertThat(Peril.atLeast(2, 2, 0.5)).isEqualTo(0.25);
        assertThat(Peril.atLeast(3, 2, 0.5)).isCloseTo(0, within(1e-12));
        assertThat(Peril.atLeast(1, 3, 0)).isZero();
    }

    @Test
    void whoCannotHurtWhatStandsThereGoesAway() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .card("Ana", "hand1", "Sword")
                .zombies("b", "Brute", 1)
                .turn("Ana");
        assertThat(preferred(town)).startsWith("move");
        Town armed = Town.on(".~.~.")
                .survivor("Ana", "b", "")
                .card("Ana", "hand1", "Great Axe")
                .zombies("b", "Brute", 1)
                .turn("Ana");
        assertThat(preferred(armed)).isEqualTo("melee Great Axe T.b");
    }

    @Test
    void theGoalIsWorthTheWay() {
        Town town = withGoal(".~.~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .objective("c", "red");
        assertThat(preferred(town.turn("Ana"))).isEqualTo("move T.b");
        assertThat(preferred(town.choose("move T.b", "move T.c"))).isEqualTo("take red objective");
    }

    @Test
    void oneGoesForAThingAndTheOthersDoNot() {
        Town town = withGoal(".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "")
                .objective("c", "red")
                .objective("a", "red");
        assertThat(opinion(town.turn("Ana"), "move T.b")).isNegative();
    }

    /** Only the second of the team has something to do, and far away. */
    private record ErrandOfTheSecond() implements Goal {
        @Override
        public boolean isMet(Table table) {
            return false;
        }

        @Override
        public void errands(Table table, boolean isDue, List<Errand> errands) {
            int last = table.terrain().board().zoneCount() - 1;
            errands.add(Errand.of(table.survivors().get(1), last, 2));
        }
    }

    @Test
    void whoHasNoErrandGoesAlong() {
        Town town = Town.under(List.of(new MissionGoals(List.of(new ErrandOfTheSecond()), ANY, ANY)), ".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "");
        assertThat(preferred(town.turn("Ana"))).isEqualTo("move T.b");
    }

    @Test
    void aHealthyOneTakesTheBlow() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .wounds("Ana", 1)
                .run(ShareOut.attacks(Town.on(".").zone("a"), List.of(WALKER)));
        assertThat(preferred(town)).isEqualTo("suffer Ben");
    }

    @Test
    void nobodyTakesAllBlowsIfThatKills() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .run(ShareOut.attacks(Town.on(".").zone("a"), List.of(WALKER.withHits(3))));
        assertThat(preferred(town)).isIn("suffer Ana", "suffer Ben");
    }

    @Test
    void anAllyIsSparedByNobody() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .wounds("Ana", 1)
                .guards("a", 1)
                .run(ShareOut.attacks(Town.on(".").zone("a"), List.of(WALKER)));
        assertThat(preferred(town)).isEqualTo("suffer Guard");
    }

    @Test
    void theBetterWeaponIsTakenInHand() {
        Town town = Town.on("#~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Dagger")
                .card("Ana", "hand2", "Dagger")
                .deck("Great Axe", "Sword")
                .turn("Ana")
                .choose("search");
        assertThat(preferred(town)).startsWith("put Great Axe in hand");
    }

    @Test
    void theBetterWeaponStays() {
        Town town = Town.on("#~.").survivor("Ana", "a", "").card("Ana", "hand1", "Great Axe");
        for (String slot : List.of("hand2", "pack1", "pack2", "pack3", "pack4", "pack5")) {
            town.card("Ana", slot, "Great Sword");
        }
        town.deck("Dagger", "Sword").turn("Ana").choose("search");
        assertThat(preferred(town)).isEqualTo("discard Dagger");
    }

    @Test
    void nothingIsDoneWhereNothingHelps() {
        Town town = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Sword");
        assertThat(preferred(town.turn("Ana"))).isEqualTo("end turn");
    }

    @Test
    void onlyWhatToDoInATurnIsWorthThinkingAhead() {
        Town town = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Sword");
        assertThat(Town.GAME.sense().isRoutine(town.turn("Ana").state())).isFalse();
    }

    private static String reason(Town town, String key) {
        Option option = town.decision().options().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        return Town.GAME
                .sense()
                .reason(town.state(), option)
                .map(Sense.Reason::name)
                .orElse("");
    }

    @Test
    void mainChoicesHaveReasons() {
        Town town = withGoal(".~.~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 1)
                .objective("c", "red")
                .turn("Ana");
        assertThat(reason(town, "melee Sword T.a")).isEqualTo("zombiesHere");
        assertThat(reason(town, "move T.b")).isEqualTo("onTheWay");
        assertThat(reason(town, "end turn")).isEqualTo("nothingBetter");
        assertThat(Town.GAME.sense().reasons()).contains("zombiesHere", "onTheWay", "nothingBetter");
    }

    private static double feature(Town town, String name) {
        Sense<Table> sense = Town.GAME.sense();
        return sense.features(town.table())[sense.features().indexOf(name)];
    }

    @Test
    void featuresTellWhatIsLeftWhatIsGatheredAndWhoIsTrapped() {
        Town far = withGoal(".~.~.").survivor("Ana", "a", "").objective("c", "red");
        Town near = withGoal(".~.~.").survivor("Ana", "b", "").objective("c", "red");
        assertThat(feature(near, "left")).isLessThan(feature(far, "left"));
        assertThat(feature(near, "close")).isGreaterThan(feature(far, "close"));
        assertThat(feature(far, "objectives")).isEqualTo(0.1);
        assertThat(feature(far, "trapped")).isZero();
        Town trapped = far.zombies("a", "Walker", 5);
        assertThat(feature(trapped, "trapped")).isEqualTo(1);
        assertThat(feature(trapped, "blows")).isPositive();
        assertThat(feature(far, "carried")).isZero();
        Town bearer = far.with(far.who("Ana").withCarried(List.of("tome", "tome")));
        assertThat(feature(bearer, "carried")).isEqualTo(2 / 5.0);
        assertThat(feature(bearer, "bearer")).isEqualTo(2 / 4.0);
    }

    @Test
    void everyFeatureIsKnownToLeadOneWayOrEither() {
        Sense<Table> sense = Town.GAME.sense();
        assertThat(sense.leanings()).hasSameSizeAs(sense.features()).allMatch(each -> Math.abs(each) <= 1);
        assertThat(sense.leanings().get(sense.features().indexOf("progress"))).isEqualTo(1);
        assertThat(sense.leanings().get(sense.features().indexOf("trapped"))).isEqualTo(-1);
    }

    private static Town quiet() {
        return withGoal(".~.~.~.~.").survivor("Ana", "a", "").objective("e", "red");
    }

    @Test
    void featuresTellHowHardZombiesPress() {
        assertThat(feature(quiet(), "menace")).isZero();
        assertThat(feature(quiet(), "slack")).isPositive();
        assertThat(feature(quiet().zombies("a", "Walker", 6), "slack")).isNegative();
        Town beside = quiet().zombies("b", "Walker", 2);
        assertThat(feature(beside, "menace")).isPositive();
        assertThat(feature(beside, "exposed")).isZero();
        assertThat(feature(beside.with(dying(beside, "Ana")), "exposed")).isEqualTo(1);
        assertThat(feature(quiet().zombies("b", "Walker", 2), "outnumbered"))
                .isGreaterThan(
                        feature(quiet().zombies("b", "Walker", 2).card("Ana", "hand1", "Great Axe"), "outnumbered"));
        assertThat(feature(quiet().zombies("c", "Walker", 1), "near")).isPositive();
        assertThat(feature(quiet().zombies("d", "Walker", 1), "near")).isZero();
        assertThat(feature(quiet().zombies("d", "Walker", 1), "around")).isPositive();
        assertThat(feature(quiet().zombies("e", "Walker", 1), "around")).isZero();
        assertThat(feature(quiet().zombies("e", "Walker", 1), "quick")).isZero();
        assertThat(feature(quiet().zombies("e", "Runner", 1), "quick")).isPositive();
    }

    @Test
    void featuresTellHowTheTeamStands() {
        Town near = withGoal(".~.~.").survivor("Ana", "a", "").objective("c", "red");
        assertThat(feature(near, "reach")).isEqualTo(1);
        assertThat(feature(quiet(), "reach")).isZero();
        assertThat(feature(quiet(), "farthest")).isGreaterThan(feature(near, "farthest"));
        assertThat(feature(quiet().zombies("d", "Walker", 2), "guarded")).isZero();
        assertThat(feature(quiet().zombies("e", "Walker", 2), "guarded")).isPositive();
        assertThat(feature(quiet(), "spread")).isZero();
        assertThat(feature(quiet().survivor("Ben", "c", ""), "spread")).isPositive();
        assertThat(feature(quiet(), "margin")).isEqualTo(1);
        Town town = quiet();
        assertThat(feature(
                        town.with(town.who("Ana")
                                .withAdrenaline(3, town.who("Ana").danger())),
                        "margin"))
                .isBetween(0.1, 0.9);
        assertThat(feature(quiet(), "fallen")).isZero();
        assertThat(feature(quiet().card("Ana", "hand1", "Great Axe"), "weapons"))
                .isGreaterThan(feature(quiet(), "weapons"));
    }

    @Test
    void featuresAreAsManyAsTheirNames() {
        Town town = withGoal(".~.~.").survivor("Ana", "a", "").objective("c", "red");
        Sense<Table> sense = Town.GAME.sense();
        double[] far = sense.features(town.table());
        assertThat(far).hasSameSizeAs(sense.features());
        double[] near = sense.features(
                town.with(town.who("Ana").withZone(town.zone("b"))).table());
        int nearness = sense.features().indexOf("nearness");
        assertThat(near[nearness]).isGreaterThan(far[nearness]);
        assertThat(sense.chance(town.table())).isBetween(0.0, 1.0);
    }
}
