package redoubt.darkest.terror;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A camera checks a room: one die for each survivor there and the Terror die, which counts on a Failure; a Smoke Grenade used in the
 * room cancels the check (DD-CHECK-01, DD-CHECK-02, DD-ITEM-24).
 */
public record CheckRoom(int room) implements Question<Table, CardAnswer>, Subject {
    private static final RuleId RULE = rule("DD-CHECK-01");
    private static final RuleId SMOKE = rule("DD-ITEM-24");

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room));
    }

    @Override
    public Decision<CardAnswer> decision(Table table) {
        return CardAnswer.decision(table, table.in(room), "Smoke Grenade", SMOKE, "");
    }

    @Override
    public void answer(CardAnswer chosen, Play<Table> play) {
        if (chosen.isUsed(play, SMOKE)) {
            return;
        }
        int dice = (int) play.table().in(room).stream()
                .filter(survivor -> Abilities.of(play.table(), survivor).isCounted())
                .count();
        if (dice == 0) {
            return;
        }
        List<SurvivorFace> faces = Dice.rollSurvivor(play, dice);
        TerrorFace terror = Dice.rollTerror(play);
        boolean counts = faces.contains(SurvivorFace.FAILURE);
        play.log(new DarkestEvent.CameraChecked(RULE, play.table().zone(room), faces, counts));
        if (counts) {
            play.then(new TerrorStrikes(terror, room));
        }
    }
}
