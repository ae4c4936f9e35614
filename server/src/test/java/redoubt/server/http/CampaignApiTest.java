package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.server.http.Hall.Told;

/** A campaign over HTTP: the page, the next mission, a branch, and what is refused. */
class CampaignApiTest {
    private static final String CAMPAIGN = "[{\"name\":\"campaign\",\"values\":[\"TY-C01\"]}]";

    /** Opens a table for three keepers of one person; they always win if they always bar the gate. */
    private static Told opened(Hall hall, String settings) {
        return hall.post(
                "/api/tables",
                "",
                "{\"game\":\"toy\",\"mission\":\"TY-M01\",\"seats\":[\"me\",\"me\",\"me\"],\"settings\":" + settings
                        + ",\"name\":\"Ada\",\"seed\":7,\"isDiceTold\":false}");
    }

    private static void playOut(Hall hall, String path, String token) {
        while (true) {
            Map<?, ?> now = hall.read(path + "/options", token).json();
            if (now.containsKey("verdict")) {
                return;
            }
            Map<?, ?> question = (Map<?, ?>) now.get("question");
            Map<?, ?> first = (Map<?, ?>) ((List<?>) question.get("options")).getFirst();
            Object seat = ((List<?>) question.get("seats")).getFirst();
            Told told = hall.post(
                    path + "/choose",
                    token,
                    "{\"step\":" + now.get("step") + ",\"seat\":" + seat + ",\"key\":\"" + first.get("key") + "\"}");
            assertThat(told.status()).as(told.body()).isEqualTo(200);
        }
    }

    @Test
    void aCampaignIsLookedAtPlayedOnAndBranchedOff() {
        try (Hall hall = new Hall()) {
            Told opened = opened(hall, CAMPAIGN);
            String token = opened.text("token");
            String path = "/api/tables/" + opened.text("table");
            assertThat(hall.post(path + "/sequel", token, "").status()).isEqualTo(409);
            playOut(hall, path, token);

            Map<?, ?> page = hall.read(path + "/campaign", opened.text("watch")).json();
            assertThat(page.get("title")).isEqualTo("The long watch");
            assertThat(((Map<?, ?>) page.get("next")).get("mission")).isEqualTo("TY-M03");
            Map<?, ?> view = (Map<?, ?>) page.get("view");
            Map<?, ?> sheet = (Map<?, ?>) ((List<?>) view.get("sheets")).getFirst();
            assertThat(((Map<?, ?>) ((List<?>) sheet.get("lines")).getFirst()).get("is"))
                    .isEqualTo("Track");

            Told next = hall.post(path + "/sequel", token, "");
            assertThat(next.status()).isEqualTo(200);
            assertThat(hall.post(path + "/sequel", token, "").text("table")).isEqualTo(next.text("table"));
            assertThat(hall.read(path, token).text("followed")).isEqualTo(next.text("table"));
            String before = "{\"before\":\"" + opened.text("table") + "\"}";
            Told branch = hall.post("/api/tables/" + next.text("table") + "/branch", token, before);
            assertThat(branch.status()).as(branch.body()).isEqualTo(200);
            assertThat(branch.text("table")).isNotEqualTo(opened.text("table"));
        }
    }

    @Test
    void whatCannotBeDoneIsRefusedWithItsRule() {
        try (Hall hall = new Hall()) {
            Told alone = opened(hall, "[]");
            String path = "/api/tables/" + alone.text("table");
            assertThat(hall.read(path + "/campaign", alone.text("token")).status())
                    .isEqualTo(409);
            Told unknown = hall.post(path + "/branch", alone.text("token"), "{\"before\":\"nowhere\"}");
            assertThat(unknown.status()).isEqualTo(404);
            assertThat(unknown.text("rule")).isEqualTo("TB-CAMP-05");
            assertThat(hall.post(path + "/branch", alone.text("token"), "{}").status())
                    .isEqualTo(400);
            assertThat(hall.post(path + "/sequel", alone.text("watch"), "").status())
                    .isEqualTo(403);
            assertThat(hall.post(path + "/sequel", "", "").status()).isEqualTo(401);
            Told forged =
                    opened(hall, CAMPAIGN.replace("]}]", "]},{\"name\":\"record.won\",\"values\":[\"TY-M01\"]}]"));
            assertThat(forged.status()).isEqualTo(400);
            assertThat(forged.text("rule")).isEqualTo("TY-CAMP-01");
            assertThat(forged.text("reason")).contains("won already");
        }
    }
}
