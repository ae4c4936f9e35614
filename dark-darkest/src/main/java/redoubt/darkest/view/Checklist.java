package redoubt.darkest.view;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Aim;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;

/** What wins and what loses, in the order in which it comes: the code, the Laboratory, the Nemesis; then light and lives. */
public final class Checklist {
    private static final String COUNT = "count";

    private static final List<RuleId> DARK = List.of(rule("DD-END-03"), rule("DD-END-06"));

    private Checklist() {}

    /** The lines of a table; on the last space of the track there is still a Round, until the game is lost to darkness. */
    public static List<Aim> of(DarkestView view, Status status) {
        List<Aim> lines = new ArrayList<>();
        int symbols = view.code().size() + view.removed().size();
        int solved = view.isShowdown() ? symbols : view.removed().size();
        lines.add(line(
                "ClearCode", Aim.Kind.WIN, solved, symbols, count(view.code().size())));
        lines.add(line("EnterLaboratory", Aim.Kind.WIN, view.isShowdown() ? 1 : 0, 1));
        int cubes = view.nemesis().stream()
                .flatMap(beast -> beast.areas().stream())
                .mapToInt(DarkestView.AreaView::left)
                .sum();
        lines.add(line(
                cubes > 0 ? "StrikeNemesis" : "DefeatNemesis",
                Aim.Kind.WIN,
                view.isShowdown() && cubes == 0 ? 1 : 0,
                1,
                count(cubes)));
        view.expansions()
                .helicopter()
                .ifPresent(helicopter -> lines.add(line(
                        "BoardHelicopter",
                        Aim.Kind.WIN,
                        Math.min(helicopter.needed(), helicopter.boarded().size()),
                        Math.max(1, helicopter.needed()),
                        new Mark("zone", helicopter.platform().name()))));
        int left = view.darkness().last() - view.darkness().space();
        boolean isDark = status instanceof Status.Lost lost && DARK.contains(lost.rule());
        lines.add(line("BeforeDarkness", Aim.Kind.KEEP, isDark ? 0 : 1, 1, count(left)));
        view.survivors().stream()
                .filter(DarkestView.SurvivorView::isBearer)
                .findFirst()
                .ifPresent(bearer -> lines.add(line(
                        "KeepBearer",
                        Aim.Kind.KEEP,
                        bearer.isPlaying() || bearer.isSafe() ? 1 : 0,
                        1,
                        new Mark("survivor", bearer.name()))));
        return List.copyOf(lines);
    }

    private static Aim line(String name, Aim.Kind kind, int done, int of, Mark... about) {
        return new Aim(name, kind, done, of, List.of(about), Optional.empty());
    }

    private static Mark count(int number) {
        return new Mark(COUNT, Integer.toString(number));
    }
}
