package redoubt.horde.combat;

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

/** A survivor may attack a zone with a weapon, or with both of a pair. */
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
    public Optional<Draft> attempted() {
        return Optional.of(draft);
    }

    @Override
    public String key() {
        String kind = kind().name().toLowerCase(Locale.ROOT);
        String count = isCounted() ? together() + " " : "";
        return kind + " " + count + draft.weapon() + " " + draft.target();
    }

    @Override
    public List<Mark> marks() {
        Mark zone = MarkKind.ZONE.mark(draft.target().name());
        Mark card = MarkKind.CARD.mark(draft.weapon());
        return isCounted()
                ? List.of(zone, card, MarkKind.COUNT.mark(Integer.toString(together())))
                : List.of(zone, card);
    }

    private int together() {
        return draft.isByAllies() ? draft.allies() : draft.slots().size();
    }

    private boolean isCounted() {
        return together() > 1 || draft.isByAllies();
    }
}
