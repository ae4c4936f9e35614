package redoubt.darkest.creatures;

import java.util.List;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.rulings.BeastRuling;

/** The rule behind every Creature. */
public final class Creatures {
    private Creatures() {}

    /** The rulings of these Creatures, in their order; a board we do not know has no special attack. */
    public static List<BeastRuling> all(List<BeastBoard> boards) {
        return boards.stream().map(Creatures::of).toList();
    }

    private static BeastRuling of(BeastBoard board) {
        return switch (board.name()) {
            case "Zombie Dog" -> new ZombieDog();
            case "Undead Bird" -> new UndeadBird();
            case "Security Guard" -> new SecurityGuard();
            case "Giant Snake" -> new GiantSnake();
            case "Gorilla" -> new Gorilla();
            default -> (_, _, _, _) -> List.of();
        };
    }
}
