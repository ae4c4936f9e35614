package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.skills.Ambidextrous;
import redoubt.horde.skills.AtRangeTwo;
import redoubt.horde.skills.Barbarian;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.BrotherInArms;
import redoubt.horde.skills.Charge;
import redoubt.horde.skills.CloseCombatMaster;
import redoubt.horde.skills.CombatReflexes;
import redoubt.horde.skills.Destiny;
import redoubt.horde.skills.Dreadnought;
import redoubt.horde.skills.DualExpert;
import redoubt.horde.skills.Escalation;
import redoubt.horde.skills.FreeReload;
import redoubt.horde.skills.HitAndRun;
import redoubt.horde.skills.Hoard;
import redoubt.horde.skills.HoldYourNose;
import redoubt.horde.skills.ImprovisedWeapon;
import redoubt.horde.skills.IronHide;
import redoubt.horde.skills.IronRain;
import redoubt.horde.skills.IsThatAllYouveGot;
import redoubt.horde.skills.Jump;
import redoubt.horde.skills.Lifesaver;
import redoubt.horde.skills.LongReach;
import redoubt.horde.skills.LongerRange;
import redoubt.horde.skills.LowProfile;
import redoubt.horde.skills.Lucky;
import redoubt.horde.skills.Marksman;
import redoubt.horde.skills.MatchingSet;
import redoubt.horde.skills.Medic;
import redoubt.horde.skills.OneFreeAction;
import redoubt.horde.skills.OneMoreAction;
import redoubt.horde.skills.OneMoreDamage;
import redoubt.horde.skills.OneMoreDamageOnSix;
import redoubt.horde.skills.OneMoreDie;
import redoubt.horde.skills.OneMoreDieOnSix;
import redoubt.horde.skills.OneMoreOnDice;
import redoubt.horde.skills.OneMoreZone;
import redoubt.horde.skills.PointBlank;
import redoubt.horde.skills.Reaper;
import redoubt.horde.skills.Regeneration;
import redoubt.horde.skills.Scavenger;
import redoubt.horde.skills.Scope;
import redoubt.horde.skills.SearchMoreThanOnce;
import redoubt.horde.skills.SearchTwoCards;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Sidestep;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.Sprint;
import redoubt.horde.skills.StartsWithAdrenaline;
import redoubt.horde.skills.StartsWithCard;
import redoubt.horde.skills.SteadyHand;
import redoubt.horde.skills.SuperStrength;
import redoubt.horde.skills.Swordmaster;
import redoubt.horde.skills.Tactician;
import redoubt.horde.skills.Taunt;
import redoubt.horde.skills.Tough;
import redoubt.horde.skills.TwoDamage;
import redoubt.horde.skills.ZombieLink;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
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
        SkillsByName skills = new SkillsByName();
        combat(skills);
        weapons(skills);
        moves(skills, ground);
        turns(skills);
        searches(skills, ground);
        health(skills);
        magic(skills);
        senses(skills, ground);
        upon(skills);
        return skills;
    }

    private static void combat(SkillsByName skills) {
        skills.with("+1 to dice roll: *", word -> new OneMoreOnDice(scope(word)))
                .with("+1 die: *", word -> new OneMoreDie(scope(word)))
                .with("+1 Damage: *", word -> new OneMoreDamage(scope(word)))
                .with("2 Damage: *", word -> new TwoDamage(scope(word)))
                .with("Bloodlust: *", word -> new Bloodlust(free(word), 0))
                .with("Escalation: *", word -> new Escalation(scope(word)))
                .with(
                        "Freeze: *",
                        word -> new Freeze(
                                word, ActionKinds.WORDS.meantBy(scope(word).word())))
                .with("Reaper: *", word -> new Reaper(scope(word)))
                .with("Roll 6: +1 Damage: *", word -> new OneMoreDamageOnSix(scope(word)))
                .with("Roll 6: +1 die: *", word -> new OneMoreDieOnSix(scope(word)))
                .with(new Barbarian())
                .with(new CombatReflexes())
                .with(new HitAndRun())
                .with(new IronRain("Iron rain"))
                .with(new Lucky(true));
    }

    private static void weapons(SkillsByName skills) {
        skills.with(new Ambidextrous())
                .with(new CloseCombatMaster())
                .with(new DualExpert())
                .with(new FreeReload())
                .with(new ImprovisedWeapon(improvised(ActionKind.MELEE, 0)))
                .with(new ImprovisedWeapon(improvised(ActionKind.RANGED, 1)))
                .with(new LongReach())
                .with(new LongerRange())
                .with(new Marksman("Marksman"))
                .with(new PointBlank())
                .with(new SteadyHand())
                .with(new SuperStrength())
                .with(new Swordmaster());
    }

    private static void moves(SkillsByName skills, Ground ground) {
        skills.with(new Charge())
                .with(new CorruptionWalker(ground))
                .with(jump(ground))
                .with(new Lifesaver(false))
                .with(new OneMoreZone())
                .with(new Shove(true))
                .with(new Sidestep())
                .with(new Slippery(false))
                .with(new Sprint())
                .with(new Taunt(true))
                .with(new WallClimber(Gaits.on(ground).wallClimber()));
    }

    private static void turns(SkillsByName skills) {
        skills.with("+1 free * Action", word -> new OneFreeAction(free(word)))
                .with(new OneMoreAction())
                .with(new BornLeader(new FreeAction("Born leader", EVERY_KIND)))
                .with(new StartsWithAdrenaline(2))
                .with("Starts with a *", StartsWithCard::new)
                .with(new Tactician())
                .with(new ZombieLink(CardKind.SIEGE.word()));
    }

    private static void searches(SkillsByName skills, Ground ground) {
        skills.with(new CorruptionSeeker(ground))
                .with(new Destiny())
                .with(new Hoard())
                .with(new HoldYourNose())
                .with(new MatchingSet())
                .with(new RuinsSearcher(ground))
                .with(new SafeSearch())
                .with(new Scavenger())
                .with(new SearchMoreThanOnce())
                .with(new SearchTwoCards())
                .with(new Transmutation())
                .with(new VaultRaider());
    }

    private static void health(SkillsByName skills) {
        skills.with("Dreadnought: *", Dreadnought::new)
                .with(new IronHide())
                .with(new IsThatAllYouveGot())
                .with(new LowProfile())
                .with(new Medic())
                .with(new Regeneration())
                .with(new Tough());
    }

    private static void magic(SkillsByName skills) {
        skills.with(new DoubleEnchantment())
                .with(new ManaRain())
                .with(new Spellbook())
                .with(new Spellcaster());
    }

    private static void senses(SkillsByName skills, Ground ground) {
        skills.with(new GhostSight(UnhinderedSight.SIGHT)).with(new RuinsSight());
    }

    private static void upon(SkillsByName skills) {
        skills.with(new GuardsEvade())
                .with(new GuardsPush())
                .withSkill("Guards: *", (word, known) -> new GuardsHave(named(word, known)))
                .withSkill("Brother in arms: *", (word, known) -> new BrotherInArms(named(word, known)))
                .withSkill("Range 2+: *", (word, known) -> new AtRangeTwo(named(word, known)));
    }

    /** The jump of survivors, over everything but walls. */
    public static Jump jump(Ground ground) {
        return new Jump((terrain, edge, _, _) -> terrain.edgeKind(edge) != ground.wall(), true);
    }

    private static Skill named(String word, KnownSkills known) {
        return known.find(word).orElseThrow(() -> new IllegalArgumentException("no skill is called " + word));
    }

    /** The kind of action that a word means, as long as it means combat. */
    private static Scope scope(String word) {
        if (!ActionKinds.WORDS.isCombat(word)) {
            throw new IllegalArgumentException("no kind of combat is called " + word);
        }
        return new Scope(word);
    }

    private static FreeAction free(String word) {
        return ActionKinds.WORDS.free(word);
    }

    /** Two dice, 4+, damage 1, silent (WD-GAP-19). */
    private static Equipment.Use improvised(ActionKind kind, int farthest) {
        return new Equipment.Use(kind, 0, farthest, 2, 4, 1, false, false, false, "");
    }
}
