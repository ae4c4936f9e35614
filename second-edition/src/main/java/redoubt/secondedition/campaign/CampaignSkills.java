package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;

/** The fourteen skills that a milestone may bring (WZ-CSK-02). */
final class CampaignSkills {
    static final List<String> NAMES = List.of(
            "Combat reflexes",
            "Destiny",
            "Hoard",
            "Hold your nose",
            "Home defender",
            "Lifesaver",
            "Low profile",
            "Night fighter",
            "Sidestep",
            "Starts with 2 AP",
            "Starts with a Repair Kit",
            StartsWithAmmunition.NAME,
            "Steady hand",
            "Webbing");

    private CampaignSkills() {}

    static Skill skill(Print print, String name) {
        return print.skill(name).orElseThrow(() -> new IllegalStateException("no skill " + name));
    }

    /** Those that are not yet ticked on a sheet. */
    static List<String> lacking(Sheet sheet) {
        List<String> lacking = new ArrayList<>(NAMES);
        lacking.removeAll(sheet.skills());
        return lacking;
    }

    /** Those that a survivor does not have, from whatever source. */
    static List<String> lacking(Survivor survivor) {
        List<String> lacking = new ArrayList<>(NAMES);
        survivor.skills().forEach(skill -> lacking.remove(skill.name()));
        return lacking;
    }
}
