package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.cards.MeetZombies;
import redoubt.horde.skills.steps.BeDragged;
import redoubt.horde.skills.steps.BeTended;
import redoubt.horde.skills.steps.DragFriends;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.TendWounds;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.testkit.saved.Codec;
import redoubt.whitedeath.traits.BeginEnchantment;
import redoubt.whitedeath.traits.BurnZone;
import redoubt.whitedeath.traits.ChooseLanding;
import redoubt.whitedeath.traits.ChooseSecondTarget;
import redoubt.whitedeath.traits.FeedFire;
import redoubt.whitedeath.traits.ResolveEnchantment;
import redoubt.whitedeath.traits.Target;

/** A game can be saved in the middle of whatever a skill or a card does. */
class SavedStepsTest {
    private static final SurvivorId OGON = new SurvivorId(0, "Ogon");
    private static final Zone HERE = new Zone(0, "T.a");

    @Test
    @Rule("WD-GAP-91")
    void stepsOfSkillsAndCardsAreReadBackEqual() {
        Codec codec =
                Codec.builder().named(RuleId.class, RuleId::id, RuleId::new).build();
        Target survivor = new Target.OnSurvivor(OGON);
        for (Object step : List.of(
                new UseSkill(OGON, "Charge", new RuleId("WD-SKILL-CHARGE"), List.of(new Run(OGON, HERE, 2))),
                new BeDragged(OGON, new DragFriends(OGON, HERE, List.of(OGON))),
                new TendWounds(OGON),
                new BeTended(OGON, new SurvivorId(1, "Lorna")),
                new PutFreeze(HERE),
                new Transmute(OGON, "Sword"),
                new BeginEnchantment(OGON, "Healing", survivor, true),
                new ChooseSecondTarget(OGON, "Repulse", new Target.OnZone(HERE, HERE)),
                new ResolveEnchantment(OGON, "Healing", survivor),
                new ChooseLanding(OGON, List.of(HERE)),
                new BurnZone(OGON, HERE),
                new FeedFire(OGON, FeedFire.Fuel.TORCH),
                new MeetZombies(OGON, "Aaahh!! 1 Walker", "Walker", 1))) {
            assertThat(codec.read(codec.write(step), Object.class)).isEqualTo(step);
        }
    }
}
