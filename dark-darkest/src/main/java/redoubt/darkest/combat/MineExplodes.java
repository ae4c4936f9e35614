package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A Mine goes off for three hits: the players assign them to enemies in the room; those that cannot go to enemies go to survivors
 * there (DD-ITEM-20, DD-DEC-48).
 */
public record MineExplodes(int room, int hits) implements Question<Table, Option>, Subject {
    private static final RuleId RULE = rule("DD-ITEM-20");
    /** The hits of a Mine. */
    public static final int HITS = 3;

    /** This survivor takes a hit. */
    public record Suffer(Person who) implements Option {
        @Override
        public String key() {
            return "suffer " + who.key();
        }

        @Override
        public List<Mark> marks() {
            return List.of(who.mark());
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room), new Mark("hits", Integer.toString(hits)));
    }

    @Override
    public Decision<Option> decision(Table table) {
        List<Option> targets = new ArrayList<>();
        if (hits > 0) {
            targets.addAll(ShareHits.targets(table, room, true));
        }
        if (hits > 0 && targets.isEmpty()) {
            table.in(room).forEach(survivor -> targets.add(new Suffer(survivor.person())));
        }
        if (targets.isEmpty()) {
            targets.add(new Use.Stop());
        }
        return new Decision<>(RULE, table.everyone(), targets);
    }

    @Override
    public void answer(Option chosen, Play<Table> play) {
        if (chosen instanceof Suffer(Person who)) {
            play.then(new MineExplodes(room, hits - 1));
            Harm.wound(play, who.place(), 1, RULE);
        } else if (chosen instanceof Use.Hit hit) {
            play.then(new MineExplodes(room, hits - 1));
            ShareHits.apply(play, hit, false, RULE);
        }
    }
}
