package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.horde.fixture.OwnContent;
import redoubt.kernel.SettingCard;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.WhiteDeathBox;
import redoubt.whitedeath.WhiteDeathContent;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.modes.GuardSkills;
import redoubt.whitedeath.modes.MoreSurvivors;
import redoubt.whitedeath.modes.SeveralAbominations;

/** The game as the program finds it, its settings, and content that somebody brings along. */
class BoxTest {
    private static final WhiteDeathContent CONTENT = new WhiteDeathContent();

    @TempDir
    private Path folder;

    private List<String> complaints(String mission) throws IOException {
        return new OwnContent(CONTENT, folder).complaints(mission);
    }

    @Test
    void theProgramFindsIt() {
        WhiteDeathBox box = new WhiteDeathBox();
        assertThat(box.id()).isEqualTo("white-death").isEqualTo(CONTENT.game());
        assertThat(box.place()).isEqualTo(1);
        assertThat(box.open(List.of()).id()).isEqualTo(box.id());
    }

    @Test
    void contentIsCheckedDownToItsLayout() throws IOException {
        assertThat(complaints("# nothing of my own\n")).isEmpty();
        String mission = """
            mission WD-M98 "Mine"
              difficulty easy length short survivors 6
              tiles      31R@0 32R@0
              start      31R.f
              beacon     31R.f
              spawn      1 31R.g
              objective  red 31R.d
              reward     red Adrenaline
              goal       %s
              source     house
            """;
        assertThat(complaints(mission.formatted("TakeAllObjectives"))).isEmpty();
        assertThat(complaints(mission.formatted("TakeNothing")))
                .singleElement()
                .asString()
                .contains("TakeNothing");
    }

    private void assertComplaint(String content, String complaint) throws IOException {
        assertThat(complaints(content)).anyMatch(each -> each.contains("mine.txt") && each.contains(complaint));
    }

    @Test
    void wrongTablesAreTold() throws IOException {
        assertComplaint("""
            guard attack | range | accuracy | damage | noisy | source
            shouting     | 0     | 4+       | 1      | no    | house
            """, "no kind of attack is called 'shouting'");
        String weapon = "expected range, dice, accuracy and damage for a weapon, and for nothing but a weapon";
        assertComplaint("""
            equipment | copies | deck      | slots | kind  | range | dice | accuracy | damage | dual | noisy | reload | armour | traits | rulebook | source
            Broom     | 1      | equipment | hand  | melee | 0     | -    | 4+       | 1      | no   | no    | no     | -      | -      | -        | house
            """, weapon);
        assertComplaint("""
            equipment | copies | deck      | slots | kind  | range | dice | accuracy | damage | dual | noisy | reload | armour | traits | rulebook | source
            Soup      | 1      | equipment | hand  | food  | 0     | 1    | 4+       | 1      | no   | no    | no     | -      | -      | -        | house
            """, weapon);
        for (String marks : List.of("yes  | no    | no ", "no   | yes   | no ", "no   | no    | yes")) {
            assertComplaint("""
                equipment | copies | deck      | slots | kind  | range | dice | accuracy | damage | dual | noisy | reload | armour | traits | rulebook | source
                Soup      | 1      | equipment | hand  | food  | -     | -    | -        | -      | %s    | -      | -      | -        | house
                """.formatted(marks), "expected dual, noisy and reload for nothing but a weapon");
        }
        assertComplaint("""
            skill   | of     | rule
            Dancing | Combat | WD-SKILL-LUCKY
            """, "expected words in the column 'of' for a name with a star, and only then");
        assertComplaint("""
            skill   | of | rule
            Dancing | -  | WD-SKILL-LUCKY
            """, "the program knows no skill called 'Dancing'");
        assertComplaint("""
            trait    | of | rule
            Glitters | -  | WD-TRAIT-02
            """, "the program knows no trait called 'Glitters'");
        assertComplaint("""
            skill     | of | rule
            Dancing * | -  | WD-SKILL-LUCKY
            """, "expected words in the column 'of' for a name with a star, and only then");
    }

    @Test
    void settingsSayWhatMayBeChosen() {
        assertThat(new MoreSurvivors(Box.WHITE_DEATH.print().equipment(), "starting").card())
                .contains(new SettingCard(
                        "more-survivors", List.of("Cavalry Lance", "Power Burst", "Shashka", "Short Bow"), 1, 6));
        assertThat(new GuardSkills(List.of()).card()).contains(SettingCard.oneOf("guard-skills", "drawn", "chosen"));
        assertThat(new SeveralAbominations(List.of()).card())
                .contains(SettingCard.oneOf("abominations", "deck", "festival"));
        assertThat(WhiteDeathGame.of(List.of()).settings()).contains(new SettingCard("necromancers", List.of(), 0, 0));
    }
}
