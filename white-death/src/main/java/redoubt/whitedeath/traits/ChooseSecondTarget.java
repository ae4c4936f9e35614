package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A caster with the skill for it names a second target, which is resolved after the first. */
public record ChooseSecondTarget(SurvivorId caster, String card, Target first)
        implements Question<Table, ChooseSecondTarget.Second> {
    private static final RuleId RULE = new RuleId("WD-SKILL-DOUBLEENCHANTMENT");

    /** The second target, if any. */
    public record Second(Optional<Target> target) implements Option {
        @Override
        public String key() {
            return target.isPresent() ? "and " + target.get().text() : "no second target";
        }

        @Override
        public List<Mark> marks() {
            return target.isPresent() ? target.get().marks() : List.of();
        }
    }

    @Override
    public Decision<Second> decision(Table table) {
        List<Second> options = new ArrayList<>();
        Survivor survivor = table.survivor(caster);
        Enchantment spell = ResolveEnchantment.spell(table, card);
        for (Target target : spell.targets(table, survivor)) {
            if (!isSame(target) && spell.extraCost(table, survivor, target) == 0) {
                options.add(new Second(Optional.of(target)));
            }
        }
        options.add(new Second(Optional.empty()));
        return new Decision<>(RULE, table.seatOf(caster), options);
    }

    /** Whether it is the same survivor, or the same zombies sent elsewhere. */
    private boolean isSame(Target target) {
        return target.name().equals(first.name());
    }

    @Override
    public void answer(Second chosen, Play<Table> play) {
        chosen.target().ifPresent(second -> play.then(new ResolveEnchantment(caster, card, second)));
        play.then(new ResolveEnchantment(caster, card, first));
    }
}
