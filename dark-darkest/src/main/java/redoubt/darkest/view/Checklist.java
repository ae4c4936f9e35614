package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Aim;
import redoubt.kernel.Mark;

/** What wins and what loses, in the order in which it comes: the code, the Laboratory, the Nemesis; then light and lives. */
public final class Checklist {
    private static final String COUNT = "count";

    private Checklist() {}

    public static List<Aim> of(DarkestView view) {
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
        lines.add(line("BeforeDarkness", Aim.Kind.KEEP, left > 0 ? 1 : 0, 1, count(Math.max(0, left))));
        view.survivors().stream()
                .filter(DarkestView.SurvivorView::isBearer)
                .findFirst()
                .ifPresent(bearer -> lines.add(line(
                        "KeepBearer",
                        Aim.Kind.KEEP,
                        bearer.isPlaying() ? 1 : 0,
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
