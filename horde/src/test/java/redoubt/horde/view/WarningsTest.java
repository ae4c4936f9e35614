package redoubt.horde.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.combat.Field;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.fixture.Altered;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.kernel.Stream;

/** What players are warned of in a game that goes on when somebody falls. */
class WarningsTest {
    /** A pit: jumping in kills, leaping over it kills on a 1, and walking around it does nothing. */
    private record Pit() implements ActionRuling {
        @Override
        public void offer(Table table, Survivor actor, Menu menu) {
            List.of("jump", "leap", "walk").forEach(way -> menu.add(new Cross(way)));
        }
    }

    private record Cross(String key) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Crossing(actor, key);
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key));
        }
    }

    private record Crossing(SurvivorId survivor, String way) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            boolean isFatal = way.equals("jump") || way.equals("leap") && play.roll(Stream.stream("leaps"), 6) == 1;
            if (isFatal) {
                play.then(new EliminateSurvivor(survivor));
            }
        }
    }

    private static Field.Scene field(Ruling... rulings) {
        return new Field()
                .survivor("Ana", "a", List.of())
                .survivor("Ben", "a", List.of())
                .rulings(rulings)
                .play(Luck.loaded());
    }

    @Test
    void anActionThatIsCertainToKillIsWarnedOfThoughTheGameGoesOn() {
        Field.Scene field = field(new Pit()).turn("Ana", 1);
        assertThat(field.warning("jump")).isEqualTo("SURVIVOR_ELIMINATED");
        assertThat(field.warning("walk")).isEmpty();
        assertThat(field.warning("leap")).as("the die decides").isEmpty();
        assertThat(field.choose("jump").isOver()).isFalse();
        assertThat(field.who("Ana").isOnBoard()).isFalse();
    }

    /** Counts how often it is asked to offer something; it never does. */
    private record Asked(AtomicInteger times) implements ActionRuling {
        @Override
        public void offer(Table table, Survivor actor, Menu menu) {
            times.incrementAndGet();
        }
    }

    /** The way around the pit. */
    private record Path() implements ActionRuling {
        @Override
        public void offer(Table table, Survivor actor, Menu menu) {
            menu.add(new Cross("walk"));
        }
    }

    @Test
    void aWarningDoesNotWorkOutAllThatMayBeDoneNext() {
        Asked asked = new Asked(new AtomicInteger());
        Field.Scene field = field(asked, new Path()).turn("Ana", 3);
        int before = asked.times().get();
        assertThat(before).isPositive();
        assertThat(field.warning("walk")).isEmpty();
        assertThat(asked.times()).as("whoever may act again may end the turn").hasValue(before);
    }

    @Test
    void whoMayStillEndTheTurnIsNotDoomed() {
        Field.Scene field = field(new Pit(), new SurvivorsMustLive()).turn("Ana", 2);
        assertThat(field.warning("walk"))
                .as("though the first thing to do next is the jump")
                .isEmpty();
    }

    @Test
    void aDeathThatLosesTheGameIsWarnedOfAsTheDefeat() {
        Field.Scene field = field(new Pit(), new SurvivorsMustLive()).turn("Ana", 1);
        assertThat(field.warning("jump")).isEqualTo("DEFEAT");
        assertThat(field.warning("leap")).isEmpty();
    }

    @Test
    void whomTheZombiesKillIsNoAction() {
        Blow blow = new Blow("Walker", "Walker", 1, 1, false);
        Field.Scene field = field().wounds("Ana", 2).run(ShareOut.attacks(Field.zone("a"), List.of(blow)));
        assertThat(field.warning("suffer Ana")).isEmpty();
        assertThat(field.choose("suffer Ana").who("Ana").isOnBoard()).isFalse();
    }

    /** The last way over the pit costs the sword, but the boatman rolls a die first. */
    private record Ferry() implements ActionRuling, Precious {
        @Override
        public void offer(Table table, Survivor actor, Menu menu) {
            menu.add(new Hail(false));
            menu.add(new Hail(true));
        }

        @Override
        public boolean isPrecious(Equipment card) {
            return card.equals(Field.SWORD);
        }

        @Override
        public RuleId warning() {
            return new RuleId("TT-SWORD");
        }
    }

    private record Hail(boolean isRolled) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Boatman(actor, isRolled);
        }

        @Override
        public String key() {
            return isRolled ? "hail a gambler" : "hail a boatman";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key()));
        }
    }

    private record Boatman(SurvivorId survivor, boolean isRolled) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            if (isRolled) {
                play.roll(Stream.stream("boatmen"), 6);
            }
            play.then(new PayFare(survivor));
        }
    }

    /** Either hand pays, and with it goes the sword. */
    private record PayFare(SurvivorId survivor) implements Question<Table, Fare> {
        @Override
        public Decision<Fare> decision(Table table) {
            return new Decision<>(
                    new RuleId("TT-FARE"), table.seatOf(survivor), List.of(new Fare("left"), new Fare("right")));
        }

        @Override
        public void answer(Fare chosen, Play<Table> play) {
            Survivor payer = play.table().survivor(survivor);
            play.table(play.table().with(payer.withInventory(payer.inventory().without(0))));
        }
    }

    private record Fare(String key) implements Option {
        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key));
        }
    }

    @Test
    void whatIsGivenUpInTheEndIsWarnedOfUnlessADieComesBefore() {
        Field.Scene field = new Field()
                .survivor("Ana", "a", List.of(), Field.item(Field.SWORD))
                .play(Luck.loaded());
        field.with(table -> Altered.mission(table, new Mission("TT-M01", "Field", List.of(new Ferry()))));
        field.turn("Ana", 3);
        assertThat(field.warning("hail a boatman")).isEqualTo("TT-SWORD");
        assertThat(field.warning("hail a gambler")).isEmpty();
    }
}
