package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;

/**
 * The Security board and all chips: Code tokens left and removed, chips inserted, chips on doors, chips left out of the game and chips that
 * have left it, and the cameras.
 */
public record Security(
        List<CodeSymbol> code,
        List<CodeSymbol> removed,
        List<Chip> inserted,
        List<DoorChip> doors,
        List<Chip> unused,
        List<Chip> gone,
        List<Camera> cameras) {
    /** How many chips can be inserted (DD-LAB-06). */
    public static final int SPACES = 3;

    public Security {
        code = List.copyOf(code);
        removed = List.copyOf(removed);
        inserted = List.copyOf(inserted);
        doors = List.copyOf(doors);
        unused = List.copyOf(unused);
        gone = List.copyOf(gone);
        cameras = List.copyOf(cameras);
    }

    public Optional<DoorChip> on(int door) {
        for (DoorChip chip : doors) {
            if (chip.door() == door) {
                return Optional.of(chip);
            }
        }
        return Optional.empty();
    }

    public Security withCode(List<CodeSymbol> changed) {
        return new Security(changed, removed, inserted, doors, unused, gone, cameras);
    }

    /** With some Code tokens taken off the board. */
    public Security withRemoved(List<CodeSymbol> tokens) {
        List<CodeSymbol> left = new ArrayList<>(code);
        tokens.forEach(left::remove);
        List<CodeSymbol> longer = new ArrayList<>(removed);
        longer.addAll(tokens);
        return new Security(left, longer, inserted, doors, unused, gone, cameras);
    }

    public Security withInserted(Chip chip) {
        List<Chip> longer = new ArrayList<>(inserted);
        longer.add(chip);
        return new Security(code, removed, longer, doors, unused, gone, cameras);
    }

    public Security withDoors(List<DoorChip> changed) {
        return new Security(code, removed, inserted, changed, unused, gone, cameras);
    }

    public Security withFaceUp(int door) {
        return withDoors(doors.stream()
                .map(chip -> chip.door() == door ? new DoorChip(door, chip.chip(), true) : chip)
                .toList());
    }

    public Security withoutDoor(int door) {
        return withDoors(doors.stream().filter(chip -> chip.door() != door).toList());
    }

    public Security withUnused(List<Chip> changed) {
        return new Security(code, removed, inserted, doors, changed, gone, cameras);
    }

    public Security withGone(List<Chip> more) {
        List<Chip> longer = new ArrayList<>(gone);
        longer.addAll(more);
        return new Security(code, removed, inserted, doors, unused, longer, cameras);
    }

    public Security withCameras(List<Camera> changed) {
        return new Security(code, removed, inserted, doors, unused, gone, changed);
    }
}
