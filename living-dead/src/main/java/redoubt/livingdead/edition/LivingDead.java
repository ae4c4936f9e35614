package redoubt.livingdead.edition;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.cars.CarTable;
import redoubt.horde.print.ActionWords;
import redoubt.horde.print.BoxReader;
import redoubt.horde.print.CommonTables;
import redoubt.horde.print.EquipmentTable;
import redoubt.horde.print.EquipmentWords;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Tokens;
import redoubt.horde.sense.HordeSense;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.livingdead.ground.Gaits;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.sight.LineOfSight;

/** The box of Night of the Living Dead: what the family asks for, and what only this game has. */
public record LivingDead(
        Print print,
        CommonTables tables,
        Ground ground,
        Gaits gaits,
        List<RomeroFace> romeroFaces,
        List<Combination> combinations,
        Equipment.Use car,
        List<ScenePage> scenes,
        Lessons lessons) {
    public static final String ID = "night-of-the-living-dead";
    public static final String STARTING_DECK = "starting";
    public static final String MELEE_DECK = "melee";
    public static final String RANGED_DECK = "ranged";
    public static final String HOUSEHOLD_DECK = "household";
    public static final String SPECIAL_DECK = "special";
    public static final String GHOUL_DECK = "ghoul";
    public static final String RELATIVE = "Relative";

    /** The words of skills for kinds of actions. */
    public static final ActionWords WORDS =
            new ActionWords(List.of(ActionKind.MOVE, ActionKind.SEARCH, ActionKind.MELEE, ActionKind.RANGED));

    private static final String CONTENT = "/content/night-of-the-living-dead";
    private static final EquipmentWords CARDS = new EquipmentWords(
            List.of(STARTING_DECK, MELEE_DECK, RANGED_DECK, HOUSEHOLD_DECK, SPECIAL_DECK),
            List.of(ActionKind.MELEE, ActionKind.RANGED),
            List.of("item"));

    public LivingDead {
        romeroFaces = List.copyOf(romeroFaces);
        combinations = List.copyOf(combinations);
        scenes = List.copyOf(scenes);
    }

    /** Our own content. */
    public static ContentFolder content() {
        return ContentFolder.of(LivingDead.class, CONTENT);
    }

    /** The box as its library says; what is wrong goes to {@code problems}. */
    public static LivingDead of(
            Library library, Ground ground, KnownSkills skills, KnownTraits traits, Problems problems) {
        CommonTables tables = CommonTables.read(library, CARDS, CardKind.words(), skills, traits, problems);
        Gaits gaits = Gaits.on(ground);
        Print print = tables.print(ID, ground.legend(), gaits.walker(), LineOfSight.common(ground))
                .buildings(ground.room(), ground.barn())
                .decks(HOUSEHOLD_DECK, GHOUL_DECK)
                .rules(Citations::rule)
                .print();
        return new LivingDead(
                print,
                tables,
                ground,
                gaits,
                OwnTables.romeroFaces(library, tables.skillNames(), skills, problems),
                OwnTables.combinations(library, EquipmentTable.names(library), problems),
                CarTable.strike(library, problems),
                scenes(library, ground, tables.tokens(), problems),
                HordeSense.lessons(library, problems));
    }

    private static List<ScenePage> scenes(Library library, Ground ground, Tokens tokens, Problems problems) {
        for (MissionText mission : library.missions()) {
            new TokenCounts(mission, problems).check(tokens);
        }
        return BoxReader.pages(
                library, (mission, board) -> ScenePageReader.read(mission, board, ground, library, problems));
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public List<Equipment> deck(String name) {
        return tables.deck(name);
    }
}
