package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.skills.AtRangeTwo;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.CloseCombatMaster;
import redoubt.horde.skills.CommonSkills;
import redoubt.horde.skills.ImprovisedWeapon;
import redoubt.horde.skills.IronHide;
import redoubt.horde.skills.IronRain;
import redoubt.horde.skills.Jump;
import redoubt.horde.skills.Lifesaver;
import redoubt.horde.skills.LongReach;
import redoubt.horde.skills.Lucky;
import redoubt.horde.skills.Marksman;
import redoubt.horde.skills.Scope;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.Taunt;
import redoubt.horde.skills.ZombieLink;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.whitedeath.edition.ActionKinds;
import redoubt.whitedeath.edition.CardKind;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.Gaits;
import redoubt.whitedeath.sight.UnhinderedSight;

/** Every skill of White Death by its printed name. */
public final class WhiteDeathSkills {
    private static final List<ActionKind> EVERY_KIND = List.of(
            ActionKind.MOVE,
            ActionKind.SEARCH,
            ActionKind.MELEE,
            ActionKind.RANGED,
            ActionKinds.MAGIC,
            ActionKinds.ENCHANTMENT,
            ActionKinds.GUARD,
            ActionKind.OTHER);

    private WhiteDeathSkills() {}

    /** The skills on ground whose walls, ruins and corruption they must know. */
    public static KnownSkills on(Ground ground) {
        SkillsByName skills = CommonSkills.in(ActionKinds.WORDS);
        combat(skills);
        moves(skills, ground);
        turns(skills);
        searches(skills, ground);
        magic(skills);
        senses(skills);
        upon(skills);
        return skills;
    }

    private static void combat(SkillsByName skills) {
        skills.with("Bloodlust: *", word -> new Bloodlust(ActionKinds.WORDS.free(word), 0))
                .with(
                        "Freeze: *",
                        word -> new Freeze(
                                word, ActionKinds.WORDS.meantBy(scope(word).word())))
                .with(new CloseCombatMaster())
                .with(new ImprovisedWeapon(improvised(ActionKind.MELEE, 0)))
                .with(new ImprovisedWeapon(improvised(ActionKind.RANGED, 1)))
                .with(new IronHide())
                .with(new IronRain("Iron rain"))
                .with(new LongReach())
                .with(new Lucky(true))
                .with(new Marksman("Marksman"));
    }

    private static Scope scope(String word) {
        return Scope.of(ActionKinds.WORDS, word);
    }

    private static void moves(SkillsByName skills, Ground ground) {
        skills.with(new CorruptionWalker(ground))
                .with(jump(ground))
                .with(new Lifesaver(false))
                .with(new Shove(true))
                .with(new Slippery(false))
                .with(new Taunt(true))
                .with(new WallClimber(Gaits.on(ground).wallClimber()));
    }

    private static void turns(SkillsByName skills) {
        skills.with(new BornLeader(new FreeAction("Born leader", EVERY_KIND)))
                .with(new ZombieLink(CardKind.SIEGE.word()));
    }

    private static void searches(SkillsByName skills, Ground ground) {
        skills.with(new CorruptionSeeker(ground))
                .with(new RuinsSearcher(ground))
                .with(new SafeSearch())
                .with(new Transmutation())
                .with(new VaultRaider());
    }

    private static void magic(SkillsByName skills) {
        skills.with(new DoubleEnchantment())
                .with(new ManaRain())
                .with(new Spellbook())
                .with(new Spellcaster());
    }

    private static void senses(SkillsByName skills) {
        skills.with(new GhostSight(UnhinderedSight.SIGHT)).with(new RuinsSight());
    }

    private static void upon(SkillsByName skills) {
        skills.with(new GuardsEvade())
                .with(new GuardsPush())
                .withSkill("Guards: *", (word, known) -> new GuardsHave(known.named(word)))
                .withSkill("Range 2+: *", (word, known) -> new AtRangeTwo(known.named(word)));
    }

    /** The jump of survivors, over everything but walls. */
    public static Jump jump(Ground ground) {
        return new Jump((terrain, edge, _, _) -> terrain.edgeKind(edge) != ground.wall(), true);
    }

    /** Two dice, 4+, damage 1, silent (WD-GAP-19). */
    private static Equipment.Use improvised(ActionKind kind, int farthest) {
        return new Equipment.Use(kind, 0, farthest, 2, 4, 1, false, false, false, "");
    }
}
