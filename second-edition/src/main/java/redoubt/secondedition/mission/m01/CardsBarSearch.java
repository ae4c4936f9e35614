package redoubt.secondedition.mission.m01;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.secondedition.edition.ActionKinds;

/**
 * While an objective card lies on a tile, nobody searches its zones or opens its crate; a zone across several tiles, such as that of the
 * Humvee, belongs to all of them (WZ-M01-08, WZ-M01-09, WZ-GAP-43, WZ-GAP-46).
 */
public record CardsBarSearch(ZoneSet humvees, TokenKind crate) implements SearchRuling, ActionLimit {
    /** Why a crate stays shut, as clients look it up. */
    public static final String CARD_ON_TILE = "card on tile";

    private static final RuleId OF_TILES = new RuleId("WZ-M01-08");
    private static final RuleId OF_HUMVEE = new RuleId("WZ-M01-09");

    @Override
    public Optional<RuleId> barredBy(Table table, Survivor searcher) {
        int zone = searcher.zone().index();
        if (!isBarred(table, zone)) {
            return Optional.empty();
        }
        return Optional.of(humvees.contains(zone) ? OF_HUMVEE : OF_TILES);
    }

    @Override
    public boolean isLimited(Table table, Survivor actor) {
        int zone = actor.zone().index();
        return table.count(crate, zone) > 0 && isBarred(table, zone);
    }

    @Override
    public boolean allows(Table table, Survivor actor, ActionKind kind) {
        return !kind.equals(ActionKinds.CRATE);
    }

    @Override
    public List<Obstacle> bars(Table table, Survivor actor) {
        return List.of(new Obstacle(ActionKinds.CRATE.name(), CARD_ON_TILE, OF_TILES));
    }

    private static boolean isBarred(Table table, int zone) {
        Board board = table.terrain().board();
        for (Objective card : table.objectives()) {
            if (board.onSameTiles(new ZoneId(card.zone().index())).contains(zone)) {
                return true;
            }
        }
        return false;
    }
}
