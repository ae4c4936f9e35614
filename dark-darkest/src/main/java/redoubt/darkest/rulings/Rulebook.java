package redoubt.darkest.rulings;

import java.util.List;
import java.util.Objects;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.table.Book;
import redoubt.darkest.table.Dials;
import redoubt.darkest.table.Table;
import redoubt.kernel.Die;

/** The rulebook of one game: what is printed, what the group agreed on, and the rule behind every skill, card and beast. */
public final class Rulebook implements Book {
    private final Print print;
    private final Dials dials;
    private final Workings workings;
    private final Die<SurvivorFace> survivorDie;

    /**
     * The part of a rulebook that is code: rulings by skill, by kind of card, by Creature and by Nemesis, in the order in which
     * these are printed, and the expansions in play.
     */
    public record Workings(
            List<Ruling> skills,
            List<Ruling> cards,
            List<BeastRuling> creatures,
            List<BeastRuling> nemeses,
            List<ExpansionRuling> expansions) {
        public Workings {
            skills = List.copyOf(skills);
            cards = List.copyOf(cards);
            creatures = List.copyOf(creatures);
            nemeses = List.copyOf(nemeses);
            expansions = List.copyOf(expansions);
        }
    }

    public Rulebook(Print print, Dials dials, Workings workings) {
        this.print = print;
        this.dials = dials;
        this.workings = workings;
        this.survivorDie = Dice.survivorDie(dials.successFaces());
    }

    public static Rulebook of(Table table) {
        return (Rulebook) table.book();
    }

    @Override
    public Print print() {
        return print;
    }

    @Override
    public Dials dials() {
        return dials;
    }

    public Die<SurvivorFace> survivorDie() {
        return survivorDie;
    }

    public Ruling ruling(SkillName skill) {
        return workings.skills().get(skill.ordinal());
    }

    public Ruling ruling(CardKind kind) {
        return workings.cards().get(kind.index());
    }

    public BeastRuling creature(BeastBoard board) {
        return workings.creatures().get(board.index());
    }

    public BeastRuling nemesis(BeastBoard board) {
        return workings.nemeses().get(board.index());
    }

    public List<ExpansionRuling> expansions() {
        return workings.expansions();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Rulebook book
                        && dials.equals(book.dials)
                        && print.equals(book.print)
                        && expansions().equals(book.expansions());
    }

    @Override
    public int hashCode() {
        return Objects.hash(dials);
    }
}
