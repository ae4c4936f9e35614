package redoubt.horde.mission;

import redoubt.board.Board;
import redoubt.board.Placement;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A tile joins the board in play. */
public record LayTile(RuleId rule, Placement placement) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Board board = table.terrain().board().with(placement);
        int zones = board.zoneCount();
        play.table(table.withTerrain(table.terrain().on(board))
                .withZombies(table.zombies().grown(zones))
                .withAllies(table.allies().grown(zones))
                .withTokens(table.tokens().grown(zones)));
        Rulings.happened(
                play,
                new HordeEvent.TileLaid(
                        rule,
                        placement.tile().name(),
                        placement.row(),
                        placement.column(),
                        placement.rotation().name()));
    }
}
