package redoubt.server.session;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Journal.RoundMark;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.store.EntryRow;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/** How a table comes into the store: with a new game, or with a journal that somebody brings. */
final class Opening implements AutoCloseable {
    private final Offer offer;
    private final Store store;
    private final InstantSource clock;
    private final Workshop questions;
    private final Workshop imports = new Workshop("import", 2, 8, "too many journals are being loaded");

    Opening(Offer offer, Store store, InstantSource clock, Workshop questions) {
        this.offer = offer;
        this.store = store;
        this.clock = clock;
        this.questions = questions;
    }

    /** Opens a table with a new game, or refuses. */
    Opened open(NewTable wanted) {
        SetUp setUp;
        try {
            setUp = new SetUp(
                    wanted.game(),
                    wanted.mission(),
                    wanted.seats().size(),
                    wanted.settings().stream()
                            .map(line -> new SetUp.Setting(line.name(), line.values()))
                            .toList());
            long seed = wanted.seed().orElseGet(Tokens::freshSeed);
            Luck luck = Real.of(wanted.isDiceTold(), wanted.areCardsTold().orElse(false))
                    .luck(seed);
            return open(offer.game(wanted.game()), setUp, luck, wanted);
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
    }

    private <T> Opened open(Game<T> game, SetUp setUp, Luck luck, NewTable wanted) {
        Opened opened = fresh();
        Journal head = questions.inTurn(() -> Journal.of(History.begin(new Engine<>(game), setUp, luck)));
        List<SeatRow> seats = seats(wanted.seats(), PersonName.of(wanted.name()), Tokens.hash(opened.token()));
        store.create(row(opened, head), seats);
        return opened;
    }

    /** Opens a table for a journal from elsewhere; one that plays differently here is kept and can be looked at. */
    Opened bring(BringJournal brought) {
        String name = PersonName.of(brought.name());
        return imports.inTurn(() -> laid(Imports.read(brought.text()), name));
    }

    private Opened laid(Journal journal, String name) {
        Game<?> game = offer.game(journal.setUp().game());
        try {
            game.setUp(journal.setUp(), journal.luck());
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
        Opened opened = fresh();
        List<Sitter> sitters = Collections.nCopies(journal.setUp().seats(), Sitter.ME);
        List<SeatRow> seats = seats(sitters, name, Tokens.hash(opened.token()));
        TableRow row = row(opened, journal);
        List<EntryRow> log = JournalLog.of(opened.table(), journal, _ -> name, clock.instant());
        store.create(row, seats, JournalLog.played(game, TableHead.read(row), log));
        return opened;
    }

    private static Opened fresh() {
        return new Opened(Tokens.freshTable(), Tokens.fresh(), Tokens.fresh(), Tokens.fresh());
    }

    private TableRow row(Opened opened, Journal journal) {
        List<RoundMark> atStart =
                journal.marks().stream().filter(mark -> mark.choices() == 0).toList();
        Journal head = journal.with(List.of(), atStart);
        return new TableRow(
                opened.table(),
                TableHead.write(head),
                journal.engine(),
                opened.invite(),
                opened.watch(),
                clock.instant(),
                Optional.empty());
    }

    private static List<SeatRow> seats(List<Sitter> sitters, String name, String hash) {
        List<SeatRow> rows = new ArrayList<>();
        for (int i = 0; i < sitters.size(); i++) {
            rows.add(
                    switch (sitters.get(i)) {
                        case ME -> new SeatRow(i + 1, name, hash, "", true);
                        case OPEN -> new SeatRow(i + 1, "", "", "");
                        case BOT -> new SeatRow(i + 1, "", "", BotKind.SEARCH.word());
                    });
        }
        if (!sitters.contains(Sitter.ME)) {
            throw new Refused(
                    Fault.WRONG,
                    "whoever opens a table must take a seat at it",
                    "",
                    List.of(new MarkCard("seats", "")));
        }
        return rows;
    }

    @Override
    public void close() {
        imports.close();
    }
}
