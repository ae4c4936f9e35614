package redoubt.whitedeath.sense;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.AssignHits;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.cauldron.CauldronActions;
import redoubt.whitedeath.skills.Transmutation;
import redoubt.whitedeath.traits.CastEnchantment;
import redoubt.whitedeath.traits.DragonFire;
import redoubt.whitedeath.traits.Target;
import redoubt.whitedeath.vault.VaultWeapons;

/** What everybody knows about the siege: hunt the necromancer, take vault weapons, and never burn a friend. */
public record SiegeAdvice(Stronghold stronghold) implements Advice {
    private static final double HUNT = 2.5;
    private static final int HUNTERS = 3;
    private static final double VAULT = 1.5;
    private static final int SAFE = 5;
    private static final double FRIEND = 50;

    @Override
    public void errands(Table table, List<Errand> errands) {
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (isNecromancer(kind)) {
                ZoneSet zones = table.zombies().where(kind.index());
                for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
                    errands.add(new Errand(zone, HUNT + urgency(table), HUNTERS));
                }
            }
        }
        for (Dropped dropped : table.dropped()) {
            if (dropped.card().deck().equals(stronghold.vaultDeck())) {
                errands.add(new Errand(dropped.zone().index(), VAULT, 1));
            }
        }
    }

    /** The nearer corruption is to the beacon, the more it matters that nobody pushes it on. */
    private double urgency(Table table) {
        int beacon = Beacon.at(table, stronghold.beacon());
        ZoneSet corrupted = table.tokens().where(stronghold.corruptionToken().index());
        if (beacon == ZoneSet.NONE || corrupted.isEmpty()) {
            return 0;
        }
        int pushes = table.terrain().paths(stronghold.gaits().unhindered()).distance(beacon, corrupted);
        return Math.max(0, SAFE - pushes) * 1.5;
    }

    private static boolean isNecromancer(ZombieKind kind) {
        return kind.family().equals(Stronghold.NECROMANCER);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case AttackOption attack -> attack(outlook.table(), attack);
            case Move.MoveTo move -> hunt(outlook, move);
            case AssignHits.Hit hit ->
                isNecromancer(hit.kind()) ? 5 : hit.kind().family().equals(Stronghold.ABOMINATION) ? 2 : 0;
            case VaultWeapons.Take _ -> 6;
            case CastEnchantment.Cast cast -> cast(outlook, cast.target());
            case CauldronActions.Pour pour -> burn(outlook.table(), pour.into().index(), 2.5);
            case CauldronActions.Carry _ -> -4;
            case DragonFire.Burn burn -> burn(outlook.table(), burn.zone().index(), 3);
            case Transmutation.Change _ -> -1;
            default -> 0;
        };
    }

    /** Whoever stands before the necromancer and may choose goes for it. */
    private double attack(Table table, AttackOption attack) {
        boolean isFree = attack.kind().equals(ActionKind.MELEE);
        return isFree && isThere(table, attack.draft().target().index()) ? 4 + urgency(table) : 0;
    }

    /** Whoever can strike on arrival goes in, whatever else is there. */
    private double hunt(Outlook outlook, Move.MoveTo move) {
        Table table = outlook.table();
        boolean canStrike = outlook.power() > 0 && outlook.actor().turn().actions() > move.cost();
        return canStrike && isThere(table, move.to().index()) ? HUNT + 0.5 * urgency(table) : 0;
    }

    private static boolean isThere(Table table, int zone) {
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (isNecromancer(kind) && table.zombies().count(zone, kind.index()) > 0) {
                return true;
            }
        }
        return false;
    }

    private static double burn(Table table, int zone, double cost) {
        return table.isManned(zone) ? -FRIEND : 1.3 * table.zombies().count(zone) - cost;
    }

    private static double cast(Outlook outlook, Target target) {
        return switch (target) {
            case Target.OnSurvivor on ->
                1.5 * outlook.table().survivor(on.survivor()).wounds() - 0.5;
            case Target.OnZone on ->
                outlook.table().isManned(on.to().index())
                        ? -3
                        : outlook.table().isManned(on.from().index())
                                ? outlook.table().zombies().count(on.from().index()) - 0.5
                                : -1;
        };
    }
}
