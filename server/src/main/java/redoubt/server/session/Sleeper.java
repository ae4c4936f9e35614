package redoubt.server.session;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.IntConsumer;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.Game;
import redoubt.kernel.TableRules;
import redoubt.kernel.journal.Journal;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.ArchiveRow;
import redoubt.server.store.EntryRow;
import redoubt.server.store.Origin;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/** The game of a table, in memory only while somebody needs it: the store has everything needed to wake it. */
final class Sleeper {
    private final TableRow row;
    private final Game<?> game;
    private final Journal head;
    private final Store store;
    private final InstantSource clock;
    /** What is kept instead of the log, if that is closed. */
    private final Optional<ArchiveRow> archived;

    private Optional<Sitting<?>> awake = Optional.empty();
    /** The table where this game continues. */
    private Optional<String> continued = Optional.empty();
    /** Whether the store has failed since the game was last read, so that nobody knows what it holds. */
    private boolean isInDoubt;
    /** Told the step when a game in doubt has been read again. */
    private final IntConsumer readAgain;

    private final Workshop questions;

    Sleeper(TableRow row, Game<?> game, Store store, InstantSource clock, Workshop questions, IntConsumer readAgain) {
        this.questions = questions;
        this.row = row;
        this.game = game;
        this.head = TableHead.read(row);
        this.store = store;
        this.clock = clock;
        this.archived = store.archived(row.id());
        this.readAgain = readAgain;
    }

    boolean isAwake() {
        return awake.isPresent();
    }

    void sleep() {
        awake = Optional.empty();
    }

    /** Nobody listens any more. */
    void unheard() {
        awake.ifPresent(Sitting::forget);
    }

    Sitting<?> sitting() {
        if (awake.isEmpty()) {
            List<EntryRow> log = log();
            Sitting<?> sitting = questions.inTurn(() -> Sitting.awaken(row.id(), game, head, log, clock));
            if (isArchived()) {
                sitting.close();
            }
            store.cameFrom(Origin.follows(row.id())).stream().findFirst().ifPresent(sitting::follow);
            awake = Optional.of(sitting);
            continued = store.cameFrom(Origin.continues(row.id())).stream().findFirst();
            if (isInDoubt) {
                isInDoubt = false;
                readAgain.accept(sitting.step());
            }
        }
        return awake.get();
    }

    /** The game for somebody who has seen this step of it; read again if another server has written that step. */
    Sitting<?> sittingWith(int seen) {
        if (seen > sitting().step()) {
            doubt();
        }
        return sitting();
    }

    private void doubt() {
        sleep();
        isInDoubt = true;
    }

    /** The journal of all choices that the store has, including those that can no longer be played. */
    String journal() {
        return KeptJournal.of(row, store).text();
    }

    /** The log; one that is closed is made of the archived journal, in which everybody chose for their own seat. */
    private List<EntryRow> log() {
        return archived.map(kept -> {
                    Chairs chairs = Chairs.of(store.seats(row.id()));
                    Journal journal = TableHead.readArchived(kept);
                    return JournalLog.of(row.id(), journal, seat -> chairs.chooserOf(seat), kept.played());
                })
                .orElseGet(() -> store.entries(row.id()));
    }

    /** Whether the log of this table is closed. */
    boolean isArchived() {
        return archived.isPresent();
    }

    TableCard card(List<HostSwitch> off, List<SeatCard> seats) {
        Sitting<?> sitting = sitting();
        return new TableCard(
                row.id(),
                head.setUp().game(),
                head.setUp().mission(),
                title(head.setUp().mission()),
                head.setUp().settings().stream()
                        .map(setting -> new SettingLine(setting.name(), setting.values()))
                        .toList(),
                row.engine(),
                head.making(game),
                row.created().toString(),
                sitting.keptRound(),
                sitting.kept(),
                sitting.verdict(),
                sitting.parting(),
                sitting.unverified(),
                continued,
                Listing.place(head.setUp(), game),
                sitting.followed(),
                archived.map(kept -> kept.archived().toString()),
                off,
                seats);
    }

    /** The title of a mission of this table's game. */
    String title(String mission) {
        return Listing.title(game, mission);
    }

    /** The campaign that this table's mission is part of. */
    Optional<CampaignCard> campaignCard() {
        return CampaignRecord.of(head.setUp(), game.campaigns()).map(CampaignRecord::campaign);
    }

    Sitting<?> playable() {
        Sitting<?> sitting = sitting();
        archived.ifPresent(kept -> {
            throw new Refused(
                    Fault.READ_ONLY,
                    "this table was archived on " + kept.archived() + " because nobody had played there for long");
        });
        sitting.requirePlayable();
        return sitting;
    }

    /** The table where this game continues; if there is none yet, it is opened with everything that can be played. */
    String continuedWith(List<SeatRow> seats) {
        Sitting<?> sitting = sitting();
        if (continued.isEmpty()) {
            boolean isStopped = isArchived() && sitting.verdict().isEmpty();
            if (!sitting.isParted() && !isStopped) {
                throw new Refused(Fault.NOT_OFFERED, "this game can still be played at this table");
            }
            String table = Tokens.freshTable();
            store.create(row(table, sitting.head(), Origin.continues(row.id())), seats, sitting.logFor(table));
            store.turnOff(table, store.off(row.id()));
            continued = Optional.of(table);
        }
        return continued.get();
    }

    /** The table of what follows in the campaign; if nobody has begun it yet, it is opened with these seats and new luck. */
    String followedWith(List<SeatRow> seats) {
        Sitting<?> sitting = sitting();
        return sitting.followed().orElseGet(() -> {
            Journal sequel = sitting.nextMission()
                    .begun(Tokens.freshSeed())
                    .orElseThrow(() -> new Refused(
                            Fault.NOT_OFFERED,
                            sitting.verdict().isEmpty() ? "this mission is not over" : "nothing follows this mission",
                            TableRules.NEXT_MISSION.id()));
            String table = opened(sequel, seats, Origin.follows(row.id()));
            sitting.follow(table);
            return table;
        });
    }

    /** Opens a table where this mission begins once more as it began here, with these seats and new luck. */
    String branchedWith(List<SeatRow> seats) {
        return opened(sitting().nextMission().again(Tokens.freshSeed()), seats, Origin.branches(row.id()));
    }

    private String opened(Journal begun, List<SeatRow> seats, Origin origin) {
        String table = Tokens.freshTable();
        store.create(row(table, TableHead.write(begun), origin), seats);
        store.turnOff(table, store.off(row.id()));
        return table;
    }

    /** A table that came from this one, where the same codes are valid. */
    private TableRow row(String table, String begun, Origin origin) {
        return new TableRow(
                table, begun, Journal.ENGINE, row.invite(), row.watch(), clock.instant(), Optional.of(origin));
    }

    /** Whether this mission of a campaign has ended, or has not seen a choice yet. */
    boolean isBetweenMissions() {
        Sitting<?> sitting = sitting();
        return campaignCard().isPresent()
                && (sitting.choices() == 0 || sitting.verdict().isPresent());
    }

    void requireStep(int step) {
        if (step != sitting().step()) {
            throw new Refused(
                    Fault.STALE,
                    "the table has moved on: it is at step " + sitting().step() + ", not " + step);
        }
    }

    /** Stores entries; if the store fails, nobody knows what it holds, so the game is read from it again. */
    void keep(List<EntryRow> rows) {
        try {
            rows.stream().map(store::append).toList().forEach(kept -> kept.join());
        } catch (CompletionException | IllegalStateException e) {
            doubt();
            throw new Refused(Fault.FAILED, "the store could not keep it");
        }
    }
}
