/**
 * How new zombies appear: the spawn step, the cards of the zombie deck, and what happens when miniatures run short.
 *
 * <p>In this order: {@code SpawnStep}, {@code SpawnNext} for each token, {@code DrawZombieCard} ({@code ReactInTurn} for those who
 * may act before the card), {@code ResolveZombieCard}, which asks the edition's {@link redoubt.horde.edition.SpawnCards},
 * {@code PlaceZombies} and, if miniatures run short, the edition's {@link redoubt.horde.edition.ShortagePolicy},
 * {@code ReactInTurn} again for those who act when zombies appear; after the last token, {@code SpawnLate} for tokens that have
 * been added meanwhile, and {@code EndSpawnStep}.
 */
package redoubt.horde.spawning;
