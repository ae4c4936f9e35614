package redoubt.kernel;

/** A value that players know by its name alone, such as a zone or a survivor; clients are told only the name. */
public interface Named {
    String name();
}
