package redoubt.kernel;

/** Something on the table that an option concerns and a client may highlight, such as a zone or a survivor. */
public record Mark(String kind, String id) {}
