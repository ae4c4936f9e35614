package redoubt.kernel.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.Choice;
import redoubt.kernel.Luck;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.Journal.RoundMark;

/** The journal as text, and what is said of a text that is none. */
class JournalTextTest {
    private static final String GOOD = """
            redoubt journal 2
            engine 0.2.0
            game well
            mission WL-M01
            seats 2
            seed -7
            dice told
            with cats = Tom, Old Kit
            with dogs =

            = round 1 0123456789abcdef
            1 pour
            # a remark

            2 number 3
            = round 2 fedcba9876543210
            16 tell 4
            """;

    private static final Journal JOURNAL = new Journal(
            "0.2.0",
            new SetUp("well", "WL-M01", 2, List.of())
                    .with("cats", "Tom", "Old Kit")
                    .with("dogs"),
            -7,
            Real.DICE,
            List.of(new Choice(seat(1), "pour"), new Choice(seat(2), "number 3"), new Choice(seat(16), "tell 4")),
            List.of(new RoundMark(1, 0, "0123456789abcdef"), new RoundMark(2, 2, "fedcba9876543210")));

    @Test
    void aJournalIsReadAndWritten() {
        assertThat(JournalText.read("game.journal", GOOD)).isEqualTo(JOURNAL);
        assertThat(JournalText.read("game.journal", JournalText.write(JOURNAL))).isEqualTo(JOURNAL);
        assertThat(JournalText.read("game.journal", GOOD.replace("\n", "\r\n"))).isEqualTo(JOURNAL);
        assertThat(JOURNAL.luck()).isEqualTo(Luck.told(-7));
    }

    @Test
    void cardsThatPeopleDrewThemselvesStandInTheHead() {
        String text = GOOD.replace("dice told\n", "dice rolled\ncards told\n");
        Journal journal = JournalText.read("j", text);
        assertThat(journal.real()).isEqualTo(Real.CARDS);
        assertThat(JournalText.write(journal)).contains("dice rolled\ncards told\n");
        assertThat(JournalText.write(JOURNAL)).doesNotContain("cards");
        assertThat(JournalText.read("j", GOOD.replace("dice told\n", "dice told\ncards told\n"))
                        .luck())
                .isEqualTo(Real.DICE_AND_CARDS.luck(-7));
        assertThatThrownBy(() -> JournalText.read("j", GOOD.replace("dice told\n", "cards dealt\n")))
                .hasMessageContaining("expected cards \"drawn\" or \"told\" but found \"dealt\"");
    }

    @Test
    void aJournalOfTheOldFormIsReadWithoutItsMarks() {
        Journal old = JournalText.read("old.journal", GOOD.replace("redoubt journal 2", "redoubt journal 1"));
        assertThat(old)
                .isEqualTo(new Journal(
                        JOURNAL.engine(), JOURNAL.setUp(), JOURNAL.seed(), Real.DICE, JOURNAL.choices(), List.of()));
        assertThat(old.unverified()).isEqualTo(3);
        assertThat(JOURNAL.unverified()).isZero();
        assertThat(JournalText.write(old)).startsWith("redoubt journal 2\n").doesNotContain("= round");
    }

    @Test
    void theFingerprintOfTheContentStandsInTheHeadIfItWasNoted() {
        String text = GOOD.replace("engine 0.2.0\n", "engine 0.2.0\ncontent 0123456789abcdef\n");
        Journal journal = JournalText.read("j", text);
        assertThat(journal.content()).isEqualTo("0123456789abcdef");
        assertThat(JournalText.read("j", JournalText.write(journal))).isEqualTo(journal);
        assertThat(JOURNAL.content()).isEmpty();
        assertThat(JournalText.write(JOURNAL)).doesNotContain("content");
        assertThat(journal.withoutContent()).isEqualTo(JOURNAL);
        assertThat(JournalText.read("j", text.replace("0123456789abcdef\ngame", "none\ngame"))
                        .content())
                .isEqualTo("none");
        assertThatThrownBy(() -> JournalText.read("j", text.replace("0123456789abcdef\ngame", "0123\ngame")))
                .hasMessage("j:3: expected 16 hexadecimal digits or \"none\" for \"content\" but found \"0123\"");
    }

    @Test
    void diceAreRolledUnlessSaidOtherwise() {
        assertThat(JournalText.read("j", GOOD.replace("dice told\n", "")).luck())
                .isEqualTo(Luck.seeded(-7));
        assertThat(JournalText.read("j", GOOD.replace("told", "rolled")).real()).isEqualTo(Real.NOTHING);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redoubt journal 2 | redoubt journal 9 | 1: expected \"redoubt journal 2\" but found \"redoubt journal 9\"",
                "game well | game | 3: expected a name and a value but found \"game\"",
                "game well | game we\tll | 3: the name of a game must be one line, not \"we\tll\"",
                "mission WL-M01 | mission WL\u2028M | 4: the name of a mission must be one line, not \"WL\u2028M\"",
                "engine 0.2.0 | engine 0\u0007.1 | 2: expected an engine named by one line but found \"0\u0007.1\"",
                "game well | gamme well | 3: expected one of engine, content, game, mission, seats, seed, dice, cards, with but found \"gamme\"",
                "game well | engine 2 | 3: \"engine\" stands twice",
                "game well | # no game | 3: expected one of engine, content, game, mission, seats, seed, dice, cards, with but found \"#\"",
                "seats 2 | seats two | 5: expected a number from 1 to 16 for \"seats\" but found \"two\"",
                "seats 2 | seats 17 | 5: expected a number from 1 to 16 for \"seats\" but found \"17\"",
                "seed -7 | seed 99999999999999999999 | 6: expected a number from -9223372036854775808 to"
                        + " 9223372036854775807 for \"seed\" but found \"99999999999999999999\"",
                "dice told | dice loaded | 7: expected dice \"rolled\" or \"told\" but found \"loaded\"",
                "with dogs = | with dogs | 9: expected \"with NAME = VALUE, VALUE\" but found \"with dogs\"",
                "with dogs = | with = Rex | 9: expected \"with NAME = VALUE, VALUE\" but found \"with = Rex\"",
                "with dogs = | with dogs = Rex,,Bello | 9: a value of dogs must be one line without a comma, not \"\"",
                "with dogs = | with cats = Max | 9: \"with cats\" stands twice",
                "1 pour | pour | 12: expected a seat and a choice, or \"= round N MARK\", but found \"pour\"",
                "1 pour | 0 pour | 12: expected a number from 1 to 16 but found 0",
                "1 pour | 17 pour | 12: expected a number from 1 to 16 but found 17",
                "1 pour | 99999999999 pour | 12: expected a number from 1 to 16 but found 99999999999",
                "1 pour | 1 po\u0007ur | 12: a choice must be one line of text without leading or trailing blanks",
                "= round 2 fedcba9876543210 | = round 2 fed | 16: expected a seat and a choice, or \"= round N MARK\","
                        + " but found \"= round 2 fed\"",
                "= round 2 f | = round 0 f | 16: expected a number from 1 to 2147483647 but found 0"
            })
    void whatIsMalformedNamesFileAndLineAndWhatWasExpected(String good, String bad, String message) {
        assertThatThrownBy(() -> JournalText.read("my.journal", GOOD.replace(good, bad)))
                .isInstanceOf(JournalException.class)
                .hasMessage("my.journal:" + message);
    }

    /** Words made of everything that once broke a line, a list or a name apart. */
    private static String anyText(Random random) {
        List<String> pieces = List.of(
                "a",
                "Old Kit",
                " ",
                "\t",
                "\n",
                "\r",
                ",",
                "=",
                "#",
                "\u0085",
                "\u00a0",
                "\u2028",
                "\u3000",
                "\u202e",
                "\0",
                "\ud83d",
                "\udc7b",
                "\ud83d\udc7b",
                "é",
                "with",
                "\u001c",
                "\ufeff");
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            text.append(pieces.get(random.nextInt(3) > 0 ? random.nextInt(2) : random.nextInt(pieces.size())));
        }
        return text.toString();
    }

    private static SetUp anySetUp(Random random) {
        List<SetUp.Setting> settings = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<String> values = Stream.generate(() -> anyText(random))
                    .limit(random.nextInt(3))
                    .toList();
            settings.add(new SetUp.Setting(anyText(random), values));
        }
        return new SetUp(anyText(random), anyText(random), 1 + random.nextInt(3), settings);
    }

    @Test
    void everySetUpThatIsAcceptedCanBeReadBack() {
        Random random = new Random(20);
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            SetUp setUp;
            try {
                setUp = anySetUp(random);
            } catch (SetUpRefused _) {
                refused++;
                continue;
            }
            accepted++;
            Journal head = new Journal("0.1.0", setUp, i, Real.NOTHING, List.of(), List.of());
            byte[] file = JournalText.write(head).getBytes(StandardCharsets.UTF_8);
            assertThat(JournalText.read("head", new String(file, StandardCharsets.UTF_8)))
                    .as(setUp.toString())
                    .isEqualTo(head);
        }
        assertThat(accepted).isGreaterThan(1_000);
        assertThat(refused).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @CsvSource({"engine 0.2.0, engine", "game well, game", "mission WL-M01, mission", "seats 2, seats", "seed -7, seed"
    })
    void everyLineOfTheHeadIsNeeded(String line, String name) {
        assertThatThrownBy(() -> JournalText.read("my.journal", GOOD.replace(line + "\n", "")))
                .isInstanceOf(JournalException.class)
                .hasMessage("my.journal:9: expected a line \"" + name + "\" before this");
    }

    @Test
    void anEmptyFileIsNoJournal() {
        assertThatThrownBy(() -> JournalText.read("my.journal", ""))
                .isInstanceOf(JournalException.class)
                .hasMessage("my.journal:1: expected \"redoubt journal 2\"");
        assertThatThrownBy(() -> JournalText.read("my.journal", "redoubt journal 2\n"))
                .hasMessage("my.journal:2: expected a line \"game\" before this");
    }
}
