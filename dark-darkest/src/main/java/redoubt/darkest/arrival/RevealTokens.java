package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** What survivors see is turned up: Spawn tokens in line of sight (DD-LOS-06), chips on the doors of their rooms (DD-GAP-02). */
public final class RevealTokens {
    private static final RuleId SEEN = rule("DD-LOS-06");
    private static final RuleId CHIP = rule("DD-GAP-02");

    private RevealTokens() {}

    public static void seen(Play<Table> play) {
        if (!play.table().menace().tokens().isEmpty()) {
            ZoneSet view = view(play.table());
            for (SpawnToken token : play.table().menace().tokens()) {
                if (view.contains(token.room())) {
                    reveal(play, token, ZombieState.READY, SEEN);
                }
            }
        }
        turnChips(play);
    }

    private static ZoneSet view(Table table) {
        ZoneSet view = ZoneSet.EMPTY;
        for (Survivor survivor : table.playing()) {
            view = view.or(table.terrain().sight(table.ways().sight()).seen(survivor.room()));
        }
        return view;
    }

    private static void turnChips(Play<Table> play) {
        ZoneSet occupied = play.table().occupied();
        for (DoorChip chip : play.table().security().doors()) {
            if (!chip.isFaceUp() && isBeside(play.table(), chip.door(), occupied)) {
                play.table(play.table().with(play.table().security().withFaceUp(chip.door())));
                play.reveal(
                        new DarkestEvent.ChipRevealed(CHIP, play.table().house().door(chip.door()), chip.chip()));
            }
        }
    }

    private static boolean isBeside(Table table, int door, ZoneSet rooms) {
        return rooms.contains(table.house().board().edges().first(door))
                || rooms.contains(table.house().board().edges().second(door));
    }

    /** A token is replaced by as many figures as it shows and leaves the game (DD-ENTRY-04). */
    public static void reveal(Play<Table> play, SpawnToken token, ZombieState state, RuleId rule) {
        int figures = Expansions.figures(play, token.room(), token.value());
        Table table = play.table();
        play.table(table.with(table.menace().withoutToken(token.number()).plus(token.room(), state, figures)));
        play.reveal(new DarkestEvent.TokenRevealed(rule, table.zone(token.room()), figures));
    }
}
