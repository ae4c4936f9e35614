package redoubt.whitedeath.skills;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A zone with zombies is frozen; it holds one freeze token at most. */
public record PutFreeze(Zone zone) implements Effect<Table> {
    /** A freeze token was put into a zone. */
    public record ZoneFrozen(RuleId rule, Zone zone) implements HordeEvent {}

    private static final RuleId RULE = new RuleId("WD-SKILL-FREEZE");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        TokenKind freeze = token(table);
        // A token leaves a zone without zombies as soon as it lies there (WD-FRZ-03).
        if (table.count(freeze, zone.index()) == 0 && table.zombies().isAny(zone.index())) {
            play.table(table.withToken(freeze, zone.index(), 1));
            Rulings.happened(play, new ZoneFrozen(RULE, zone));
        }
    }

    private static TokenKind token(Table table) {
        for (TokenKind kind : table.print().tokenKinds()) {
            if (kind.name().equals("freeze")) {
                return kind;
            }
        }
        throw new IllegalStateException("the box has no freeze tokens");
    }
}
