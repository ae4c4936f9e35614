package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The ID cards of all survivors in team order, and whether a relative was on the board when they were last looked at. */
public record Faces(List<IdCard> cards, boolean hasRelatives) implements Annexes.Annex {
    public Faces {
        cards = List.copyOf(cards);
    }

    /** The mode in effect of a survivor. */
    public static Face of(Table table, Survivor survivor) {
        return table.annexes().the(Faces.class).card(survivor).showing();
    }

    public IdCard card(Survivor survivor) {
        return cards.get(survivor.index());
    }

    Faces with(Survivor survivor, IdCard changed) {
        List<IdCard> all = new ArrayList<>(cards);
        all.set(survivor.index(), changed);
        return new Faces(all, hasRelatives);
    }

    Faces withRelatives(boolean changed) {
        return new Faces(cards, changed);
    }
}
