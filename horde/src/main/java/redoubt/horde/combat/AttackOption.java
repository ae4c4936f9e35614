package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** A survivor may attack a zone with a weapon, or with both of a pair, and may go all out. */
public record AttackOption(Draft draft, int cost) implements ActOption {
    @Override
    public ActionKind kind() {
        return draft.use().kind();
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return new MakeAttack(draft);
    }

    @Override
    public boolean isAllOut() {
        return draft.effort().isAllOut();
    }

    @Override
    public Optional<Draft> attempted() {
        return Optional.of(draft);
    }

    @Override
    public String key() {
        String kind = kind().name().toLowerCase(Locale.ROOT);
        String count = isCounted() ? together() + " " : "";
        return kind + " " + count + draft.weapon() + " " + draft.target() + effort();
    }

    private String effort() {
        return switch (draft.effort()) {
            case PLAIN -> "";
            case ALL_OUT -> " all out";
            case DOUBLED -> " all out doubled";
        };
    }

    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>(4);
        marks.add(MarkKind.ZONE.mark(draft.target().name()));
        marks.add(MarkKind.CARD.mark(draft.weapon()));
        if (isCounted()) {
            marks.add(MarkKind.COUNT.mark(Integer.toString(together())));
        }
        if (isAllOut()) {
            marks.add(MarkKind.EFFORT.mark(draft.effort().name().toLowerCase(Locale.ROOT)));
        }
        return List.copyOf(marks);
    }

    private int together() {
        return draft.isByAllies() ? draft.allies() : draft.slots().size();
    }

    private boolean isCounted() {
        return together() > 1 || draft.isByAllies();
    }
}
