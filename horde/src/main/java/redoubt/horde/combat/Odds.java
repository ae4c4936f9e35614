package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/**
 * The odds of an attack before it is made: its numbers, how likely each number of hits and of kills is (by index), what to expect
 * for each kind, how likely misses are to hit friends, how many would and the wounds they cause, and whether it is noisy. Re-rolls
 * are left out, since whether to use them is decided on seeing the dice; where the attacker chooses targets, the toughest are taken
 * first.
 */
public record Odds(
        Attack attack,
        List<Double> hits,
        List<Double> kills,
        List<OfKind> kinds,
        double friendlyRisk,
        double friendlyHits,
        double friendlyWounds,
        boolean isNoisy) {

    /**
     * What to expect for one kind of zombie in the zone: how many fall on average, and the chance that at least one, two and so on
     * do.
     */
    public record OfKind(String zombie, int present, double expected, List<Double> atLeast) {}

    private static final int FACES = 6;
    /** Sixes that bring extra dice can go on forever; beyond this many they are too rare to matter. */
    private static final int MOST_SIXES = 40;

    public static Odds of(Table table, Draft draft) {
        Attack attack = withMostDice(table, Attack.of(table, draft));
        Tally tally = new Tally(table, attack);
        Faces faces = Faces.of(table.print(), attack);
        boolean isFollowed = attack.has(AttackTrait.MORE_DICE_ON_SIX);
        int most = isFollowed ? MOST_SIXES : attack.dice();
        for (int sixes = 0; sixes <= most; sixes++) {
            // A six that brings an extra die is replaced by it, so there are always as many dice other than sixes as at
            // first.
            int others = isFollowed ? attack.dice() : attack.dice() - sixes;
            double chance = choose(isFollowed ? attack.dice() + sixes - 1 : attack.dice(), sixes)
                    * Math.pow(faces.six, sixes)
                    * Math.pow(1 - faces.six, others);
            for (int hits = 0; hits <= others && chance > 0; hits++) {
                double hit = faces.six == 1 ? 0 : faces.hit / (1 - faces.six);
                double each = choose(others, hits) * Math.pow(hit, hits) * Math.pow(1 - hit, others - hits);
                tally.add(
                        chance * each,
                        hits + (faces.isSixHit ? sixes : 0),
                        sixes,
                        others - hits + (faces.isSixHit ? 0 : sixes));
            }
        }
        return tally.odds();
    }

    /** An attacker who may roll as many dice as there are zombies is assumed to choose the larger number. */
    private static Attack withMostDice(Table table, Attack attack) {
        int replaced = attack.has(AttackTrait.DICE_FROM_ZOMBIES) ? attack.diceFromZombies(table) : 0;
        return replaced > attack.dice() ? attack.withDice(replaced) : attack;
    }

    private static double choose(int from, int count) {
        double ways = 1;
        for (int i = 1; i <= count; i++) {
            ways = ways * (from - count + i) / i;
        }
        return ways;
    }

    /** The chances for one die: a six, a hit other than a six, and whether a six hits. */
    private record Faces(double six, double hit, boolean isSixHit) {
        static Faces of(Print print, Attack attack) {
            int sixes = 0;
            int hits = 0;
            boolean isSixHit = true;
            for (int die = 1; die <= FACES; die++) {
                boolean isHit = attack.isHit(print, die);
                if (attack.isSix(print, die)) {
                    sixes++;
                    isSixHit &= isHit;
                } else {
                    hits += isHit ? 1 : 0;
                }
            }
            return new Faces((double) sixes / FACES, (double) hits / FACES, isSixHit);
        }
    }

    /** Adds up what each outcome of the dice would do. */
    private static final class Tally {
        private final Attack attack;
        private final List<ZombieKind> order = new ArrayList<>();
        private final List<Integer> present = new ArrayList<>();
        private final boolean areFriendsThere;
        private final boolean areOnlyAllies;
        /** Each ally takes one hit; any more are lost if there is no survivor. */
        private final int mostFriendlyHits;

        private final boolean isNoisy;
        private final List<Double> hits = new ArrayList<>();
        private final List<Double> kills = new ArrayList<>();
        private final double[][] fallen;
        private final double[] misses = {0};
        private final double[] anyMiss = {0};

        Tally(Table table, Attack attack) {
            this.attack = attack;
            int zone = attack.draft().target().index();
            for (ZombieKind kind : sorted(table.print().zombieKinds(), attack)) {
                int count = table.zombies().count(zone, kind.index());
                if (count > 0) {
                    order.add(kind);
                    present.add(count);
                }
            }
            this.areFriendsThere = FriendlyFire.isPossible(table, attack);
            Friends friends = Friends.of(table, attack.draft());
            this.areOnlyAllies = friends.exposed().isEmpty();
            this.mostFriendlyHits = areOnlyAllies ? friends.allies() : Integer.MAX_VALUE;
            this.isNoisy = attack.draft().use().isNoisy();
            this.fallen = new double[order.size()][];
            for (int i = 0; i < fallen.length; i++) {
                fallen[i] = new double[present.get(i) + 1];
            }
        }

        private static List<ZombieKind> sorted(List<ZombieKind> kinds, Attack attack) {
            List<ZombieKind> sorted = new ArrayList<>(kinds);
            sorted.sort((one, other) -> {
                int byOrder = attack.isFreeOfPriority() ? 0 : Integer.compare(one.priority(), other.priority());
                return byOrder != 0 ? byOrder : Integer.compare(other.toughness(), one.toughness());
            });
            return sorted;
        }

        void add(double chance, int hit, int sixes, int missed) {
            at(hits, hit, chance);
            misses[0] += chance * Math.min(missed, mostFriendlyHits);
            anyMiss[0] += missed > 0 ? chance : 0;
            int damage = attack.damage() + (attack.has(AttackTrait.MORE_DAMAGE_ON_SIX) ? sixes : 0);
            int left = hit;
            boolean reaps = attack.has(AttackTrait.REAPS);
            int total = 0;
            int shielding = Integer.MAX_VALUE;
            for (int i = 0; i < fallen.length; i++) {
                ZombieKind kind = order.get(i);
                boolean isShielded = !attack.isFreeOfPriority() && kind.priority() > shielding;
                boolean isSafe = isShielded || kind.toughness() > damage;
                // The hit that reaps counts for two.
                int more = reaps && !isSafe && left > 0 && present.get(i) > 1 ? 1 : 0;
                int dead = isSafe ? 0 : Math.min(left + more, present.get(i));
                left -= dead - more;
                reaps &= more == 0;
                shielding = dead < present.get(i) ? Math.min(shielding, kind.priority()) : shielding;
                fallen[i][dead] += chance;
                total += dead;
            }
            at(kills, total, chance);
        }

        private static void at(List<Double> chances, int index, double more) {
            while (chances.size() <= index) {
                chances.add(0.0);
            }
            chances.set(index, chances.get(index) + more);
        }

        Odds odds() {
            List<OfKind> kinds = new ArrayList<>();
            for (int i = 0; i < fallen.length; i++) {
                kinds.add(ofKind(order.get(i).name(), fallen[i]));
            }
            double friendly = areFriendsThere ? misses[0] : 0;
            return new Odds(
                    attack,
                    List.copyOf(hits),
                    List.copyOf(kills),
                    List.copyOf(kinds),
                    areFriendsThere ? anyMiss[0] : 0,
                    friendly,
                    areOnlyAllies ? friendly : friendly * attack.damage(),
                    isNoisy);
        }

        private static OfKind ofKind(String name, double[] chances) {
            double expected = 0;
            double tail = 0;
            Double[] atLeast = new Double[chances.length - 1];
            for (int count = chances.length - 1; count >= 1; count--) {
                tail += chances[count];
                atLeast[count - 1] = tail;
                expected += count * chances[count];
            }
            return new OfKind(name, chances.length - 1, expected, List.of(atLeast));
        }
    }
}
