package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
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
            table(wanted).lines().forEach(desk.out()::println);
        }
    }

    static TextTable table(List<Game<?>> games) {
        TextTable table = new TextTable().row("game", "mission", "title", "difficulty", "length");
        for (Game<?> game : games) {
            for (MissionCard card : game.missions()) {
                table.row(game.id(), card.id(), card.title(), card.difficulty(), card.length());
            }
        }
        return table;
    }

    private static String json(List<Game<?>> games) {
        List<Object> missions = new ArrayList<>();
        for (Game<?> game : games) {
            for (MissionCard card : game.missions()) {
                missions.add(new Members()
                        .with("game", game.id())
                        .with("mission", card.id())
                        .with("title", card.title())
                        .with("difficulty", card.difficulty())
                        .with("length", card.length())
                        .map());
            }
        }
        return new Members().with("missions", missions).text();
    }
}
