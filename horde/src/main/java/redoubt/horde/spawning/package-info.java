/**
 * How new zombies come: the spawn step, the cards of the zombie deck, miniatures and their shortage.
 *
 * <p>In this order: {@code SpawnStep}, {@code SpawnNext} for each token, {@code DrawZombieCard} ({@code ReactInTurn}: who may act
 * before the card), {@code ResolveZombieCard}, which asks the edition's {@link redoubt.horde.edition.SpawnCards}, {@code PlaceZombies}
 * and if miniatures run short the edition's {@link redoubt.horde.edition.ShortagePolicy}, {@code ReactInTurn} again for those who act
 * when zombies appear; after the last token {@code SpawnLate} for those that have come meanwhile, and {@code EndSpawnStep}.
 */
package redoubt.horde.spawning;
