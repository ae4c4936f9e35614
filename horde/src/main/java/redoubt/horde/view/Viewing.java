package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.board.Board;
import redoubt.board.Deck;
import redoubt.board.Edge;
import redoubt.board.ZoneId;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Danger;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
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

/** Prepares what the people at a table see of it. */
public final class Viewing {
    private final Table table;
    private final Print print;

    private Viewing(Table table) {
        this.table = table;
        this.print = table.print();
    }

    public static TableView of(Table table) {
        return new Viewing(table).view();
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
                table.survivors().stream().map(this::survivor).toList(),
                table.objectives().stream()
                        .map(objective -> new ObjectiveView(
                                objective.zone().name(),
                                objective.isFaceDown() ? "" : objective.colour(),
                                objective.isFaceDown()))
                        .toList(),
                table.spawnPoints().stream()
                        .map(point -> new SpawnView(point.name(), point.zone().name(), point.order(), point.isActive()))
                        .toList(),
                table.dropped().stream()
                        .map(dropped -> new DroppedView(
                                dropped.zone().name(), dropped.card().deck()))
                        .toList(),
                landmarks(),
                table.decks().stream().map(this::deck).toList(),
                miniatures(),
                annexes());
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
        return List.copyOf(annexes);
    }

    private List<LandmarkView> landmarks() {
        List<LandmarkView> seen = new ArrayList<>();
        for (Landmarks ruling : Rulings.common(table, Landmarks.class)) {
            ruling.landmarks(table)
                    .forEach(mark ->
                            seen.add(new LandmarkView(mark.kind(), mark.zone().name())));
        }
        return seen;
    }

    private BoardView board() {
        Board board = table.terrain().board();
        List<ZoneView> zones = new ArrayList<>();
        for (ZoneId zone : board.readingOrder()) {
            zones.add(zone(board, zone));
        }
        List<BorderView> borders = new ArrayList<>();
        for (Edge edge : board.edges().all()) {
            borders.add(new BorderView(
                    board.name(edge.first()),
                    board.name(edge.second()),
                    table.terrain().kind(edge.id()).name(),
                    board.edges().segments(edge.id())));
        }
        return new BoardView(board.span(), zones, borders);
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
                zombies,
                allies,
                tokens);
    }

    private static void add(List<Count> counts, String kind, int count) {
        if (count > 0) {
            counts.add(new Count(kind, count));
        }
    }

    private SurvivorView survivor(Survivor survivor) {
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
