package redoubt.secondedition.mission.m10;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.ChooseBranch;

/**
 * Some way out is open (WZ-M10R-01). Bots clear the barricade with all hands: it asks for nothing but actions. On the way one of them
 * sounds the horn of the truck, which keeps most zombies away as long as it is night.
 */
public record OpenAnyExit(TokenKind exit) implements Goal {
    private static final String HORN = "WZ-M10C-08";
    private static final String HORN_SOUNDS = "a";
    private static final double TO_BARRICADE = 5;
    private static final double TO_HORN = 4;
    private static final double SOUND = 3;
    private static final double REACHED = 0.3;

    @Override
    public void aims(Table table, Checklist list) {
        list.win("OpenAnyExit", isMet(table), ZoneSet.EMPTY);
        CardsLaid.Laid barricade = CardsLaid.of(table).laid(TankGun.BARRICADE);
        if (barricade.isTaken() && !isMet(table)) {
            ZoneSet place =
                    barricade.zone().map(zone -> ZoneSet.of(zone.index())).orElse(ZoneSet.EMPTY);
            list.part("ClearBarricade", Labour.of(table).steps(TankGun.BARRICADE), TankGun.STEPS, place);
        }
    }

    @Override
    public boolean isMet(Table table) {
        return !table.tokens().where(exit.index()).isEmpty();
    }

    /** The barricade is found first, then cleared step by step. */
    @Override
    public double progress(Table table) {
        double done = Labour.of(table).steps(TankGun.BARRICADE);
        boolean isFound = CardsLaid.of(table).laid(TankGun.BARRICADE).isTaken();
        return isMet(table) ? 1 : isFound ? REACHED + (1 - REACHED) * done / (TankGun.STEPS + 1) : 0;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (isMet(table)) {
            return;
        }
        CardsLaid cards = CardsLaid.of(table);
        cards.laid(TankGun.BARRICADE)
                .zone()
                .ifPresent(zone -> errands.add(
                        new Errand(zone.index(), TO_BARRICADE, table.survivors().size())));
        if (cards.laid(HORN).isThere()) {
            cards.laid(HORN).zone().ifPresent(zone -> errands.add(new Errand(zone.index(), TO_HORN, 1)));
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof ChooseBranch.Branch branch
                        && branch.card().equals(HORN)
                        && branch.branch().equals(HORN_SOUNDS)
                ? SOUND
                : 0;
    }
}
