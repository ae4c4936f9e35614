package redoubt.secondedition.edition;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.cars.CarTable;
import redoubt.horde.print.BoxReader;
import redoubt.horde.print.CommonTables;
import redoubt.horde.print.EquipmentWords;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Page;
import redoubt.horde.sense.HordeSense;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.secondedition.ground.Gaits;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.sight.LineOfSight;

/** The box of the 2nd Edition and of its expansion: what the family asks for, and what only this game has. */
public record SecondEdition(
        Print print,
        CommonTables tables,
        Ground ground,
        Gaits gaits,
        List<String> kids,
        List<Companion> companions,
        Equipment.Use car,
        List<MissionPage> missions,
        Lessons lessons) {
    public static final String ID = "washington-zc";
    public static final String STARTING_DECK = "starting";
    public static final String EQUIPMENT_DECK = "equipment";
    public static final String PIMPWEAPON_DECK = "pimpweapon";
    public static final String SECRET_SERVICE_DECK = "secret-service";
    public static final String ZOMBIE_DECK = "zombie";
    public static final String ABOMINATION = "Abomination";

    private static final String CONTENT = "/content/washington-zc";
    private static final EquipmentWords CARDS = new EquipmentWords(
            List.of(STARTING_DECK, EQUIPMENT_DECK, PIMPWEAPON_DECK, SECRET_SERVICE_DECK),
            ActionKinds.COMBAT,
            List.of("item"));

    public SecondEdition {
        kids = List.copyOf(kids);
        companions = List.copyOf(companions);
        missions = List.copyOf(missions);
    }

    /** Our own content. */
    public static ContentFolder content() {
        return ContentFolder.of(SecondEdition.class, CONTENT);
    }

    /** The box as its library says; what is wrong goes to {@code problems}. */
    public static SecondEdition of(
            Library library, Ground ground, KnownSkills skills, KnownTraits traits, Problems problems) {
        CommonTables tables = CommonTables.read(library, CARDS, CardKind.words(), skills, traits, problems);
        Gaits gaits = Gaits.on(ground);
        List<Companion> companions = Companion.read(library, skills, problems);
        Print print = tables.print(ID, ground.legend(), gaits.survivor(), LineOfSight.common(ground))
                .buildings(ground.room())
                .allies(companions.stream().map(Companion::kind).toList())
                .noise("noise")
                .oneAlwaysMisses()
                .decks(EQUIPMENT_DECK, ZOMBIE_DECK)
                .rules(Citations::rule)
                .print();
        return new SecondEdition(
                print,
                tables,
                ground,
                gaits,
                Kids.read(library, print.survivors(), problems),
                companions,
                CarTable.strike(library, problems),
                BoxReader.pages(library, (mission, board) -> MissionPageReader.read(mission, board, ground, problems)),
                HordeSense.lessons(library, problems));
    }

    public MissionPage mission(String id) {
        return Page.of(missions, id);
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public List<Equipment> deck(String name) {
        return tables.deck(name);
    }
}
