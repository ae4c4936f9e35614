package redoubt.whitedeath.traits;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** An enchantment takes effect on a target. */
public record ResolveEnchantment(SurvivorId caster, String card, Target target) implements Effect<Table> {
    /** A spell was cast on a survivor or a zone. */
    public record EnchantmentCast(RuleId rule, SurvivorId survivor, String card, String target) implements HordeEvent {}

    private static final RuleId RULE = new RuleId("WD-ENCH-01");

    @Override
    public void happen(Play<Table> play) {
        play.then(spell(play.table(), card).effect(play.table(), caster, target));
        Rulings.happened(play, new EnchantmentCast(RULE, caster, card, target.name()));
    }

    static Enchantment spell(Table table, String card) {
        return table.print().card(card).trait(Enchantment.class).orElseThrow();
    }
}
