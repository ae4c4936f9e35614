package redoubt.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.ContentFolder;
import redoubt.content.ContentMarks;
import redoubt.content.Lessons;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.content.Suggestions;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.action.Meanwhile;
import redoubt.darkest.action.Move;
import redoubt.darkest.creatures.Creatures;
import redoubt.darkest.equipment.Equipment;
import redoubt.darkest.house.House;
import redoubt.darkest.nemeses.Nemeses;
import redoubt.darkest.print.Print;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.sense.DarkestSense;
import redoubt.darkest.sense.Partners;
import redoubt.darkest.setup.Agreement;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.darkest.setup.LayOut;
import redoubt.darkest.showdown.NemesisReacts;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.skills.Skills;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.Catalogue;
import redoubt.darkest.view.Chances;
import redoubt.darkest.view.Checklist;
import redoubt.darkest.view.Imagination;
import redoubt.darkest.view.Obstacles;
import redoubt.darkest.view.Perils;
import redoubt.darkest.view.Prospects;
import redoubt.darkest.view.Viewing;
import redoubt.kernel.Aim;
import redoubt.kernel.Game;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.Pace;
import redoubt.kernel.Play;
import redoubt.kernel.Seat;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Standing;
import redoubt.kernel.State;
import redoubt.kernel.Switch;
import redoubt.kernel.TableRules;
import redoubt.kernel.View;

/** Dark Darker Darkest: survivors in a burning house look for a cure before darkness falls. */
public final class DarkestGame implements Game<Table> {
    public static final String ID = "dark-darker-darkest";

    private final Print print;
    private final Houses houses;
    private final ContentMarks marks;
    private final Sense<Table> sense;

    private DarkestGame(Print print, Houses houses, ContentMarks marks, Lessons lessons) {
        this.sense = new DarkestSense(lessons, Prospects::of);
        this.marks = marks;
        this.print = print;
        this.houses = houses;
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
        Lessons lessons = DarkestSense.lessons(library, problems);
        Suggestions suggestions = Suggestions.read(library, Agreement.cards(print, Boxes.ALL), problems);
        problems.throwIfAny();
        return new DarkestGame(
                print,
                new Houses(library, suggestions, lessons.certificates()),
                ContentMarks.of(DarkestContent.own(), folders),
                lessons);
    }

    public Print print() {
        return print;
    }

    /** The ready house of a mission. */
    public House house(String mission) {
        return houses.ready(mission);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String content(String mission) {
        return marks.of(mission);
    }

    @Override
    public String title() {
        return "Dark Darker Darkest";
    }

    @Override
    public List<MissionCard> missions() {
        return houses.cards();
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
    public Optional<Record> catalogue() {
        return Optional.of(Catalogue.of(print));
    }

    @Override
    public State<Table> setUp(SetUp setUp, Luck luck) {
        Houses.Found found = houses.find(setUp.mission(), wishes(setUp), luck);
        House house = found.house();
        Agreement agreement = Agreement.of(setUp, print, Boxes.ALL, house);
        if (setUp.seats() > agreement.survivors().size()) {
            throw SetUpRefused.ofSeats(
                    TableRules.KNOWN_SETTING,
                    setUp.seats(),
                    setUp.seats() + " seats are more than "
                            + agreement.survivors().size() + " survivors");
        }
        return LayOut.of(agreement, house, book(agreement), setUp.seats(), found.rest());
    }

    private static Houses.Wishes wishes(SetUp setUp) {
        List<ExpansionBox> named = Agreement.named(setUp, Boxes.ALL);
        return new Houses.Wishes(
                Agreement.isKickstarter(setUp),
                named.stream().anyMatch(ExpansionBox::needsReactor),
                named.stream().anyMatch(ExpansionBox::needsPlatform));
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
        return Viewing.of(state.table(), Phase.of(state), Boxes.view(state.table()));
    }

    @Override
    public List<Mark> about(State<Table> state) {
        return state.agenda().first() instanceof Subject subject ? subject.about(state.table()) : List.of();
    }

    @Override
    public List<Aim> aims(State<Table> state) {
        return Checklist.of(Viewing.of(state.table(), Phase.of(state), Boxes.view(state.table())), state.status());
    }

    @Override
    public List<Obstacle> obstacles(State<Table> state) {
        return Obstacles.of(state);
    }

    @Override
    public Optional<Record> forecast(State<Table> state) {
        if (state.isOver()) {
            return Optional.empty();
        }
        return switch (state.agenda().first()) {
            case GroupActs group -> Optional.of(Forecast.of(state.table(), group.members()));
            case ShowdownActs _ -> Optional.of(Forecast.ofShift(state.table(), NemesisReacts.foreseen(state.table())));
            default -> Optional.empty();
        };
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
    public Optional<Pace> pace(State<Table> state, Option option) {
        return option instanceof Move move && move.companions().isEmpty()
                ? Optional.of(new Pace(move.who().name(), move.to().name()))
                : Optional.empty();
    }

    @Override
    public Optional<Standing> standing(State<Table> state, String who) {
        return Perils.standing(state.table(), who);
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
    public List<Order> orders(State<Table> state, Seat seat) {
        return state.isOver() ? List.of() : Partners.orders(state.table(), seat);
    }

    @Override
    public Sense<Table> sense() {
        return sense;
    }

    @Override
    public int round(Table table) {
        return Math.max(1, table.clock().round());
    }
}
