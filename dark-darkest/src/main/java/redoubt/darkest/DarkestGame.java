package redoubt.darkest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.action.Meanwhile;
import redoubt.darkest.creatures.Creatures;
import redoubt.darkest.equipment.Equipment;
import redoubt.darkest.house.House;
import redoubt.darkest.nemeses.Nemeses;
import redoubt.darkest.print.Print;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.setup.Agreement;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.darkest.setup.LayOut;
import redoubt.darkest.skills.Skills;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.Chances;
import redoubt.darkest.view.Imagination;
import redoubt.darkest.view.Obstacles;
import redoubt.darkest.view.Prospects;
import redoubt.darkest.view.Viewing;
import redoubt.kernel.Game;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.State;
import redoubt.kernel.Switch;
import redoubt.kernel.TableRules;
import redoubt.kernel.View;

/** Dark Darker Darkest: survivors in a burning house look for a cure before darkness falls. */
public final class DarkestGame implements Game<Table> {
    public static final String ID = "dark-darker-darkest";
    private static final String PLATFORM = "X2";

    private final Print print;
    private final List<MissionCard> missions;
    private final SequencedMap<String, House> houses;
    private final SequencedMap<String, House> housesWithPlatform;

    private DarkestGame(
            Print print,
            List<MissionCard> missions,
            SequencedMap<String, House> houses,
            SequencedMap<String, House> housesWithPlatform) {
        this.print = print;
        this.missions = List.copyOf(missions);
        this.houses = houses;
        this.housesWithPlatform = housesWithPlatform;
    }

    /** The game with its own content, overridden by the user's folders; an exception lists whatever is wrong in them. */
    public static DarkestGame of(List<ContentFolder> folders) {
        List<ContentFolder> all = new ArrayList<>();
        all.add(DarkestContent.own());
        all.addAll(folders);
        Problems problems = new Problems();
        Library library = Library.read(all, DarkestContent.GRAMMAR, problems);
        Print print = Print.read(library, problems).orElseThrow(() -> {
            problems.throwIfAny();
            return new IllegalStateException("the content names no legend " + ID);
        });
        problems.throwIfAny();
        SequencedMap<String, House> houses = new LinkedHashMap<>();
        SequencedMap<String, House> housesWithPlatform = new LinkedHashMap<>();
        List<MissionCard> missions = new ArrayList<>();
        for (MissionText mission : library.missions()) {
            House house = new House(library.board(mission).orElseThrow());
            houses.put(mission.id().text(), house);
            housesWithPlatform.put(mission.id().text(), house.withPlatform(library.tile(PLATFORM)));
            missions.add(new MissionCard(
                    mission.id().text(), mission.title(), word(mission, "difficulty"), word(mission, "length")));
        }
        return new DarkestGame(print, missions, houses, housesWithPlatform);
    }

    private static String word(MissionText mission, String attribute) {
        return mission.attribute(attribute).map(Word::text).orElse("");
    }

    public Print print() {
        return print;
    }

    /** The house of a mission. */
    public House house(String mission) {
        House house = houses.get(mission);
        if (house == null) {
            throw SetUpRefused.ofMission(
                    TableRules.KNOWN_MISSION,
                    mission,
                    "there is no mission " + mission + ", only " + String.join(", ", houses.keySet()));
        }
        return house;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Dark Darker Darkest";
    }

    @Override
    public List<MissionCard> missions() {
        return missions;
    }

    @Override
    public List<Switch> switches() {
        return Agreement.switches();
    }

    @Override
    public List<SettingCard> settings() {
        return Agreement.cards(print, Boxes.ALL);
    }

    @Override
    public State<Table> setUp(SetUp setUp, Luck luck) {
        House plain = house(setUp.mission());
        Agreement agreement = Agreement.of(setUp, print, Boxes.ALL, plain);
        boolean platform = Agreement.boxes(setUp, Boxes.ALL, plain).stream().anyMatch(ExpansionBox::needsPlatform);
        House house = platform ? housesWithPlatform.get(setUp.mission()) : plain;
        if (setUp.seats() > agreement.survivors().size()) {
            throw SetUpRefused.ofSeats(
                    TableRules.KNOWN_SETTING,
                    setUp.seats(),
                    setUp.seats() + " seats are more than "
                            + agreement.survivors().size() + " survivors");
        }
        return LayOut.of(agreement, house, book(agreement), setUp.seats(), luck);
    }

    /** The rulebook for what a group has agreed on. */
    Rulebook book(Agreement agreement) {
        return new Rulebook(
                print,
                agreement.dials(),
                new Rulebook.Workings(
                        Skills.all(),
                        Equipment.all(print.kinds(), agreement.expansions()),
                        Creatures.all(print.creatures()),
                        Nemeses.all(print.nemeses()),
                        agreement.expansions()));
    }

    @Override
    public List<Interrupt<Table>> interrupts(Table table, Seat seat) {
        return Meanwhile.of(table, seat);
    }

    @Override
    public void settle(Play<Table> play) {
        Settling.settle(play);
    }

    @Override
    public View view(State<Table> state) {
        return Viewing.of(state.table(), Boxes.view(state.table()));
    }

    @Override
    public List<Mark> about(State<Table> state) {
        return state.agenda().first() instanceof Subject subject ? subject.about(state.table()) : List.of();
    }

    @Override
    public List<Obstacle> obstacles(State<Table> state) {
        return Obstacles.of(state);
    }

    @Override
    public Optional<Record> forecast(State<Table> state) {
        boolean acting = !state.isOver() && state.agenda().first() instanceof GroupActs;
        return acting
                ? Optional.of(
                        Forecast.of(state.table(), ((GroupActs) state.agenda().first()).members()))
                : Optional.empty();
    }

    @Override
    public boolean hasOdds(Option option) {
        return Chances.has(option);
    }

    @Override
    public Optional<Record> odds(State<Table> state, Option option) {
        return Chances.of(state.table(), option).map(chances -> chances);
    }

    @Override
    public State<Table> imagine(State<Table> state, Luck luck) {
        return Imagination.of(state, luck);
    }

    @Override
    public double appraise(Table table) {
        return Prospects.of(table);
    }

    @Override
    public int round(Table table) {
        return Math.max(1, table.clock().round());
    }
}
