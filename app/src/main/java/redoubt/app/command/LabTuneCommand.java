package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.command.LabOptions.Wanted;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.Members;
import redoubt.app.desk.Nearest;
import redoubt.app.desk.TextTable;
import redoubt.bots.BotKind;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Share;
import redoubt.lab.MassPlay;

/** Looks for the value of a setting with which a mission is won as often as wanted. */
@Command(
        name = "tune",
        description =
                "See how often a mission is won with each value of a setting, and which comes nearest to a share.",
        mixinStandardHelpOptions = true)
final class LabTuneCommand implements Callable<Integer> {
    private static final int MOST_VALUES = 6;
    private static final int BAR = 40;

    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games with each value (${DEFAULT-VALUE}).")
    private int count = 200;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + " (${DEFAULT-VALUE}).")
    private String bot = BotKind.QUICK.word();

    @Option(names = "--setting", paramLabel = "NAME", required = true, description = "The setting.")
    private String setting = "";

    @Option(
            names = "--target",
            paramLabel = "PERCENT",
            description = "How many games should be won (${DEFAULT-VALUE}).")
    private int target = 50;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    LabTuneCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    /** What came of one value. */
    private record Point(List<String> values, Share share) {
        String name() {
            return values.isEmpty() ? "-" : String.join(",", values);
        }
    }

    @Override
    public Integer call() {
        options.check(count);
        if (target < 0 || target > 100) {
            throw new CommandRefused("--target must be 0 to 100, not " + target);
        }
        Wanted<?> wanted = options.one(games);
        List<Point> points = points(wanted, BotOption.read(bot));
        Point nearest = points.stream()
                .min(Comparator.comparingDouble(
                        point -> Math.abs(100 * point.share().share() - target)))
                .orElseThrow();
        if (json) {
            desk.out().println(json(wanted, points, nearest));
            return ExitCode.DONE;
        }
        TextTable table = new TextTable();
        table.row(setting, "won", "95 %", "");
        points.stream()
                .sorted(Comparator.comparingDouble(point -> -point.share().share()))
                .forEach(point -> table.row(
                        point.name(),
                        text("%.0f %%", 100 * point.share().share()),
                        text(
                                "%.0f-%.0f",
                                100 * point.share().low(), 100 * point.share().high()),
                        "#".repeat((int) Math.round(BAR * point.share().share())) + (point == nearest ? " <" : "")));
        table.lines().forEach(desk.out()::println);
        desk.out().println("nearest to " + target + " %: " + setting + "=" + nearest.name());
        return ExitCode.DONE;
    }

    private <T> List<Point> points(Wanted<T> wanted, BotKind kind) {
        List<Point> points = new ArrayList<>();
        for (List<String> values : choices(card(wanted.game()))) {
            SetUp setUp = wanted.setUp().with(setting, values.toArray(String[]::new));
            try {
                wanted.game().setUp(setUp, Luck.seeded(options.seed));
            } catch (SetUpRefused _) {
                continue;
            }
            points.add(new Point(
                    values,
                    new MassPlay<>(wanted.game(), setUp, kind, count, options.seed, options.threads)
                            .run(LabOptions.progress(desk, setting + "=" + String.join(",", values), count))
                            .winShare()));
        }
        if (points.isEmpty()) {
            throw new CommandRefused(wanted.mission().id() + " accepts no value of " + setting);
        }
        return points;
    }

    private SettingCard card(Game<?> game) {
        List<String> names = game.settings().stream().map(SettingCard::name).toList();
        return game.settings().stream()
                .filter(card -> card.name().equals(setting))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("the game " + game.id() + " has no setting " + setting
                        + Nearest.hint(setting, names) + " (settings: " + String.join(", ", names) + ")"));
    }

    /** Every choice of values that the setting allows; too many would take for ever. */
    private List<List<String>> choices(SettingCard card) {
        if (card.most() == 1) {
            return card.values().stream().map(List::of).toList();
        }
        if (card.values().size() > MOST_VALUES) {
            throw new CommandRefused("the setting " + setting + " has too many choices to try them all; compare some"
                    + " with redoubt lab certify --vary");
        }
        List<List<String>> choices = new ArrayList<>();
        for (int bits = 0; bits < 1 << card.values().size(); bits++) {
            List<String> some = new ArrayList<>();
            for (int i = 0; i < card.values().size(); i++) {
                if ((bits & 1 << i) != 0) {
                    some.add(card.values().get(i));
                }
            }
            if (some.size() >= card.least() && some.size() <= card.most()) {
                choices.add(some);
            }
        }
        return choices;
    }

    private String json(Wanted<?> wanted, List<Point> points, Point nearest) {
        return new Members()
                .with("mission", wanted.mission().id())
                .with("setting", setting)
                .with("target", target)
                .with("nearest", nearest.values())
                .with(
                        "points",
                        points.stream()
                                .map(point -> new Members()
                                        .with("values", point.values())
                                        .with("share", point.share().share())
                                        .with("low", point.share().low())
                                        .with("high", point.share().high())
                                        .map())
                                .toList())
                .text();
    }
}
