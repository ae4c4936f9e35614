package redoubt.whitedeath.ladder;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.RopeLadders;

/** The actions of taking a rope ladder that lies in the zone, of placing one, and of taking one down again. */
public record LadderActions(TokenKind ladder, Ground ground) implements ActionRuling {
    /** The name of a ladder on a survivor's dashboard. */
    public static final String CARRIED = "rope ladder";

    /** Takes a ladder that lies in the own zone. */
    public record Take(TokenKind ladder) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeLadder(actor, ladder);
        }

        @Override
        public String key() {
            return "take rope ladder";
        }
    }

    /** Hangs a ladder at a border of the own zone. */
    public record Place(Ground ground, int edge, Zone to) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PlaceLadder(actor, edge, ground.ladder());
        }

        @Override
        public String key() {
            return "place rope ladder " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    /** Takes down a ladder that hangs at a border of the own zone. */
    public record TakeDown(Ground ground, int edge, Zone to) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeDownLadder(actor, edge, ground.ladder(), ground.climb());
        }

        @Override
        public String key() {
            return "take down rope ladder " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    /** The ladders that hang on the board. */
    public static RopeLadders placed(Table table) {
        return table.annexes().find(RopeLadders.class).orElse(RopeLadders.NONE);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        if (!menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        if (table.count(ladder, zone) > 0) {
            menu.add(new Take(ladder));
        }
        boolean isCarrying = actor.carried().contains(CARRIED);
        RopeLadders placed = placed(table);
        if (!isCarrying && placed.placed().isEmpty()) {
            return;
        }
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            if (placed.hangAt(edge)) {
                menu.add(new TakeDown(ground, edge, table.zone(edges.across(edge, zone))));
            } else if (isCarrying && placed.fits(ground, table.terrain(), edge)) {
                menu.add(new Place(ground, edge, table.zone(edges.across(edge, zone))));
            }
        }
    }
}
