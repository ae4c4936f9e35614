package redoubt.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;

/**
 * Every set-up that a game accepts reads back from the head of its journal: a table that cannot be read back would be lost with the
 * next restart.
 */
class SetUpLawTest {
    private static final int TRIES = 400;
    private static final int ENOUGH = 40;
    private static final List<String> ODD =
            List.of("", " ", "yes", "=", ",", "a, b", "a = b", "\n", "\u202e", "\ud83d", "é", "none", "0", "-1", "#");

    private static Stream<String> games() {
        return Games.found().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAcceptedSetUpReadsBackFromItsHead(String id) {
        Game<?> game = Games.found().named(id);
        Random random = new Random(20_310_205);
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < TRIES; i++) {
            Luck luck = random.nextBoolean() ? Luck.seeded(random.nextLong()) : Luck.told(random.nextLong());
            try {
                Journal head = Journal.of(History.begin(new Engine<>(game), any(game, random), luck));
                assertThat(JournalText.read("head", JournalText.write(head))).isEqualTo(head);
                accepted++;
            } catch (SetUpRefused _) {
                refused++;
            }
        }
        assertThat(accepted).as("accepted").isGreaterThan(ENOUGH);
        assertThat(refused).as("refused").isGreaterThan(ENOUGH);
    }

    /** A set-up as people might send it: mostly sensible settings, now and then nonsense or one of them twice. */
    private static SetUp any(Game<?> game, Random random) {
        List<SetUp.Setting> settings = new ArrayList<>();
        for (SettingCard card : game.settings()) {
            if (random.nextInt(6) == 0) {
                settings.add(new SetUp.Setting(card.name(), values(card, random)));
            }
        }
        for (CampaignCard campaign : game.campaigns()) {
            if (random.nextInt(8) == 0) {
                settings.add(new SetUp.Setting("campaign", List.of(campaign.id())));
            }
        }
        if (random.nextInt(10) == 0) {
            settings.add(new SetUp.Setting(one(ODD, random), List.of(one(ODD, random))));
        }
        if (!settings.isEmpty() && random.nextInt(10) == 0) {
            settings.add(settings.getFirst());
        }
        String mission = random.nextInt(20) == 0
                ? one(ODD, random)
                : one(game.missions().stream().map(MissionCard::id).toList(), random);
        return new SetUp(game.id(), mission, 1 + random.nextInt(4), settings);
    }

    private static List<String> values(SettingCard card, Random random) {
        int count = card.least()
                + random.nextInt(Math.max(1, Math.min(card.most(), card.values().size()) - card.least() + 1));
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(
                    random.nextInt(40) == 0 || card.values().isEmpty() ? one(ODD, random) : one(card.values(), random));
        }
        return values.stream().distinct().toList();
    }

    private static <X> X one(List<X> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }
}
