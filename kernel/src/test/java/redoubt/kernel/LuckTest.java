package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Stream.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Seeded luck never changes, its streams do not touch each other, and loaded dice fall as loaded. */
class LuckTest {
    private static final Stream ATTACK = stream("attack");
    private static final Stream DECK = stream("deck");
    private static final List<Integer> CARDS =
            IntStream.rangeClosed(1, 20).boxed().toList();

    private static List<Integer> rolls(Luck luck, Stream stream, int sides, int count) {
        List<Integer> values = new ArrayList<>();
        Luck left = luck;
        for (int i = 0; i < count; i++) {
            Luck.Draw draw = left.roll(stream, sides);
            values.add(draw.value());
            left = draw.rest();
        }
        return values;
    }

    private static Luck after(Luck luck, Stream stream, int rolls) {
        Luck left = luck;
        for (int i = 0; i < rolls; i++) {
            left = left.roll(stream, 6).rest();
        }
        return left;
    }

    /** If this fails, every journal ever written replays to another game: put the generator back. */
    @Test
    void theFirstValuesAreForEver() {
        assertThat(rolls(Luck.seeded(42), ATTACK, 6, 20)).containsExactly(GOLDEN_ROLLS);
        assertThat(rolls(Luck.seeded(-1), stream("armour"), 20, 10)).containsExactly(GOLDEN_TWENTY);
        assertThat(Luck.seeded(42).shuffle(DECK, CARDS).cards()).containsExactly(GOLDEN_DECK);
        SplitMix mix = new SplitMix(42);
        assertThat(List.of(mix.next(), mix.next(), mix.next())).containsExactly(GOLDEN_MIX);
    }

    private static final Integer[] GOLDEN_ROLLS = {4, 3, 4, 6, 5, 6, 5, 1, 2, 3, 1, 2, 2, 2, 1, 1, 6, 2, 2, 5};
    private static final Integer[] GOLDEN_TWENTY = {8, 2, 16, 5, 14, 11, 7, 6, 4, 16};
    private static final Integer[] GOLDEN_DECK = {16, 17, 13, 2, 8, 4, 20, 7, 14, 1, 15, 10, 9, 18, 19, 12, 11, 3, 5, 6
    };
    private static final Long[] GOLDEN_MIX = {-4767286540954276203L, 2949826092126892291L, 5139283748462763858L};

    @RepeatedTest(200)
    void spendingOneStreamChangesNoOther(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        long seed = random.nextLong();
        int spent = random.nextInt(51);
        Luck fresh = Luck.seeded(seed);
        Luck used = after(fresh, ATTACK, spent);
        assertThat(used.shuffle(DECK, CARDS).cards())
                .isEqualTo(fresh.shuffle(DECK, CARDS).cards());
        assertThat(rolls(fresh.shuffle(DECK, CARDS).rest(), ATTACK, 6, 10)).isEqualTo(rolls(fresh, ATTACK, 6, 10));
    }

    @RepeatedTest(200)
    void aShuffleIsAPermutation(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        long seed = random.nextLong();
        List<Integer> cards = random.ints(random.nextInt(60), 0, 20).boxed().toList();
        assertThat(Luck.seeded(seed).shuffle(DECK, cards).cards()).containsExactlyInAnyOrderElementsOf(cards);
    }

    @RepeatedTest(200)
    void theSameSeedGivesTheSameValues(RepetitionInfo time) {
        long seed = new Random(time.getCurrentRepetition()).nextLong();
        assertThat(rolls(Luck.seeded(seed), ATTACK, 6, 20)).isEqualTo(rolls(Luck.seeded(seed), ATTACK, 6, 20));
        assertThat(after(Luck.seeded(seed), ATTACK, 3)).isEqualTo(after(Luck.seeded(seed), ATTACK, 3));
    }

    @Test
    void everyFaceFallsAboutEquallyOften() {
        int[] faces = new int[7];
        rolls(Luck.seeded(3), ATTACK, 6, 60_000).forEach(value -> faces[value]++);
        assertThat(faces[0]).isZero();
        for (int face = 1; face <= 6; face++) {
            assertThat(faces[face]).as("face %d", face).isBetween(9_600, 10_400);
        }
    }

    @Test
    void everyOrderIsAboutEquallyLikely() {
        int[] orders = new int[6];
        List<String> all = List.of("abc", "acb", "bac", "bca", "cab", "cba");
        Luck luck = Luck.seeded(9);
        for (int i = 0; i < 30_000; i++) {
            Luck.Shuffle<String> shuffle = luck.shuffle(DECK, List.of("a", "b", "c"));
            orders[all.indexOf(String.join("", shuffle.cards()))]++;
            luck = shuffle.rest();
        }
        assertThat(IntStream.of(orders).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(4_700, 5_300));
    }

    @Test
    void aValueDependsOnNothingButSeedStreamAndCount() {
        Luck jumped = new Luck.Seeded(42, Spent.of(List.of("attack"), List.of(5)));
        assertThat(rolls(jumped, ATTACK, 6, 5))
                .isEqualTo(rolls(Luck.seeded(42), ATTACK, 6, 10).subList(5, 10));
    }

    @Test
    void loadedDiceFallAsLoadedAndCardsLieAsTheyLie() {
        Luck loaded = Luck.loaded(6, 1, 3);
        assertThat(rolls(loaded, ATTACK, 6, 3)).containsExactly(6, 1, 3);
        assertThat(loaded.shuffle(DECK, CARDS).cards()).isEqualTo(CARDS);
        assertThat(loaded.shuffle(DECK, CARDS).rest()).isEqualTo(loaded);
    }

    @Test
    void loadedDiceSayWhatIsWrongWithThem() {
        assertThatThrownBy(() -> rolls(Luck.loaded(6), ATTACK, 6, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("only 1 dice were loaded, and one more is rolled for attack");
        for (int wrong : List.of(0, 7)) {
            assertThatThrownBy(() -> Luck.loaded(wrong).roll(ATTACK, 6))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("a " + wrong + " was loaded for a die of 6 sides, rolled for attack");
        }
    }

    @Test
    void whatIsSpentIsAValue() {
        Spent spent = Spent.nothing().with(ATTACK, 2).with(DECK, 1);
        assertThat(spent.on(ATTACK)).isEqualTo(2);
        assertThat(spent.on(stream("never"))).isZero();
        assertThat(spent)
                .isEqualTo(Spent.of(List.of("attack", "deck"), List.of(2, 1)))
                .hasSameHashCodeAs(Spent.of(List.of("attack", "deck"), List.of(2, 1)))
                .isNotEqualTo(spent.with(DECK, 2))
                .isNotEqualTo(Spent.of(List.of("attack", "dock"), List.of(2, 1)))
                .isNotEqualTo("spent")
                .hasToString("[attack, deck]=[2, 1]");
        assertThat(spent.names()).containsExactly("attack", "deck");
        assertThat(spent.counts()).containsExactly(2, 1);
    }

    @Test
    void streamsAreEqualByTheirNames() {
        assertThat(stream("attack")).isEqualTo(ATTACK).hasSameHashCodeAs(ATTACK).isNotEqualTo(DECK);
        assertThat(new Stream("other", ATTACK.salt())).isNotEqualTo(ATTACK);
        assertThat(ATTACK.equals(new Object())).isFalse();
    }

    @Test
    void numbersBelowABoundStayBelowIt() {
        SplitMix mix = new SplitMix(5);
        assertThat(IntStream.range(0, 10_000).map(_ -> mix.below(3)).distinct().boxed())
                .containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void aDieOfSymbolsFallsLikeOneOfNumbers() {
        Luck luck = Luck.seeded(3);
        assertThat(luck.roll(Well.OMENS)).isEqualTo(luck.roll(Well.OMENS.stream(), 5));
        assertThat(Luck.loaded(5).roll(Well.OMENS).value()).isEqualTo(5);
        assertThatThrownBy(() -> new Die<>(ATTACK, List.of())).hasMessage("the die for attack has no sides");
    }
}
