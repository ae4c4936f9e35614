package redoubt.horde.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent.CardDiscarded;
import redoubt.horde.event.HordeEvent.KeepRolled;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.testkit.Rule;

/** What survivors keep after a victory. A 1 stands for a break. */
class KeepRollsTest {
    private static final RuleId CLEARED = new RuleId("cleared");

    /** Won when no zombie is left, lost when nobody holds a card any more. */
    private record Clear() implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            if (table.zombies().total() == 0) {
                return Optional.of(Verdict.won(CLEARED));
            }
            boolean isBare = table.survivors().stream()
                    .allMatch(survivor -> survivor.inventory().items().isEmpty());
            return isBare ? Optional.of(Verdict.lost(new RuleId("bare"))) : Optional.empty();
        }
    }

    private static Town town() {
        return Town.under(List.of(new Clear(), new KeepRolls()), ".")
                .survivor("Mindy", "a", "Lucky")
                .zombies("a", "Walker", 1);
    }

    private static List<String> carried(Town town, String name) {
        return town.survivor(name).inventory().items().stream().map(Item::name).toList();
    }

    @Test
    @Cited({Cite.KEEP_ROLL, Cite.CARDS_NOT_KEPT})
    @Rule({"WZ-EX-05", "WZ-KEEP-01", "WZ-KEEP-02", "WZ-KEEP-04", "WZ-KEEP-09"})
    void eachCardIsRolledForOnItsOwn() {
        Town town = town().card("Mindy", "hand1", "Sub-MG")
                .card("Mindy", "hand2", "Machete")
                .card("Mindy", "pack1", "Sawed-Off")
                .card("Mindy", "pack2", "Sawed-Off")
                .card("Mindy", "pack3", "Water");
        town.turn("Mindy", 6, 2, 3, 1, 4, 5, 2, 6, 3, 3, 3, 3, 1, 1, 2, 2).choose("melee Machete T.a");
        assertThat(town.state().isWon()).isTrue();
        assertThat(carried(town, "Mindy")).containsExactly("Machete", "Sawed-Off");
        assertThat(town.events(KeepRolled.class))
                .extracting(KeepRolled::card, KeepRolled::breaks)
                .containsExactly(tuple("Sub-MG", 1), tuple("Machete", 0), tuple("Sawed-Off", 0), tuple("Sawed-Off", 2));
        assertThat(town.events(KeepRolled.class))
                .extracting(event -> event.rule().id())
                .containsOnly("KEEP_ROLL");
        assertThat(town.events(CardDiscarded.class))
                .extracting(event -> event.rule().id() + " " + event.card())
                .containsExactly("CARDS_NOT_KEPT Water");
        assertThat(town.table().deck("equipment").discard().list())
                .containsExactlyInAnyOrderElementsOf(List.of(
                        town.table().print().card("Sub-MG").index(),
                        town.table().print().card("Sawed-Off").index(),
                        town.table().print().card("Water").index()));
    }

    @Test
    @Cited(Cite.KEEP_ROLL)
    @Rule({"WZ-KEEP-08", "WZ-KEEP-09"})
    void whoHasLeftRollsTooButNotWhoHasFallen() {
        Town town = town().card("Mindy", "hand1", "Machete")
                .survivor("Tess", "a", "")
                .card("Tess", "hand1", "Pistol")
                .survivor("Anton", "a", "")
                .card("Anton", "hand1", "Pistol");
        town.with(town.survivor("Tess").withPresence(Survivor.Presence.LEFT));
        Table fallen = town.table().with(town.survivor("Anton").withPresence(Survivor.Presence.ELIMINATED));
        assertThat(new KeepRolls().epilogue(fallen))
                .as("in the order of the team")
                .isEqualTo(List.of(new RollToKeep(town.id("Mindy")), new RollToKeep(town.id("Tess"))));
        town.turn("Mindy", 6, 2, 2, 1, 2).choose("melee Machete T.a");
        assertThat(carried(town, "Tess")).isEmpty();
        assertThat(carried(town, "Anton")).containsExactly("Pistol");
    }

    @Test
    @Cited(Cite.VICTORY)
    @Rule("WZ-KEEP-08")
    void theGameIsWonWhenTheRollsAreOverAndCannotBeLostByThem() {
        Town town = town().card("Mindy", "hand1", "Machete").turn("Mindy", 6, 1, 1);
        town.choose("melee Machete T.a");
        assertThat(town.state().isWon()).as("although everything broke").isTrue();
        List<Event> events = town.events();
        assertThat(events.getLast()).isEqualTo(new Event.GameWon(CLEARED));
    }

    @Test
    @Cited(Cite.DEFEAT)
    @Rule("WZ-KEEP-08")
    void nobodyRollsAfterADefeat() {
        Town town = town().card("Mindy", "hand1", "Machete").turn("Mindy", 6);
        town.choose("discard Mindy hand1 Machete");
        assertThat(town.isLost()).isTrue();
        assertThat(town.events(KeepRolled.class)).isEmpty();
    }

    /** After a defeat Mindy learns from it. */
    private record Lesson(SurvivorId survivor) implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            return Optional.empty();
        }

        @Override
        public List<Step<Table>> aftermath(Table table) {
            return List.of(new GainAdrenaline(survivor, 1));
        }
    }

    @Test
    @Cited(Cite.DEFEAT)
    @Rule("WZ-CAMP-08")
    void whatFollowsADefeatHappensBeforeTheGameIsOver() {
        SurvivorId mindy = new SurvivorId(0, "Mindy");
        Town town = Town.under(List.of(new Clear(), new KeepRolls(), new Lesson(mindy)), ".")
                .survivor("Mindy", "a", "")
                .zombies("a", "Walker", 1)
                .card("Mindy", "hand1", "Machete")
                .turn("Mindy", 6);
        town.choose("discard Mindy hand1 Machete");
        assertThat(town.isLost()).isTrue();
        assertThat(town.survivor("Mindy").adrenaline()).isEqualTo(1);
        assertThat(town.events().getLast()).isEqualTo(new Event.GameLost(new RuleId("bare")));
    }
}
