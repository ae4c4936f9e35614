package redoubt.whitedeath.vault;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** The action of taking a vault weapon that an abomination or a necromancer has dropped in the own zone. */
public record VaultWeapons(String deck) implements ActionRuling {
    /** Takes a vault weapon that lies face down in a zone. */
    public record Take(String deck, Zone zone, boolean isHere) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeDropped(actor, deck, zone);
        }

        @Override
        public String key() {
            return isHere ? "take vault weapon" : "take vault weapon " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    /** How many vault weapons are left in the deck or lie on the board. */
    public static int left(Table table, String deck) {
        int left = table.deck(deck).draw().size();
        for (Dropped dropped : table.dropped()) {
            left += dropped.card().deck().equals(deck) ? 1 : 0;
        }
        return left;
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.dropped().isEmpty() || !menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        ZoneSet reached = ZoneSet.of(actor.zone().index());
        if (isRaider(actor)) {
            int zone = actor.zone().index();
            reached = reached.or(table.survivorPaths()
                    .neighbours(zone)
                    .and(Attacks.sight(table, actor).within(zone, 1, 1)));
        }
        for (Dropped dropped : table.dropped()) {
            int zone = dropped.zone().index();
            if (dropped.card().deck().equals(deck) && reached.contains(zone) && !isGuarded(table, zone)) {
                reached = reached.without(zone);
                menu.add(new Take(deck, dropped.zone(), zone == actor.zone().index()));
            }
        }
    }

    private static boolean isGuarded(Table table, int zone) {
        return table.zombies().isAny(zone) && OtherReading.isAgreed(table, HouseRules.TAKING_BESIDE_ZOMBIES);
    }

    private static boolean isRaider(Survivor actor) {
        for (Skill skill : actor.skills()) {
            if (skill instanceof ReachesVault) {
                return true;
            }
        }
        return false;
    }
}
