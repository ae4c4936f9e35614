package redoubt.darkest;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.RevealTokens;
import redoubt.darkest.combat.MineExplodes;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.Holds;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** What holds at every moment: what is seen is revealed, grabs end, the Laboratory opens and is entered, the game is won or lost. */
final class Settling {
    private static final RuleId WON = rule("DD-END-01");
    private static final RuleId CORNERS = rule("DD-END-02");
    private static final RuleId DARKNESS = rule("DD-END-03");
    private static final RuleId BEARER = rule("DD-END-04");
    private static final RuleId ENTRAPPED = rule("DD-CDIE-06");
    private static final RuleId WAITING = rule("DD-CDIE-16");
    private static final RuleId TERMINALS = rule("DD-GAP-67");
    private static final RuleId NOBODY = rule("DD-GAP-75");
    private static final RuleId FREE = rule("DD-GAP-57");
    private static final RuleId OPENED = rule("DD-LAB-01");
    private static final String BIRD = "Undead Bird";

    private Settling() {}

    static void settle(Play<Table> play) {
        if (play.table().clock().isShowdown()) {
            settleShowdown(play);
        } else {
            RevealTokens.seen(play);
            openLaboratory(play);
            if (isWithoutTerminals(play.table())) {
                play.lose(TERMINALS);
            }
        }
        for (ExpansionRuling expansion : Expansions.of(play.table())) {
            expansion.settle(play);
        }
        explodeMines(play);
        releaseSurvivors(play);
        if (isEverybodyEntrapped(play.table())) {
            play.lose(ENTRAPPED);
        }
        Table table = play.table();
        if (!play.isOver()
                && !table.clock().isShowdown()
                && table.isAnybodyIn(table.house().laboratory())) {
            play.instead(List.of(new BeginShowdown()));
        }
    }

    /** Victory first: a Nemesis that is gone destroys nothing more. */
    private static void settleShowdown(Play<Table> play) {
        if (Expansions.endShowdown(play)) {
            return;
        }
        Table table = play.table();
        if (table.menace().nemesis().filter(Beast::isDead).isPresent()) {
            play.win(WON);
        } else if (isEveryCornerDestroyed(table)) {
            play.lose(CORNERS);
        } else if (table.clock().darkness() >= table.dials().showdownTrack()) {
            play.lose(DARKNESS);
        } else if (table.playing().isEmpty()) {
            play.lose(NOBODY);
        } else if (!table.survivor(table.clock().bearer().orElseThrow()).isPlaying()) {
            play.lose(BEARER);
        }
    }

    private static boolean isEveryCornerDestroyed(Table table) {
        for (int corner : table.house().functionCorners()) {
            if (!table.blaze().isDestroyed(corner)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWithoutTerminals(Table table) {
        return !table.security().code().isEmpty() && isEveryCornerDestroyed(table);
    }

    /** The door of the Laboratory opens with the last Code token; the Reactor's doors stay closed. */
    private static void openLaboratory(Play<Table> play) {
        Table table = play.table();
        if (!table.security().code().isEmpty()) {
            return;
        }
        Terrain ground = table.terrain();
        for (int door : table.house().seals()) {
            boolean closed = table.ways().isSealed(ground, door);
            if (closed && table.house().touches(door, table.house().laboratory())) {
                play.table(table.with(ground.withEdge(door, table.ways().open())));
                play.log(new DarkestEvent.LaboratoryOpened(OPENED));
                RevealTokens.seen(play);
                return;
            }
        }
    }

    /** A Mine goes off as soon as an enemy is in its room, before any attack (DD-ITEM-30). */
    private static void explodeMines(Play<Table> play) {
        ZoneSet mines = play.table().notes().mines();
        for (int room = mines.first(); room != ZoneSet.NONE; room = mines.nextAfter(room)) {
            if (play.table().isEnemyIn(room)) {
                Table table = play.table();
                play.table(
                        table.with(table.notes().withMines(table.notes().mines().without(room))));
                play.then(new MineExplodes(room, MineExplodes.HITS));
            }
        }
    }

    private static void releaseSurvivors(Play<Table> play) {
        for (Survivor survivor : play.table().playing()) {
            if (survivor.isEntrapped() && !isHeld(play.table(), survivor)) {
                Holds.free(play, survivor.place(), FREE);
            }
        }
    }

    /** An Entrap token falls off when nothing is left to hold the survivor (DD-GAP-57, DD-GAP-61, DD-GAP-69). */
    private static boolean isHeld(Table table, Survivor survivor) {
        return switch (survivor.body().grab()) {
            case NONE -> false;
            case ORDINARY -> table.isEnemyIn(survivor.room());
            case BIRD ->
                table.menace()
                        .creature()
                        .filter(beast -> beast.board().name().equals(BIRD))
                        .isPresent();
            case REMOTE -> table.isEnemyIn(survivor.room()) || isNemesisNear(table, survivor);
        };
    }

    private static boolean isNemesisNear(Table table, Survivor survivor) {
        return table.menace()
                .nemesis()
                .filter(beast -> table.house()
                                .distance(
                                        table.house().tile(beast.room()),
                                        table.house().tile(survivor.room()))
                        <= 1)
                .isPresent();
    }

    /** Only survivors on the board count, at least one, and nobody who is safe; by the other reading not while somebody is to return (DD-CDIE-16). */
    private static boolean isEverybodyEntrapped(Table table) {
        List<Survivor> playing = table.playing();
        for (Survivor survivor : playing) {
            if (!survivor.isEntrapped()) {
                return false;
            }
        }
        return !playing.isEmpty()
                && !isAnybody(table, Fate.SAFE)
                && !(table.dials().reads(WAITING) && isAnybody(table, Fate.TO_BE_REPLACED));
    }

    private static boolean isAnybody(Table table, Fate fate) {
        return table.survivors().stream().anyMatch(survivor -> survivor.body().fate() == fate);
    }
}
