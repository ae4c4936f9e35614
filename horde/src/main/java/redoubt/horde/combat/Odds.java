package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Remedy;

/**
 * The odds of an attack before it is made: its numbers, how likely each number of hits and of kills is (by index), what to expect
 * for each kind, how likely misses are to hit friends, how many would and the wounds they cause, whether it is noisy, how likely
 * each number of weapons is to break (by index; empty if none can), and which skills and cards could save them. Re-rolls and what could save weapons
 * are left out of the chances, since whether to use them is decided on seeing the dice; where the attacker chooses targets, the
 * toughest are taken first.
 */
public record Odds(
        Attack attack,
        List<Double> hits,
        List<Double> kills,
        List<OfKind> kinds,
        double friendlyRisk,
        double friendlyHits,
        double friendlyWounds,
        boolean isNoisy,
        List<Double> breaks,
        List<String> savingSkills,
        List<String> savingCards) {

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
        Faces faces = Faces.of(table.print(), attack, 1);
        Faces allOut = Faces.of(table.print(), attack, 2);
        int dice = attack.allOut();
        for (int sixes = 0; sixes <= dice; sixes++) {
            for (int hits = 0; hits <= dice - sixes; hits++) {
                double chance = choose(dice, sixes)
                        * choose(dice - sixes, hits)
                        * Math.pow(allOut.six, sixes)
                        * Math.pow(allOut.hit, hits)
                        * Math.pow(1 - allOut.six - allOut.hit, dice - sixes - hits);
                if (chance > 0) {
                    tally.addRolls(faces, new Outcome(chance, hits, sixes, dice - sixes - hits));
                }
            }
        }
        return tally.odds(table);
    }

    /** Each break costs one of the weapons used. */
    private static List<Double> breaks(Attack attack) {
        if (attack.allOut() == 0) {
            return List.of();
        }
        Double[] chances = new Double[attack.draft().slots().size() + 1];
        Arrays.fill(chances, 0.0);
        for (int breaks = 0; breaks <= attack.allOut(); breaks++) {
            chances[Math.min(breaks, chances.length - 1)] += choose(attack.allOut(), breaks)
                    * Math.pow(1.0 / FACES, breaks)
                    * Math.pow(1 - 1.0 / FACES, attack.allOut() - breaks);
        }
        return List.of(chances);
    }

    /** How likely some dice are to show so many hits other than sixes, sixes and misses. */
    private record Outcome(double chance, int hits, int sixes, int misses) {}

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
        /** Of a die whose sides count from this number on; below it they are breaks. */
        static Faces of(Print print, Attack attack, int lowest) {
            int sixes = 0;
            int hits = 0;
            boolean isSixHit = true;
            for (int die = lowest; die <= FACES; die++) {
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

        /** Adds all rolls of the dice other than all-out dice, which show what they show. */
        void addRolls(Faces faces, Outcome allOut) {
            boolean isFollowed = attack.has(AttackTrait.MORE_DICE_ON_SIX);
            int dice = attack.dice() + (isFollowed ? allOut.sixes : 0);
            int most = isFollowed ? MOST_SIXES : dice;
            for (int sixes = 0; sixes <= most; sixes++) {
                // A six that brings an extra die is replaced by it, so there are always as many dice other than sixes
                // as
                // at first.
                int others = isFollowed ? dice : dice - sixes;
                double chance = choose(isFollowed ? dice + sixes - 1 : dice, sixes)
                        * Math.pow(faces.six, sixes)
                        * Math.pow(1 - faces.six, others);
                for (int hits = 0; hits <= others && chance > 0; hits++) {
                    double hit = faces.six == 1 ? 0 : faces.hit / (1 - faces.six);
                    double each = choose(others, hits) * Math.pow(hit, hits) * Math.pow(1 - hit, others - hits);
                    int all = sixes + allOut.sixes;
                    add(
                            allOut.chance * chance * each,
                            hits + allOut.hits + (faces.isSixHit ? all : 0),
                            all,
                            others - hits + allOut.misses + (faces.isSixHit ? 0 : all));
                }
            }
        }

        private void add(double chance, int hit, int sixes, int missed) {
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

        Odds odds(Table table) {
            List<Remedy> remedies = attack.allOut() == 0 ? List.of() : AnswerBreaks.remedies(table, attack);
            Inventory inventory = table.survivor(attack.draft().survivor()).inventory();
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
                    isNoisy,
                    breaks(attack),
                    remedies.stream()
                            .flatMap(remedy -> remedy.skill().stream())
                            .distinct()
                            .toList(),
                    remedies.stream()
                            .filter(remedy -> remedy.skill().isEmpty())
                            .flatMap(remedy -> remedy.slot().stream())
                            .map(slot -> inventory.held(slot).name())
                            .distinct()
                            .toList());
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
