package redoubt.kernel;

/** What a player reads about a mission before choosing it. */
public record MissionCard(String id, String title, String difficulty, String length) {}
