package redoubt.darkest.nemeses;

import java.util.List;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.rulings.BeastRuling;

/** The rule behind every Nemesis. */
public final class Nemeses {
    private Nemeses() {}

    /** The rulings of these Nemeses, in their order; a board we do not know has no special attack. */
    public static List<BeastRuling> all(List<BeastBoard> boards) {
        return boards.stream().map(Nemeses::of).toList();
    }

    private static BeastRuling of(BeastBoard board) {
        return switch (board.name()) {
            case "Doctor Mortimer" -> new DoctorMortimer();
            case "Rachel Mortimer" -> new RachelMortimer();
            case "Helen Krenen" -> new HelenKrenen();
            case "Lisa Mortimer" -> new LisaMortimer();
            default -> (_, _, _, _) -> List.of();
        };
    }
}
