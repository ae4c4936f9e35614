package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** How the campaign stands between two missions: all that the record has besides the missions won (WZ-CAMP-07). */
record Standing(Sheets sheets, List<Chronicle.Dead> dead) {
    Standing {
        dead = List.copyOf(dead);
    }

    /** Before the first mission. */
    static Standing first(List<String> team) {
        return new Standing(Sheets.blank(team), List.of());
    }

    /** As a mission that was won has left it. */
    static Standing of(Table table) {
        return new Standing(Sheets.of(table), Chronicle.of(table).dead());
    }

    /** The same after a lost mission: only its dead count, and their successors begin anew. */
    Standing after(Chronicle lost) {
        List<Sheet> changed = new ArrayList<>(sheets.all());
        for (Chronicle.Succession one : lost.successions()) {
            changed.replaceAll(sheet -> sheet.survivor().equals(one.dead()) ? Sheet.blank(one.successor()) : sheet);
        }
        return new Standing(new Sheets(changed), lost.dead());
    }

    /** What lies on the table of the next mission. */
    List<Annexes.Annex> annexes() {
        return List.of(sheets, new Chronicle(dead, List.of(), false));
    }
}
