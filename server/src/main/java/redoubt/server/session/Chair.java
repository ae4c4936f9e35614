package redoubt.server.session;

import redoubt.server.store.SeatRow;

/**
 * A seat and who sits there: a person by name and hashed token, a bot playing for that person or for nobody, or nobody
 * at all; and whether that person opened the table.
 */
record Chair(int seat, String name, String token, String bot, boolean isHost) {
    static Chair of(SeatRow row) {
        return new Chair(row.seat(), row.name(), row.token(), row.bot(), row.isHost());
    }

    static Chair open(int seat) {
        return new Chair(seat, "", "", "", false);
    }

    SeatRow row() {
        return new SeatRow(seat, name, token, bot, isHost);
    }

    boolean isOpen() {
        return token.isEmpty() && bot.isEmpty();
    }

    boolean isPersons() {
        return !token.isEmpty();
    }

    boolean isBotPlaying() {
        return !bot.isEmpty();
    }

    boolean isHeldBy(String hash) {
        return isPersons() && token.equals(hash);
    }

    Chair taken(String person, String hash, boolean isByHost) {
        return new Chair(seat, person, hash, bot, isByHost);
    }

    Chair withBot(String kind) {
        return new Chair(seat, name, token, kind, isHost);
    }
}
