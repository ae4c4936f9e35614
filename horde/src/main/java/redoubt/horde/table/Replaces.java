package redoubt.horde.table;

/** A ruling of a mission that holds in place of one of its rulebook, which is then not asked at all. */
public interface Replaces extends Ruling {
    Class<? extends Ruling> replaced();
}
