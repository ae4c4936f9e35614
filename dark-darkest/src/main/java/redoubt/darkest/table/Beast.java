package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.BeastBoard;

/** A Creature or Nemesis in the house: its room, and how many hits each damage area can still take. */
public record Beast(BeastBoard board, int room, List<Integer> left) {
    public Beast {
        left = List.copyOf(left);
    }

    /** A Creature that has just come, with all its damage areas whole. */
    public static Beast entering(BeastBoard board, int room) {
        return new Beast(
                board,
                room,
                board.areas().stream().map(BeastBoard.DamageArea::hits).toList());
    }

    public Beast withRoom(int changed) {
        return new Beast(board, changed, left);
    }

    public Beast hit(int area) {
        List<Integer> changed = new ArrayList<>(left);
        changed.set(area, changed.get(area) - 1);
        return new Beast(board, room, changed);
    }

    /** With one hit on an area undone. */
    public Beast recovered(int area) {
        List<Integer> changed = new ArrayList<>(left);
        changed.set(area, changed.get(area) + 1);
        return new Beast(board, room, changed);
    }

    public boolean isDead() {
        return left.stream().allMatch(hits -> hits == 0);
    }

    /** How many areas of a colour are destroyed. */
    public int destroyed(AreaColour colour) {
        int count = 0;
        for (int area = 0; area < left.size(); area++) {
            count += left.get(area) == 0 && board.areas().get(area).colour() == colour ? 1 : 0;
        }
        return count;
    }

    public boolean has(BeastBoard.Ability ability) {
        return board.has(ability);
    }
}
