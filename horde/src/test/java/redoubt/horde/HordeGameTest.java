package redoubt.horde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.action.Hamlet;
import redoubt.horde.edition.Edition;
import redoubt.horde.fixture.Town;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.YesSetting;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.OddsView;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.State;

/** What a game of the family tells the program besides its rules: settings, cards, odds, forecasts and how things stand. */
class HordeGameTest {
    private static Town armed() {
        return Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 2)
                .turn("Ana");
    }

    private static Option option(Town town, String word) {
        return town.decision().options().stream()
                .filter(option -> option.key().startsWith(word))
                .findFirst()
                .orElseThrow();
    }

    /** A question about somebody, some place and some card, with a number beside. */
    private record Asking(SurvivorId survivor, Zone zone, int count, Equipment card)
            implements Question<Table, Option> {
        @Override
        public Decision<Option> decision(Table table) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void answer(Option chosen, Play<Table> play) {}
    }

    @Test
    void aQuestionIsAboutWhomAndWhatItNames() {
        Town town = armed();
        Equipment sword = Town.EDITION.print().card("Sword");
        Asking question = new Asking(town.id("Ana"), town.zone("a"), 3, sword);
        assertThat(about(town, question))
                .containsExactly(
                        new Mark("survivor", "Ana"),
                        new Mark("zone", town.zone("a").name()),
                        new Mark("card", "Sword"));
    }

    /** A question about somebody and perhaps somebody else. */
    private record Together(SurvivorId survivor, Optional<SurvivorId> partner) implements Question<Table, Option> {
        @Override
        public Decision<Option> decision(Table table) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void answer(Option chosen, Play<Table> play) {}
    }

    @Test
    void aQuestionIsAboutWhomItMayName() {
        Town town = Town.on(".").survivor("Ana", "a", "").survivor("Ben", "a", "");
        SurvivorId ana = town.id("Ana");
        SurvivorId ben = town.id("Ben");
        assertThat(about(town, new Together(ana, Optional.of(ben))))
                .containsExactly(new Mark("survivor", "Ana"), new Mark("survivor", "Ben"));
        assertThat(about(town, new Together(ana, Optional.empty()))).containsExactly(new Mark("survivor", "Ana"));
    }

    private static List<Mark> about(Town town, Question<Table, Option> question) {
        return Town.GAME.about(State.laidOut(town.table(), Agenda.of(question), Luck.seeded(1)));
    }

    /** A question without anything of its own. */
    private enum Nothing implements Question<Table, Option> {
        NOTHING;

        @Override
        public Decision<Option> decision(Table table) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void answer(Option chosen, Play<Table> play) {}
    }

    @Test
    void aQuestionThatNamesNothingIsAboutNothing() {
        assertThat(about(armed(), Nothing.NOTHING)).isEmpty();
    }

    @Test
    void attacksHaveOddsAndOtherActionsNone() {
        Town town = armed();
        Option attack = option(town, "melee Sword");
        Option end = option(town, "end turn");
        assertThat(Town.GAME.hasOdds(attack)).isTrue();
        assertThat(Town.GAME.hasOdds(end)).isFalse();
        OddsView odds = (OddsView) Town.GAME.odds(town.state(), attack).orElseThrow();
        assertThat(odds.weapon()).isEqualTo("Sword");
        assertThat(odds.hits()).hasSize(odds.dice() + 1);
        assertThat(Town.GAME.odds(town.state(), end)).isEmpty();
    }

    @Test
    void anAnswerThatIsNoActionHasNoOdds() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "Lucky")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 2)
                .turn("Ana", 1, 1)
                .choose("melee Sword T.a");
        Option again = option(town, "roll again");
        assertThat(Town.GAME.hasOdds(again)).isFalse();
        assertThat(Town.GAME.odds(town.state(), again)).isEmpty();
    }

    @Test
    void whoAsksForAnUnknownMissionIsToldTheOthers() {
        SetUp unknown = SetUp.of("hamlet", "HA-M99");
        List<String> known =
                Hamlet.GAME.missions().stream().map(MissionCard::id).toList();
        assertThatThrownBy(() -> Hamlet.GAME.plan(unknown))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("has no mission HA-M99, only " + known);
    }

    @Test
    void theForecastShowsTheZombies() {
        Forecast forecast = (Forecast) Town.GAME.forecast(armed().state()).orElseThrow();
        assertThat(forecast.groups()).isNotEmpty();
    }

    @Test
    void settingsNameTheTeamAndEveryMode() {
        List<String> names = Hamlet.EDITION.print().survivors().stream()
                .map(SurvivorCard::name)
                .toList();
        assertThat(Hamlet.GAME.settings())
                .containsExactly(
                        new SettingCard("survivors", names, 2, 4),
                        SettingCard.oneOf("starting", "chosen", "dealt").suggesting("dealt"));
        HordeGame ultrared = new HordeGame(
                "hamlet", "The hamlet", Hamlet.EDITION, List.of(), List.of(YesSetting.ultrared(new RuleId("X-01"))));
        assertThat(ultrared.settings()).contains(SettingCard.oneOf("ultrared", "yes"));
        assertThat(ultrared.title()).isEqualTo("The hamlet");
    }

    @Test
    void theCatalogueShowsWhatIsPrinted() {
        Catalogue catalogue = (Catalogue) Hamlet.GAME.catalogue().orElseThrow();
        assertThat(catalogue.equipment().get(Hamlet.MAIL).armour()).isEqualTo(4);
        Catalogue.CardPrint bow = catalogue.equipment().get(Hamlet.BOW);
        assertThat(bow.armour()).as("no armour").isZero();
        assertThat(bow.uses()).containsExactly(new Catalogue.UsePrint("Ranged", 1, 2, 2, 4, 1, false, true, true, ""));
        assertThat(catalogue.levels())
                .map(Catalogue.LevelPrint::level)
                .containsExactly("blue", "yellow", "orange", "red");
        assertThat(catalogue.levels())
                .map(Catalogue.LevelPrint::adrenaline)
                .containsExactlyElementsOf(Hamlet.EDITION.print().adrenaline());
        SurvivorCard first = Hamlet.EDITION.print().survivors().getFirst();
        assertThat(catalogue.survivors().getFirst().skills())
                .filteredOn(skill -> skill.level().equals("red"))
                .hasSameSizeAs(first.red());
    }

    /** A goal that is met once nobody is hurt. */
    private record Unhurt() implements Goal {
        @Override
        public boolean isMet(Table table) {
            return table.survivors().stream().allMatch(survivor -> survivor.wounds() == 0);
        }
    }

    @Test
    void goalsAreDoneByHalvesOrNotAtAll() {
        Town town = Town.on(".").survivor("Ana", "a", "");
        Goal never = _ -> false;
        MissionGoals goals = new MissionGoals(List.of(new Unhurt(), never), new RuleId("X-01"), new RuleId("X-02"));
        assertThat(goals.progress(town.table())).isEqualTo(0.5);
        assertThat(goals.progress(town.wounds("Ana", 1).table())).isZero();
    }

    /** Each thing that is better for the players makes the position better, and nothing else differs. */
    @Test
    void aBetterPositionIsAppraisedHigher() {
        double plain = appraised(standing());
        assertThat(appraised(standing().wounds("Ana", 1))).isLessThan(plain);
        assertThat(appraised(standing().zombies("b", "Walker", 1))).isLessThan(plain);
        assertThat(appraised(standing().zombies("b", "Walker", 1)))
                .as("nearer zombies weigh more")
                .isLessThan(appraised(standing().zombies("c", "Walker", 1)));
        assertThat(appraised(standing().adrenaline("Ana", 5, Danger.BLUE))).isGreaterThan(plain);
        assertThat(appraised(standing().objective("c", "red")))
                .as("something far off to be taken")
                .isLessThan(plain);
        assertThat(appraised(standing().objective("c", "red")))
                .isLessThan(appraised(standing().objective("b", "red")));
        assertThat(appraised(standing().dropped("c", "Sword"))).isLessThan(plain);
        Town left = standing();
        left.with(left.who("Ana").withPresence(Survivor.Presence.LEFT));
        Town dead = standing();
        dead.with(dead.who("Ana").withPresence(Survivor.Presence.ELIMINATED));
        assertThat(appraised(dead)).isLessThan(appraised(left));
    }

    /** A goal that is done by so much. */
    private record PartlyDone(double progress) implements GoalProgress {
        @Override
        public double progress(Table table) {
            return progress;
        }
    }

    @Test
    void theGoalsOfAMissionWeighAlike() {
        double none = appraised(aiming(0, 0));
        double half = appraised(aiming(1, 0));
        double all = appraised(aiming(1, 1));
        assertThat(half).isGreaterThan(none).isCloseTo((none + all) / 2, within(0.001));
        assertThat(appraised(aiming(0.5, 0.5))).isCloseTo(half, within(0.001));
    }

    private static Town aiming(double one, double other) {
        return Town.under(List.of(new PartlyDone(one), new PartlyDone(other)), ".")
                .survivor("Ana", "a", "");
    }

    @Test
    void freeAttacksOfASkillHaveOddsToo() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "Improvised weapon: Melee")
                .zombies("a", "Walker", 2)
                .turn("Ana");
        Option free = option(town, "improvised weapon: melee");
        assertThat(Town.GAME.hasOdds(free)).isTrue();
        assertThat(((OddsView) Town.GAME.odds(town.state(), free).orElseThrow()).dice())
                .isEqualTo(2);
    }

    @Test
    void skillsAreCalledAsTheyArePrinted() {
        for (String name :
                List.of("All-Out: +1 die: Combat", "Range 2+: +1 die: Ranged", "+1 free Melee All-Out Action")) {
            assertThat(Town.skill(name).name()).isEqualTo(name);
        }
    }

    private static Town standing() {
        return Town.on(".~.~.").survivor("Ana", "a", "").survivor("Ben", "a", "");
    }

    private static double appraised(Town town) {
        double value = Town.GAME.appraise(town.table());
        assertThat(value).isBetween(0.01, 0.99);
        return value;
    }

    @Test
    void anEditionIsKnownByItsName() {
        Edition same = new Edition(Town.EDITION.print(), Hamlet.EDITION.workings());
        assertThat(same).isEqualTo(Town.EDITION).hasSameHashCodeAs(Town.EDITION);
        assertThat(Town.EDITION).isNotEqualTo(Hamlet.EDITION).isNotEqualTo("town");
    }
}
