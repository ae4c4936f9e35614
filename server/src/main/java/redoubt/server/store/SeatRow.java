package redoubt.server.store;

/**
 * A seat as stored: the name and the hashed token of the person who holds it, and the bot that plays for it, each empty if there is
 * none; and whether that person opened the table.
 */
public record SeatRow(int seat, String name, String token, String bot, boolean isHost) {
    /** A seat of anybody but the host. */
    public SeatRow(int seat, String name, String token, String bot) {
        this(seat, name, token, bot, false);
    }
}
