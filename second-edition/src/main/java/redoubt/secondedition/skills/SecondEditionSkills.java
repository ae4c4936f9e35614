package redoubt.secondedition.skills;

import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.skills.Ambidextrous;
import redoubt.horde.skills.Barbarian;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.BrotherInArms;
import redoubt.horde.skills.Charge;
import redoubt.horde.skills.CombatReflexes;
import redoubt.horde.skills.Destiny;
import redoubt.horde.skills.DoubleAllOutDice;
import redoubt.horde.skills.Dreadnought;
import redoubt.horde.skills.DualExpert;
import redoubt.horde.skills.Escalation;
import redoubt.horde.skills.FreeReload;
import redoubt.horde.skills.HitAndRun;
import redoubt.horde.skills.Hoard;
import redoubt.horde.skills.HoldYourNose;
import redoubt.horde.skills.IgnoreOneBreak;
import redoubt.horde.skills.ImprovisedWeapon;
import redoubt.horde.skills.IronRain;
import redoubt.horde.skills.IsThatAllYouveGot;
import redoubt.horde.skills.Jump;
import redoubt.horde.skills.Lifesaver;
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
import redoubt.horde.skills.SpareParts;
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
import redoubt.horde.skills.WhenAllOut;
import redoubt.horde.skills.ZombieLink;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.edition.ActionKinds;
import redoubt.secondedition.edition.CardKind;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.washington.NightFighter;
import redoubt.secondedition.washington.NightVision;

/** Every skill of the 2nd Edition and its expansion by its printed name. */
public final class SecondEditionSkills {
    /** The zones that bloodlust must cross at least. */
    private static final int BLOODLUST_MOVES = 1;

    private SecondEditionSkills() {}

    /** The skills on ground whose doors and walls they must know. */
    public static KnownSkills on(Ground ground) {
        SkillsByName skills = new SkillsByName();
        combat(skills);
        weapons(skills);
        moves(skills, ground);
        turns(skills);
        searches(skills);
        health(skills);
        allOut(skills);
        skills.with(new BreakIn(Doors.leaf(ground)))
                .with(new HomeDefender())
                .withSkill("Brother in arms: *", (word, known) -> new BrotherInArms(named(word, known)));
        return skills;
    }

    private static void combat(SkillsByName skills) {
        skills.with("+1 to dice roll: *", word -> new OneMoreOnDice(scope(word)))
                .with("+1 die: *", word -> new OneMoreDie(scope(word)))
                .with("+1 Damage: *", word -> new OneMoreDamage(scope(word)))
                .with("2 Damage: *", word -> new TwoDamage(scope(word)))
                .with("Bloodlust: *", word -> new Bloodlust(free(word), BLOODLUST_MOVES))
                .with("Escalation: *", word -> new Escalation(scope(word)))
                .with("Reaper: *", word -> new Reaper(scope(word)))
                .with("Roll 6: +1 Damage: *", word -> new OneMoreDamageOnSix(scope(word)))
                .with("Roll 6: +1 die: *", word -> new OneMoreDieOnSix(scope(word)))
                .with(new Barbarian())
                .with(new CombatReflexes())
                .with(new HitAndRun())
                .with(new IronRain("Full auto"))
                .with(new Lucky(false));
    }

    private static void weapons(SkillsByName skills) {
        skills.with(new Ambidextrous())
                .with(new DualExpert())
                .with(new FreeReload())
                .with(new Gunslinger())
                .with(new ImprovisedWeapon(improvised(ActionKind.MELEE, 0)))
                .with(new ImprovisedWeapon(improvised(ActionKind.RANGED, 1)))
                .with(new LongerRange())
                .with(new Marksman("Sniper"))
                .with(new PointBlank())
                .with(new SteadyHand())
                .with(new SuperStrength())
                .with(new Swordmaster())
                .with(new Webbing());
    }

    private static void moves(SkillsByName skills, Ground ground) {
        skills.with(new Charge())
                .with(new Jump((terrain, edge, _, _) -> ground.isPassable(terrain, edge), false))
                .with(new Lifesaver(true))
                .with(new OneMoreZone())
                .with(new Shove(false))
                .with(new Sidestep())
                .with(new Slippery(false))
                .with(new Sprint())
                .with(new Taunt(false));
    }

    private static void turns(SkillsByName skills) {
        skills.with("+1 free * Action", word -> new OneFreeAction(free(word)))
                .with(new OneMoreAction())
                .with(new BornLeader(new FreeAction("Born leader", ActionKinds.ALL)))
                .with(new StartsWithAdrenaline(2))
                .with("Starts with a *", StartsWithCard::new)
                .with(new Tactician())
                .with(new ZombieLink(CardKind.EXTRA_ACTIVATION.word()));
    }

    private static void searches(SkillsByName skills) {
        skills.with(new Destiny())
                .with(new Hoard())
                .with(new HoldYourNose())
                .with(new MatchingSet())
                .with(new Scavenger())
                .with(new SearchMoreThanOnce())
                .with(new SearchTwoCards());
    }

    private static void health(SkillsByName skills) {
        skills.with("Dreadnought: *", Dreadnought::new)
                .with(new IsThatAllYouveGot())
                .with(new LowProfile())
                .with(new Medic())
                .with(new Regeneration())
                .with(new Tough());
    }

    private static void allOut(SkillsByName skills) {
        skills.with("+1 free * All-Out Action", word -> new OneFreeAction(ActionKinds.WORDS.freeAllOut(word)))
                .withSkill("All-Out: *", (word, known) -> new WhenAllOut(named(word, known)))
                .with(new DoubleAllOutDice())
                .with(new IgnoreOneBreak())
                .with(new NightFighter())
                .with(new NightVision())
                .with(new SpareParts());
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

    /** Two dice, 4+, damage 1, silent, only at this range. */
    private static Equipment.Use improvised(ActionKind kind, int range) {
        return new Equipment.Use(kind, range, range, 2, 4, 1, false, false, false, "");
    }
}
