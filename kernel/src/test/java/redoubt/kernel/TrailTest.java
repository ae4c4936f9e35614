package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the trail of a game is made of. */
class TrailTest {
    private static final String DEEDS = "roll\npour\nlook\nfall\n";

    private final Engine<Well> engine = new Engine<>(new WellGame());

    private History<Well> played(Luck luck, String... keys) {
        History<Well> history = History.begin(engine, SetUp.of("well", "WL-M01"), luck);
        for (String key : keys) {
            history = history.then(new Choice(seat(2), key));
        }
        return history;
    }

    /** FNV-1a as it is published, over these lines. */
    private static long hashed(String lines) {
        long hash = 0xcbf29ce484222325L;
        for (char letter : lines.toCharArray()) {
            hash = (hash ^ letter) * 0x100000001b3L;
        }
        return hash;
    }

    @Test
    void itIsAllThatWasOfferedWithTheLuckSpent() {
        assertThat(played(Luck.seeded(4), "roll", "pour", "fall").trail().hash())
                .isEqualTo(hashed("seed 4\nask WL-ASK-01 3\n" + DEEDS
                        + "ask WL-ASK-01 3\n" + DEEDS + "spent buckets 1\n"
                        + "ask WL-ASK-01 3\n" + DEEDS + "spent buckets 1\n"
                        + "lost WL-END-02\nspent buckets 1\n"));
    }

    @Test
    void itCountsTheDiceThatAreTold() {
        assertThat(played(Luck.told(4), "roll", "tell 2").trail().hash())
                .isEqualTo(hashed("seed 4\nask WL-ASK-01 3\n" + DEEDS + "dice 0\n"
                        + "ask " + TableRules.TOLD_DICE
                        + " 65535\ntell 1\ntell 2\ntell 3\ntell 4\ntell 5\ntell 6\ndice 0\n"
                        + "ask WL-ASK-01 3\n" + DEEDS + "dice 1\n"));
    }

    @Test
    void itIsTheSameOnEveryMachine() {
        assertThat(played(Luck.seeded(4)).trail().mark()).isEqualTo("8b0b2ffbc7c9c81a");
        assertThat(new Trail(1).mark()).isEqualTo("0000000000000001");
    }

    @Test
    void aChoiceTakenBackAndMadeAgainLeavesTheSameTrail() {
        History<Well> game = played(Luck.seeded(4), "pour", "roll");
        History<Well> again = game.undone().orElseThrow().then(new Choice(seat(2), "roll"));
        assertThat(again.trail()).isEqualTo(game.trail());
        assertThat(game.undone().orElseThrow().then(new Choice(seat(2), "look")).trail())
                .isNotEqualTo(game.trail());
    }

    @Test
    void itDoesNotMatterWhichStreamWasUsedFirst() {
        Spent one = Spent.of(List.of("deck", "buckets", "cards"), List.of(3, 1, 0));
        Spent other = Spent.of(List.of("buckets", "deck"), List.of(1, 3));
        State<Well> state = played(Luck.seeded(4)).state();
        assertThat(new Trail(1).then(state.withLuck(new Luck.Seeded(4, one))))
                .isEqualTo(new Trail(1).then(state.withLuck(new Luck.Seeded(4, other))))
                .isNotEqualTo(new Trail(1).then(state));
    }

    @Test
    void dicePutInAHandAreCounted() {
        assertThat(played(Luck.loaded(1, 2), "roll").trail().hash())
                .isEqualTo(hashed("ask WL-ASK-01 3\n" + DEEDS + "dice 0\nask WL-ASK-01 3\n" + DEEDS + "dice 1\n"));
    }
}
