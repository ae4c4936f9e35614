package redoubt.horde.table;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.SightRule;
import redoubt.kernel.RuleId;

/** What the table itself must know of the rulebook in play; the whole of it is the edition. */
public interface Book {
    String id();

    /** The ledger id of a rule that the family knows by name. */
    RuleId cite(Cite rule);

    List<ZombieKind> zombieKinds();

    List<AllyKind> allyKinds();

    List<TokenKind> tokenKinds();

    List<Equipment> equipment();

    List<ZombieCard> zombieCards();

    /** How survivors walk when no skill says otherwise. */
    Gait survivorGait();

    /** How everybody sees when no skill says otherwise. */
    SightRule sightRule();

    /** Whether a zone of this kind (by index in the legend) is indoors. */
    boolean isBuilding(int zoneKind);

    /** The adrenaline at which a level begins. */
    int adrenalineAt(Danger level);
}
