package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** Takes a weapon that lies in a neighbouring zone. */
public record TakeFromAfar(Dropped dropped) implements ActOption {
    @Override
    public ActionKind kind() {
        return ActionKind.OTHER;
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return new TakeDropped(actor, dropped);
    }

    @Override
    public String key() {
        return "take " + dropped.card() + " from " + dropped.zone();
    }

    @Override
    public List<Mark> marks() {
        return List.of(new Mark("zone", dropped.zone().name()));
    }
}
