package redoubt.secondedition.washington;

import java.util.List;
import java.util.Optional;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** A survivor shoots no farther than one zone and lights the target with a flashlight for it, switching it on if need be. */
public record ShootByLight(AttackOption attack, int wall) implements ActOption {
    @Override
    public ActionKind kind() {
        return attack.kind();
    }

    @Override
    public boolean isAllOut() {
        return attack.isAllOut();
    }

    /** At the target's own zone, the survivor chooses where else the beam falls (WZ-LIGHT-05). */
    @Override
    public Step<Table> step(SurvivorId actor) {
        List<Step<Table>> shot = List.of(attack.step(actor));
        return attack.draft().range() == 0
                ? new AimLight(WashingtonRules.SHOT_BY_LIGHT, actor, wall, shot)
                : new LightTarget(actor, attack.draft().target(), shot);
    }

    @Override
    public Optional<Draft> attempted() {
        return attack.attempted();
    }

    @Override
    public Table whenAttempted(Table table) {
        Draft draft = attack.draft();
        return table.with(Lights.of(table).with(new Lights.Beam(draft.survivor(), draft.target())));
    }

    @Override
    public String key() {
        return attack.key() + " by light";
    }

    @Override
    public List<Mark> marks() {
        return attack.marks();
    }
}
