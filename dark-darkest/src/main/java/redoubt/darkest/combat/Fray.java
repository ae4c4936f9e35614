package redoubt.darkest.combat;

import java.util.Optional;

/** What an attacker still has to use of a roll: hits and how far they reach, Pushes and Retreats. */
public record Fray(int place, Optional<Integer> weapon, int hits, int range, int pushes, int retreats) {
    Fray withoutHit() {
        return new Fray(place, weapon, hits - 1, range, pushes, retreats);
    }

    Fray withoutPushes(int used) {
        return new Fray(place, weapon, hits, range, pushes - used, retreats);
    }

    Fray withoutRetreat() {
        return new Fray(place, weapon, hits, range, pushes, retreats - 1);
    }
}
