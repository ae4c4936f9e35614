package redoubt.secondedition.washington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.event.HordeEvent.CardDiscarded;
import redoubt.horde.round.EndPhase;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.secondedition.City;
import redoubt.secondedition.washington.WashingtonEvent.SurvivorDied;
import redoubt.secondedition.washington.WashingtonEvent.SurvivorKnockedOut;
import redoubt.secondedition.washington.WashingtonEvent.SurvivorPickedUp;
import redoubt.secondedition.washington.WashingtonEvent.SurvivorSaved;
import redoubt.testkit.Rule;

/** Survivors who are knocked out, picked up, or die. */
class KnockOutTest {
    private static City lawn() {
        return City.of("10V", new KnockOut())
                .survivor("Ana", "a")
                .survivor("Ben", "a")
                .holds("Ana", "Machete", "Katana")
                .with(table -> table.withRound(3));
    }

    private static City knockOut(City city, String name) {
        return city.run(new EliminateSurvivor(city.id(name)));
    }

    private static Optional<Fallen.Fate> fate(City city, String name) {
        return Fallen.of(city.table()).fate(city.id(name));
    }

    @Test
    @Rule({"WZ-KO-01", "WZ-KO-14"})
    void theLastWoundKnocksOutAndTakesAllCards() {
        City city = knockOut(lawn(), "Ana");
        assertThat(city.isLost()).isFalse();
        assertThat(fate(city, "Ana")).contains(Fallen.Fate.LYING);
        assertThat(city.cards("Ana")).isEmpty();
        assertThat(city.events(SurvivorKnockedOut.class))
                .extracting(event -> event.rule().id() + " " + event.zone())
                .containsExactly("WZ-KO-01 10V.a");
        assertThat(city.events(CardDiscarded.class))
                .extracting(CardDiscarded::card)
                .containsExactly("Machete", "Katana");
    }

    @Test
    @Rule("Z2-WIN-02")
    void withoutThisRuleTheGameIsLost() {
        City city = City.of("10V").survivor("Ana", "a").survivor("Ben", "a");
        assertThat(knockOut(city, "Ana").isLost()).isTrue();
    }

    @Test
    @Rule({"WZ-KO-02", "WZ-KO-03", "WZ-KO-09", "WZ-DEC-06"})
    void anotherSurvivorPicksThemUpWithZombiesThereOrNot() {
        City city = knockOut(lawn().zombies("a", "Walker", 2), "Ana").acts("Ben");
        assertThat(city.offered("pick up")).containsExactly("pick up Ana");
        city.choose("pick up Ana");
        assertThat(fate(city, "Ana")).contains(Fallen.Fate.PICKED_UP);
        assertThat(city.actions("Ben")).isEqualTo(2);
        assertThat(city.who("Ben").adrenaline()).isZero();
        assertThat(city.who("Ana").isOnBoard()).as("but not to be played again").isFalse();
        assertThat(city.events(SurvivorPickedUp.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-KO-03");
        assertThat(city.offered("pick up")).isEmpty();
        City far = knockOut(lawn().survivor("Cai", "b"), "Ana").acts("Cai");
        assertThat(far.offered("pick up")).as("only in the same zone").isEmpty();
    }

    @Test
    @Rule("WZ-KO-16")
    void severalArePickedUpOneByOne() {
        City city = lawn().survivor("Cai", "a");
        knockOut(knockOut(city, "Ana"), "Ben").acts("Cai");
        assertThat(city.offered("pick up")).containsExactly("pick up Ana", "pick up Ben");
        city.choose("pick up Ben");
        assertThat(city.offered("pick up")).containsExactly("pick up Ana");
        assertThat(city.actions("Cai")).isEqualTo(2);
    }

    @Test
    @Rule({"WZ-KO-04", "WZ-KO-11"})
    void whoIsNotPickedUpDiesInTheEndPhaseOfTheNextRound() {
        City city = knockOut(lawn(), "Ana").run(new EndPhase());
        assertThat(fate(city, "Ana")).as("not in this round").contains(Fallen.Fate.LYING);
        city.with(table -> table.withRound(4)).run(new EndPhase());
        assertThat(fate(city, "Ana")).contains(Fallen.Fate.DEAD);
        assertThat(city.events(SurvivorDied.class))
                .extracting(event -> event.rule().id() + " " + event.survivor())
                .containsExactly("WZ-KO-04 Ana");
        assertThat(city.acts("Ben").offered("pick up")).isEmpty();
        City saved = knockOut(lawn(), "Ana").acts("Ben").choose("pick up Ana");
        saved.with(table -> table.withRound(4)).run(new EndPhase());
        assertThat(fate(saved, "Ana")).contains(Fallen.Fate.PICKED_UP);
    }

    @Test
    @Rule({"WZ-KO-07", "WZ-KO-13", "WZ-ALONE-01"})
    void theMissionIsLostWhenNobodyIsLeft() {
        City city = knockOut(lawn(), "Ana");
        knockOut(city, "Ben");
        assertThat(city.isLost()).isTrue();
        City left = lawn();
        left.with(left.who("Ben").withPresence(Survivor.Presence.LEFT));
        assertThat(knockOut(left, "Ana").isLost())
                .as("who has left is not lost")
                .isFalse();
    }

    /** Won when Ben leaves zone a. */
    private record BenAway() implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            boolean isAway = table.survivors().stream()
                    .anyMatch(one ->
                            one.name().equals("Ben") && !one.zone().name().equals("10V.a"));
            return isAway ? Optional.of(Verdict.won(new RuleId("away"))) : Optional.empty();
        }
    }

    @Test
    @Rule({"WZ-KO-13", "WZ-CAMP-06"})
    void whoeverStillLiesThereIsSafeWhenTheMissionIsWon() {
        City city = City.of("10V", new KnockOut(), new BenAway())
                .survivor("Ana", "a")
                .survivor("Ben", "a");
        knockOut(city, "Ana").walks("Ben", "b");
        assertThat(city.state().isWon()).isTrue();
        assertThat(fate(city, "Ana")).contains(Fallen.Fate.PICKED_UP);
        assertThat(city.events(SurvivorSaved.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-KO-13");
    }

    @Test
    @Rule({"WZ-KO-08", "WZ-KO-17"})
    void whoLiesThereIsNobodyToZombiesAndShots() {
        City city = knockOut(lawn(), "Ana").walks("Ben", "c").zombies("a", "Walker", 1);
        assertThat(city.table().manned().contains(city.zone("a").index())).isFalse();
        assertThat(city.table().survivorsIn(city.zone("a").index())).isEqualTo(List.of());
    }
}
