package redoubt.secondedition.objective;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** What the team has found in this mission: the keywords of its cards, one as often as it was found, and the notes it has read (WZ-CARD-04). */
public record Finds(List<String> keywords, List<String> notes) implements Annexes.Annex {
    private static final Finds NOTHING = new Finds(List.of(), List.of());

    public Finds {
        keywords = List.copyOf(keywords);
        notes = List.copyOf(notes);
    }

    public static Finds of(Table table) {
        return table.annexes().find(Finds.class).orElse(NOTHING);
    }

    public boolean has(String keyword) {
        return keywords.contains(keyword);
    }

    public int count(String keyword) {
        return (int) keywords.stream().filter(keyword::equals).count();
    }

    public Finds with(String keyword) {
        return new Finds(longer(keywords, keyword), notes);
    }

    Finds withNote(String note) {
        return new Finds(keywords, longer(notes, note));
    }

    private static List<String> longer(List<String> list, String added) {
        List<String> longer = new ArrayList<>(list);
        longer.add(added);
        return longer;
    }
}
