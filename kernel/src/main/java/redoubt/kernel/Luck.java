package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Where dice and shuffles come from; a value, so going back in a game brings up the same dice again. */
public sealed interface Luck {

    /** One number from 1 to {@code sides}, and the luck that is left. */
    Draw roll(Stream stream, int sides);

    /** One side of a die with named faces, counted from 1, and the luck that is left. */
    default Draw roll(Die<?> die) {
        return roll(die.stream(), die.sides().size());
    }

    /** How many of so many dice people still have to tell. */
    default int untold(int dice) {
        return 0;
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
        return Real.DICE.luck(seed);
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
     * People roll real dice, draw from real decks, or both, and tell the table what they see; the seed has the rest, and every
     * shuffle. Luck that was told and used is counted because it is spent.
     */
    record Told(Seeded cards, Real real, List<Integer> waiting, int used) implements Luck {
        @Override
        public Draw roll(Stream stream, int sides) {
            return real.areDiceTold()
                    ? told(stream, () -> Tell.numbers(stream, sides))
                    : seeded(cards.roll(stream, sides));
        }

        @Override
        public Draw roll(Die<?> die) {
            return real.areDiceTold() ? told(die.stream(), () -> Tell.faces(die)) : seeded(cards.roll(die));
        }

        /** Which of the cards that nobody has seen was drawn, counted from 1. */
        Draw draw(Stream stream, String kind, List<String> unseen) {
            return told(stream, () -> Tell.cards(stream, kind, unseen));
        }

        @Override
        public int untold(int dice) {
            return real.areDiceTold() ? Math.max(0, dice - waiting.size()) : 0;
        }

        private Draw told(Stream stream, Supplier<List<? extends Tell>> options) {
            if (waiting.isEmpty()) {
                throw new Untold(stream, options.get());
            }
            int value = waiting.getFirst();
            return new Draw(value, new Told(cards, real, List.copyOf(waiting.subList(1, waiting.size())), used + 1));
        }

        private Draw seeded(Draw draw) {
            return new Draw(draw.value(), new Told((Seeded) draw.rest(), real, waiting, used));
        }

        @Override
        public <C> Shuffle<C> shuffle(Stream stream, List<C> shuffled) {
            Shuffle<C> shuffle = cards.shuffle(stream, shuffled);
            return new Shuffle<>(shuffle.cards(), new Told((Seeded) shuffle.rest(), real, waiting, used));
        }

        Told with(int value) {
            List<Integer> longer = new ArrayList<>(waiting);
            longer.add(value);
            return new Told(cards, real, List.copyOf(longer), used);
        }
    }
}
