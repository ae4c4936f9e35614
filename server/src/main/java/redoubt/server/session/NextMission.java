package redoubt.server.session;

import java.util.Optional;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.journal.Journal;
import redoubt.server.protocol.Fault;

/** What a mission leads to in its campaign; nothing follows a game that cannot be played to its end. */
record NextMission<T>(History<T> played, Journal written, boolean isParted) {
    /** What follows, begun with new luck; empty if nothing does. */
    Optional<Journal> begun(long seed) {
        return setUp().map(next -> begun(next, seed));
    }

    /** This mission begun once more, with new luck. */
    Journal again(long seed) {
        return begun(played.setUp(), seed);
    }

    private Journal begun(SetUp setUp, long seed) {
        try {
            return Journal.of(
                    History.begin(played.engine(), setUp, written.real().luck(seed)));
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
    }

    private Optional<SetUp> setUp() {
        return isParted ? Optional.empty() : played.engine().game().sequel(played.setUp(), played.state());
    }

    /** The mission that follows when this one has ended. */
    Optional<String> mission() {
        return setUp().map(SetUp::mission);
    }

    /** What the campaign has come to: as the next mission will find it, or else as it stands now. */
    Optional<CampaignView> campaignView() {
        Game<T> game = played.engine().game();
        State<T> next = setUp().map(setUp -> game.setUp(setUp, Luck.seeded(0))).orElse(played.state());
        return game.campaignView(next);
    }
}
