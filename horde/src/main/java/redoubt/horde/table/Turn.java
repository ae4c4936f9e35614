package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What a survivor may still do in the turn: actions left, free actions left, which once-per-turn things were used, and the runs of
 * actions of one kind and of attacks of any kind, which Escalation counts.
 */
public record Turn(
        boolean isUnderWay,
        int actions,
        List<FreeAction> free,
        List<String> used,
        String chain,
        int chained,
        int fought) {
    public static final Turn NONE = new Turn(false, 0, List.of(), List.of(), "", 0, 0);

    /** A turn in which no attack has been made. */
    public Turn(boolean isUnderWay, int actions, List<FreeAction> free, List<String> used, String chain, int chained) {
        this(isUnderWay, actions, free, used, chain, chained, 0);
    }

    public boolean hasUsed(String once) {
        return used.contains(once);
    }

    public Turn withUsed(String once) {
        List<String> longer = new ArrayList<>(used);
        longer.add(once);
        return new Turn(isUnderWay, actions, free, List.copyOf(longer), chain, chained, fought);
    }

    public Turn withActions(int changed) {
        return new Turn(isUnderWay, changed, free, used, chain, chained, fought);
    }

    public Turn withFree(List<FreeAction> changed) {
        return new Turn(isUnderWay, actions, List.copyOf(changed), used, chain, chained, fought);
    }

    public Turn withFree(FreeAction added) {
        List<FreeAction> longer = new ArrayList<>(free);
        longer.add(added);
        return withFree(longer);
    }

    public Turn withoutFree(FreeAction spent) {
        List<FreeAction> shorter = new ArrayList<>(free);
        shorter.remove(spent);
        return withFree(shorter);
    }

    /** The turn after an action of this kind: the run grows or starts over. */
    public Turn withChain(ActionKind kind) {
        int same = chain.equals(kind.name()) ? chained + 1 : 1;
        return new Turn(isUnderWay, actions, free, used, kind.name(), same, kind.isCombat() ? fought + 1 : 0);
    }

    /** The turn when it is over, keeping only what was used. */
    public Turn ended() {
        return new Turn(false, 0, List.of(), used, "", 0, 0);
    }
}
