package redoubt.secondedition.objective.effect;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.mission.rules.MissionEvent;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** An exit opens in a zone, unless there is one already. */
public record OpenExit(Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        open(play, where.of(reading), reading.rule());
    }

    /** The same by a rule of the mission. */
    public static void open(Play<Table> play, Zone zone, RuleId rule) {
        Table table = play.table();
        TokenKind exit = table.print().token("exit");
        if (table.count(exit, zone.index()) == 0) {
            play.table(table.withToken(exit, zone.index(), 1));
            Rulings.happened(play, new MissionEvent.ExitOpened(rule, zone));
        }
    }
}
