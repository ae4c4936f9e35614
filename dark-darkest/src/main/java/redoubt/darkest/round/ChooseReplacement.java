package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Expansion;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.rulings.Recruits;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** Whoever lost a survivor picks one that is not in play, the dead one too; it enters as at the start (DD-DEATH-04, DD-DEATH-07). */
public record ChooseReplacement(int place) implements Question<Table, ChooseReplacement.As>, Subject {
    private static final RuleId RULE = rule("DD-DEATH-04");

    /** As this survivor. */
    public record As(String name) implements Option {
        @Override
        public String key() {
            return "as " + name;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("survivor", name));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<As> decision(Table table) {
        List<As> boards = new ArrayList<>();
        for (SurvivorBoard board : table.print().survivors()) {
            boolean inBox = board.set() == Expansion.B
                    || table.dials().isKickstarter()
                    || table.survivor(place).board().equals(board);
            boolean taken = table.playing().stream()
                    .anyMatch(survivor -> survivor.board().equals(board));
            if (inBox && !taken) {
                boards.add(new As(board.name()));
            }
        }
        return new Decision<>(RULE, Seats.of(table.survivor(place).owner()), boards);
    }

    @Override
    public void answer(As chosen, Play<Table> play) {
        Table table = play.table();
        SurvivorBoard board = table.print().survivor(chosen.name()).orElseThrow();
        Survivor newcomer =
                Recruits.entering(table, place, board, table.survivor(place).seat());
        Table entered = table.with(newcomer);
        for (ExpansionRuling expansion : Expansions.of(table)) {
            entered = expansion.recruited(entered, place);
        }
        play.table(entered);
        play.log(new DarkestEvent.SurvivorEntered(RULE, newcomer.person()));
    }
}
