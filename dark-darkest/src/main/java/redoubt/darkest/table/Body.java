package redoubt.darkest.table;

/**
 * How a survivor fares: where, wounds taken, Virus tokens on both sides of the board, steps of the grey cube, what holds it, and
 * whether it plays.
 */
public record Body(int room, int wounds, int virusLeft, int virusRight, int cube, Grab grab, Fate fate) {
    public Body withRoom(int changed) {
        return new Body(changed, wounds, virusLeft, virusRight, cube, grab, fate);
    }

    public Body withWounds(int changed) {
        return new Body(room, changed, virusLeft, virusRight, cube, grab, fate);
    }

    public Body withVirus(int onLeft, int onRight) {
        return new Body(room, wounds, onLeft, onRight, cube, grab, fate);
    }

    public Body withCube(int changed) {
        return new Body(room, wounds, virusLeft, virusRight, changed, grab, fate);
    }

    public Body withGrab(Grab changed) {
        return new Body(room, wounds, virusLeft, virusRight, cube, changed, fate);
    }

    public Body withFate(Fate changed) {
        return new Body(room, wounds, virusLeft, virusRight, cube, grab, changed);
    }
}
