/**
 * Attacks by survivors and allies, and what protects survivors from wounds.
 *
 * <p>The order of an attack, with what happens only if somebody has a choice or a skill in brackets:
 * {@link redoubt.horde.combat.Attacks} offers it, {@code MakeAttack} ({@code ChooseHands}, {@code ReplaceDice}), {@code RollAttack}
 * ({@code RerollAttack}), {@code FollowSixes} ({@code AddDice}, {@code AnswerBreaks}), {@code SpendHits} ({@code AssignHits}),
 * {@code EliminateZombies} ({@code ReapOneMore}) until no hit is left, {@code FriendlyFire} ({@code SpareFriends}),
 * ({@code BreakWeapons},) {@code EndAttack}. Its numbers are in an {@link redoubt.horde.combat.Attack} and its dice in a {@code Roll};
 * {@code Voices} collects the rulings that add to them.
 *
 * <p>The order of hits on survivors, by zombies or by friends: {@code ShareOut}, then for each survivor {@code SufferBlows},
 * {@code RollArmour} ({@code RerollArmour}), {@code CountWounds} ({@code DiscardForWounds}), {@code SufferWounds}, and with the
 * last wound {@code EliminateSurvivor}.
 */
package redoubt.horde.combat;
