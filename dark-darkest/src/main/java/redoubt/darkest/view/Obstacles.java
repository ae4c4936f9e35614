package redoubt.darkest.view;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.action.Move;
import redoubt.darkest.action.OpenDoor;
import redoubt.darkest.action.PutOutFire;
import redoubt.darkest.action.Rest;
import redoubt.darkest.action.Search;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Why nobody of an acting group can take a usual action: the reason of the member who is ablest to act. */
public final class Obstacles {
    private static final Comparator<Survivor> ABLE = Comparator.comparing(Obstacles::isActing)
            .thenComparing(survivor -> !survivor.isEntrapped())
            .thenComparing(Survivor::points);

    private Obstacles() {}

    public static List<Obstacle> of(State<Table> state) {
        List<Obstacle> obstacles = new ArrayList<>();
        if (!state.isOver() && state.agenda().first() instanceof GroupActs(List<Integer> members)) {
            Optional<Survivor> member = members.stream()
                    .map(state.table()::survivor)
                    .filter(Survivor::isPlaying)
                    .max(ABLE);
            member.ifPresent(survivor -> add(state.table(), survivor, state.decision(), obstacles));
        }
        return obstacles;
    }

    private static boolean isActing(Survivor survivor) {
        return !survivor.effort().used().contains(Rest.DONE);
    }

    private static void add(Table table, Survivor survivor, Decision<?> decision, List<Obstacle> obstacles) {
        if (lacks(decision, Move.class)) {
            boolean held = table.isEnemyIn(survivor.room());
            obstacles.add(common(survivor, "move")
                    .orElse(new Obstacle(
                            "move", held ? "enemies" : "no way", rule(held ? "DD-MOVE-03" : "DD-MOVE-02"))));
        }
        if (lacks(decision, Search.class)) {
            boolean searched = table.notes().searched().contains(survivor.room());
            obstacles.add(common(survivor, "search")
                    .orElse(new Obstacle(
                            "search",
                            searched ? "searched" : "destroyed",
                            rule(searched ? "DD-SEARCH-05" : "DD-SEARCH-01"))));
        }
        if (lacks(decision, OpenDoor.class)) {
            boolean door = table.house().locks(survivor.room()).stream()
                    .anyMatch(edge -> table.security().on(edge).isPresent());
            boolean points = survivor.points() >= table.dials().doorCost();
            obstacles.add(
                    door
                            ? new Obstacle(
                                    "open", points ? "too dark" : "no points", rule(points ? "DD-GAP-02" : "DD-ACT-05"))
                            : noDoor(table, survivor.room()));
        }
        if (lacks(decision, PutOutFire.class)) {
            int tile = table.house().tile(survivor.room());
            boolean gone = table.blaze().isDestroyed(tile);
            obstacles.add(new Obstacle(
                    "put out",
                    gone ? "burnt out" : table.blaze().isBurning(tile) ? "no points" : "no fire",
                    rule(gone ? "DD-EXT-03" : "DD-EXT-01")));
        }
        if (lacks(decision, Fight.class)) {
            obstacles.add(common(survivor, "fight").orElse(new Obstacle("fight", "no target", rule("DD-FIGHT-06"))));
        }
    }

    /** A room without a locked door; that of the Laboratory opens in another way. */
    private static Obstacle noDoor(Table table, int room) {
        boolean sealed = table.house().seals().stream()
                .anyMatch(edge ->
                        table.house().touches(edge, room) && table.ways().isSealed(table.terrain(), edge));
        return new Obstacle("open", sealed ? "sealed" : "no door", rule(sealed ? "DD-DOOR-05" : "DD-DOOR-01"));
    }

    private static boolean lacks(Decision<?> decision, Class<? extends Option> action) {
        return decision.options().stream().noneMatch(action::isInstance);
    }

    private static Optional<Obstacle> common(Survivor survivor, String action) {
        if (survivor.isEntrapped()) {
            return Optional.of(new Obstacle(action, "entrapped", rule("DD-ESC-01")));
        }
        return survivor.points() == 0
                ? Optional.of(new Obstacle(action, "no points", rule("DD-SURV-08")))
                : Optional.empty();
    }
}
