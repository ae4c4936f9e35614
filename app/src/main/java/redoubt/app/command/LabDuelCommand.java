package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.util.ArrayList;
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
import redoubt.app.desk.TextTable;
import redoubt.bots.BotKind;
import redoubt.lab.Duel;
import redoubt.lab.Duel.Score;

/** Compares two bots on the same games. */
@Command(
        name = "duel",
        description = "Let two bots play the same games and say whether one is better.",
        mixinStandardHelpOptions = true,
        footer = {"", "p is how likely so uneven a score is between equal bots (McNemar's exact test)."})
final class LabDuelCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games of each mission (${DEFAULT-VALUE}).")
    private int count = 100;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + "; named twice.")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    LabDuelCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        options.check(count);
        if (bots.size() != 2) {
            throw new CommandRefused(
                    "a duel takes two bots, such as --bot quick --bot search:200p, not " + bots.size());
        }
        List<BotKind> kinds = bots.stream().map(BotOption::read).toList();
        TextTable table = new TextTable();
        table.row("mission", kinds.get(0).word(), kinds.get(1).word(), "both", "only 1st", "only 2nd", "neither", "p");
        List<Object> members = new ArrayList<>();
        for (Wanted<?> wanted : options.wanted(games)) {
            Score score = score(wanted, kinds);
            table.row(
                    wanted.mission().id(),
                    text("%.0f %%", 100 * score.one().share()),
                    text("%.0f %%", 100 * score.other().share()),
                    score.both(),
                    score.onlyOne(),
                    score.onlyOther(),
                    score.neither(),
                    text("%.3f", score.p()));
            members.add(members(wanted, score));
        }
        if (json) {
            desk.out()
                    .println(new Members()
                            .with("seed", options.seed)
                            .with("games", count)
                            .with("bots", bots)
                            .with("missions", members)
                            .text());
        } else {
            table.lines().forEach(desk.out()::println);
        }
        return ExitCode.DONE;
    }

    private <T> Score score(Wanted<T> wanted, List<BotKind> kinds) {
        return new Duel<>(
                        wanted.game(), wanted.setUp(), kinds.get(0), kinds.get(1), count, options.seed, options.threads)
                .run(LabOptions.progress(desk, wanted.mission().id(), count));
    }

    private static Object members(Wanted<?> wanted, Score score) {
        return new Members()
                .with("mission", wanted.mission().id())
                .with("both", score.both())
                .with("onlyFirst", score.onlyOne())
                .with("onlySecond", score.onlyOther())
                .with("neither", score.neither())
                .with("p", score.p())
                .map();
    }
}
