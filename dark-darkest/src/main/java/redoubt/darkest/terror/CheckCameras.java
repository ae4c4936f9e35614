package redoubt.darkest.terror;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * Every room with survivors is checked once by every camera that sees it, in the players' order; after each check those still to be
 * made are worked out anew (DD-CHECK-01, DD-CHECK-03 to DD-CHECK-05).
 */
public record CheckCameras() implements Question<Table, CheckCameras.Next> {
    private static final RuleId RULE = rule("DD-CHECK-04");

    /** The check of a room by a camera; none when all are made. */
    public record Next(Zone camera, Zone room, boolean isAny) implements Option {
        @Override
        public String key() {
            return isAny ? "check " + room.name() + " by " + camera.name() : "none";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()), new Mark("camera", camera.name()));
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> checks = new ArrayList<>();
        for (Camera camera : table.security().cameras()) {
            ZoneSet seen = CameraView.of(table, camera).and(table.occupied());
            seen.forEachIndex(room -> {
                if (!table.notes().checks().contains(new Notes.Check(camera.room(), room))) {
                    checks.add(new Next(table.zone(camera.room()), table.zone(room), true));
                }
            });
        }
        if (checks.isEmpty()) {
            Zone entrance = table.zone(table.house().entrance());
            checks.add(new Next(entrance, entrance, false));
        }
        return new Decision<>(RULE, table.everyone(), checks);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        if (chosen.isAny()) {
            List<Notes.Check> longer = new ArrayList<>(play.table().notes().checks());
            longer.add(new Notes.Check(chosen.camera().index(), chosen.room().index()));
            play.table(play.table().with(play.table().notes().withChecks(longer)));
            play.then(new CheckRoom(chosen.room().index()), this);
        }
    }
}
