package redoubt.horde.skills;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;

/** Once per turn, the survivor makes all zombies in a zone, in sight or within two zones by an open path, come after them. */
public record Taunt(boolean isBySight) implements Skill, ActionRuling {
    private static final int ZONES = 2;

    @Override
    public String name() {
        return "Taunt";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        int own = actor.zone().index();
        ZoneSet near = isBySight
                ? Attacks.sight(table, actor).seen(own)
                : table.survivorPaths().within(own, ZONES);
        near = near.and(table.zombies().where());
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone target = table.zone(zone);
            Activation activation = new Activation(List.of(), ZoneSet.of(zone), Optional.of(actor.id()));
            menu.add(new ZoneOption(
                    this,
                    table.cite(Cite.TAUNT),
                    target,
                    ActionKind.OTHER,
                    0,
                    List.of(new ActivateZombies(activation))));
        }
    }
}
