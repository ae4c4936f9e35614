package redoubt.horde.print;

import java.util.List;
import java.util.function.Function;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Ruling;

/** The goals and rules that the pages of a game's missions may name, and what each name stands for in a mission. */
public record GoalsAndRules<M>(List<Entry<M, Goal>> goals, List<Entry<M, List<Ruling>>> rules) {
    /** A name and what it stands for. */
    public record Entry<M, T>(String name, Function<M, T> make) {}

    public GoalsAndRules {
        goals = List.copyOf(goals);
        rules = List.copyOf(rules);
    }

    /** Reports every goal and rule on a page with an unknown name, and a page without a goal or a start. */
    public void check(MissionText page, Problems problems) {
        check(page.goals(), "goal", goals, problems);
        check(page.rules(), "rule", rules, problems);
        if (page.goals().isEmpty()) {
            problems.add(
                    page.id().place(), "expected a goal of mission " + page.id().text());
        }
        if (page.items("start").isEmpty()) {
            problems.add(page.id().place(), "mission " + page.id().text() + " has no line 'start'");
        }
    }

    private static <M, T> void check(List<Word> words, String what, List<Entry<M, T>> known, Problems problems) {
        List<String> names = known.stream().map(Entry::name).toList();
        words.forEach(word -> problems.oneOf(word, what, names));
    }

    /** The goals of a mission, in page order. */
    public List<Goal> goals(PageHead page, M mission) {
        return page.goals().stream()
                .map(name -> named(goals, name).make().apply(mission))
                .toList();
    }

    /** The rulings that a mission's rules stand for, in page order. */
    public List<Ruling> rulings(PageHead page, M mission) {
        return page.rules().stream()
                .flatMap(name -> named(rules, name).make().apply(mission).stream())
                .toList();
    }

    private static <M, T> Entry<M, T> named(List<Entry<M, T>> all, String name) {
        return all.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no goal or rule is called " + name));
    }
}
