package redoubt.app.horde;

import java.lang.reflect.RecordComponent;
import java.util.Locale;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** The question on the table in words. */
final class QuestionText {
    private QuestionText() {}

    static String of(State<Table> state) {
        Step<Table> step = state.agenda().first();
        String who = survivor(step);
        return switch (step.getClass().getSimpleName()) {
            case "Act" -> "What does " + who + " do?";
            case "ChooseSurvivor" -> "Whose turn is next?";
            case "GrantFreeAction" -> who + " has a free action: what for?";
            case "Pay" -> "How does " + who + " pay for it?";
            case "MoveOn", "Run" -> "Where does " + who + " move on to?";
            case "Arrange" -> "How are the cards arranged?";
            case "ChooseDiscard" -> "Which card does " + who + " discard?";
            case "ChooseSkill" -> "Which skill does " + who + " gain?";
            case "ShareOut" -> "Who suffers the attacks?";
            case "AssignHits" -> "Which zombie takes the hit?";
            case "ReapOneMore" -> "Which zombie falls too?";
            case "RerollAttack" -> "Roll the attack dice again?";
            case "RerollArmour" -> "Roll the armour dice again?";
            case "RollArmour" -> "Does " + who + " roll for armour?";
            case "AddDice" -> "Roll more dice?";
            case "ReplaceDice" -> "How many dice are rolled?";
            case "ChooseHands" -> "Which card counts beside the weapon?";
            case "DiscardForWounds" -> "What does " + who + " discard to prevent wounds?";
            case "SpareFriends" -> "Who is spared from friendly fire?";
            case "FreeAttack" -> "Which attack does " + who + " make for free?";
            case "DragFriends" -> "Whom does " + who + " drag along?";
            case "BeDragged" -> "Does " + who + " come along?";
            case "BeTended" -> "Does " + who + " heal a wound?";
            case "DefyDestiny" -> "Keep the card or draw another?";
            case "TakeMatch" -> "Does " + who + " take the matching card?";
            case "ChooseDestination" -> "Where do the zombies head for?";
            case "ChoosePath" -> "Which way do the zombies go?";
            case "PlaceOdd" -> "Where does the odd zombie go?";
            case "ActivateOne" -> "Which zombie is activated?";
            case "ReactInTurn" -> "Who reacts next?";
            case "GiveStarting" -> "Who gets this starting card?";
            case "ReceiveStarting" -> "Where does " + who + " put the starting card?";
            case "ChooseStart" -> "Where does " + who + " start?";
            case "ChooseFirstPlayer" -> "Who is first player?";
            case "ChooseLanding" -> "Where does " + who + " land?";
            case "ChooseSecondTarget" -> "Who else is enchanted?";
            case "ChooseRampart" -> "Which rampart is climbed?";
            case "ShareMiniatures" -> "Where do the last miniatures go?";
            case "WalkOrStay" -> "Does the Empress walk?";
            case "LeaveOrStay" -> "Does " + who + " leave the board?";
            case "ChooseAbominationZone" -> "Where does the abomination appear?";
            case "ChooseGuardSkill" -> "Which guard skill does " + who + " take?";
            case "ChooseWalk" -> "Which way does the necromancer walk?";
            case "ChooseRoute" -> "Which way is the spawn token pushed?";
            case "ChooseTarget" -> "Which zone is the command about?";
            case "ChooseGuards" -> "How many guards take part?";
            case "MoveGuardsOn" -> "Where do the guards move on to?";
            case "GiveUpCard" -> "Does " + who + " give up a card that is still needed?";
            case "BurnFriends" -> "Does " + who + " throw it at survivors, who would die?";
            case "ChooseArea" -> "Where does " + who + " start?";
            case "ChooseDriver" -> "Who drives?";
            case "AgreeToSwap" -> "Does the other change seats with " + who + "?";
            case "Trust" -> "Does " + who + " turn to Zombicide mode?";
            case "CombineDrawn" -> "Combine the card just drawn?";
            case "MoveSpawnTokens" -> "Where does the spawn token go?";
            case "OpenNearest" -> "What is opened?";
            case "FillRooms" -> "Which room is next?";
            case "PlaceTile" -> "Where is the next tile laid?";
            case "ChooseFirstCorner" -> "Which spawn zone is first?";
            case String other -> words(other) + "?";
        };
    }

    private static String words(String name) {
        String words = name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** The first survivor that the question names. */
    private static String survivor(Step<Table> step) {
        if (step instanceof Record record) {
            for (RecordComponent component : step.getClass().getRecordComponents()) {
                if (component.getType() == SurvivorId.class) {
                    return value(record, component);
                }
            }
        }
        return "the team";
    }

    private static String value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return String.valueOf(component.getAccessor().invoke(record));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot look at " + component.getName() + " of " + record, e);
        }
    }
}
