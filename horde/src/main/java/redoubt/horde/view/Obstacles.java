package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.action.Move;
import redoubt.horde.action.Search;
import redoubt.horde.round.Act;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Menu;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Says of the usual actions of a turn that are not offered why they are not. */
public final class Obstacles {
    private static final List<ActionKind> USUAL =
            List.of(ActionKind.MOVE, ActionKind.MELEE, ActionKind.RANGED, ActionKind.SEARCH);
    private static final String NO_ACTION = "no action left";

    private final Table table;
    private final Survivor actor;

    private Obstacles(Table table, Survivor actor) {
        this.table = table;
        this.actor = actor;
    }

    public static List<Obstacle> of(State<Table> state) {
        if (state.isOver() || !(state.agenda().first() instanceof Act act)) {
            return List.of();
        }
        Obstacles obstacles = new Obstacles(state.table(), state.table().survivor(act.survivor()));
        List<Obstacle> found = new ArrayList<>();
        for (ActionKind kind : USUAL) {
            if (!isOffered(state.decision().options(), kind)) {
                found.add(obstacles.of(kind));
            }
        }
        return List.copyOf(found);
    }

    private static boolean isOffered(List<? extends Option> options, ActionKind kind) {
        for (Option option : options) {
            if (option instanceof ActOption act && act.kind().equals(kind)) {
                return true;
            }
        }
        return false;
    }

    private Obstacle of(ActionKind kind) {
        if (kind.equals(ActionKind.MOVE)) {
            return move();
        }
        if (!canPay(kind, 1)) {
            return obstacle(kind, NO_ACTION, Cite.ACTIONS_PER_TURN);
        }
        return kind.equals(ActionKind.SEARCH) ? search() : fight(kind);
    }

    private Obstacle move() {
        if (!canPay(ActionKind.MOVE, 1)) {
            return obstacle(ActionKind.MOVE, NO_ACTION, Cite.ACTIONS_PER_TURN);
        }
        return canPay(ActionKind.MOVE, 1 + Move.penalty(table, actor))
                ? obstacle(ActionKind.MOVE, "no way", Cite.MOVE)
                : obstacle(ActionKind.MOVE, "held by zombies", Cite.LEAVE_ZOMBIES);
    }

    private Obstacle search() {
        if (table.zombies().isAny(actor.zone().index())) {
            return obstacle(ActionKind.SEARCH, "zombies here", Cite.SEARCH);
        }
        if (actor.turn().hasUsed(Search.ONCE)) {
            return obstacle(ActionKind.SEARCH, "searched already", Cite.SEARCH_ONCE);
        }
        Deck deck = table.deck(Edition.of(table).searchDeck());
        boolean isEmpty = deck.draw().isEmpty() && deck.discard().isEmpty();
        return isEmpty && Search.isOpen(table, actor)
                ? obstacle(ActionKind.SEARCH, "no cards left", Cite.DECK_RUNS_OUT)
                : obstacle(ActionKind.SEARCH, "nothing to search here", Cite.SEARCH);
    }

    private Obstacle fight(ActionKind kind) {
        Cite rule = kind.equals(ActionKind.MELEE) ? Cite.MELEE_ACTION : Cite.RANGED_ACTION;
        Optional<Boolean> isLoaded = isLoaded(kind);
        if (isLoaded.isEmpty()) {
            return obstacle(kind, "no such weapon in hand", rule);
        }
        return isLoaded.get() ? obstacle(kind, "no target", rule) : obstacle(kind, "not loaded", Cite.RELOAD);
    }

    /** Whether any weapon of this kind in hand is loaded; empty if none is in hand. */
    private Optional<Boolean> isLoaded(ActionKind kind) {
        Inventory inventory = actor.inventory();
        Optional<Boolean> isLoaded = Optional.empty();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (inventory.slots().isHand(slot) && !inventory.isEmpty(slot)) {
                for (Equipment.Use use : inventory.held(slot).card().uses()) {
                    if (use.kind().equals(kind)) {
                        isLoaded = Optional.of(
                                isLoaded.orElse(false) || inventory.held(slot).isLoaded());
                    }
                }
            }
        }
        return isLoaded;
    }

    private boolean canPay(ActionKind kind, int cost) {
        return new Menu(actor).canPay(kind, cost);
    }

    private Obstacle obstacle(ActionKind kind, String reason, Cite rule) {
        return new Obstacle(kind.name(), reason, table.cite(rule));
    }
}
