package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;

/** Where dice and shuffles come from; a value, so going back in a game brings up the same dice again. */
public sealed interface Luck {

    /** One number from 1 to {@code sides}, and the luck that is left. */
    Draw roll(Stream stream, int sides);

    /** One side of a die with named faces, counted from 1, and the luck that is left. */
    default Draw roll(Die<?> die) {
        return roll(die.stream(), die.sides().size());
    }

    /** The cards in a new order, and the luck that is left. */
    <C> Shuffle<C> shuffle(Stream stream, List<C> cards);

    /** A number drawn and the luck after it. */
    record Draw(int value, Luck rest) {}

    /** Cards shuffled and the luck after it. */
    record Shuffle<C>(List<C> cards, Luck rest) {}

    static Luck seeded(long seed) {
        return new Seeded(seed, Spent.nothing());
    }

    static Luck loaded(Integer... dice) {
        return new Loaded(List.of(dice), 0);
    }

    static Luck told(long seed) {
        return new Told(new Seeded(seed, Spent.nothing()), List.of(), 0);
    }

    /** A seed and how much of each stream is spent; value n of a stream depends on nothing but the seed. */
    record Seeded(long seed, Spent spent) implements Luck {
        @Override
        public Draw roll(Stream stream, int sides) {
            int count = spent.on(stream);
            return new Draw(1 + value(stream, count, sides), new Seeded(seed, spent.with(stream, count + 1)));
        }

        @Override
        public <C> Shuffle<C> shuffle(Stream stream, List<C> cards) {
            List<C> shuffled = new ArrayList<>(cards);
            int count = spent.on(stream);
            for (int last = shuffled.size() - 1; last > 0; last--) {
                int other = value(stream, count++, last + 1);
                C card = shuffled.set(last, shuffled.get(other));
                shuffled.set(other, card);
            }
            return new Shuffle<>(List.copyOf(shuffled), new Seeded(seed, spent.with(stream, count)));
        }

        private int value(Stream stream, int count, int bound) {
            long mixed = SplitMix.mix(seed + SplitMix.mix(stream.salt() + count * SplitMix.GOLDEN));
            return (int) ((mixed >>> 32) * bound >>> 32);
        }
    }

    /** Dice loaded by a test; shuffles leave the cards in the order they are in. */
    record Loaded(List<Integer> dice, int used) implements Luck {
        @Override
        public Draw roll(Stream stream, int sides) {
            if (used == dice.size()) {
                throw new IllegalStateException(
                        "only " + used + " dice were loaded, and one more is rolled for " + stream.name());
            }
            int value = dice.get(used);
            if (value < 1 || value > sides) {
                throw new IllegalStateException(
                        "a " + value + " was loaded for a die of " + sides + " sides, rolled for " + stream.name());
            }
            return new Draw(value, new Loaded(dice, used + 1));
        }

        @Override
        public <C> Shuffle<C> shuffle(Stream stream, List<C> cards) {
            return new Shuffle<>(cards, this);
        }
    }

    /**
     * People roll real dice and type in the results; cards are still shuffled by seed. Used dice are counted because they are luck
     * spent.
     */
    record Told(Seeded cards, List<Integer> waiting, int used) implements Luck {
        @Override
        public Draw roll(Stream stream, int sides) {
            if (waiting.isEmpty()) {
                throw new Untold(stream, Tell.numbers(stream, sides));
            }
            return told();
        }

        @Override
        public Draw roll(Die<?> die) {
            if (waiting.isEmpty()) {
                throw new Untold(die.stream(), Tell.faces(die));
            }
            return told();
        }

        private Draw told() {
            int value = waiting.getFirst();
            return new Draw(value, new Told(cards, List.copyOf(waiting.subList(1, waiting.size())), used + 1));
        }

        @Override
        public <C> Shuffle<C> shuffle(Stream stream, List<C> shuffled) {
            Shuffle<C> shuffle = cards.shuffle(stream, shuffled);
            return new Shuffle<>(shuffle.cards(), new Told((Seeded) shuffle.rest(), waiting, used));
        }

        Told with(int value) {
            List<Integer> longer = new ArrayList<>(waiting);
            longer.add(value);
            return new Told(cards, List.copyOf(longer), used);
        }
    }
}
