package redoubt.horde.table;

import java.util.List;

/** The mission being played and what it adds to the rules. */
public record Mission(String id, String title, List<Ruling> rulings) {
    public Mission {
        rulings = RulingList.of(rulings);
    }
}
