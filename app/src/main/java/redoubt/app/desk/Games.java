package redoubt.app.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** The games on the class path, in shelf order; a box is opened when its game is first wanted, and only once. */
public final class Games {
    private final List<GameBox> boxes;
    private final Supplier<List<String>> content;
    private final Map<String, Game<?>> opened = new LinkedHashMap<>();

    private Games(List<GameBox> boxes, Supplier<List<String>> content) {
        this.boxes = List.copyOf(boxes);
        this.content = content;
    }

    public static Games found() {
        List<GameBox> boxes = new ArrayList<>();
        ServiceLoader.load(GameBox.class, Games.class.getClassLoader()).forEach(boxes::add);
        boxes.sort(Comparator.comparingInt(GameBox::place).thenComparing(GameBox::id));
        return new Games(boxes, List::of);
    }

    /** Games that are open already, for tests. */
    public static Games of(Game<?>... games) {
        List<GameBox> boxes = new ArrayList<>();
        for (Game<?> game : games) {
            boxes.add(new Opened(game));
        }
        return new Games(boxes, List::of);
    }

    /** A game that is out of its box. */
    private record Opened(Game<?> game) implements GameBox {
        @Override
        public String id() {
            return game.id();
        }

        @Override
        public Game<?> open(List<String> contentFolders) {
            return game;
        }
    }

    /** The same games with the user's content folders, which are asked for when the first box is opened. */
    public Games with(Supplier<List<String>> folders) {
        return new Games(boxes, folders);
    }

    /** The user's content folders. */
    public List<String> contentFolders() {
        return content.get();
    }

    public List<Game<?>> all() {
        List<Game<?>> games = new ArrayList<>();
        boxes.forEach(box -> games.add(open(box)));
        return games;
    }

    /** The games for people who want to play, without those that are only examples of how games are written. */
    public List<Game<?>> offered() {
        List<Game<?>> games = new ArrayList<>();
        boxes.stream().filter(box -> !box.isExample()).forEach(box -> games.add(open(box)));
        return games;
    }

    public List<String> ids() {
        return boxes.stream().map(GameBox::id).toList();
    }

    public Game<?> named(String id) {
        for (GameBox box : boxes) {
            if (box.id().equals(id)) {
                return open(box);
            }
        }
        throw new CommandRefused(
                "there is no game " + id + Nearest.hint(id, ids()) + " (games: " + String.join(", ", ids()) + ")");
    }

    private Game<?> open(GameBox box) {
        Game<?> game = opened.get(box.id());
        if (game == null) {
            game = box.open(content.get());
            opened.put(box.id(), game);
        }
        return game;
    }

    /** The named game, or else the one that has the mission, or else the only one. */
    public Game<?> wanted(Optional<String> game, Optional<String> mission) {
        if (game.isPresent()) {
            return named(game.get());
        }
        if (mission.isPresent()) {
            for (Game<?> candidate : all()) {
                if (missionIds(candidate).contains(mission.get())) {
                    return candidate;
                }
            }
        }
        if (boxes.size() == 1) {
            return open(boxes.getFirst());
        }
        throw new CommandRefused(
                mission.isPresent()
                        ? "no game has a mission " + mission.get()
                                + Nearest.hint(
                                        mission.get(),
                                        all().stream()
                                                .flatMap(each -> missionIds(each).stream())
                                                .toList())
                                + " (see: redoubt missions)"
                        : "which game? name one with --game: " + String.join(", ", ids()));
    }

    /** A campaign and the game it belongs to. */
    public record Campaign(Game<?> game, CampaignCard card) {}

    /** The named campaign, or the only one there is if the name is empty. */
    public Campaign campaign(Optional<String> game, String id) {
        List<Game<?>> candidates =
                game.<List<Game<?>>>map(named -> List.of(named(named))).orElseGet(this::all);
        List<Campaign> campaigns = new ArrayList<>();
        candidates.forEach(each -> each.campaigns().forEach(card -> campaigns.add(new Campaign(each, card))));
        List<String> ids = campaigns.stream().map(each -> each.card().id()).toList();
        List<Campaign> wanted = campaigns.stream()
                .filter(each -> id.isEmpty() || each.card().id().equals(id))
                .toList();
        if (wanted.size() == 1) {
            return wanted.getFirst();
        }
        throw new CommandRefused(
                ids.isEmpty()
                        ? "there is no campaign in "
                                + String.join(", ", game.map(List::of).orElse(ids()))
                        : (id.isEmpty() ? "which campaign?" : "there is no campaign " + id + Nearest.hint(id, ids))
                                + " (campaigns: " + String.join(", ", ids) + ")");
    }

    public static MissionCard mission(Game<?> game, String id) {
        return game.missions().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("the game " + game.id() + " has no mission " + id
                        + Nearest.hint(id, missionIds(game)) + " (see: redoubt missions --game " + game.id() + ")"));
    }

    /** The set-up, completed with the values that suit people who want to start at once. */
    public static SetUp agreed(Game<?> game, SetUp setUp) {
        SetUp agreed = setUp;
        for (SettingCard setting : game.settings()) {
            if (!setting.suggested().isEmpty() && setUp.values(setting.name()).isEmpty()) {
                agreed = agreed.with(setting.name(), setting.suggested().toArray(String[]::new));
            }
        }
        return agreed;
    }

    private static List<String> missionIds(Game<?> game) {
        return game.missions().stream().map(MissionCard::id).toList();
    }
}
