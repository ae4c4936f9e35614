package redoubt.darkest.rulings;

import static redoubt.kernel.Stream.stream;

import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.table.Table;
import redoubt.kernel.Die;
import redoubt.kernel.Play;
import redoubt.kernel.Reading;
import redoubt.kernel.Stream;

/** The dice of the game (DD-GAP-04 to DD-GAP-06) and the streams of its luck (DD-SETUP-09). */
public final class Dice {
    /** The most Survivor dice in a roll (DD-FIGHT-03, DD-GAP-08). */
    public static final int MOST = 4;

    public static final Stream D4 = stream("d4");
    public static final Stream D6 = stream("d6");
    public static final Stream DECK = stream("equipment deck");
    public static final Stream SPAWN = stream("spawn tokens");
    public static final Stream CREATURES = stream("creature boards");
    public static final Stream NEMESES = stream("nemesis boards");
    public static final Stream CODE = stream("code");
    public static final Stream CHIPS = stream("code chips");
    public static final Stream UNUSED_CHIPS = stream("unused chips");

    private static final Stream SURVIVOR = stream("survivor dice");
    private static final Die<CreatureFace> CREATURE =
            new Die<>(stream("creature dice"), List.of(CreatureFace.values()));
    private static final Die<TerrorFace> TERROR = new Die<>(
            stream("terror die"),
            List.of(
                    TerrorFace.HORDE_NEARBY,
                    TerrorFace.HORDE_NEARBY,
                    TerrorFace.CREATURE_REACTION,
                    TerrorFace.CREATURE_REACTION,
                    TerrorFace.CREATURE_ENTRY,
                    TerrorFace.FIRE));

    private Dice() {}

    /** Two Successes and one of each other face; a third Success replaces the Failure (DD-DIFF-09). */
    static Die<SurvivorFace> survivorDie(int successes) {
        return new Die<>(
                SURVIVOR,
                List.of(
                        SurvivorFace.SUCCESS,
                        SurvivorFace.SUCCESS,
                        SurvivorFace.AIM,
                        SurvivorFace.PUSH,
                        SurvivorFace.RETREAT,
                        successes > 2 ? SurvivorFace.SUCCESS : SurvivorFace.FAILURE));
    }

    public static List<SurvivorFace> rollSurvivor(Play<Table> play, int dice) {
        return play.roll(Rulebook.of(play.table()).survivorDie(), dice, Reading.PLAIN);
    }

    public static List<CreatureFace> rollCreature(Play<Table> play, int dice) {
        return play.roll(CREATURE, dice, Reading.PLAIN);
    }

    public static TerrorFace rollTerror(Play<Table> play) {
        return play.roll(TERROR);
    }

    public static int count(List<SurvivorFace> faces, SurvivorFace wanted) {
        int count = 0;
        for (SurvivorFace face : faces) {
            count += face == wanted ? 1 : 0;
        }
        return count;
    }
}
