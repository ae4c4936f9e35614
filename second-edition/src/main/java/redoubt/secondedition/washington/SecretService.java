package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.Landmarks;
import redoubt.secondedition.edition.SecondEdition;

/**
 * In rooms of the Secret Service and at a Humvee, which may stand in a street, a search draws from the Secret Service deck and from no
 * other (WZ-SEC-02, WZ-SEC-04, WZ-HUM-02).
 */
public record SecretService(ZoneSet humvees) implements SearchRuling, Landmarks {
    private static final String FLAG = "secret";

    @Override
    public boolean opensZone(Table table, Survivor searcher) {
        return humvees.contains(searcher.zone().index());
    }

    @Override
    public List<String> decks(Table table, Survivor searcher, List<String> decks) {
        int zone = searcher.zone().index();
        boolean isSecret =
                humvees.contains(zone) || table.terrain().board().flagged(FLAG).contains(zone);
        return isSecret ? List.of(SecondEdition.SECRET_SERVICE_DECK) : decks;
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        List<Landmark> seen = new ArrayList<>();
        humvees.forEachIndex(zone -> seen.add(new Landmark("humvee", table.zone(zone))));
        return seen;
    }
}
