package redoubt.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/**
 * Won games, one for each mission of which one is known: the proof that it can be won. They lie in the main resources of their game, so that
 * the program knows which missions were never won; {@code redoubt lab witness} finds and renews them.
 */
public final class Witnesses<T> {
    private final Engine<T> engine;

    public Witnesses(Game<T> game) {
        this.engine = new Engine<>(game);
    }

    /** The missions of which a won game is known, in the order of the game. */
    public List<String> missions() {
        return engine.game().missions().stream()
                .map(MissionCard::id)
                .filter(mission -> text(mission).isPresent())
                .toList();
    }

    /** The game that is kept for a mission; throws if it no longer plays as its marks say. */
    public History<T> game(String mission) {
        return Replay.verify(engine, JournalText.read(mission, text(mission).orElseThrow()));
    }

    /** The won games that are kept for a campaign, in the order of its missions; throws if one does not follow from the one before it. */
    public List<History<T>> campaign(CampaignCard campaign) {
        List<History<T>> road = new ArrayList<>();
        for (String mission : campaign.missions()) {
            History<T> won = game(campaign.id() + "/" + mission);
            SetUp due = road.isEmpty()
                    ? campaign.begin(won.setUp())
                    : engine.game()
                            .sequel(road.getLast().setUp(), road.getLast().state())
                            .orElseThrow();
            if (!won.setUp().equals(due)) {
                throw new IllegalStateException(mission + " was set up as " + won.setUp() + ", not as " + due);
            }
            road.add(won);
        }
        return road;
    }

    private Optional<String> text(String mission) {
        String path = "/playthroughs/witness/" + mission + ".journal";
        try (InputStream in = engine.game().getClass().getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
