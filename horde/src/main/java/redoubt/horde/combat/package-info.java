/**
 * Attacks of survivors and allies, and what is done against wounds.
 *
 * <p>An attack, in this order; in brackets what only happens if somebody has a choice or a skill:
 * {@link redoubt.horde.combat.Attacks} offers it, {@code MakeAttack} ({@code ChooseHands}, {@code ReplaceDice}), {@code RollAttack}
 * ({@code RerollAttack}), {@code FollowSixes} ({@code AddDice}), {@code SpendHits} ({@code AssignHits}), {@code EliminateZombies}
 * ({@code ReapOneMore}) until no hit is left, {@code FriendlyFire} ({@code SpareFriends}), {@code EndAttack}. Its numbers are an
 * {@link redoubt.horde.combat.Attack}; whoever adds to them has a voice in {@code Voices}.
 *
 * <p>Hits on survivors, of zombies or of friends: {@code ShareOut}, then for each survivor {@code SufferBlows}, {@code RollArmour}
 * ({@code RerollArmour}), {@code CountWounds} ({@code DiscardForWounds}), {@code SufferWounds}, and with the last wound
 * {@code EliminateSurvivor}.
 */
package redoubt.horde.combat;
