package redoubt.darkest.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.Print;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Security;
import redoubt.kernel.Luck;

/** The code on the Security board and the chips on the doors (DD-SEC-01 to DD-SEC-14, DD-GAP-13). */
record Codes(List<CodeSymbol> code, List<DoorChip> doors, List<Chip> unused, Luck rest) {
    private static final int TOKENS = 7;
    private static final int LEAST_THREES = 4;
    private static final int OFTEN = 2;

    static Codes draw(Agreement agreement, House house, Print print, Luck luck) {
        Luck.Shuffle<Chip> threes = luck.shuffle(Dice.CHIPS, ofSize(print, 3));
        Luck.Shuffle<Chip> twos = threes.rest().shuffle(Dice.CHIPS, ofSize(print, 2));
        if (agreement.mode() == SecurityMode.DARKEST) {
            Luck.Shuffle<CodeSymbol> tokens = twos.rest().shuffle(Dice.CODE, reserve(List.of()));
            List<CodeSymbol> code = tokens.cards().subList(0, TOKENS);
            return isRefused(agreement, code)
                    ? draw(agreement, house, print, tokens.rest())
                    : placed(agreement, house, code, threes.cards(), twos.cards(), tokens.rest());
        }
        // The first chips of the shuffle make the code and, being first, are always among those on the doors.
        List<CodeSymbol> code = new ArrayList<>(threes.cards().getFirst().symbols());
        code.addAll(twos.cards().get(0).symbols());
        code.addAll(twos.cards().get(1).symbols());
        Luck left = twos.rest();
        if (agreement.mode() == SecurityMode.DARKER) {
            Luck.Shuffle<CodeSymbol> tokens = left.shuffle(Dice.CODE, reserve(code));
            code.add(tokens.cards().getFirst());
            left = tokens.rest();
        }
        return isRefused(agreement, code)
                ? draw(agreement, house, print, left)
                : placed(agreement, house, code, threes.cards(), twos.cards(), left);
    }

    private static List<Chip> ofSize(Print print, int size) {
        return print.chips().stream().filter(chip -> chip.size() == size).toList();
    }

    /** The Code tokens not used for a code. */
    private static List<CodeSymbol> reserve(List<CodeSymbol> used) {
        List<CodeSymbol> tokens = new ArrayList<>();
        for (CodeSymbol symbol : CodeSymbol.values()) {
            tokens.addAll(Collections.nCopies(CodeSymbol.TOKENS, symbol));
        }
        used.forEach(tokens::remove);
        return tokens;
    }

    /** Beginners draw again while a symbol occurs more than twice (DD-SEC-11). */
    private static boolean isRefused(Agreement agreement, List<CodeSymbol> code) {
        return agreement.isBeginnerCode()
                && code.stream().anyMatch(symbol -> Collections.frequency(code, symbol) > OFTEN);
    }

    /** Three-symbol chips go on the corner locks, the rest of the mix on the others (DD-SEC-13). */
    private static Codes placed(
            Agreement agreement, House house, List<CodeSymbol> code, List<Chip> threes, List<Chip> twos, Luck luck) {
        int locks = house.locks().size();
        int many = agreement.chipMix().large(locks, agreement.survivors().size(), leastLarge(agreement), threes.size());
        Luck.Shuffle<Chip> large = luck.shuffle(Dice.CHIPS, threes.subList(0, many));
        List<Integer> corners =
                house.locks().stream().filter(door -> isCornerDoor(house, door)).toList();
        List<Chip> others = new ArrayList<>(large.cards().subList(corners.size(), many));
        others.addAll(twos.subList(0, locks - many));
        Luck.Shuffle<Chip> mixed = large.rest().shuffle(Dice.CHIPS, others);
        List<DoorChip> doors = new ArrayList<>();
        int corner = 0;
        int other = 0;
        for (int door : house.locks()) {
            Chip chip = corners.contains(door)
                    ? large.cards().get(corner++)
                    : mixed.cards().get(other++);
            doors.add(new DoorChip(door, chip, false));
        }
        List<Chip> unused = Stream.concat(
                        threes.subList(many, threes.size()).stream(), twos.subList(locks - many, twos.size()).stream())
                .toList();
        return new Codes(code, doors, unused, mixed.rest());
    }

    private static int leastLarge(Agreement agreement) {
        int least = LEAST_THREES;
        for (ExpansionRuling expansion : agreement.expansions()) {
            least = expansion.leastLargeChips(least);
        }
        return least;
    }

    static boolean isCornerDoor(House house, int door) {
        return house.isCorner(house.tile(house.board().edges().first(door)))
                || house.isCorner(house.tile(house.board().edges().second(door)));
    }

    Security security() {
        return new Security(code, List.of(), List.of(), doors, unused, List.of(), List.of());
    }
}
