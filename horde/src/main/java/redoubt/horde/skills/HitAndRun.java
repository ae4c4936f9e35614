package redoubt.horde.skills;

import redoubt.horde.action.Move;
import redoubt.horde.action.MoveOn;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/**
 * Right after an attack that eliminated a zombie, the survivor may move for free, paying nothing for zombies left behind either.
 */
public record HitAndRun() implements Skill, AfterEvent {
    @Override
    public String name() {
        return "Hit & run";
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        if (event instanceof HordeEvent.AttackMade made
                && made.survivor().equals(owner)
                && made.kills() > 0
                && !made.byAllies()) {
            Survivor runner = play.table().survivor(owner);
            play.then(new MoveOn(
                    owner,
                    Move.zonesPerMove(play.table(), runner),
                    0,
                    play.table().cite(Cite.HIT_AND_RUN)));
        }
    }
}
