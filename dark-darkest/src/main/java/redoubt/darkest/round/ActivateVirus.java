package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * Every survivor in whom the virus is active moves the grey cube on, from the fourth skill to the first, loses what it passes and is
 * zombified in the fifth step (DD-VIRUS-01 to DD-VIRUS-05, DD-GAP-22).
 */
public record ActivateVirus() implements Effect<Table>, Phase.End {
    private static final RuleId RULE = rule("DD-VIRUS-02");
    private static final RuleId LOST = rule("DD-VIRUS-03");

    @Override
    public Phase ends(Table table) {
        return table.clock().isShowdown() ? Phase.FIRE : Phase.UPKEEP;
    }

    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().playing()) {
            if (Abilities.of(play.table(), survivor).isVirusActive()) {
                advance(play, survivor);
            }
        }
    }

    private static void advance(Play<Table> play, Survivor survivor) {
        int step = survivor.body().cube() + 1;
        int skill = SurvivorBoard.SKILLS - step;
        play.table(play.table().with(survivor.with(survivor.body().withCube(step))));
        play.log(new DarkestEvent.VirusAdvanced(RULE, survivor.person(), step));
        if (skill < 0) {
            Harm.zombify(play, survivor.place());
        } else if (survivor.hasBought(skill)) {
            play.log(new DarkestEvent.SkillLost(
                    LOST, survivor.person(), survivor.board().skills().get(skill)));
        }
    }
}
