package redoubt.horde.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** What a survivor may do in a turn and what it costs. */
class PayTest {

    @Test
    @Cited(Cite.MAKE_NOISE)
    void makingNoiseCostsAnActionAndPutsAToken() {
        Town town = Town.on(".~.").survivor("Ana", "a", "").turn("Ana").choose("make noise");
        assertThat(town.tokens("noise", "a")).isOne();
        assertThat(town.tokens("noise", "b")).isZero();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.DO_NOTHING)
    @Rule("WD-DEC-09")
    void doingNothingEndsTheTurnAndLosesTheActionsLeft() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .play(List.of(new PlayersPhase()))
                .choose("activate Ana", "make noise", "end turn");
        assertThat(town.survivor("Ana").turn().actions()).isZero();
        assertThat(town.survivor("Ana").hasActed()).isTrue();
        assertThat(town.events(HordeEvent.TurnBegan.class).getLast().survivor()).isEqualTo(town.id("Bo"));
        assertThat(town.choose("end turn").isDone()).isTrue();
    }

    @Test
    @Cited(Cite.PAY_ACTION)
    void aFreeActionPaysForItsTypeOnly() {
        Town town = Town.on(".~.~.").survivor("Ana", "a", "+1 free Move Action").turn("Ana");
        town.choose("make noise", "make noise", "make noise");
        assertThat(town.offered()).containsExactly("move T.b", "end turn");
        town.choose("move T.b");
        assertThat(town.zoneOf("Ana")).isEqualTo("b");
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Cited({Cite.PAY_ACTION, Cite.SEARCH_ONCE})
    void aFreeSearchDoesNotLiftTheLimitOfOne() {
        Town town = Town.on("#:#")
                .survivor("Ana", "a", "+1 free Search Action")
                .deck("Water", "Apples")
                .turn("Ana")
                .choose("search", "pay with Search", "put Water in pack1", Town.DONE);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(town.offered("search")).isEmpty();
        Town paid = Town.on("#:#")
                .survivor("Ana", "a", "+1 free Search Action")
                .deck("Water", "Apples")
                .turn("Ana")
                .choose("search", "pay with actions", "put Water in pack1", Town.DONE);
        assertThat(paid.survivor("Ana").turn().free()).hasSize(1);
        assertThat(paid.offered("search")).isEmpty();
    }

    @Test
    @Rule("WD-DEC-10")
    void thePlayerChoosesHowToPay() {
        Town town = Town.on(".~.~.")
                .twoSeats()
                .survivor("Ana", "a", "+1 free Combat Action; +1 free Melee Action")
                .seat("Ana", 2)
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 9)
                .turn("Ana", 1, 1, 1, 1)
                .choose("melee Sword T.a");
        assertThat(town.asked().id()).isEqualTo("PAY_ACTION");
        assertThat(town.seats().list()).containsExactly(new Seat(2));
        assertThat(town.offered()).containsExactly("pay with Combat", "pay with Melee", "pay with actions");
        town.choose("pay with Melee");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(town.survivor("Ana").turn().free())
                .extracting(free -> free.name())
                .containsExactly("Combat");
        town.choose("melee Sword T.a");
        assertThat(town.offered()).containsExactly("pay with Combat", "pay with actions");
        town.choose("pay with actions");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.PAY_ACTION)
    @Rule("WD-DEC-10")
    void onlyFreeActionsOfTheTypeAreOfferedInPayment() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "+1 free Search Action; +1 free Move Action; +1 free Melee Action")
                .turn("Ana")
                .choose("move T.b");
        assertThat(town.offered()).containsExactly("pay with Move", "pay with actions");
    }

    @Test
    @Rule("WD-DEC-10")
    void theLastActionStillPaysAndAFreeOneAloneToo() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "+1 free Move Action")
                .turn("Ana")
                .choose("make noise", "make noise", "move T.b");
        assertThat(town.offered()).containsExactly("pay with Move", "pay with actions");
        town.choose("pay with actions", "move T.c");
        assertThat(town.zoneOf("Ana")).isEqualTo("c");
        assertThat(town.survivor("Ana").turn().free()).isEmpty();
    }

    @Test
    @Rule("WD-GAP-91")
    void aSkillForFreeIsOfferedAtEveryDecisionOfTheOwnTurnOnce() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "Shove")
                .survivor("Bo", "a", "")
                .zombies("a", "Walker", 1)
                .play(List.of(new PlayersPhase()))
                .choose("activate Bo");
        assertThat(town.offered("shove")).isEmpty();
        town.choose("end turn");
        assertThat(town.offered("shove")).containsExactly("shove T.b");
        town.choose("make noise");
        assertThat(town.offered("shove")).containsExactly("shove T.b");
        town.choose("make noise", "make noise");
        assertThat(town.offered()).containsExactly("shove T.b", "end turn");
        town.choose("shove T.b");
        assertThat(town.zombies("b")).isOne();
        assertThat(town.isDone()).isTrue();
        Town once = Town.on(".~.~.")
                .survivor("Ana", "a", "Shove")
                .zombies("a", "Walker", 1)
                .turn("Ana")
                .choose("shove T.b", "move T.b");
        assertThat(once.offered("shove")).isEmpty();
        assertThat(once.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    private static Town leader() {
        return Town.on("#:#:#")
                .survivor("Ana", "a", "Born leader")
                .survivor("Bo", "a", "")
                .guards("c", 1)
                .deck("Water", "Apples", "Torch")
                .play(List.of(new PlayersPhase()));
    }

    @Test
    @Rule("WD-GAP-92")
    void aBornLeaderLeadsOnceATurnAndNoGuard() {
        Town town = leader().choose("activate Ana");
        assertThat(town.offered("born leader")).containsExactly("born leader Bo");
        town.choose("born leader Bo", "make noise");
        assertThat(town.offered("born leader")).isEmpty();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
    }

    @Test
    @Cited({Cite.DO_NOTHING, Cite.ACTIONS_PER_TURN})
    void aTurnEndsByItselfOrIsCutShort() {
        Town spent = Town.on(".~.").survivor("Ana", "a", "").turn("Ana");
        spent.choose("make noise", "make noise", "make noise");
        assertThat(ended(spent)).containsExactly("ACTIONS_PER_TURN");
        Town early = Town.on(".~.").survivor("Ana", "a", "").turn("Ana").choose("end turn");
        assertThat(ended(early)).containsExactly("DO_NOTHING");
        Town free = Town.on(".~.").survivor("Ana", "a", "+1 free Move Action").turn("Ana");
        free.choose("make noise", "make noise", "make noise", "end turn");
        assertThat(ended(free)).as("a free action was left").containsExactly("DO_NOTHING");
    }

    private static List<String> ended(Town town) {
        return town.events(HordeEvent.TurnEnded.class).stream()
                .map(event -> event.rule().id())
                .toList();
    }

    /** A kind of action that nobody may take. */
    private record Forbidden(ActionKind kind) implements ActionLimit {
        @Override
        public boolean isLimited(Table table, Survivor actor) {
            return true;
        }

        @Override
        public boolean allows(Table table, Survivor actor, ActionKind asked) {
            return !asked.equals(kind);
        }
    }

    @Test
    @Cited(Cite.CHOOSE_ACTION)
    void whatARulingForbidsIsNotOffered() {
        Town free = Town.on(".~.").survivor("Ana", "a", "").turn("Ana");
        assertThat(free.offered()).containsExactlyInAnyOrder("move T.b", "make noise", "end turn");
        Town held = Town.under(List.of(new Forbidden(ActionKind.MOVE)), ".~.").survivor("Ana", "a", "");
        assertThat(held.turn("Ana").offered()).containsExactlyInAnyOrder("make noise", "end turn");
        Town still = Town.under(List.of(new Forbidden(ActionKind.OTHER)), ".~.").survivor("Ana", "a", "");
        assertThat(still.turn("Ana").offered()).containsExactlyInAnyOrder("move T.b", "end turn");
        Town idle = Town.under(List.of(new Forbidden(ActionKind.OTHER)), ".").survivor("Ana", "a", "");
        assertThat(idle.turn("Ana").isDone()).as("nothing is left to do").isTrue();
    }
}
