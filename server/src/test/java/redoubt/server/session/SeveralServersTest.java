package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.session.Room.Ear;
import redoubt.server.store.SeatRow;
import redoubt.server.store.StoreFailed;
import redoubt.toy.ToyGame;

/** Two servers that share a store, also when both believe for a while that they hold the same table. */
class SeveralServersTest {
    private final MemoryStore store = new MemoryStore();
    private final Tables one = Room.opened(new ToyGame(), store);
    private final Tables other = Room.opened(new ToyGame(), store);
    private final Set<String> held = ConcurrentHashMap.newKeySet();

    private Opened open(Sitter... sitters) {
        return one.open(new NewTable("toy", "TY-M02", List.of(sitters), List.of(), "Ada", Optional.of(7L), false));
    }

    private static int choose(Tables at, Opened table) {
        Session session = at.session(table.table());
        Situation now = session.moment(table.token()).situation();
        Question question = now.question().orElseThrow();
        return session.choose(
                        table.token(),
                        now.step(),
                        question.seats().getFirst(),
                        question.options().getFirst().key())
                .step();
    }

    @Test
    void theSecondWriterIsRefusedAndReadsTheGameAgain() {
        Opened table = open(Sitter.ME, Sitter.ME);
        Ear ear = new Ear();
        other.session(table.table()).join(table.token(), 0, ear);
        assertThat(choose(one, table)).isEqualTo(1);
        assertThat(choose(one, table)).isEqualTo(2);

        assertThatThrownBy(() -> choose(other, table))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(Fault.FAILED));
        assertThat(choose(other, table)).isEqualTo(3);
        assertThat(ear.last("ReadAgain").get("step")).isEqualTo(2L);
        assertThat(store.entries(table.table())).hasSize(3);
    }

    @Test
    void aTableIsReadAgainForSomebodyWhoHasSeenMoreOfIt() {
        Opened table = open(Sitter.ME, Sitter.ME);
        Ear waiting = new Ear();
        other.session(table.table()).join(table.token(), 0, waiting);
        choose(one, table);

        Ear ear = new Ear();
        other.session(table.table()).join(table.token(), 1, ear);
        assertThat(ear.kinds()).contains("Welcome");
        assertThat(waiting.last("ReadAgain").get("step")).isEqualTo(1L);
        assertThatThrownBy(() -> other.session(table.table()).join(table.token(), 2, ear))
                .hasMessage("this table has 1 steps, not 2");
    }

    @Test
    void seatsAreNotWrittenOverThoseOfAnotherServer() {
        Opened table = open(Sitter.ME, Sitter.OPEN, Sitter.OPEN);
        other.session(table.table()).card(table.token());
        one.session(table.table()).take(Optional.empty(), new TakeSeat(table.invite(), 2, "Bo"));

        LendSeat lend = new LendSeat(3, "random");
        assertThatThrownBy(() -> other.session(table.table()).lend(table.token(), lend))
                .isInstanceOf(StoreFailed.class);
        other.session(table.table()).lend(table.token(), lend);
        assertThat(store.seats(table.table())).extracting(SeatRow::name).containsExactly("Ada", "Bo", "");
        assertThat(store.seats(table.table())).extracting(SeatRow::bot).containsExactly("", "", "random");
    }

    @Test
    void seatsAreReadAgainTogetherWithTheGame() {
        Opened table = open(Sitter.ME, Sitter.OPEN);
        other.session(table.table()).card(table.token());
        String bo = one.session(table.table())
                .take(Optional.empty(), new TakeSeat(table.invite(), 2, "Bo"))
                .token();
        choose(one, table);

        other.session(table.table()).join(table.token(), 1, new Ear());
        assertThat(other.session(table.table()).card(bo).seats().get(1).name()).isEqualTo("Bo");
    }

    @Test
    void aServerServesOnlyTheTablesItHolds() {
        Opened table = open(Sitter.ME, Sitter.ME);
        one.holdOnly(held::contains);
        assertThatThrownBy(() -> one.session(table.table()))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(Fault.CLOSING));
        assertThat(one.awake()).isZero();

        held.add(table.table());
        Ear ear = new Ear();
        Session session = one.session(table.table());
        session.join(table.token(), 0, ear);
        held.clear();
        one.release(id -> !held.contains(id));
        assertThat(ear.isSentAway).isTrue();
        assertThatThrownBy(() -> session.moment(table.token())).isInstanceOf(Refused.class);
        assertThat(one.awake()).isZero();
        assertThat(choose(other, table)).isEqualTo(1);
    }

    @Test
    void theMissionsOfACampaignGoTogetherFromAllServers() {
        Opened first = one.open(new NewTable(
                "toy",
                "TY-M01",
                List.of(Sitter.ME),
                List.of(new SettingLine("campaign", List.of("TY-C01"))),
                "Ada",
                Optional.of(7L),
                false));
        while (one.session(first.table())
                .moment(first.token())
                .situation()
                .question()
                .isPresent()) {
            choose(one, first);
        }
        Opened second = new Opened(
                one.session(first.table()).sequel(first.token()).table(), first.token(), first.invite(), first.watch());
        choose(one, second);
        held.add(first.table());
        try (Tables here = expiring(held::contains);
                Tables there = expiring(table -> !held.contains(table))) {
            here.askElsewhere(there::isUnattended);
            there.askElsewhere(here::isUnattended);
            here.lookForExpired();
            assertThat(store.archived(second.table())).as("held elsewhere").isEmpty();
            there.lookForExpired();
            assertThat(store.archived(first.table())).isPresent();
            assertThat(store.archived(second.table())).isPresent();

            for (Tables at : List.of(here, there)) {
                Opened looked = at == here ? first : second;
                Ear ear = new Ear();
                try (Listening _ = at.session(looked.table()).join(first.watch(), 0, ear)) {
                    here.lookForExpired();
                    there.lookForExpired();
                    assertThat(store.tables())
                            .as("somebody looks at one of them")
                            .hasSize(2);
                    assertThat(ear.isSentAway).isFalse();
                }
            }
            here.lookForExpired();
            there.lookForExpired();
            assertThat(store.tables()).isEmpty();
            assertThat(here.removed() + there.removed()).isEqualTo(2);
        }
    }

    /** One of several servers, where everything expires as soon as it may. */
    private Tables expiring(Predicate<String> holding) {
        Duration soon = Duration.ofNanos(1);
        Tables tables = new Tables(
                Room.shelf(new ToyGame()),
                store,
                InstantSource.system(),
                Pace.AT_ONCE,
                Duration.ofMinutes(2),
                new Keeping(soon, soon, soon, soon));
        tables.holdOnly(holding);
        return tables;
    }

    @Test
    void onlyTheServerThatHoldsATableArchivesIt() {
        Opened table = open(Sitter.ME, Sitter.ME);
        choose(one, table);
        Keeping soon = new Keeping(Duration.ZERO, Duration.ZERO, Duration.ofDays(1), Duration.ZERO);
        try (Tables later = new Tables(
                Room.shelf(new ToyGame()), store, InstantSource.system(), Pace.AT_ONCE, Duration.ofMinutes(2), soon)) {
            later.holdOnly(held::contains);
            later.lookForExpired();
            assertThat(store.archived(table.table())).isEmpty();
            held.add(table.table());
            later.lookForExpired();
            assertThat(store.archived(table.table())).isPresent();
        }
    }
}
