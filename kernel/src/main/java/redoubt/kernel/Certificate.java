package redoubt.kernel;

/**
 * How often a bot won a mission, and so how hard the mission is.
 *
 * @param settings that were agreed, or {@code -} for the usual ones
 * @param day on which it was measured, as in 2026-11-18
 * @param content the fingerprint of the content that was played, to see whether it has changed since
 */
public record Certificate(String bot, Share won, String settings, String day, String content) {}
