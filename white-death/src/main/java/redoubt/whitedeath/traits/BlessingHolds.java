package redoubt.whitedeath.traits;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** Weapons of the blessed roll one die more until the round ends. */
public record BlessingHolds() implements AttackRuling, MomentRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        Optional<Blessed> blessed = table.annexes().find(Blessed.class);
        boolean isBlessed = blessed.isPresent()
                && !attack.isByAllies()
                && blessed.get().survivors().contains(attack.survivor());
        return isBlessed ? AttackBonus.dicePerWeapon(1) : AttackBonus.NONE;
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isAny = table.annexes()
                .find(Blessed.class)
                .filter(blessed -> !blessed.survivors().isEmpty())
                .isPresent();
        return moment == Moment.END_PHASE && isAny ? List.of(new EndBlessings()) : List.of();
    }
}
