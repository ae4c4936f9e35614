package redoubt.darkest.specials;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Special zombies that were left alone are eliminated in an order that the players choose (DD-ZEX-04). */
record LoseSpecial(int room) implements Question<Table, LoseSpecial.Lose>, Subject {
    private static final RuleId RULE = rule("DD-ZEX-04");

    /** One of this type; none, if all that are left stand. */
    record Lose(Optional<SpecialKind> kind) implements Option {
        @Override
        public String key() {
            return kind.map(each -> "lose " + each.setting()).orElse("lose none");
        }

        @Override
        public List<Mark> marks() {
            return kind.map(each -> new Mark("special", each.word())).stream().toList();
        }
    }

    /** How many special figures are more than the figures in a room. */
    static int excess(Table table, int room) {
        return Specials.of(table).in(room).size() - table.menace().zombies(room);
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room));
    }

    @Override
    public Decision<Lose> decision(Table table) {
        List<Lose> options = new ArrayList<>();
        if (excess(table, room) > 0) {
            Specials.of(table).in(room).stream().distinct().forEach(kind -> options.add(new Lose(Optional.of(kind))));
        }
        if (options.isEmpty()) {
            options.add(new Lose(Optional.empty()));
        }
        return new Decision<>(RULE, table.everyone(), options);
    }

    @Override
    public void answer(Lose chosen, Play<Table> play) {
        chosen.kind().ifPresent(kind -> {
            play.table(play.table().with(Specials.of(play.table()).without(room, kind)));
            play.log(new SpecialEvent.SpecialKilled(RULE, kind, play.table().zone(room)));
        });
    }
}
