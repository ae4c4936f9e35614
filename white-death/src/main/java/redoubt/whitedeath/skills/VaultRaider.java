package redoubt.whitedeath.skills;

import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Menu;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor takes vault weapons also from a neighbouring zone in sight to which the way is open. */
public record VaultRaider(String vaultDeck) implements Skill, ActionRuling {
    @Override
    public String name() {
        return "Vault raider";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.dropped().isEmpty()) {
            return;
        }
        int own = actor.zone().index();
        ZoneSet near = Attacks.sight(table, actor)
                .within(own, 1, 1)
                .and(table.survivorPaths().neighbours(own));
        for (int i = 0; i < table.dropped().size(); i++) {
            Dropped dropped = table.dropped().get(i);
            boolean isInReach = near.contains(dropped.zone().index())
                    && dropped.card().deck().equals(vaultDeck);
            if (isInReach && table.dropped().indexOf(dropped) == i) {
                menu.add(new TakeFromAfar(dropped));
            }
        }
    }
}
