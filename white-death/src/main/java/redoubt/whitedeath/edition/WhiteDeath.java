package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Legend;
import redoubt.content.Checker;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.print.EquipmentTable;
import redoubt.horde.print.EquipmentWords;
import redoubt.horde.print.Names;
import redoubt.horde.print.SkillBook;
import redoubt.horde.print.Stock;
import redoubt.horde.print.SurvivorTable;
import redoubt.horde.print.Tokens;
import redoubt.horde.print.TraitBook;
import redoubt.horde.print.ZombieTables;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Workings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Slots;
import redoubt.horde.table.ZombieKind;
import redoubt.whitedeath.Ground;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.rampart.Gaits;
import redoubt.whitedeath.sight.LineOfSight;

/** The box of White Death: its edition, and what of its content the family does not ask for. */
public record WhiteDeath(
        Edition edition,
        Ground ground,
        Gaits gaits,
        LineOfSight ruinsSight,
        Corruption corruption,
        List<Stock> stock,
        Guards guards,
        Tokens tokens,
        Names skillNames,
        Names traitNames,
        List<MissionPage> missions) {
    public static final String ID = "white-death";
    public static final String EQUIPMENT_DECK = "equipment";
    public static final String STARTING_DECK = "starting";
    public static final String VAULT_DECK = "vault";
    public static final String ZOMBIE_DECK = "zombie";

    private static final String CONTENT = "/content/white-death";
    private static final Slots SLOTS = new Slots(2, 1, 5);
    private static final List<Integer> ADRENALINE = List.of(0, 7, 19, 43);
    private static final int ACTIONS_PER_TURN = 3;
    static final EquipmentWords WORDS = new EquipmentWords(
            List.of(STARTING_DECK, EQUIPMENT_DECK, VAULT_DECK),
            ActionKinds.COMBAT,
            List.of("enchantment", "armor", "shield", "food", "item", "ambush"));

    public WhiteDeath {
        stock = List.copyOf(stock);
        missions = List.copyOf(missions);
    }

    /** Our own content, with that of the user's folders before it, or an exception with everything that is wrong. */
    public static WhiteDeath read(List<ContentFolder> users, SkillBook skills, TraitBook traits, Workings workings) {
        Problems problems = new Problems();
        WhiteDeath box = of(library(users, List.of()), skills, traits, workings, problems);
        problems.throwIfAny();
        return box;
    }

    /** Our own content. */
    public static ContentFolder content() {
        return ContentFolder.of(WhiteDeath.class, CONTENT);
    }

    /** Our own content with that of the user's folders before it, checked. */
    public static Library library(List<ContentFolder> users, List<Checker> checkers) {
        List<ContentFolder> folders = new ArrayList<>();
        folders.add(content());
        folders.addAll(users);
        return Library.read(folders, List.of(), checkers);
    }

    /** The box as its library says; what is wrong goes to {@code problems}. */
    public static WhiteDeath of(
            Library library, SkillBook skills, TraitBook traits, Workings workings, Problems problems) {
        Legend legend = library.legend(ID);
        Ground ground = Ground.of(legend);
        List<ZombieKind> zombies = ZombieTables.kinds(library, problems);
        List<String> families = zombies.stream().map(ZombieKind::family).toList();
        List<String> cards = EquipmentTable.names(library);
        Names skillNames = Names.read(library, "skill", families, cards, problems);
        Names traitNames = Names.read(library, "trait", families, cards, problems);
        List<Stock> stock = new EquipmentTable(WORDS, traitNames, skillNames, traits, skills, problems).read(library);
        Guards guards = new Guards(
                GuardTables.figures(library, problems),
                GuardTables.attacks(library, problems),
                GuardTables.skillCards(library, skillNames, skills, problems));
        Tokens tokens = Tokens.read(library, problems);
        Gaits gaits = Gaits.on(ground);
        Edition edition = new Edition(
                ID,
                legend,
                // What the family calls a building is where one searches; ruins are buildings too, but not for that
                // (WD-RUIN-01).
                List.of(ground.room()),
                zombies,
                guards.figures().stream().map(Guards.Figure::kind).toList(),
                tokens.counted(),
                Optional.of(tokens.kind("noise")),
                stock.stream().map(Stock::card).toList(),
                ZombieTables.cards(library, zombies, CardKind.words(), problems),
                new SurvivorTable(skillNames, skills, cards, problems).read(library),
                skillNames.all().stream().map(skills::skill).toList(),
                SLOTS,
                ADRENALINE,
                ACTIONS_PER_TURN,
                true,
                gaits.survivor(),
                LineOfSight.common(ground),
                workings.pursuit(),
                workings.spawnCards(),
                workings.shortage(),
                EQUIPMENT_DECK,
                ZOMBIE_DECK,
                Citations.all(),
                workings.rulings(),
                workings.round());
        return new WhiteDeath(
                edition,
                ground,
                gaits,
                LineOfSight.throughRuins(ground),
                new Corruption(ground),
                stock,
                guards,
                tokens,
                skillNames,
                traitNames,
                missions(library, problems));
    }

    private static List<MissionPage> missions(Library library, Problems problems) {
        List<MissionPage> plans = new ArrayList<>();
        for (MissionText mission : library.missions()) {
            library.board(mission).ifPresent(board -> plans.add(MissionPageReader.read(mission, board, problems)));
        }
        return plans;
    }

    public MissionPage mission(String id) {
        return missions.stream()
                .filter(mission -> mission.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no mission " + id));
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public List<Equipment> deck(String name) {
        return Stock.deck(stock, name);
    }
}
