package redoubt.darkest.house;

/** What is printed on a tile besides walls and doors: cameras, functions, advanced icons, the Entrance and the Cure. */
public enum Icon {
    CAMERA,
    TERMINAL,
    FIRECONTROL,
    MEDICAL,
    AMMUNITION,
    ANTIDOTE,
    CURE,
    REACTOR,
    GAS,
    LURKING,
    BARRIERS,
    STORAGE,
    VISIBILITY,
    START
}
