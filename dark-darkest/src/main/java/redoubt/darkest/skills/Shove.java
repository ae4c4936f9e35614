package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Each Push moves an enemy two rooms (DD-SKILL-SHOVE). */
record Shove() implements Ruling {
    @Override
    public int roomsOfPush(int rooms) {
        return Math.max(2, rooms);
    }
}
