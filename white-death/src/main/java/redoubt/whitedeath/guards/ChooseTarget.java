package redoubt.whitedeath.guards;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.PushZombies;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.whitedeath.cauldron.PourCauldron;

/** The commander chooses where the guards carry out their task. */
public record ChooseTarget(SurvivorId commander, Zone zone, Task task) implements Question<Table, ChooseTarget.At> {
    /** There. */
    public record At(Task task, Zone zone) implements Option {
        @Override
        public String key() {
            return task.words() + " " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.TASK.mark(task.words()));
        }
    }

    @Override
    public Decision<At> decision(Table table) {
        Squad squad = Squad.of(table, commander, zone);
        ZoneSet zones = squad.targets(task);
        List<At> options = new ArrayList<>();
        for (int at = zones.first(); at != ZoneSet.NONE; at = zones.nextAfter(at)) {
            options.add(new At(task, table.zone(at)));
        }
        return new Decision<>(task.rule(), table.seatOf(commander), options);
    }

    @Override
    public void answer(At chosen, Play<Table> play) {
        switch (task) {
            case MOVE, MELEE, RANGED, MOVE_CAULDRON ->
                play.then(new ChooseGuards(commander, zone, chosen.zone(), task));
            case POUR_CAULDRON ->
                play.then(new PourCauldron(
                        commander, GuardActions.of(play.table()).cauldrons().token(), zone, chosen.zone()));
            case PUSH -> play.then(new PushZombies(task.rule(), zone, chosen.zone()));
        }
    }
}
