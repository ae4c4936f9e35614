package redoubt.secondedition.decks;

import redoubt.horde.rulings.AttackRuling;

/** Without the advanced decks nobody goes all out: the plain cards do not have those dice (WZ-ADV-01, WZ-ALONE-03). */
public record PlainDecks() implements AttackRuling {
    @Override
    public int allOutTimes(int most) {
        return 0;
    }
}
