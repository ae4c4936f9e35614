package redoubt.server.session;

import redoubt.server.store.SeatRow;

/** A seat and who sits there: a person by name and hashed token, a bot playing for that person or for nobody, or nobody at all. */
record Chair(int seat, String name, String token, String bot) {
    static Chair of(SeatRow row) {
        return new Chair(row.seat(), row.name(), row.token(), row.bot());
    }

    static Chair open(int seat) {
        return new Chair(seat, "", "", "");
    }

    SeatRow row() {
        return new SeatRow(seat, name, token, bot);
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

    Chair taken(String person, String hash) {
        return new Chair(seat, person, hash, bot);
    }

    Chair withBot(String kind) {
        return new Chair(seat, name, token, kind);
    }
}
