package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.kernel.Mark;

/** What two survivors would hand each other, in the order proposed. */
public record Gifts(List<Rearrangement.Gift> list) {
    public static final Gifts NONE = new Gifts(List.of());

    public Gifts {
        list = List.copyOf(list);
    }

    Gifts with(Rearrangement.Gift gift) {
        List<Rearrangement.Gift> longer = new ArrayList<>(list);
        longer.add(gift);
        return new Gifts(longer);
    }

    /** Cards and tokens as marks; a return goes to the survivor who proposes. */
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>(list.size());
        for (Rearrangement.Gift gift : list) {
            marks.add(
                    switch (gift) {
                        case Rearrangement.Give give ->
                            (give.isTaken() ? MarkKind.RETURN : MarkKind.GIFT).mark(give.card());
                        case Rearrangement.GiveToken give ->
                            (give.isTaken() ? MarkKind.RETURN_TOKEN : MarkKind.GIFT_TOKEN).mark(give.token());
                    });
        }
        return marks;
    }
}
