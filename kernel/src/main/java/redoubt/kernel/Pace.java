package redoubt.kernel;

/** Where an option takes somebody, as one step of a walk. */
public record Pace(String who, String place) {}
