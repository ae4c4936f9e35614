package redoubt.app.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.TableMessage.AimCard;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.OptionCard;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.wire.Wire;

/** What the terminal says, in one language and in the words of the game being played. */
public final class Words {
    /** Where a narrow page may break a long word; in lines of text it only spoils the columns. */
    private static final String SOFT_HYPHEN = "\u00ad";

    private final Language language;
    private final Formatter formatter;
    private final Formatter english;

    private Words(Language language, Map<String, String> messages, Map<String, String> english) {
        this.language = language;
        this.formatter = new Formatter(language, messages);
        this.english = new Formatter(Language.ENGLISH, english);
    }

    /** The words of the terminal when no game is being played. */
    public static Words in(Language language) {
        return new Words(language, MessageFiles.ofTerminal(language), MessageFiles.ofTerminal(Language.ENGLISH));
    }

    /** The words of the terminal, of a game and of its family. */
    public static Words in(Language language, Game<?> game) {
        return new Words(
                language, MessageFiles.ofGame(language, game.id()), MessageFiles.ofGame(Language.ENGLISH, game.id()));
    }

    public Language language() {
        return language;
    }

    /** A message without parameters. */
    public String say(String key) {
        return say(key, Map.of());
    }

    /** A message with its placeholders filled in; a key without a message is shown as it is. */
    public String say(String key, Map<String, ?> parameters) {
        return found(key, parameters).orElse(key);
    }

    /** A message that may be missing, such as the description of a mission somebody wrote. */
    public Optional<String> found(String key, Map<String, ?> parameters) {
        return formatter.found(key, parameters).map(Words::unbroken);
    }

    /** The word of a key in English, which is understood in every language. */
    public String english(String key) {
        return english.found(key, Map.of()).orElse(key);
    }

    /** The name of a thing, such as a card; an unknown one is shown as it is. */
    public String name(String type, String value) {
        return name(type, value, 1);
    }

    /** The name of this many things. */
    public String name(String type, String value, int count) {
        return unbroken(formatter.name(type, value, count));
    }

    private static String unbroken(String text) {
        return text.replace(SOFT_HYPHEN, "");
    }

    /** What happened, as clients are told, in a sentence; empty if nobody has written one. */
    public Optional<String> event(Event event) {
        Map<?, ?> told = (Map<?, ?>) Json.read(Wire.write((Record) event));
        Map<String, Object> members = new HashMap<>();
        told.forEach((name, value) -> members.put((String) name, value));
        return found("event." + told.get(Wire.IS), members);
    }

    /** What must be decided, in a sentence; empty if nobody has written one. */
    public Optional<String> question(Question question) {
        return found("question." + question.name(), marked(question.about()));
    }

    /** What an answer does, in a few words, or else its key. */
    public String option(OptionCard option) {
        return found("option." + option.name(), marked(option.about())).orElse(option.key());
    }

    /** A line of the checklist with its count and who is nearest. */
    public String aim(AimCard aim) {
        Map<String, Object> parameters = new HashMap<>(marked(aim.about()));
        parameters.put("done", aim.done());
        parameters.put("of", aim.of());
        String what = found("aim." + aim.name(), parameters).orElse(aim.name());
        String count = aim.of() > 1 ? " " + aim.done() + "/" + aim.of() : "";
        String nearest = aim.nearest()
                .map(near -> " (" + say("table.nearest", Map.of("who", near.who(), "steps", near.steps())) + ")")
                .orElse("");
        return what + count + nearest;
    }

    /** Marks as parameters by their kind: the first zone is {@code zone}, the next {@code zone2}, and all are {@code zones}. */
    private static Map<String, Object> marked(List<MarkCard> marks) {
        Map<String, Object> parameters = new HashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        for (MarkCard mark : marks) {
            int count = seen.merge(mark.kind(), 1, Integer::sum);
            parameters.put(count == 1 ? mark.kind() : mark.kind() + count, mark.id());
            parameters.put(
                    mark.kind() + "s",
                    marks.stream()
                            .filter(each -> each.kind().equals(mark.kind()))
                            .map(MarkCard::id)
                            .toList());
        }
        return parameters;
    }

    public String title(Game<?> game) {
        return found("game." + game.id(), Map.of()).orElse(game.title());
    }

    public String title(MissionCard mission) {
        return aboutOurs("mission.", mission).orElse(mission.title());
    }

    /** What our own mission is about and its special rules; empty for a mission that somebody wrote to replace it. */
    public List<String> briefing(MissionCard mission) {
        return List.of("missionText.", "missionRules.").stream()
                .flatMap(about -> aboutOurs(about, mission).stream())
                .toList();
    }

    /** A user's mission may have the id of one of ours; its title tells them apart. */
    private Optional<String> aboutOurs(String about, MissionCard mission) {
        return english("mission." + mission.id()).equalsIgnoreCase(mission.title())
                ? found(about + mission.id(), Map.of())
                : Optional.empty();
    }
}
