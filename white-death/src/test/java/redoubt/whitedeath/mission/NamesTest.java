package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import redoubt.content.ContentException;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.whitedeath.WhiteDeathGame;

/** Names on mission pages that nobody knows. */
class NamesTest {
    private static final String PAGE = """
            mission WD-X01 "Mine"
              difficulty easy length short survivors 6
              tiles      31R@0 32R@0
              start      31R.f
              spawn      1 31R.g
              objective  red 31R.d 32R.c
              reward     red Adrenalin
              goal       TakeAllObjective
              rules      EquipmentPile
              source     house
            """;

    @Test
    void aWrongGoalRuleOrRewardIsToldWithItsPlaceAndASuggestion() {
        ContentFolder mine = new ContentFolder(List.of(new SourceText("mine/missions.txt", PAGE)));
        assertThatThrownBy(() -> WhiteDeathGame.of(List.of(mine)))
                .isInstanceOf(ContentException.class)
                .message()
                .contains("mine/missions.txt:7:18", "'Adrenalin'", "Adrenaline")
                .contains("mine/missions.txt:8:14", "'TakeAllObjective'", "TakeAllObjectives")
                .contains("mine/missions.txt:9:14", "'EquipmentPile'", "EquipmentPiles");
    }

    @Test
    void aMissionOfTheUsersIsPlayed() {
        String page = PAGE.replace("Adrenalin\n", "Adrenaline\n")
                .replace("TakeAllObjective\n", "TakeAllObjectives\n")
                .replace("EquipmentPile\n", "EquipmentPiles\n");
        ContentFolder mine = new ContentFolder(List.of(new SourceText("mine/missions.txt", page)));
        assertThat(WhiteDeathGame.of(List.of(mine)).missions())
                .anyMatch(mission -> mission.id().equals("WD-X01"));
    }

    @Test
    void aMissionNeedsAGoalAndAStartAndNoWordTooMany() {
        String known = PAGE.replace("Adrenalin\n", "Adrenaline\n").replace("EquipmentPile\n", "EquipmentPiles\n");
        String page = known.replace("TakeAllObjective\n", "TakeAllObjectives\n");
        refusal(page.replace("1 31R.g", "1 31R.g 31R.d"))
                .contains("mine/missions.txt:5:22", "expected the end of the line but found '31R.d'");
        refusal(page.replace("length short", "lenght short"))
                .contains("mine/missions.txt:2:19", "unknown attribute 'lenght'", "did you mean 'length'?");
        refusal(page.replace("EquipmentPiles\n", "HiddenObjectives\n"))
                .as("whether objectives lie hidden is for their own lines to say")
                .contains("mine/missions.txt:9:14", "'HiddenObjectives'");
        refusal(page.replaceFirst("(?m)^  goal .*\n", ""))
                .contains("mine/missions.txt:1:9", "expected a goal of mission WD-X01");
        refusal(page.replaceFirst("(?m)^  start .*\n", ""))
                .contains("mine/missions.txt:1:9", "mission WD-X01 has no line 'start'");
    }

    private static AbstractStringAssert<?> refusal(String page) {
        ContentFolder mine = new ContentFolder(List.of(new SourceText("mine/missions.txt", page)));
        return assertThatThrownBy(() -> WhiteDeathGame.of(List.of(mine)))
                .isInstanceOf(ContentException.class)
                .message();
    }
}
