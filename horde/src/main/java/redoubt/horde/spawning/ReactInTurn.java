package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/** Several survivors may react to the same card, under the rule that lets them; the players choose who is next. */
record ReactInTurn(Cite cause, List<Reaction> waiting) implements Question<Table, ReactInTurn.Next> {
    /** What one survivor does when it is their turn to react. */
    record Reaction(SurvivorId survivor, List<Step<Table>> steps) {}

    /** This survivor reacts next. */
    record Next(SurvivorId survivor) implements Option {
        @Override
        public String key() {
            return "next " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    /** What a card or skill makes its owner do. */
    @FunctionalInterface
    interface Response {
        List<Step<Table>> steps(SpawnRuling ruling, Survivor owner);
    }

    /** The reactions of all survivors on the board, if there are any. */
    static Optional<Step<Table>> all(Cite cause, Table table, Response response) {
        List<Reaction> reactions = List.of();
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size(); i++) {
            Packed<SpawnRuling> rulings =
                    team.get(i).isOnBoard() ? Rulings.personal(table, team.get(i), SpawnRuling.HOOK) : Packed.empty();
            if (!rulings.isEmpty()) {
                List<Step<Table>> own = new ArrayList<>();
                for (SpawnRuling ruling : rulings) {
                    own.addAll(response.steps(ruling, team.get(i)));
                }
                if (!own.isEmpty()) {
                    reactions = reactions.isEmpty() ? new ArrayList<>() : reactions;
                    reactions.add(new Reaction(team.get(i).id(), List.copyOf(own)));
                }
            }
        }
        return reactions.isEmpty() ? Optional.empty() : Optional.of(new ReactInTurn(cause, List.copyOf(reactions)));
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> options = new ArrayList<>(waiting.size());
        for (Reaction reaction : waiting) {
            options.add(new Next(reaction.survivor()));
        }
        return new Decision<>(table.cite(cause), table.everyone(), options);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        List<Reaction> rest = new ArrayList<>(waiting);
        for (Reaction reaction : waiting) {
            if (reaction.survivor().equals(chosen.survivor())) {
                rest.remove(reaction);
                if (!rest.isEmpty()) {
                    play.then(new ReactInTurn(cause, List.copyOf(rest)));
                }
                // Survivors who have fallen or left in the meantime do nothing more.
                if (play.table().survivor(chosen.survivor()).isOnBoard()) {
                    play.then(reaction.steps());
                }
            }
        }
    }
}
