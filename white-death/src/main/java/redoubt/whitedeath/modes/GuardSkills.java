package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Step;

/** The setting {@code guard-skills}: cards are {@code drawn} or {@code chosen} for survivors who have no skill for guards. */
public record GuardSkills(List<Skill> cards) implements Mode {
    public GuardSkills {
        cards = List.copyOf(cards);
    }

    @Override
    public String setting() {
        return "guard-skills";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), "drawn", "chosen"));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        boolean isChosen = values.equals(List.of("chosen"));
        if (!isChosen && !values.equals(List.of("drawn"))) {
            throw SetUpRefused.ofSetting(
                    ModeRules.GUARD_SKILLS_DRAWN, setting(), "guard-skills are \"drawn\" or \"chosen\", not " + values);
        }
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new DealGuardSkills(isChosen));
        return plan.withOpening(opening).withRuling(new GuardSkillDeck(cards));
    }
}
