package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Tile;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SpareTiles;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.ground.Ground;

/**
 * Tiles are laid before the survivors and taken away behind them: which there are, whether all but the last come at random, after
 * how many the first are taken away, where a car waits on the last one (empty for none), and the rules of laying the first, the last
 * and those between, and of taking away.
 */
public record Travel(
        Ground ground,
        List<Tile> tiles,
        boolean isRandom,
        String first,
        int awayAfter,
        String car,
        Laying laying,
        RuleId takingAway)
        implements SpareTiles, LaysOut, AfterEvent, MomentRuling {
    /** The rules by which the first tile, the last one and all others are laid. */
    public record Laying(RuleId first, RuleId next, RuleId last) {
        RuleId of(Journey journey) {
            if (journey.laid() == 0) {
                return first;
            }
            return journey.pile().size() == 1 ? last : next;
        }
    }

    public Travel {
        tiles = List.copyOf(tiles);
    }

    /** The travel of this mission. */
    static Travel of(Table table) {
        return Rulings.the(table, Travel.class);
    }

    Tile tile(String name) {
        for (Tile tile : tiles) {
            if (tile.name().equals(name)) {
                return tile;
            }
        }
        throw new IllegalStateException("no tile " + name + " on the pile");
    }

    /** A random journey begins with a tile beside the first one. */
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        if (isRandom) {
            opening.add(new LayNext());
        }
        return plan.withAnnex(new Journey(tiles.stream().map(Tile::name).toList(), first, List.of(), 0, false))
                .withOpening(opening);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorMoved moved) {
            enter(play, moved.to());
        } else if (event instanceof HordeEvent.TileLaid laid) {
            play.then(new FinishTile(laid.tile()));
        }
    }

    private static void enter(Play<Table> play, Zone zone) {
        Journey journey = play.table().annexes().the(Journey.class);
        boolean isNewest =
                play.table().terrain().board().onTile(journey.newest()).contains(zone.index());
        if (isNewest && !journey.entered().contains(journey.newest())) {
            play.table(play.table().with(journey.entering(journey.newest())));
            if (!journey.isOver()) {
                play.then(new LayNext());
            }
        }
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isDue = moment == Moment.END_PHASE
                && survivor.isEmpty()
                && table.annexes().the(Journey.class).laid() >= awayAfter;
        return isDue ? List.of(new LeaveTilesBehind()) : List.of();
    }
}
