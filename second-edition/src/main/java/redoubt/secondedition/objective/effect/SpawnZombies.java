package redoubt.secondedition.objective.effect;

import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Zombie cards are drawn for a zone, one after the other (WZ-CARD-03, WZ-CARD-14). */
public record SpawnZombies(int cards, Where where) implements CardEffect {
    /** What the log calls a place where zombies appear without a spawn token. */
    public static final String PLACE = "card";

    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (int i = 0; i < cards; i++) {
            play.then(new DrawZombieCard(new SpawnPoint(PLACE, where.of(reading), 0, true)));
        }
    }
}
