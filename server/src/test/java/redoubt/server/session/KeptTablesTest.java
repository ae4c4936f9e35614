package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Game;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TableKey;
import redoubt.server.protocol.Calls.TableSummary;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.store.TableRow;
import redoubt.toy.ToyGame;

/** Only what can be read back is kept, and what cannot be read spoils nothing else. */
class KeptTablesTest {
    private final Room room = new Room();

    private static Refused refusal(ThrowingCallable call) {
        return catchThrowableOfType(Refused.class, call);
    }

    private static NewTable wanted(String mission, List<Sitter> sitters, SettingLine... settings) {
        return new NewTable("toy", mission, sitters, List.of(settings), "Ada", Optional.of(7L), false);
    }

    /** Puts a table into the store as an older version of the program has left it. */
    private void leave(String id, UnaryOperator<String> head) {
        Opened opened = room.open(Sitter.ME);
        TableRow row = room.store.table(opened.table()).orElseThrow();
        room.store.create(
                new TableRow(
                        id,
                        head.apply(row.journal()),
                        row.engine(),
                        row.invite(),
                        row.watch(),
                        row.created(),
                        Optional.empty()),
                room.store.seats(opened.table()));
    }

    @Test
    void aSettingGivenTwiceIsRefusedAndNothingIsKept() {
        SettingLine setting = new SettingLine("ultrared", List.of("yes"));
        Refused refused = refusal(() -> room.tables.open(wanted("TY-M02", List.of(Sitter.ME), setting, setting)));
        assertThat(refused.fault()).isEqualTo(Fault.WRONG);
        assertThat(refused.reason()).contains("given twice");
        assertThat(refused.about()).containsExactly(new MarkCard("setting", "ultrared"));
        assertThat(room.store.tables()).isEmpty();
    }

    @Test
    void aRefusalSaysWhichPartOfTheSetUpItIsAbout() {
        List<Sitter> me = List.of(Sitter.ME);
        SettingLine cats = new SettingLine("cats", List.of("3"));
        SettingLine dogs = new SettingLine("dogs", List.of("4"));
        assertThat(refusal(() -> room.tables.open(wanted("TY-M09", me, cats))).about())
                .containsExactly(new MarkCard("mission", "TY-M09"));
        assertThat(refusal(() -> room.tables.open(wanted("TY-M02", me, cats, dogs)))
                        .about())
                .containsExactly(new MarkCard("setting", "cats"));
        assertThat(refusal(() -> room.tables.open(wanted("TY-M02", me, dogs))).about())
                .containsExactly(new MarkCard("setting", "dogs"));
        assertThat(refusal(() -> room.tables.open(wanted("TY-M02", List.of()))).about())
                .containsExactly(new MarkCard("seats", "0"));
        assertThat(refusal(() -> room.tables.open(wanted("TY-M02", List.of(Sitter.OPEN))))
                        .about())
                .extracting(MarkCard::kind)
                .containsExactly("seats");
        assertThat(refusal(() -> room.tables.preview("toy", "TY-M09")).about())
                .containsExactly(new MarkCard("mission", "TY-M09"));
    }

    @Test
    void peopleFindTheirTablesHoweverManyOthersAreOpened() {
        Opened mine = room.open(Sitter.ME, Sitter.BOT, Sitter.OPEN);
        for (int i = 0; i < 50; i++) {
            room.open(Sitter.ME);
        }
        Opened others = room.open(Sitter.ME);
        assertThat(room.tables.list().tables())
                .hasSize(50)
                .extracting(TableSummary::id)
                .contains(others.table())
                .doesNotContain(mine.table());

        assertThat(found(key(mine, mine.token()), key(others, mine.token()))).containsExactly(mine.table());
        assertThat(found(key(others, others.watch()))).containsExactly(others.table());
        assertThat(found(key(others, others.invite()), key(mine, ""), new TableKey("none", "x")))
                .isEmpty();
        assertThat(refusal(() -> found(Collections.nCopies(501, key(mine, "")).toArray(TableKey[]::new)))
                        .reason())
                .contains("at most 500");
    }

    @Test
    void aListTellsHowATableStandsAndWakesNobody() {
        Opened mine = room.open(Sitter.ME, Sitter.BOT, Sitter.OPEN);
        Opened over = room.tables.open(wanted("TY-M01", List.of(Sitter.ME)));
        Session session = room.tables.session(over.table());
        while (session.moment(over.token()).situation().verdict().isEmpty()) {
            room.play(over, 1);
        }
        room.restart();
        TableSummary begun = summary(mine);
        assertThat(begun.people()).containsExactly("Ada");
        assertThat(List.of(begun.bots(), begun.open(), begun.round())).containsExactly(1, 1, 1);
        assertThat(begun.verdict()).isEmpty();
        assertThat(summary(over).verdict()).isEqualTo(session.card(over.token()).verdict());
        assertThat(summary(over).round()).isEqualTo(session.card(over.token()).round());
        assertThat(room.tables.list().tables()).hasSize(2);
        assertThat(room.tables.awake()).isZero();
    }

    private TableSummary summary(Opened opened) {
        return room.tables
                .mine(new FindTables(List.of(key(opened, opened.token()))))
                .tables()
                .getFirst();
    }

    private static TableKey key(Opened opened, String token) {
        return new TableKey(opened.table(), token);
    }

    private List<String> found(TableKey... keys) {
        return room.tables.mine(new FindTables(List.of(keys))).tables().stream()
                .map(TableSummary::id)
                .toList();
    }

    @Test
    void aTableThatCannotBeReadHidesNoOtherAndSaysSo() {
        leave("twice", head -> head.replace("dice rolled\n", "dice rolled\nwith cats = 1\nwith cats = 1\n"));
        leave("empty", head -> "");
        Opened good = room.open(Sitter.ME);
        room.restart();
        List<String> logged = logged(() -> {
            for (int i = 0; i < 3; i++) {
                assertThat(room.tables.list().tables())
                        .hasSize(3)
                        .extracting(TableSummary::id)
                        .contains(good.table())
                        .doesNotContain("twice", "empty");
            }
        });
        assertThat(logged).hasSize(2);
        assertThat(logged.getLast()).contains("twice");
        Refused refused = refusal(() -> room.tables.session("twice"));
        assertThat(refused.fault()).isEqualTo(Fault.UNREADABLE);
        assertThat(refused.reason()).contains("with cats").contains("stands twice");
        assertThat(refusal(() -> room.tables.session("empty")).fault()).isEqualTo(Fault.UNREADABLE);
    }

    private static List<String> logged(Runnable work) {
        List<String> lines = new ArrayList<>();
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                lines.add(line.getMessage());
            }

            @Override
            public void flush() {
                // nothing is held back
            }

            @Override
            public void close() {
                // nothing to let go of
            }
        };
        Logger logger = Logger.getLogger(Listing.class.getName());
        logger.addHandler(ear);
        try {
            work.run();
        } finally {
            logger.removeHandler(ear);
        }
        return lines;
    }

    /** The toy game with rounds counted from 0, which a journal cannot say. */
    private static final Game<?> ODD = (Game<?>) Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> method.getName().equals("round") ? 0 : method.invoke(new ToyGame(), arguments));

    @Test
    void aGameThatItsJournalCannotTellIsNotKept() {
        room.tables = Room.opened(ODD, room.store);
        assertThatThrownBy(() -> room.open(Sitter.ME))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cannot be written down");
        assertThat(room.store.tables()).isEmpty();
    }
}
