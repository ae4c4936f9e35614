package redoubt.board;

/** A tile that is or was on the board, with the first of the zone indices reserved for it. */
record Laid(Placement placement, int firstZone, boolean present) {
    String tile() {
        return placement.tile().name();
    }

    int zoneCount() {
        return placement.tile().zones().size();
    }

    int lastZone() {
        return firstZone + zoneCount() - 1;
    }
}
