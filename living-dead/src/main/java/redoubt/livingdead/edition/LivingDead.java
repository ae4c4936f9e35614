package redoubt.livingdead.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Legend;
import redoubt.content.Checker;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.print.ActionWords;
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
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Slots;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.ZombieKind;
import redoubt.livingdead.Gaits;
import redoubt.livingdead.Ground;
import redoubt.livingdead.sight.LineOfSight;

/** The box of Night of the Living Dead: its edition, and what of its content the family does not ask for. */
public record LivingDead(
        Edition edition,
        Ground ground,
        Gaits gaits,
        List<Stock> stock,
        Tokens tokens,
        Names skillNames,
        Names traitNames,
        List<RomeroFace> romeroFaces,
        List<Combination> combinations,
        Equipment.Use car,
        List<ScenePage> scenes) {
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
    private static final Slots SLOTS = new Slots(2, 0, 3);
    private static final List<Integer> EXPERIENCE = List.of(0, 7, 19, 43);
    private static final int ACTIONS_PER_TURN = 3;
    private static final Equipment.Use NO_CAR =
            new Equipment.Use(ActionKind.OTHER, 0, 0, 0, 0, 0, false, false, false, "");
    private static final EquipmentWords CARDS = new EquipmentWords(
            List.of(STARTING_DECK, MELEE_DECK, RANGED_DECK, HOUSEHOLD_DECK, SPECIAL_DECK),
            List.of(ActionKind.MELEE, ActionKind.RANGED),
            List.of("item"));

    public LivingDead {
        stock = List.copyOf(stock);
        romeroFaces = List.copyOf(romeroFaces);
        combinations = List.copyOf(combinations);
        scenes = List.copyOf(scenes);
    }

    /** Our own content. */
    public static ContentFolder content() {
        return ContentFolder.of(LivingDead.class, CONTENT);
    }

    /** Our own content with that of the user's folders before it, checked. */
    public static Library library(List<ContentFolder> users, List<Checker> checkers) {
        List<ContentFolder> folders = new ArrayList<>();
        folders.add(content());
        folders.addAll(users);
        return Library.read(folders, List.of(), checkers);
    }

    /** The box as its library says; what is wrong goes to {@code problems}. */
    public static LivingDead of(Library library, SkillBook skills, TraitBook traits, Problems problems) {
        Legend legend = library.legend(ID);
        Ground ground = Ground.of(legend);
        List<ZombieKind> ghouls = ZombieTables.kinds(library, problems);
        List<String> families = ghouls.stream().map(ZombieKind::family).toList();
        List<String> cards = EquipmentTable.names(library);
        Names skillNames = Names.read(library, "skill", families, cards, problems);
        Names traitNames = Names.read(library, "trait", families, cards, problems);
        List<Stock> stock = new EquipmentTable(CARDS, traitNames, skillNames, traits, skills, problems).read(library);
        Tokens tokens = Tokens.read(library, problems);
        Gaits gaits = Gaits.on(ground);
        Workings idle = Workings.idle();
        List<SurvivorCard> survivors = new SurvivorTable(skillNames, skills, cards, problems).read(library);
        Edition edition = new Edition(
                ID,
                legend,
                List.of(ground.room(), ground.barn()),
                ghouls,
                List.of(),
                tokens.counted(),
                Optional.empty(),
                stock.stream().map(Stock::card).toList(),
                ZombieTables.cards(library, ghouls, CardKind.words(), problems),
                survivors,
                skillNames.all().stream().map(skills::skill).toList(),
                SLOTS,
                EXPERIENCE,
                ACTIONS_PER_TURN,
                false,
                gaits.walker(),
                LineOfSight.common(ground),
                idle.pursuit(),
                idle.spawnCards(),
                idle.shortage(),
                HOUSEHOLD_DECK,
                GHOUL_DECK,
                Citations.all(),
                idle.rulings(),
                idle.round());
        return new LivingDead(
                edition,
                ground,
                gaits,
                stock,
                tokens,
                skillNames,
                traitNames,
                OwnTables.romeroFaces(library, skillNames, skills, problems),
                OwnTables.combinations(library, cards, problems),
                OwnTables.car(library, problems).orElse(NO_CAR),
                scenes(library, ground, tokens, problems));
    }

    private static List<ScenePage> scenes(Library library, Ground ground, Tokens tokens, Problems problems) {
        List<ScenePage> scenes = new ArrayList<>();
        for (MissionText mission : library.missions()) {
            new TokenCounts(mission, problems).check(tokens);
            library.board(mission)
                    .ifPresent(board ->
                            scenes.add(ScenePageReader.read(mission, board, ground, library, problems)));
        }
        return scenes;
    }

    /** The same box with its edition at work. */
    public LivingDead at(Workings workings) {
        return new LivingDead(
                edition.at(workings),
                ground,
                gaits,
                stock,
                tokens,
                skillNames,
                traitNames,
                romeroFaces,
                combinations,
                car,
                scenes);
    }

    public ScenePage scene(String id) {
        return scenes.stream()
                .filter(scene -> scene.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no scene " + id));
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public List<Equipment> deck(String name) {
        return Stock.deck(stock, name);
    }
}
