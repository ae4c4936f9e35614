package redoubt.kernel;

/** What a seat may see of a game: a record without deck orders, face-down tokens or the seed. */
public interface View {}
