package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import redoubt.board.Pile;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Dice;
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
    public static void reveal(Play<Table> play, SpawnToken lying, ZombieState state, RuleId rule) {
        SpawnToken token = turnedUp(play, lying);
        int figures = Expansions.figures(play, token.room(), token.value());
        Table table = play.table();
        play.table(table.with(table.menace().withoutToken(token.number()).plus(token.room(), state, figures)));
        play.reveal(new DarkestEvent.TokenRevealed(rule, table.zone(token.room()), figures));
    }

    /** What a token shows; people with a real box say so, and it changes places with one that was thought to show that. */
    private static SpawnToken turnedUp(Play<Table> play, SpawnToken lying) {
        Table table = play.table();
        List<Integer> unseen = new ArrayList<>(table.stock().spawn().list());
        table.menace().tokens().forEach(token -> unseen.add(token.value()));
        unseen.sort(null);
        OptionalInt told = play.drawn(
                Dice.SPAWN, "number", () -> unseen.stream().map(String::valueOf).toList());
        int value = told.isEmpty() ? lying.value() : unseen.get(told.getAsInt());
        if (value == lying.value()) {
            return lying;
        }
        SpawnToken turned = new SpawnToken(lying.number(), lying.room(), value);
        List<SpawnToken> tokens = new ArrayList<>(table.menace().tokens());
        Pile pile = table.stock().spawn();
        if (pile.contains(value)) {
            play.table(table.with(table.stock().withSpawn(pile.without(value).with(lying.value()))));
        } else {
            int other = IntStream.range(0, tokens.size())
                    .filter(i -> tokens.get(i).value() == value)
                    .findFirst()
                    .orElseThrow();
            tokens.set(
                    other,
                    new SpawnToken(tokens.get(other).number(), tokens.get(other).room(), lying.value()));
        }
        tokens.set(tokens.indexOf(lying), turned);
        play.table(play.table().with(play.table().menace().withTokens(tokens)));
        return turned;
    }
}
