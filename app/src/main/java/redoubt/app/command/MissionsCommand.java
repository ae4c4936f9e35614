package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.app.words.Language;
import redoubt.app.words.Words;
import redoubt.kernel.Certificate;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;

/** Lists what can be played. */
@Command(name = "missions", description = "List the games and their missions.", mixinStandardHelpOptions = true)
final class MissionsCommand implements Runnable {
    private final Desk desk;
    private final Games games;

    @Option(names = "--game", paramLabel = "GAME", description = "Only the missions of this game.")
    private Optional<String> game;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Mixin
    private LanguageOption language = new LanguageOption();

    MissionsCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public void run() {
        List<Game<?>> wanted =
                game.<List<Game<?>>>map(id -> List.of(games.named(id))).orElse(games.all());
        if (json) {
            desk.out().println(json(wanted));
        } else {
            table(wanted, language.spoken(desk)).lines().forEach(desk.out()::println);
        }
    }

    static TextTable table(List<Game<?>> games, Language language) {
        TextTable table = new TextTable();
        table.row(Stream.of("game", "mission", "title", "difficulty", "length")
                .map(head -> Words.in(language).say("terminal.missions." + head))
                .toArray());
        for (Game<?> game : games) {
            Words words = Words.in(language, game);
            for (MissionCard card : game.missions()) {
                table.row(
                        game.id(),
                        card.id(),
                        words.title(card),
                        attribute(words, "difficulty", card.difficulty()),
                        attribute(words, "length", card.length()),
                        remark(card, Words.in(language)));
            }
        }
        return table;
    }

    /** How often a bot won the mission, or that nobody ever did. */
    private static String remark(MissionCard card, Words words) {
        if (card.certificate().isPresent()) {
            Certificate certificate = card.certificate().get();
            if (certificate.won().won() > 0) {
                return words.say(
                        "terminal.missions.wonBy",
                        Map.of(
                                "bot", certificate.bot(),
                                "won", certificate.won().won(),
                                "games", certificate.won().games()));
            }
        }
        return hasWitness(card) ? "" : words.say("terminal.missions.neverWon");
    }

    /** Whether a won game is kept with the game, which proves that the mission can be won. */
    private static boolean hasWitness(MissionCard card) {
        return MissionsCommand.class.getResource("/playthroughs/witness/" + card.id() + ".journal") != null;
    }

    /** An attribute of a mission in the words of the home page, or else as its game names it. */
    private static String attribute(Words words, String type, String value) {
        return words.found("home." + type + "." + value, Map.of()).orElseGet(() -> words.name(type, value));
    }

    private static Object members(Certificate certificate) {
        return new Members()
                .with("bot", certificate.bot())
                .with("won", certificate.won().won())
                .with("games", certificate.won().games())
                .with("low", certificate.won().low())
                .with("high", certificate.won().high())
                .with("settings", certificate.settings())
                .with("day", certificate.day())
                .with("content", certificate.content())
                .map();
    }

    private static String json(List<Game<?>> games) {
        List<Object> missions = new ArrayList<>();
        for (Game<?> game : games) {
            for (MissionCard card : game.missions()) {
                Members members = new Members()
                        .with("game", game.id())
                        .with("mission", card.id())
                        .with("title", card.title())
                        .with("difficulty", card.difficulty())
                        .with("length", card.length())
                        .with("hasWitness", hasWitness(card));
                card.certificate().ifPresent(certificate -> members.with("certificate", members(certificate)));
                missions.add(members.map());
            }
        }
        return new Members().with("missions", missions).text();
    }
}
