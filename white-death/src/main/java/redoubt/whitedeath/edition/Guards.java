package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** The guards of the box: the figures that count as survivors, how one guard attacks, and the deck of guard skills. */
public record Guards(List<Figure> figures, List<Equipment.Use> attacks, List<Skill> skillCards) {
    /** A kind of figure and how many there are. */
    public record Figure(AllyKind kind, int miniatures) {}

    public Guards {
        figures = List.copyOf(figures);
        attacks = List.copyOf(attacks);
        skillCards = List.copyOf(skillCards);
    }
}
