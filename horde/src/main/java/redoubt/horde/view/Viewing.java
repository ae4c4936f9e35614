package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import redoubt.board.Board;
import redoubt.board.Deck;
import redoubt.board.Edge;
import redoubt.board.Figures;
import redoubt.board.ZoneId;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.view.BoardView.BorderView;
import redoubt.horde.view.BoardView.ZoneView;
import redoubt.horde.view.SurvivorView.SkillView;
import redoubt.horde.view.SurvivorView.SlotView;
import redoubt.horde.view.TableView.Count;
import redoubt.horde.view.TableView.DeckView;
import redoubt.horde.view.TableView.DroppedView;
import redoubt.horde.view.TableView.LandmarkView;
import redoubt.horde.view.TableView.ObjectiveView;
import redoubt.horde.view.TableView.SpawnView;

/** Prepares what the people at a table see of it; what is as they saw it before is the very same object. */
public final class Viewing {
    private final Table table;
    private final Print print;
    private final Optional<Seen> seen;

    /** A table as it was, and what people saw of it. */
    private record Seen(Table table, TableView view) {
        /** Whether figures, tokens and terrain are what they were, so that the board is. */
        boolean isOn(Table now) {
            return hasTerrainOf(now)
                    && table.zombies() == now.zombies()
                    && table.allies() == now.allies()
                    && table.tokens() == now.tokens();
        }

        boolean hasTerrainOf(Table now) {
            return table.terrain() == now.terrain();
        }
    }

    private Viewing(Table table, Optional<Seen> seen) {
        this.table = table;
        this.print = table.print();
        this.seen = seen;
    }

    public static TableView of(Table table) {
        return new Viewing(table, Optional.empty()).view();
    }

    /** The view of a table for people who saw this view of it before; both are of one game. */
    public static TableView of(Table table, Table before, TableView seen) {
        return new Viewing(table, Optional.of(new Seen(before, seen))).view();
    }

    private TableView view() {
        return new TableView(
                print.id(),
                table.mission().id(),
                table.mission().title(),
                table.round(),
                lower(table.phase()),
                table.seats(),
                table.firstPlayer().number(),
                lower(Leavers.danger(table)),
                board(),
                each(Table::survivors, TableView::survivors, Viewing::survivor),
                kept(Raised.of(table), TableView::raised),
                kept(SearchView.of(table), TableView::searches),
                each(Table::objectives, TableView::objectives, Viewing::objective),
                each(Table::spawnPoints, TableView::spawnPoints, Viewing::spawnPoint),
                each(Table::dropped, TableView::dropped, Viewing::dropped),
                landmarks(),
                each(Table::decks, TableView::decks, this::deck),
                miniatures(),
                isWithoutAllOut(),
                annexes());
    }

    private boolean isWithoutAllOut() {
        int times = 1;
        for (AttackRuling ruling : Rulings.common(table, AttackRuling.HOOK)) {
            times = ruling.allOutTimes(times);
        }
        return times == 0;
    }

    /** The views of a list of things, each of which depends on nothing but the thing itself. */
    private <X, V> List<V> each(
            Function<Table, List<X>> things, Function<TableView, List<V>> views, Function<X, V> view) {
        List<X> now = things.apply(table);
        List<X> before = seen.map(last -> things.apply(last.table())).orElse(List.of());
        List<V> shown = seen.map(last -> views.apply(last.view())).orElse(List.of());
        if (now == before && seen.isPresent()) {
            return shown;
        }
        List<V> all = new ArrayList<>(now.size());
        for (int i = 0; i < now.size(); i++) {
            boolean isSame = i < before.size() && now.get(i) == before.get(i);
            all.add(isSame ? shown.get(i) : view.apply(now.get(i)));
        }
        return List.copyOf(all);
    }

    private static ObjectiveView objective(Objective objective) {
        return new ObjectiveView(
                objective.zone().name(), objective.isFaceDown() ? "" : objective.colour(), objective.isFaceDown());
    }

    private static SpawnView spawnPoint(SpawnPoint point) {
        return new SpawnView(point.name(), point.zone().name(), point.order(), point.isActive());
    }

    private static DroppedView dropped(Dropped dropped) {
        return new DroppedView(dropped.zone().name(), dropped.card().deck());
    }

    /** What annexes show of themselves, and what rulings make of them for people to see. */
    private List<Object> annexes() {
        List<Object> annexes = new ArrayList<>();
        for (Annexes.Annex annex : table.annexes().all()) {
            annexes.add(annex.shown());
        }
        for (Shows ruling : Rulings.common(table, Shows.class)) {
            ruling.shown(table).ifPresent(annexes::add);
        }
        return kept(List.copyOf(annexes), TableView::annexes);
    }

    /** What people saw before, if it is the same. */
    private <V> List<V> kept(List<V> now, Function<TableView, List<V>> views) {
        return seen.map(last -> views.apply(last.view())).filter(now::equals).orElse(now);
    }

    private List<LandmarkView> landmarks() {
        List<LandmarkView> marks = new ArrayList<>();
        for (Landmarks ruling : Rulings.common(table, Landmarks.class)) {
            ruling.landmarks(table)
                    .forEach(mark ->
                            marks.add(new LandmarkView(mark.kind(), mark.zone().name())));
        }
        return kept(marks, TableView::landmarks);
    }

    private BoardView board() {
        if (seen.isPresent() && seen.get().isOn(table)) {
            return seen.get().view().board();
        }
        Board board = table.terrain().board();
        Optional<Seen> known = seen.filter(last -> last.hasTerrainOf(table));
        List<ZoneView> zones = new ArrayList<>();
        for (ZoneId zone : board.readingOrder()) {
            int place = zones.size();
            zones.add(known.filter(last -> isAsItWas(last.table(), zone))
                    .map(last -> last.view().board().zones().get(place))
                    .orElseGet(() -> zone(board, zone)));
        }
        return new BoardView(
                board.span(),
                zones,
                known.map(last -> last.view().board().borders()).orElseGet(() -> borders(board)));
    }

    private List<BorderView> borders(Board board) {
        List<BorderView> borders = new ArrayList<>();
        for (Edge edge : board.edges().all()) {
            borders.add(new BorderView(
                    board.name(edge.first()),
                    board.name(edge.second()),
                    table.terrain().kind(edge.id()).name(),
                    board.edges().segments(edge.id())));
        }
        return borders;
    }

    /** Whether the same figures and tokens stood in a zone before. */
    private boolean isAsItWas(Table before, ZoneId zone) {
        return isSame(
                        table.zombies(),
                        before.zombies(),
                        zone,
                        print.zombieKinds().size())
                && isSame(
                        table.allies(), before.allies(), zone, print.allyKinds().size())
                && isSame(
                        table.tokens(),
                        before.tokens(),
                        zone,
                        print.tokenKinds().size());
    }

    private static boolean isSame(Figures now, Figures before, ZoneId zone, int kinds) {
        if (now == before) {
            return true;
        }
        for (int kind = 0; kind < kinds; kind++) {
            if (now.count(zone.index(), kind) != before.count(zone.index(), kind)) {
                return false;
            }
        }
        return true;
    }

    private ZoneView zone(Board board, ZoneId zone) {
        List<Count> zombies = new ArrayList<>();
        for (ZombieKind kind : print.zombieKinds()) {
            add(zombies, kind.name(), table.zombies().count(zone.index(), kind.index()));
        }
        List<Count> allies = new ArrayList<>();
        for (AllyKind kind : print.allyKinds()) {
            add(allies, kind.name(), table.allies().count(zone.index(), kind.index()));
        }
        List<Count> tokens = new ArrayList<>();
        for (TokenKind kind : print.tokenKinds()) {
            add(tokens, kind.name(), table.tokens().count(zone.index(), kind.index()));
        }
        return new ZoneView(
                board.name(zone),
                table.terrain().kind(zone).name(),
                table.isBuilding(zone.index()),
                board.flags(zone),
                board.areas(zone),
                List.copyOf(zombies),
                List.copyOf(allies),
                List.copyOf(tokens));
    }

    private static void add(List<Count> counts, String kind, int count) {
        if (count > 0) {
            counts.add(new Count(kind, count));
        }
    }

    private static SurvivorView survivor(Survivor survivor) {
        return new SurvivorView(
                survivor.name(),
                survivor.seat().number(),
                lower(survivor.presence()),
                survivor.zone().name(),
                survivor.wounds(),
                survivor.card().health(),
                survivor.adrenaline(),
                lower(survivor.danger()),
                skills(survivor),
                slots(survivor.inventory()),
                survivor.carried(),
                survivor.hasActed(),
                survivor.turn().isUnderWay(),
                survivor.turn().actions(),
                survivor.turn().free().stream().map(FreeAction::name).toList(),
                survivor.turn().used());
    }

    /** The skills on the card, level by level, then those from elsewhere. */
    private static List<SkillView> skills(Survivor survivor) {
        List<SkillView> skills = new ArrayList<>();
        List<Skill> others = new ArrayList<>(survivor.skills());
        for (Danger level : Danger.values()) {
            for (Skill skill : survivor.card().skills(level)) {
                skills.add(new SkillView(skill.name(), lower(level), others.remove(skill)));
            }
        }
        for (Skill skill : others) {
            skills.add(new SkillView(skill.name(), "", true));
        }
        return skills;
    }

    private static List<SlotView> slots(Inventory inventory) {
        List<SlotView> slots = new ArrayList<>();
        for (int slot = 0; slot < inventory.size(); slot++) {
            String name = inventory.slots().name(slot);
            slots.add(
                    inventory.isEmpty(slot)
                            ? new SlotView(name, "", true)
                            : new SlotView(
                                    name,
                                    inventory.held(slot).name(),
                                    inventory.held(slot).isLoaded()));
        }
        return slots;
    }

    private DeckView deck(Deck deck) {
        boolean isZombies = deck.name().equals(print.zombieDeck());
        List<String> discards = deck.discard().list().stream()
                .map(card -> isZombies
                        ? print.zombieCards().get(card).number()
                        : print.equipment().get(card).name())
                .toList();
        return new DeckView(deck.name(), deck.draw().size(), discards);
    }

    /** The miniatures that are not on the board. */
    private List<Count> miniatures() {
        if (seen.isPresent() && seen.get().table().zombies() == table.zombies()) {
            return seen.get().view().miniatures();
        }
        List<Count> left = new ArrayList<>();
        for (ZombieKind kind : print.zombieKinds()) {
            left.add(new Count(kind.name(), kind.miniatures() - table.zombies().total(kind.index())));
        }
        return left;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
