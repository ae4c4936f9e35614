package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** The campaign sheets of the team, in its order; they are blank where nobody brings any. */
public record Sheets(List<Sheet> all) implements Annexes.Annex {
    public Sheets {
        all = List.copyOf(all);
    }

    static Sheets blank(List<String> team) {
        return new Sheets(team.stream().map(Sheet::blank).toList());
    }

    public static Sheets of(Table table) {
        return table.annexes()
                .find(Sheets.class)
                .orElseGet(() ->
                        blank(table.survivors().stream().map(Survivor::name).toList()));
    }

    /** The sheet of a survivor, found without making blank ones. */
    public static Sheet of(Table table, SurvivorId survivor) {
        return table.annexes()
                .find(Sheets.class)
                .map(sheets -> sheets.sheet(survivor))
                .orElseGet(() -> Sheet.blank(survivor.name()));
    }

    public Sheet sheet(SurvivorId survivor) {
        return all.get(survivor.index());
    }

    /** With the sheet of a survivor changed, or replaced by that of a successor. */
    Sheets with(SurvivorId survivor, Sheet changed) {
        List<Sheet> sheets = new ArrayList<>(all);
        sheets.set(survivor.index(), changed);
        return new Sheets(sheets);
    }

    /** The table with the sheet of a survivor changed. */
    static Table with(Table table, SurvivorId survivor, Sheet changed) {
        return table.with(of(table).with(survivor, changed));
    }
}
