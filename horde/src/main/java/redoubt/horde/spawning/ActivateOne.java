package redoubt.horde.spawning;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose which of several zombies gets the single extra activation. */
public record ActivateOne(List<Wake> present) implements Question<Table, ActivateOne.Wake> {
    /** This one activates. */
    public record Wake(int kind, String zombie, Zone zone) implements Option {
        @Override
        public String key() {
            return "activate " + zombie + " in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZOMBIE.mark(zombie), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<Wake> decision(Table table) {
        return new Decision<>(table.cite(Cite.CHOOSE_ZOMBIES), table.everyone(), present);
    }

    @Override
    public void answer(Wake chosen, Play<Table> play) {
        play.then(new ActivateZombies(new Activation(
                List.of(chosen.kind()),
                ZoneSet.of(chosen.zone().index()),
                Optional.empty(),
                1,
                Activation.EXTRA,
                false)));
    }
}
