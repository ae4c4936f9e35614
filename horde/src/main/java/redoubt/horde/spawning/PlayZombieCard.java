package redoubt.horde.spawning;

import redoubt.horde.table.Cite;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A zombie card that was drawn before comes into play at a spawn token. */
public record PlayZombieCard(int card, SpawnPoint at) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        DrawZombieCard.played(play, card, at, Cite.DRAW_ZOMBIE_CARD);
    }
}
