package redoubt.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.SetUp;

/**
 * Looks for a campaign that a bot wins: of each mission it tries so many games until one is won after which the campaign goes on, and goes on
 * from there.
 */
public record RoadSearch<T>(Game<T> game, CampaignCard campaign, SetUp agreed, BotKind bot, int games, long seed) {

    /** The won games in the order of the road; if one mission is not won, those before it. */
    public List<History<T>> run() {
        List<History<T>> road = new ArrayList<>();
        for (Optional<SetUp> at = Optional.of(campaign.begin(agreed)); at.isPresent(); ) {
            SetUp setUp = at.get();
            boolean isLast = campaign.missions().getLast().equals(setUp.mission());
            Optional<History<T>> won = new WitnessSearch<>(game, setUp, bot, games, seed)
                    .run(_ -> {}, end -> isLast || game.sequel(setUp, end).isPresent());
            won.ifPresent(road::add);
            at = won.flatMap(each -> game.sequel(setUp, each.state()));
        }
        return road;
    }

    /** Whether this is the whole road. */
    public boolean isWon(List<History<T>> road) {
        return road.size() == campaign.missions().size();
    }
}
