package redoubt.darkest.setup;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.darkest.terror.CameraView;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A camera looks where it sees most rooms; between equal directions the players choose (DD-CAM-01, DD-CAM-02, DD-CAM-08). */
public record TurnCamera(int room) implements Question<Table, TurnCamera.To>, Subject {
    private static final RuleId RULE = rule("DD-CAM-02");

    /** In this direction. */
    public record To(Zone room, Side direction) implements Option {
        @Override
        public String key() {
            return "turn " + room.name() + " " + direction;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()), new Mark("direction", direction.name()));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room));
    }

    @Override
    public Decision<To> decision(Table table) {
        int most = 0;
        List<To> best = new ArrayList<>();
        for (Side side : Side.values()) {
            int seen =
                    CameraView.seen(table.house(), table.terrain(), room, side).size();
            if (seen > most) {
                best.clear();
                most = seen;
            }
            if (seen == most) {
                best.add(new To(table.zone(room), side));
            }
        }
        return new Decision<>(RULE, table.everyone(), best);
    }

    @Override
    public void answer(To chosen, Play<Table> play) {
        List<Camera> longer = new ArrayList<>(play.table().security().cameras());
        longer.add(new Camera(room, chosen.direction()));
        play.table(play.table().with(play.table().security().withCameras(longer)));
    }
}
