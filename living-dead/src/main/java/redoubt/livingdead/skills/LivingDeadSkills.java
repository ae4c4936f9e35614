package redoubt.livingdead.skills;

import redoubt.horde.print.KnownSkills;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.CommonSkills;
import redoubt.horde.skills.Marksman;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.Taunt;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.sight.LineOfSight;

/** Every skill of Night of the Living Dead by its printed name. */
public final class LivingDeadSkills {
    /** The zones that bloodlust must cross at least (NL-GAP-45). */
    private static final int BLOODLUST_MOVES = 1;

    private LivingDeadSkills() {}

    public static KnownSkills on(Ground ground) {
        return CommonSkills.in(LivingDead.WORDS)
                .with("Bloodlust: *", word -> new Bloodlust(LivingDead.WORDS.free(word), BLOODLUST_MOVES))
                .with(new Marksman("Sniper"))
                .with(new PreciseAim(LineOfSight.precise(ground)))
                .with(new Shove(false))
                .with(new Slippery(true))
                .with(new Taunt(false));
    }
}
