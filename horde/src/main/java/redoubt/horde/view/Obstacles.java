package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.horde.action.Move;
import redoubt.horde.action.Search;
import redoubt.horde.round.Act;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;

/** Says why usual actions of a turn are not offered; where a ruling knows the reason of one or of another action, it has the word. */
public final class Obstacles {
    private static final List<ActionKind> USUAL =
            List.of(ActionKind.MOVE, ActionKind.MELEE, ActionKind.RANGED, ActionKind.SEARCH);

    /** The possible reasons. */
    public enum Reason {
        NO_ACTION_LEFT,
        NO_WAY,
        HELD_BY_ZOMBIES,
        ZOMBIES_HERE,
        SEARCHED_ALREADY,
        NO_CARDS_LEFT,
        NOTHING_TO_SEARCH_HERE,
        NO_SUCH_WEAPON_IN_HAND,
        NO_TARGET,
        NOT_LOADED;

        /** What clients look up. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

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
        List<? extends Option> options = state.decision().options();
        for (ActionKind kind : USUAL) {
            if (!isOffered(options, kind.name())) {
                found.add(obstacles.of(kind));
            }
        }
        for (ActionRuling ruling : Rulings.of(state.table(), obstacles.actor, ActionRuling.HOOK)) {
            add(ruling.obstacles(state.table(), obstacles.actor), options, found);
        }
        for (ActionLimit limit : Rulings.of(state.table(), obstacles.actor, ActionLimit.HOOK)) {
            if (limit.isLimited(state.table(), obstacles.actor)) {
                add(limit.bars(state.table(), obstacles.actor), options, found);
            }
        }
        return List.copyOf(found);
    }

    /** What a ruling says of an action that is missing takes the place of what was said before. */
    private static void add(List<Obstacle> special, List<? extends Option> options, List<Obstacle> found) {
        for (Obstacle each : special) {
            if (!isOffered(options, each.action())) {
                found.removeIf(said -> said.action().equals(each.action()));
                found.add(each);
            }
        }
    }

    private static boolean isOffered(List<? extends Option> options, String kind) {
        for (Option option : options) {
            if (option instanceof ActOption act && act.kind().name().equals(kind)) {
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
            return obstacle(kind, Reason.NO_ACTION_LEFT, Cite.ACTIONS_PER_TURN);
        }
        return kind.equals(ActionKind.SEARCH) ? search() : fight(kind);
    }

    private Obstacle move() {
        if (!canPay(ActionKind.MOVE, 1)) {
            return obstacle(ActionKind.MOVE, Reason.NO_ACTION_LEFT, Cite.ACTIONS_PER_TURN);
        }
        return canPay(ActionKind.MOVE, 1 + Move.penalty(table, actor))
                ? obstacle(ActionKind.MOVE, Reason.NO_WAY, Cite.MOVE)
                : obstacle(ActionKind.MOVE, Reason.HELD_BY_ZOMBIES, Cite.LEAVE_ZOMBIES);
    }

    private Obstacle search() {
        if (table.zombies().isAny(actor.zone().index())) {
            return obstacle(ActionKind.SEARCH, Reason.ZOMBIES_HERE, Cite.SEARCH);
        }
        if (actor.turn().hasUsed(Search.ONCE)) {
            return obstacle(ActionKind.SEARCH, Reason.SEARCHED_ALREADY, Cite.SEARCH_ONCE);
        }
        Optional<RuleId> barred = Search.barredBy(table, actor);
        if (barred.isPresent()) {
            return new Obstacle(ActionKind.SEARCH.name(), Reason.NOTHING_TO_SEARCH_HERE.words(), barred.get());
        }
        Deck deck = table.deck(table.print().searchDeck());
        boolean isEmpty = deck.draw().isEmpty() && deck.discard().isEmpty();
        return isEmpty && Search.isOpen(table, actor)
                ? obstacle(ActionKind.SEARCH, Reason.NO_CARDS_LEFT, Cite.DECK_RUNS_OUT)
                : obstacle(ActionKind.SEARCH, Reason.NOTHING_TO_SEARCH_HERE, Cite.SEARCH);
    }

    private Obstacle fight(ActionKind kind) {
        Cite rule = kind.equals(ActionKind.MELEE) ? Cite.MELEE_ACTION : Cite.RANGED_ACTION;
        Optional<Boolean> isLoaded = isLoaded(kind);
        if (isLoaded.isEmpty()) {
            return obstacle(kind, Reason.NO_SUCH_WEAPON_IN_HAND, rule);
        }
        return isLoaded.get() ? obstacle(kind, Reason.NO_TARGET, rule) : obstacle(kind, Reason.NOT_LOADED, Cite.RELOAD);
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

    private Obstacle obstacle(ActionKind kind, Reason reason, Cite rule) {
        return new Obstacle(kind.name(), reason.words(), table.cite(rule));
    }
}
