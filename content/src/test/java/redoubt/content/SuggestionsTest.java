package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.folder;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.SetUp.Setting;
import redoubt.kernel.SettingCard;

class SuggestionsTest {
    private static final String MISSION = """
            mission M1 "Yard"
              difficulty easy length short survivors 1
              tiles 1R@0
              suggest preset easy
              suggest boxes dogs cats
            """;
    private static final List<SettingCard> SETTINGS = List.of(
            SettingCard.oneOf("preset", "easy", "standard"), new SettingCard("boxes", List.of("dogs", "cats"), 0, 2));

    private static Suggestions read(String mission, Problems problems) {
        return Suggestions.read(Library.read(folder(LEGEND, TILE, mission)), SETTINGS, problems);
    }

    private static List<String> wrong(String mission) {
        Problems problems = new Problems();
        read(mission, problems);
        return problems.all().stream().map(Problem::toString).toList();
    }

    @Test
    void aMissionSuggestsSettings() {
        Suggestions suggestions = read(MISSION, new Problems());
        assertThat(suggestions.of("M1"))
                .containsExactly(new Setting("preset", List.of("easy")), new Setting("boxes", List.of("dogs", "cats")));
        assertThat(suggestions.of("M2")).isEmpty();
    }

    @Test
    void whatIsWrongIsLocated() {
        assertThat(wrong(MISSION)).isEmpty();
        assertThat(wrong(MISSION.replace("suggest preset", "suggest presets")))
                .singleElement()
                .asString()
                .startsWith("c.txt:4:")
                .contains("unknown setting 'presets'");
        assertThat(wrong(MISSION.replace("preset easy", "preset soft")))
                .singleElement()
                .asString()
                .contains("unknown value of preset 'soft'");
        assertThat(wrong(MISSION.replace("preset easy", "preset easy standard")))
                .singleElement()
                .asString()
                .contains("preset takes 1 to 1 values, not 2");
        assertThat(wrong(MISSION.replace("boxes dogs cats", "preset standard")))
                .singleElement()
                .asString()
                .contains("the setting preset is suggested twice");
        assertThat(wrong(MISSION.replace("suggest preset easy", "suggest")))
                .singleElement()
                .asString()
                .contains("suggest takes a setting and its values");
    }
}
