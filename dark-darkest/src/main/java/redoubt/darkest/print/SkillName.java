package redoubt.darkest.print;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;

/** The skills of the survivor boards, innate abilities first; each has its entry in the ledger. */
public enum SkillName implements Named {
    BUNNY("Bunny"),
    BRUCE("Bruce"),
    CHUCK("Chuck"),
    JACK("Jack"),
    LEO("Leo"),
    LUCY("Lucy"),
    NINA("Nina"),
    AMMOSTASH("Ammo Stash"),
    BACKPACK("Backpack"),
    COMPUTERWIZARD("Computer Wizard"),
    CONCEALMENT("Concealment"),
    BANDAGE("Continuous Bandage"),
    COORDINATOR("Coordinator"),
    FIREMAN("Fireman"),
    GUARDIAN("Guardian"),
    HANDGUNEXPERT("Handgun Expert"),
    HAWKEYE("Hawkeye"),
    KNIFEEXPERT("Knife Expert"),
    MARKSMAN("Marksman"),
    MEDIC("Medic"),
    MELEEEXPERT("Melee Expert"),
    NIGHTVISION("Night Vision"),
    POWERPUNCH("Power Punch"),
    PROTECTION("Protection"),
    RESCUEPATROL("Rescue Patrol"),
    RESEARCHER("Researcher"),
    SHOTGUNEXPERT("Shotgun Expert"),
    SHOVE("Shove"),
    VIRUSRESISTANCE("Virus Resistance");

    private final String title;

    SkillName(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    public RuleId rule() {
        return RuleId.rule("DD-SKILL-" + name());
    }

    static List<String> titles() {
        return Stream.of(values()).map(SkillName::title).toList();
    }

    static Optional<SkillName> titled(String title) {
        return Stream.of(values()).filter(skill -> skill.title.equals(title)).findFirst();
    }
}
