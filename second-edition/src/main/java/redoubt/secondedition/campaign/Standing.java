package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.Finds;

/**
 * How the campaign stands between two missions: all that the record has besides the missions won (WZ-CAMP-07). Achievements are those
 * of each sheet, in the order of the team; notes are the ids of those that were read; companions are those whom the team has met.
 */
record Standing(
        Sheets sheets,
        List<List<String>> achievements,
        List<String> keywords,
        List<String> notes,
        List<Acquaintances.One> companions,
        List<Chronicle.Dead> dead) {
    Standing {
        achievements = List.copyOf(achievements);
        keywords = List.copyOf(keywords);
        notes = List.copyOf(notes);
        companions = List.copyOf(companions);
        dead = List.copyOf(dead);
    }

    /** Before the first mission. */
    static Standing first(List<String> team) {
        List<List<String>> none = team.stream().map(_ -> List.<String>of()).toList();
        return new Standing(Sheets.blank(team), none, List.of(), List.of(), List.of(), List.of());
    }

    /** As a mission that was won has left it. */
    static Standing of(Table table) {
        Chronicle chronicle = Chronicle.of(table);
        Finds finds = Finds.of(table);
        return new Standing(
                Sheets.of(table),
                table.survivors().stream()
                        .map(survivor -> achievements(table, survivor))
                        .toList(),
                Deed.names(Deed.KEYWORDS).stream().filter(finds::has).toList(),
                Stream.concat(chronicle.notes().stream(), finds.notes().stream())
                        .distinct()
                        .toList(),
                Acquaintances.after(table).all(),
                chronicle.dead());
    }

    /** What stands on the sheet of a survivor, or passes to the successor (WZ-KO-06). */
    static List<String> achievements(Table table, Survivor survivor) {
        Achievements written = Achievements.of(table);
        return Deed.names(Deed.ACHIEVEMENTS).stream()
                .filter(name -> written.has(survivor.id(), name))
                .toList();
    }

    /** The same after a lost mission: only its dead count, and their successors begin anew. */
    Standing after(Chronicle lost) {
        List<Sheet> changed = new ArrayList<>(sheets.all());
        for (Chronicle.Succession one : lost.successions()) {
            changed.replaceAll(sheet ->
                    sheet.survivor().equals(one.dead()) ? Sheet.successor(one.successor(), one.dead()) : sheet);
        }
        return new Standing(new Sheets(changed), achievements, keywords, notes, companions, lost.dead());
    }

    /** What lies on the table of the next mission. */
    List<Annexes.Annex> annexes() {
        Achievements written = new Achievements(List.of());
        for (int i = 0; i < sheets.all().size(); i++) {
            SurvivorId survivor = new SurvivorId(i, sheets.all().get(i).survivor());
            for (String achievement : achievements.get(i)) {
                written = written.with(survivor, achievement);
            }
        }
        return List.of(
                sheets,
                new Chronicle(dead, List.of(), notes, false),
                written,
                new Finds(keywords, List.of()),
                new Acquaintances(companions));
    }
}
