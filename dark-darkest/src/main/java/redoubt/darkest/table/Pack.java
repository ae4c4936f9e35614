package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.print.Chip;

/** What a survivor carries: cards left and right of the board, of which those on the right are equipped, and Code chips. */
public record Pack(List<Item> left, List<Item> right, List<Chip> chips) {
    public static final Pack EMPTY = new Pack(List.of(), List.of(), List.of());
    /** Hand icons on the right (DD-EQ-07). */
    public static final int HANDS = 2;

    public Pack {
        left = List.copyOf(left);
        right = List.copyOf(right);
        chips = List.copyOf(chips);
    }

    /** All cards, equipped ones first. */
    public List<Item> items() {
        List<Item> all = new ArrayList<>(right);
        all.addAll(left);
        return all;
    }

    public int size() {
        return left.size() + right.size();
    }

    public int handsTaken() {
        int hands = 0;
        for (Item item : right) {
            hands += item.kind().hands();
        }
        return hands;
    }

    public Optional<Item> find(int card) {
        for (Item item : items()) {
            if (item.card().index() == card) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    /** The first card of a kind, equipped ones first. */
    public Optional<Item> find(String kind) {
        for (Item item : items()) {
            if (item.kind().name().equals(kind)) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    public boolean hasEquipped(String name) {
        for (Item item : right) {
            if (item.kind().name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    public Pack withLeft(Item item) {
        return new Pack(plus(left, item), right, chips);
    }

    public Pack withRight(Item item) {
        return new Pack(left, plus(right, item), chips);
    }

    public Pack without(int card) {
        return new Pack(minus(left, card), minus(right, card), chips);
    }

    /** With a card changed where it lies. */
    public Pack with(Item changed) {
        return new Pack(replaced(left, changed), replaced(right, changed), chips);
    }

    public Pack withChip(Chip chip) {
        return new Pack(left, right, plus(chips, chip));
    }

    public Pack without(Chip chip) {
        List<Chip> fewer = new ArrayList<>(chips);
        fewer.remove(chip);
        return new Pack(left, right, fewer);
    }

    private static <X> List<X> plus(List<X> list, X item) {
        List<X> longer = new ArrayList<>(list);
        longer.add(item);
        return longer;
    }

    private static List<Item> minus(List<Item> list, int card) {
        List<Item> fewer = new ArrayList<>(list.size());
        for (Item item : list) {
            if (item.card().index() != card) {
                fewer.add(item);
            }
        }
        return fewer;
    }

    private static List<Item> replaced(List<Item> list, Item changed) {
        List<Item> replaced = new ArrayList<>(list.size());
        for (Item item : list) {
            replaced.add(item.card().equals(changed.card()) ? changed : item);
        }
        return replaced;
    }
}
