package redoubt.livingdead.faces;

/** The mode of a survivor, one for each face of the ID card. */
public enum Face {
    ROMERO,
    ZOMBICIDE
}
