package redoubt.whitedeath.traits;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor casts an enchantment; a second target is named before anything happens. */
public record BeginEnchantment(SurvivorId caster, String card, Target target, boolean isDouble)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor survivor = play.table().survivor(caster);
        play.table(play.table().with(survivor.withTurn(survivor.turn().withUsed(CastEnchantment.once(card)))));
        play.then(
                isDouble ? new ChooseSecondTarget(caster, card, target) : new ResolveEnchantment(caster, card, target));
    }
}
