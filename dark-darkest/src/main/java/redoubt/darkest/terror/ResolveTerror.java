package redoubt.darkest.terror;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.ChooseEntry;
import redoubt.darkest.arrival.CreatureEnters;
import redoubt.darkest.arrival.Rooms;
import redoubt.darkest.peril.BreakOut;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.reaction.CreatureAttacks;
import redoubt.darkest.reaction.CreatureMoves;
import redoubt.darkest.reaction.MoveTwoUnits;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** What the Terror die brings upon the survivors of a room (DD-TERR-02 to DD-TERR-07). */
public record ResolveTerror(TerrorFace face, int room) implements Effect<Table> {
    private static final RuleId NEARBY = rule("DD-TERR-02");
    private static final RuleId REACTION = rule("DD-TERR-03");
    private static final RuleId ENTRY = rule("DD-TERR-05");
    private static final int UNITS = 2;

    @Override
    public void happen(Play<Table> play) {
        switch (face) {
            case HORDE_NEARBY -> bringHorde(play);
            case CREATURE_REACTION -> callCreature(play);
            case CREATURE_ENTRY -> play.then(new CreatureEnters(ENTRY));
            case FIRE -> play.then(play.table().blaze().burnsAnywhere() ? new SpreadFire() : new BreakOut());
        }
    }

    /** A Spawn token comes to an open room of the tiles around, chosen by the players (DD-GAP-45). */
    private void bringHorde(Play<Table> play) {
        Table table = play.table();
        int tile = table.house().tile(room);
        List<Integer> rooms = new ArrayList<>();
        table.house().around(tile).minus(table.house().rooms(tile)).forEachIndex(near -> {
            if (Rooms.isFree(table, near)) {
                rooms.add(near);
            }
        });
        if (!rooms.isEmpty() && !table.stock().spawn().isEmpty()) {
            play.then(new ChooseEntry(rooms, NEARBY));
        }
    }

    private void callCreature(Play<Table> play) {
        Table table = play.table();
        Optional<Beast> creature = table.menace().creature();
        int tile = table.house().tile(room);
        ZoneSet rooms = table.house().rooms(tile);
        if (creature.isEmpty()) {
            play.table(table.with(table.notes().withNobodyActed()));
            play.then(new MoveTwoUnits(tile, UNITS));
        } else if (table.isAnybodyIn(creature.get().room())) {
            play.then(new CreatureAttacks());
        } else {
            play.then(new CreatureMoves(REACTION, Optional.of(rooms)));
        }
    }
}
