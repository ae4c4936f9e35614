package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;

/** The enemies in the house: Zombie figures by room and state, Spawn tokens, the Creature and the Nemesis. */
public record Menace(Figures zombies, List<SpawnToken> tokens, Optional<Beast> creature, Optional<Beast> nemesis) {
    public Menace {
        tokens = List.copyOf(tokens);
    }

    public static Menace none(int rooms) {
        return new Menace(
                Figures.none(rooms, ZombieState.values().length), List.of(), Optional.empty(), Optional.empty());
    }

    public int zombies(int room) {
        return zombies.count(room);
    }

    public int zombies(int room, ZombieState state) {
        return zombies.count(room, state.ordinal());
    }

    /** The figures in a room that stand. */
    public int standing(int room) {
        return zombies(room, ZombieState.READY) + zombies(room, ZombieState.FRESH);
    }

    public Menace plus(int room, ZombieState state, int more) {
        return with(zombies.plus(room, state.ordinal(), more));
    }

    /** With figures that change from one state to another. */
    public Menace turned(int room, ZombieState from, ZombieState to, int count) {
        return plus(room, from, -count).plus(room, to, count);
    }

    public Menace with(Figures changed) {
        return new Menace(changed, tokens, creature, nemesis);
    }

    public Optional<SpawnToken> token(int number) {
        return tokens.stream().filter(token -> token.number() == number).findFirst();
    }

    public Menace withoutToken(int number) {
        return withTokens(
                tokens.stream().filter(token -> token.number() != number).toList());
    }

    public Menace withTokens(List<SpawnToken> changed) {
        return new Menace(zombies, changed, creature, nemesis);
    }

    public Menace withToken(SpawnToken token) {
        List<SpawnToken> longer = new ArrayList<>(tokens);
        longer.add(token);
        return withTokens(longer);
    }

    public Menace withCreature(Optional<Beast> changed) {
        return new Menace(zombies, tokens, changed, nemesis);
    }

    public Menace withNemesis(Optional<Beast> changed) {
        return new Menace(zombies, tokens, creature, changed);
    }
}
