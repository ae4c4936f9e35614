package redoubt.secondedition.crates;

import java.util.List;
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
import redoubt.secondedition.edition.ActionKinds;

/** The action of opening a crate in the survivor's zone; it is no search, so that zombies do not hinder it (Z2-OBJ-02, Z2-OBJ-03). */
public record Crates(TokenKind crate, String deck) implements ActionRuling {
    /** Opens a crate in this zone. */
    public record Open(TokenKind crate, String deck, Zone zone) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKinds.CRATE;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new OpenCrate(actor, crate, deck);
        }

        @Override
        public String key() {
            return "open crate";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark(crate.name()), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.count(crate, actor.zone().index()) > 0) {
            menu.add(new Open(crate, deck, actor.zone()));
        }
    }
}
