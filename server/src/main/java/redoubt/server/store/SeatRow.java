package redoubt.server.store;

/** A seat as stored: the name and the hashed token of the person who holds it, and the bot that plays for it; empty if none. */
public record SeatRow(int seat, String name, String token, String bot) {}
