package redoubt.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.app.desk.Games;
import redoubt.app.line.EventText;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.Event;
import redoubt.kernel.MissionCard;
import redoubt.kernel.RuleId;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.FaceEvent;
import redoubt.whitedeath.beacon.SiegeEvent;

/** What happens is told in sentences of the language spoken. */
class WordsTest {
    private static final RuleId RULE = new RuleId("WD-RND-01");
    private static final SurvivorId OGON = new SurvivorId(0, "Ogon");
    private static final Zone ZONE = new Zone(3, "31R.d");
    private static final String WHITE_DEATH = "white-death";
    private static final String NIGHT = "night-of-the-living-dead";

    private static Words words(Language language, String game) {
        return Words.in(language, Games.found().named(game));
    }

    static Stream<Arguments> sentences() {
        Event roll = new HordeEvent.DiceRolled(RULE, OGON, List.of(4, 1), 1);
        Event path = new HordeEvent.DestinationChosen(
                RULE, ZONE, List.of(new ZombieCount("Walker", 2), new ZombieCount("Brute", 1)), new Zone(4, "31R.e"));
        Event fallen = new HordeEvent.ZombieEliminated(RULE, Optional.of(OGON), "Walker", ZONE, 1);
        Event siege = new SiegeEvent.SiegeWithoutZombies(RULE, "Brute", 0);
        Event mode = new FaceEvent.ModeSet(RULE, OGON, Face.ZOMBICIDE);
        Event corner = new HordeEvent.ZombieCardDrawn(RULE, "7", "corner 2", ZONE, Danger.BLUE);
        Event house = new HordeEvent.ZombieCardDrawn(RULE, "7", "house", ZONE, Danger.BLUE);
        return Stream.of(
                Arguments.of(Language.ENGLISH, WHITE_DEATH, roll, "Ogon rolls 4, 1: 1 hit."),
                Arguments.of(Language.ITALIAN, WHITE_DEATH, roll, "Ogon tira 4, 1: 1 successo."),
                Arguments.of(Language.FRENCH, WHITE_DEATH, roll, "Ogon lance 4, 1\u00a0: 1 succès."),
                Arguments.of(Language.ENGLISH, WHITE_DEATH, path, "2 Walkers, 1 Brute in 31R.d: heading for 31R.e."),
                Arguments.of(Language.ENGLISH, WHITE_DEATH, fallen, "Ogon eliminates 1 Walker in 31R.d."),
                Arguments.of(Language.ENGLISH, WHITE_DEATH, siege, "Siege: no zone is corrupted, so no Brute appears."),
                Arguments.of(Language.ENGLISH, NIGHT, mode, "Ogon switches to Zombicide mode."),
                Arguments.of(Language.ITALIAN, NIGHT, mode, "Ogon passa in modalità Zombicide."),
                Arguments.of(
                        Language.ENGLISH, NIGHT, corner, "Corner spawn zone 2 in 31R.d: ghoul card 7, read at blue."),
                Arguments.of(
                        Language.ITALIAN,
                        NIGHT,
                        corner,
                        "Zona di generazione d’angolo 2 in 31R.d: carta ghoul 7, livello blu."),
                Arguments.of(
                        Language.FRENCH, NIGHT, house, "Pièce de la maison en 31R.d : carte goule 7, niveau bleu."));
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void eventsAreToldInSentences(Language language, String game, Event event, String sentence) {
        assertThat(words(language, game).event(event)).hasValue(sentence);
    }

    @Test
    void anEventNobodyHasPutIntoWordsIsToldByItsMembers() {
        /** Of no game. */
        record SkyFallen(RuleId rule, int pieces) implements Event {}
        Words words = words(Language.ITALIAN, WHITE_DEATH);
        assertThat(words.event(new SkyFallen(RULE, 2))).isEmpty();
        assertThat(new EventText(words).of(new SkyFallen(RULE, 2))).isEqualTo("sky fallen: pieces 2");
    }

    @Test
    void aMissionOfSomebodysOwnKeepsItsTitle() {
        Words words = words(Language.FRENCH, WHITE_DEATH);
        MissionCard ours = new MissionCard("WD-M01", "Sound the alarm", "easy", "short");
        MissionCard theirs = new MissionCard("WD-M01", "Mine alone", "easy", "short");
        assertThat(words.title(ours)).isEqualTo("Sonnez l’alarme");
        assertThat(words.briefing(ours)).hasSize(2);
        assertThat(words.title(theirs)).isEqualTo("Mine alone");
        assertThat(words.briefing(theirs)).isEmpty();
    }

    @Test
    void namesHaveNoPlacesToBreakThem() {
        assertThat(MessageFiles.file(Language.ITALIAN, NIGHT).get("card.Lug Wrench"))
                .contains("\u00ad");
        assertThat(words(Language.ITALIAN, NIGHT).name("card", "Lug Wrench")).isEqualTo("Svitabulloni");
    }
}
