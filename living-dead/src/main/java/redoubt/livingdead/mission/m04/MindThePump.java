package redoubt.livingdead.mission.m04;

import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;

/** Nobody shoots at the zones of the tile with the pump or throws fire there; other attacks are allowed. */
public record MindThePump(ZoneSet forecourt) implements AttackRuling, ActionRuling {
    /** Why nobody shoots, as clients look it up. */
    public static final String PUMP = "pump";

    private static final RuleId RULE = new RuleId("NL-M04-08");

    @Override
    public boolean allows(Table table, Survivor attacker, Equipment.Use use, Zone target) {
        return !use.kind().equals(ActionKind.RANGED) || !forecourt.contains(target.index());
    }

    /** Who could shoot at nothing but the forecourt is told why not. */
    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        boolean isBarred = Attacks.options(table, actor, List.of(ActionKind.RANGED), ZoneSet.EMPTY)
                        .isEmpty()
                && actor.turn().actions() > 0
                && wouldReach(table, actor);
        return isBarred ? List.of(new Obstacle(ActionKind.RANGED.name(), PUMP, RULE)) : List.of();
    }

    private boolean wouldReach(Table table, Survivor actor) {
        Sight sight = Attacks.sight(table, actor);
        ZoneSet ghouls = table.zombies().where().and(forecourt);
        Inventory inventory = actor.inventory();
        for (int slot : inventory.filled()) {
            for (Equipment.Use use : inventory.held(slot).card().uses()) {
                boolean isReady = inventory.slots().isHand(slot)
                        && use.kind().equals(ActionKind.RANGED)
                        && inventory.held(slot).isLoaded();
                if (isReady
                        && !sight.within(actor.zone().index(), use.nearest(), use.farthest())
                                .and(ghouls)
                                .isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }
}
