package redoubt.horde.table;

import java.util.List;

/** The mission being played and what it adds to the rules. */
public record Mission(String id, String title, List<Ruling> rulings) {
    public Mission {
        rulings = RulingList.of(rulings);
    }

    /** The policy of a kind that the mission names among its rulings, or else the usual one. */
    public <P extends Ruling> P policy(Class<P> kind, P usual) {
        for (int i = 0; i < rulings.size(); i++) {
            if (kind.isInstance(rulings.get(i))) {
                return kind.cast(rulings.get(i));
            }
        }
        return usual;
    }
}
