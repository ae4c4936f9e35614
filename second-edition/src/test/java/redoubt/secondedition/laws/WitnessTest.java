package redoubt.secondedition.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.History;
import redoubt.secondedition.City;
import redoubt.testkit.Witnesses;

/** The kept games that prove that missions can be won. */
class WitnessTest {
    private static final Witnesses<Table> WITNESSES = new Witnesses<>(City.GAME);

    static List<String> missions() {
        return WITNESSES.missions();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void aKeptGameIsStillWon(String mission) {
        assertThat(WITNESSES.game(mission).state().isWon()).isTrue();
    }

    @Test
    void aKeptCampaignIsStillWonFromMissionToMission() {
        CampaignCard campaign = City.GAME.campaigns().getFirst();
        List<History<Table>> road = WITNESSES.campaign(campaign);
        assertThat(road)
                .hasSize(campaign.missions().size())
                .allMatch(won -> won.state().isWon());
    }
}
