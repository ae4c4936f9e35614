package redoubt.darkest.victims;

/** A Victim in a room: unhurt or wounded, and whether it has been moved in this Round. */
public record Victim(int number, int room, boolean isWounded, boolean hasMoved) {
    Victim movedTo(int changed) {
        return new Victim(number, changed, isWounded, true);
    }

    Victim rested() {
        return new Victim(number, room, isWounded, false);
    }

    Victim wounded() {
        return new Victim(number, room, true, hasMoved);
    }
}
