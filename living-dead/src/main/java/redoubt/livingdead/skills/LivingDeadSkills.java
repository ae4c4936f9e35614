package redoubt.livingdead.skills;

import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.skills.Ambidextrous;
import redoubt.horde.skills.Barbarian;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.HitAndRun;
import redoubt.horde.skills.Marksman;
import redoubt.horde.skills.OneFreeAction;
import redoubt.horde.skills.OneMoreAction;
import redoubt.horde.skills.OneMoreDie;
import redoubt.horde.skills.OneMoreOnDice;
import redoubt.horde.skills.Scope;
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
        return new SkillsByName()
                .with("+1 to dice roll: *", word -> new OneMoreOnDice(scope(word)))
                .with("+1 die: *", word -> new OneMoreDie(scope(word)))
                .with("+1 free * Action", word -> new OneFreeAction(LivingDead.WORDS.free(word)))
                .with("Bloodlust: *", word -> new Bloodlust(LivingDead.WORDS.free(word), BLOODLUST_MOVES))
                .with(new OneMoreAction())
                .with(new Ambidextrous())
                .with(new Barbarian())
                .with(new HitAndRun())
                .with(new Marksman("Sniper"))
                .with(new PreciseAim(LineOfSight.precise(ground)))
                .with(new Shove(false))
                .with(new Slippery(true))
                .with(new Taunt(false));
    }

    private static Scope scope(String word) {
        if (!LivingDead.WORDS.isCombat(word)) {
            throw new IllegalArgumentException("no kind of combat is called " + word);
        }
        return new Scope(word);
    }
}
