package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * What is left of an attack takes effect, kind by kind and one by one: Reinforcement or special attack, Bite, Serious damage, Damage,
 * Grab, Fear (DD-EATT-04, DD-EATT-07).
 */
public record ApplyResults(Onslaught onslaught, List<CreatureFace> results, List<CreatureFace> all)
        implements Effect<Table> {
    private static final List<CreatureFace> ORDER = List.of(
            CreatureFace.REINFORCEMENT,
            CreatureFace.BITE,
            CreatureFace.SERIOUS,
            CreatureFace.DAMAGE,
            CreatureFace.GRAB,
            CreatureFace.FEAR);
    private static final RuleId REINFORCEMENT = rule("DD-CDIE-09");

    public ApplyResults {
        results = List.copyOf(results);
        all = List.copyOf(all);
    }

    static ApplyResults of(Onslaught onslaught, List<CreatureFace> faces) {
        List<CreatureFace> sorted = new ArrayList<>(faces);
        sorted.sort((one, other) -> Integer.compare(ORDER.indexOf(one), ORDER.indexOf(other)));
        return new ApplyResults(onslaught, sorted, sorted);
    }

    @Override
    public void happen(Play<Table> play) {
        if (results.isEmpty()) {
            return;
        }
        play.then(new ApplyResults(onslaught, results.subList(1, results.size()), all));
        play.then(step(play.table(), results.getFirst()));
    }

    private List<Step<Table>> step(Table table, CreatureFace face) {
        return switch (face) {
            case REINFORCEMENT -> reinforcement(table);
            case BITE -> List.of(new AssignResult(onslaught, CreatureFace.BITE));
            case SERIOUS -> List.of(new AssignResult(onslaught, CreatureFace.SERIOUS));
            case DAMAGE -> List.of(new AssignResult(onslaught, CreatureFace.DAMAGE));
            case GRAB -> onslaught.isClose() ? List.of(new AssignResult(onslaught, CreatureFace.GRAB)) : List.of();
            case FEAR -> List.of(new AssignResult(onslaught, CreatureFace.FEAR));
        };
    }

    private List<Step<Table>> reinforcement(Table table) {
        Rulebook book = Rulebook.of(table);
        return switch (onslaught.by()) {
            case ZOMBIES -> List.of(new Reinforce(onslaught.room(), REINFORCEMENT));
            case CREATURE -> {
                List<Step<Table>> steps = new ArrayList<>(
                        special(table, table.menace().creature().stream().toList(), true, book));
                book.expansions().forEach(expansion -> steps.addAll(expansion.creatureReinforced(table)));
                yield steps;
            }
            case NEMESIS -> special(table, table.menace().nemesis().stream().toList(), false, book);
        };
    }

    private List<Step<Table>> special(Table table, List<Beast> beasts, boolean isCreature, Rulebook book) {
        return beasts.isEmpty()
                ? List.of()
                : (isCreature
                                ? book.creature(beasts.getFirst().board())
                                : book.nemesis(beasts.getFirst().board()))
                        .specialAttack(table, beasts.getFirst(), onslaught.room(), all);
    }
}
