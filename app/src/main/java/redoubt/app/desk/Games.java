package redoubt.app.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;

/** The games on the class path, in the order of their names. */
public record Games(List<Game<?>> all) {
    public Games {
        all = List.copyOf(all);
    }

    public static Games found() {
        List<Game<?>> games = new ArrayList<>();
        ServiceLoader.load(Game.class, Games.class.getClassLoader()).forEach(games::add);
        games.sort(Comparator.comparing(Game::id));
        return new Games(games);
    }

    public List<String> ids() {
        return all.stream().<String>map(Game::id).toList();
    }

    public Game<?> named(String id) {
        for (Game<?> game : all) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        throw new CommandRefused(
                "there is no game " + id + Nearest.hint(id, ids()) + " (games: " + String.join(", ", ids()) + ")");
    }

    /** The game that is named, or else the one that has the mission, or else the only one. */
    public Game<?> wanted(Optional<String> game, Optional<String> mission) {
        if (game.isPresent()) {
            return named(game.get());
        }
        for (Game<?> candidate : all) {
            if (mission.isPresent() && missionIds(candidate).contains(mission.get())) {
                return candidate;
            }
        }
        if (all.size() == 1) {
            return all.getFirst();
        }
        throw new CommandRefused("which game? name one with --game: " + String.join(", ", ids()));
    }

    public static MissionCard mission(Game<?> game, String id) {
        return game.missions().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("the game " + game.id() + " has no mission " + id
                        + Nearest.hint(id, missionIds(game)) + " (see: redoubt missions --game " + game.id() + ")"));
    }

    private static List<String> missionIds(Game<?> game) {
        return game.missions().stream().map(MissionCard::id).toList();
    }
}
