package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.print.BoxReader;
import redoubt.horde.print.CommonTables;
import redoubt.horde.print.EquipmentWords;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Page;
import redoubt.horde.sense.HordeSense;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.Gaits;
import redoubt.whitedeath.sight.LineOfSight;

/** The box of White Death: what the family asks for, and what only this game has. */
public record WhiteDeath(
        Print print,
        CommonTables tables,
        Ground ground,
        Gaits gaits,
        LineOfSight ruinsSight,
        Corruption corruption,
        Guards guards,
        List<MissionPage> missions,
        Lessons lessons) {
    public static final String ID = "white-death";
    public static final String EQUIPMENT_DECK = "equipment";
    public static final String STARTING_DECK = "starting";
    public static final String VAULT_DECK = "vault";
    public static final String ZOMBIE_DECK = "zombie";

    private static final String CONTENT = "/content/white-death";
    static final EquipmentWords WORDS = new EquipmentWords(
            List.of(STARTING_DECK, EQUIPMENT_DECK, VAULT_DECK),
            ActionKinds.COMBAT,
            List.of("enchantment", "armor", "shield", "food", "item", "ambush"));

    public WhiteDeath {
        missions = List.copyOf(missions);
    }

    /** Our own content. */
    public static ContentFolder content() {
        return ContentFolder.of(WhiteDeath.class, CONTENT);
    }

    /** The box as its library says; what is wrong goes to {@code problems}. */
    public static WhiteDeath of(
            Library library, Ground ground, KnownSkills skills, KnownTraits traits, Problems problems) {
        CommonTables tables = CommonTables.read(library, WORDS, CardKind.words(), skills, traits, problems);
        Guards guards = new Guards(
                GuardTables.figures(library, problems),
                GuardTables.attacks(library, problems),
                GuardTables.skillCards(library, tables.skillNames(), skills, problems));
        Gaits gaits = Gaits.on(ground);
        Print print = tables.print(ID, ground.legend(), gaits.survivor(), LineOfSight.common(ground))
                // What the family calls a building is where one searches; ruins are buildings too, but not for that
                // (WD-RUIN-01).
                .buildings(ground.room())
                .allies(guards.figures().stream().map(Guards.Figure::kind).toList())
                .noise("noise")
                .slots(2, 1, 5)
                .oneAlwaysMisses()
                .decks(EQUIPMENT_DECK, ZOMBIE_DECK)
                .rules(Citations::rule)
                .print();
        return new WhiteDeath(
                print,
                tables,
                ground,
                gaits,
                LineOfSight.throughRuins(ground),
                new Corruption(ground),
                guards,
                BoxReader.pages(library, (mission, board) -> MissionPageReader.read(mission, board, problems)),
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
