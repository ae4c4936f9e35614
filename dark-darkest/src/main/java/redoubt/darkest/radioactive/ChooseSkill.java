package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** The reward for shutting the Reactor down: a survivor activates a skill for nothing, if one is left to it (DD-RAD-25). */
record ChooseSkill(int place) implements Question<Table, ChooseSkill.Gift>, Subject {
    private static final RuleId RULE = rule("DD-RAD-25");

    /** This skill; none, if none can be had. */
    record Gift(int skill, Optional<SkillName> name) implements Option {
        @Override
        public String key() {
            return name.map(each -> "skill " + each.title()).orElse("no skill");
        }

        @Override
        public List<Mark> marks() {
            return name.map(each -> new Mark("skill", each.name())).stream().toList();
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<Gift> decision(Table table) {
        Survivor survivor = table.survivor(place);
        List<Gift> gifts = new ArrayList<>();
        for (int skill = 0; skill < SurvivorBoard.SKILLS; skill++) {
            if (survivor.isPlaying() && !survivor.hasBought(skill) && !survivor.isTaken(skill)) {
                gifts.add(new Gift(skill, Optional.of(survivor.board().skills().get(skill))));
            }
        }
        if (gifts.isEmpty()) {
            gifts.add(new Gift(-1, Optional.empty()));
        }
        return new Decision<>(RULE, Seats.of(survivor.owner()), gifts);
    }

    @Override
    public void answer(Gift chosen, Play<Table> play) {
        chosen.name().ifPresent(name -> {
            Survivor survivor = play.table().survivor(place);
            play.table(play.table().with(survivor.withBought(chosen.skill())));
            play.log(new RadiationEvent.SkillGiven(RULE, survivor.person(), name));
        });
    }
}
