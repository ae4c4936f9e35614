package redoubt.app.measure;

/** Something that was measured in several rounds, its unit, and its target if there is one. */
public record Figure(String name, String unit, Spread spread, String target) {}
