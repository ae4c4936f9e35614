package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SplitMix;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/**
 * The laws of campaigns, checked by random play of whole ones: every mission obeys the laws of games and can be replayed alone, a
 * won mission leads to the next and a lost one to itself, a record that was tampered with is refused.
 */
public final class CampaignLaws<T> {
    private final Game<T> game;
    private final CampaignCard campaign;
    private final SetUp first;
    private final Function<SetUp, Laws<T>> laws;
    private int mostMissions = 20;

    /** The first mission is set up as agreed, otherwise like any mission; the laws are those of one mission. */
    public CampaignLaws(Game<T> game, CampaignCard campaign, SetUp agreed, Function<SetUp, Laws<T>> laws) {
        this.game = game;
        this.campaign = campaign;
        this.first = campaign.begin(agreed);
        this.laws = laws;
    }

    /** Leaves a campaign after this many missions, each attempt counted: it may go on as long as a mission is lost. */
    public CampaignLaws<T> upTo(int missions) {
        mostMissions = missions;
        return this;
    }

    /** Plays one random campaign, checks every law on it, and returns its missions as they ended, in their order. */
    public List<History<T>> hold(long seed) {
        SplitMix seeds = new SplitMix(seed);
        List<History<T>> played = new ArrayList<>();
        for (Optional<SetUp> setUp = Optional.of(first); setUp.isPresent() && played.size() < mostMissions; ) {
            played.add(heldMission(setUp.get(), seeds.next()));
            setUp = game.sequel(setUp.get(), played.getLast().state());
        }
        return played;
    }

    private History<T> heldMission(SetUp setUp, long seed) {
        standsInItsCampaign(History.begin(new Engine<>(game), setUp, Luck.seeded(seed)));
        History<T> end = laws.apply(setUp).hold(seed);
        assertThat(game.campaignView(end.state())).isPresent();
        Optional<SetUp> sequel = game.sequel(setUp, end.state());
        assertThat(ofJournal(end)).as("the sequel of the replayed journal").isEqualTo(sequel);
        sequel.ifPresent(next -> {
            String mission = setUp.mission();
            assertThat(next.mission())
                    .as("what follows %s", end.state().status())
                    .isEqualTo(end.state().isWon() ? campaign.missions().get(campaign.number(mission)) : mission);
            tamperedRecordsAreRefused(next);
        });
        return end;
    }

    private void standsInItsCampaign(History<T> begun) {
        assertThat(game.campaignView(begun.state())).isPresent();
        assertThat(game.campaignView(game.setUp(alone(begun.setUp()), begun.luck())))
                .as("the campaign of a mission played alone")
                .isEmpty();
        if (!begun.state().isOver()) {
            assertThat(game.sequel(begun.setUp(), begun.state()))
                    .as("the sequel of a running game")
                    .isEmpty();
        }
    }

    private static SetUp alone(SetUp setUp) {
        List<SetUp.Setting> agreed = setUp.settings().stream()
                .filter(setting -> !CampaignRecord.isPart(setting))
                .toList();
        return new SetUp(setUp.game(), setUp.mission(), setUp.seats(), agreed);
    }

    private Optional<SetUp> ofJournal(History<T> end) {
        Journal read = JournalText.read("journal", JournalText.write(Journal.of(end)));
        return game.sequel(read.setUp(), Replay.verify(new Engine<>(game), read).state());
    }

    private void tamperedRecordsAreRefused(SetUp sequel) {
        game.setUp(sequel, Luck.seeded(0));
        for (SetUp.Setting setting : sequel.settings()) {
            if (CampaignRecord.isPart(setting)) {
                isRefused(with(sequel, setting, List.of()));
                List<String> longer = new ArrayList<>(setting.values());
                longer.add("forged");
                isRefused(with(sequel, setting, List.of(new SetUp.Setting(setting.name(), longer))));
            }
        }
        for (String other : campaign.missions()) {
            if (!other.equals(sequel.mission())) {
                isRefused(new SetUp(sequel.game(), other, sequel.seats(), sequel.settings()));
            }
        }
    }

    /** The set-up with other settings in the place of one. */
    private static SetUp with(SetUp setUp, SetUp.Setting old, List<SetUp.Setting> others) {
        List<SetUp.Setting> settings = new ArrayList<>(setUp.settings());
        int at = settings.indexOf(old);
        settings.remove(at);
        settings.addAll(at, others);
        return new SetUp(setUp.game(), setUp.mission(), setUp.seats(), settings);
    }

    private void isRefused(SetUp tampered) {
        assertThatThrownBy(() -> game.setUp(tampered, Luck.seeded(0)))
                .as("%s", tampered)
                .isInstanceOf(SetUpRefused.class);
    }
}
