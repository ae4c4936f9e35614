package redoubt.server.session;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.TableKey;
import redoubt.server.protocol.Calls.TableList;
import redoubt.server.protocol.Calls.TableSummary;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.CampaignPlace;
import redoubt.server.store.ListedRow;
import redoubt.server.store.Store;

/** Lists of tables, told from what the store holds: no game is laid out, and nobody at a table waits for a reader of lists. */
final class Listing {
    /** How many of the latest tables are listed; others are reached by those who have a key. */
    private static final int LATEST = 50;

    private static final int MOST_KEYS = 500;
    private static final Logger LOG = Logger.getLogger(Listing.class.getName());

    private final Shelf shelf;
    private final Store store;
    /** The tables that were left out, so that each is logged only once. */
    private final Set<String> leftOut = ConcurrentHashMap.newKeySet();

    Listing(Shelf shelf, Store store) {
        this.shelf = shelf;
        this.store = store;
    }

    TableList latest() {
        return told(store.latest(LATEST));
    }

    /** The tables of somebody who has keys to them, however many others were opened since. */
    TableList mine(FindTables wanted) {
        if (wanted.keys().size() > MOST_KEYS) {
            throw new Refused(Fault.WRONG, "at most " + MOST_KEYS + " tables can be asked for at once");
        }
        Map<String, List<String>> tokens = wanted.keys().stream()
                .collect(Collectors.groupingBy(
                        TableKey::table, Collectors.mapping(TableKey::token, Collectors.toList())));
        return told(store.listed(List.copyOf(tokens.keySet())).stream()
                .filter(row -> tokens.get(row.table().id()).stream().anyMatch(token -> opens(row, token)))
                .toList());
    }

    private static boolean opens(ListedRow row, String token) {
        String hash = Tokens.hash(token);
        return Tokens.isSame(row.table().watch(), token)
                || Chairs.of(row.seats()).person(hash).isPresent();
    }

    private TableList told(List<ListedRow> rows) {
        return new TableList(rows.stream().flatMap(row -> summary(row).stream()).toList());
    }

    /** One table that can no longer be read must not hide all the others. */
    private Optional<TableSummary> summary(ListedRow row) {
        try {
            SetUp setUp = TableHead.read(row.table()).setUp();
            return shelf.named(setUp.game())
                    .filter(game ->
                            game.missions().stream().anyMatch(card -> card.id().equals(setUp.mission())))
                    .map(game -> summary(row, setUp, game));
        } catch (RuntimeException unreadable) {
            leaveOut(row.table().id(), unreadable);
            return Optional.empty();
        }
    }

    void leaveOut(String table, RuntimeException unreadable) {
        if (leftOut.add(table)) {
            LOG.log(Level.WARNING, "table " + table + " is left out of the list: " + unreadable.getMessage());
        }
    }

    private static TableSummary summary(ListedRow row, SetUp setUp, Game<?> game) {
        List<Chair> chairs = Chairs.of(row.seats()).list();
        return new TableSummary(
                row.table().id(),
                setUp.game(),
                setUp.mission(),
                title(game, setUp.mission()),
                row.table().created().toString(),
                row.played().orElse(row.table().created()).toString(),
                Math.max(1, row.round()),
                Outcome.verdict(row.outcome()),
                row.continued(),
                place(setUp, game),
                row.followed(),
                row.archived().map(Instant::toString),
                chairs.stream()
                        .filter(Chair::isPersons)
                        .map(Chair::name)
                        .distinct()
                        .toList(),
                count(chairs, chair -> !chair.isPersons() && chair.isBotPlaying()),
                count(chairs, Chair::isOpen));
    }

    private static int count(List<Chair> chairs, Predicate<Chair> which) {
        return (int) chairs.stream().filter(which).count();
    }

    /** The title of a mission, or its id if the game has it no longer. */
    static String title(Game<?> game, String mission) {
        return game.missions().stream()
                .filter(card -> card.id().equals(mission))
                .map(MissionCard::title)
                .findFirst()
                .orElse(mission);
    }

    /** The place of a mission in its campaign. */
    static Optional<CampaignPlace> place(SetUp setUp, Game<?> game) {
        return CampaignRecord.of(setUp, game.campaigns())
                .map(CampaignRecord::campaign)
                .map(card -> new CampaignPlace(
                        card.id(),
                        card.title(),
                        card.number(setUp.mission()),
                        card.missions().size()));
    }
}
