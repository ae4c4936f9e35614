package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.mission.CardName;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The mission is won: each sheet lists the cards that were kept, and all bonus actions are back; after the last one nothing is kept. */
record CloseSheets(boolean isLast) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().survivors()) {
            List<String> kept = isLast
                    ? List.of()
                    : survivor.inventory().items().stream()
                            .map(item -> CardName.of(item.card()))
                            .toList();
            Sheet sheet = Sheets.of(play.table(), survivor.id());
            play.table(Sheets.with(play.table(), survivor.id(), sheet.closed(kept)));
        }
    }
}
