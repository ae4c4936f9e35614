package redoubt.darkest.sense;

/** How much each thing counts in a house. */
record Habits(double[] values) {
    /** As they are where nothing was practised. */
    static final Habits USUAL = new Habits(
            Habit.usual().values().stream().mapToDouble(Double::doubleValue).toArray());

    double of(Habit habit) {
        return values[habit.ordinal()];
    }
}
