package redoubt.secondedition.skills;

import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.CommonSkills;
import redoubt.horde.skills.DoubleAllOutDice;
import redoubt.horde.skills.IgnoreOneBreak;
import redoubt.horde.skills.ImprovisedWeapon;
import redoubt.horde.skills.IronRain;
import redoubt.horde.skills.Jump;
import redoubt.horde.skills.Lifesaver;
import redoubt.horde.skills.Lucky;
import redoubt.horde.skills.Marksman;
import redoubt.horde.skills.OneFreeAction;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.SpareParts;
import redoubt.horde.skills.Taunt;
import redoubt.horde.skills.WhenAllOut;
import redoubt.horde.skills.ZombieLink;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.secondedition.campaign.Factotum;
import redoubt.secondedition.campaign.StartsWithAmmunition;
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
        SkillsByName skills = CommonSkills.in(ActionKinds.WORDS);
        combat(skills);
        moves(skills, ground);
        turns(skills, ground);
        allOut(skills);
        night(skills);
        campaign(skills);
        return skills;
    }

    private static void combat(SkillsByName skills) {
        skills.with("Bloodlust: *", word -> new Bloodlust(ActionKinds.WORDS.free(word), BLOODLUST_MOVES))
                .with(new Gunslinger())
                .with(new ImprovisedWeapon(improvised(ActionKind.MELEE, 0)))
                .with(new ImprovisedWeapon(improvised(ActionKind.RANGED, 1)))
                .with(new IronRain("Full auto"))
                .with(new Lucky(false))
                .with(new Marksman("Sniper"))
                .with(new TwoCocktails())
                .with(new Webbing());
    }

    private static void moves(SkillsByName skills, Ground ground) {
        skills.with(new Jump((terrain, edge, _, _) -> ground.isPassable(terrain, edge), false))
                .with(new Blitz())
                .with(new FieldMedic())
                .with(new Lifesaver(true))
                .with(new Shove(false))
                .with(new Slippery(false))
                .with(new Taunt(false));
    }

    private static void turns(SkillsByName skills, Ground ground) {
        skills.with(new BornLeader(new FreeAction("Born leader", ActionKinds.ALL)))
                .with(new BreakIn(Doors.leaf(ground)))
                .with(new Distributor())
                .with(new HomeDefender())
                .with("Starts with * Health", word -> new StartsWithHealth(Integer.parseInt(word)))
                .with(new ZombieLink(CardKind.EXTRA_ACTIVATION.word()));
    }

    private static void allOut(SkillsByName skills) {
        skills.with("+1 free * All-Out Action", word -> new OneFreeAction(ActionKinds.WORDS.freeAllOut(word)))
                .withSkill("All-Out: *", (word, known) -> new WhenAllOut(known.named(word)))
                .with(new DoubleAllOutDice())
                .with(new IgnoreOneBreak())
                .with(new SpareParts());
    }

    private static void night(SkillsByName skills) {
        skills.with(new NightFighter()).with(new NightVision());
    }

    private static void campaign(SkillsByName skills) {
        skills.with(new Factotum()).with(new StartsWithAmmunition());
    }

    /** Two dice, 4+, damage 1, silent, only at this range. */
    private static Equipment.Use improvised(ActionKind kind, int range) {
        return new Equipment.Use(kind, range, range, 2, 4, 1, false, false, false, "");
    }
}
