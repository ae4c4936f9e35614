package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Each Success of a defence roll cancels one result that the players choose (DD-DEF-02, DD-DEC-42). */
public record CancelResult(Onslaught onslaught, List<CreatureFace> faces, int successes)
        implements Question<Table, CancelResult.Cancel>, Subject {
    private static final RuleId RULE = rule("DD-DEF-02");

    public CancelResult {
        faces = List.copyOf(faces);
    }

    /** One result of this face; none, if nothing is left to cancel or to cancel with. */
    public record Cancel(String face) implements Option {
        @Override
        public String key() {
            return "cancel " + face.toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("face", face));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(onslaught.room()), new Mark("successes", Integer.toString(successes)));
    }

    @Override
    public Decision<Cancel> decision(Table table) {
        List<Cancel> options = successes == 0
                ? List.of()
                : faces.stream()
                        .distinct()
                        .filter(face -> face != CreatureFace.BITE || canCancelBite(table))
                        .sorted()
                        .map(face -> new Cancel(face.name()))
                        .toList();
        return new Decision<>(RULE, table.everyone(), options.isEmpty() ? List.of(new Cancel("none")) : options);
    }

    /** Some hordes have a Bite that no defence cancels. */
    private boolean canCancelBite(Table table) {
        return onslaught.by() != Attack.By.ZOMBIES
                || Collections.frequency(faces, CreatureFace.BITE) > Expansions.certainBites(table, onslaught.room());
    }

    @Override
    public void answer(Cancel chosen, Play<Table> play) {
        if (chosen.face().equals("none")) {
            play.then(ApplyResults.of(onslaught, faces));
            return;
        }
        CreatureFace face = CreatureFace.valueOf(chosen.face());
        List<CreatureFace> left = new ArrayList<>(faces);
        left.remove(face);
        play.log(new DarkestEvent.ResultCancelled(RULE, face));
        play.then(new CancelResult(onslaught, left, successes - 1));
    }
}
