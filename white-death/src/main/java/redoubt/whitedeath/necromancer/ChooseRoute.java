package redoubt.whitedeath.necromancer;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose among equally short routes of a pushed spawn token. */
record ChooseRoute(String token, ZoneSet ways) implements Question<Table, ChooseRoute.PushTo> {
    /** The token goes to this zone. */
    record PushTo(String token, Zone zone) implements Option {
        @Override
        public String key() {
            return "push spawn " + token + " to " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.SPAWN.mark(token));
        }
    }

    @Override
    public Decision<PushTo> decision(Table table) {
        List<PushTo> options = new ArrayList<>(ways.size());
        ways.forEachIndex(way -> options.add(new PushTo(token, table.zone(way))));
        return new Decision<>(NecromancerRules.CHOOSE_ROUTE, table.everyone(), options);
    }

    @Override
    public void answer(PushTo chosen, Play<Table> play) {
        play.then(new MoveSpawnToken(token, chosen.zone()));
    }
}
