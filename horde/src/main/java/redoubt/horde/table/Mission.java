package redoubt.horde.table;

import java.util.List;

/** The mission being played and what it adds to the rules. */
public record Mission(String id, String title, List<Ruling> rulings) {
    public Mission {
        rulings = RulingList.of(rulings);
    }

    /** The rulings that implement a hook, in order. */
    public <R extends Ruling> Packed<R> rulings(Hook<R> hook) {
        return ((RulingList<Ruling>) rulings).of(hook);
    }

    /** The rulings of a type, in order. */
    public <R extends Ruling> Packed<R> rulings(Class<R> type) {
        return ((RulingList<Ruling>) rulings).of(type);
    }

    /** All of them after those of the rulebook. */
    public RulingList<Ruling> rulingsAfter(List<Ruling> rulebook) {
        return ((RulingList<Ruling>) rulings).after(rulebook);
    }

    /** The policy of a kind that the mission names among its rulings, or else the usual one. */
    public <P extends Ruling> P policy(Class<P> kind, P usual) {
        List<P> named = rulings(kind);
        return named.isEmpty() ? usual : named.getFirst();
    }
}
