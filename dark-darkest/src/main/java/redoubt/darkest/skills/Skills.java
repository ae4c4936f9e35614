package redoubt.darkest.skills;

import java.util.List;
import java.util.stream.Stream;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Ruling;

/** The rule behind every skill. */
public final class Skills {
    private Skills() {}

    /** The rulings in the order of the skills' names. */
    public static List<Ruling> all() {
        return Stream.of(SkillName.values()).map(Skills::of).toList();
    }

    private static Ruling of(SkillName skill) {
        return switch (skill) {
            case BUNNY -> new BunnyInnate();
            case BRUCE -> new BruceInnate();
            case CHUCK -> new ChuckInnate();
            case JACK -> new JackInnate();
            case LEO -> new LeoInnate();
            case LUCY -> new LucyInnate();
            case NINA -> new NinaInnate();
            case AMMOSTASH -> new AmmoStash();
            case BACKPACK -> new Backpack();
            case COMPUTERWIZARD -> new ComputerWizard();
            case CONCEALMENT -> new Concealment();
            case BANDAGE -> new ContinuousBandage();
            case COORDINATOR -> new Coordinator();
            case FIREMAN -> new Fireman();
            case GUARDIAN -> new Guardian();
            case HANDGUNEXPERT -> new HandgunExpert();
            case HAWKEYE -> new Hawkeye();
            case KNIFEEXPERT -> new KnifeExpert();
            case MARKSMAN -> new Marksman();
            case MEDIC -> new Medic();
            case MELEEEXPERT -> new MeleeExpert();
            case NIGHTVISION -> new NightVision();
            case POWERPUNCH -> new PowerPunch();
            case PROTECTION -> new Protection();
            case RESCUEPATROL -> new RescuePatrol();
            case RESEARCHER -> new Researcher();
            case SHOTGUNEXPERT -> new ShotgunExpert();
            case SHOVE -> new Shove();
            case VIRUSRESISTANCE -> new VirusResistance();
        };
    }
}
