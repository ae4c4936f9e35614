package redoubt.secondedition.modes;

import java.util.List;
import redoubt.horde.mission.CardBlocks;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.Ultrared;
import redoubt.kernel.RuleId;
import redoubt.secondedition.edition.SecondEdition;

/** What a group may agree on before any mission. */
public final class Modes {
    private static final RuleId ULTRARED = new RuleId("Z2-ULTRA-01");
    private static final RuleId DIFFICULTY = new RuleId("Z2-DIFF-01");
    private static final List<CardBlocks.Block> BLOCKS = List.of(
            new CardBlocks.Block("easy", 1, 18, true),
            new CardBlocks.Block("hard", 19, 36, true),
            new CardBlocks.Block("extra", 37, 40, false));

    private Modes() {}

    public static List<Mode> of(SecondEdition box) {
        return List.of(
                new Ultrared(ULTRARED),
                new CardBlocks(DIFFICULTY, "zombie-cards", "zombies", box.print(), BLOCKS),
                new AbominationDeck(box.print().zombieKinds()),
                new AbominationFest(),
                new AdvancedDecks(),
                new DarkZones(box.ground()));
    }
}
