package redoubt.horde;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import redoubt.content.ContentMarks;
import redoubt.content.Lessons;
import redoubt.horde.action.DiscardCard;
import redoubt.horde.action.Move;
import redoubt.horde.combat.Odds;
import redoubt.horde.edition.Edition;
import redoubt.horde.mission.Campaign;
import redoubt.horde.mission.Epilogue;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.MissionSetUp;
import redoubt.horde.mission.Mode;
import redoubt.horde.round.Act;
import redoubt.horde.round.Pay;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.Precedence;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.Settling;
import redoubt.horde.sense.HordeSense;
import redoubt.horde.sense.Partners;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.Obstacles;
import redoubt.horde.view.OddsView;
import redoubt.horde.view.Perils;
import redoubt.horde.view.Subjects;
import redoubt.horde.view.TableView;
import redoubt.horde.view.Viewing;
import redoubt.horde.view.Warnings;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Aim;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Making;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.Pace;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
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

/** A game of the family: an edition, its missions and the modes a group may agree on. */
public final class HordeGame implements Game<Table> {
    private final String id;
    private final String title;
    private final Edition edition;
    private final List<MissionPlan> missions;
    private final List<Mode> modes;
    private final List<Campaign> campaigns;
    private final Sense<Table> sense;
    private final Lessons lessons;
    private final UnaryOperator<String> content;

    /** A game without a campaign. */
    public HordeGame(String id, String title, Edition edition, List<MissionPlan> missions, List<Mode> modes) {
        this(id, title, edition, missions, modes, List.of(), HordeSense.noLessons());
    }

    public HordeGame(
            String id,
            String title,
            Edition edition,
            List<MissionPlan> missions,
            List<Mode> modes,
            List<Campaign> campaigns) {
        this(id, title, edition, missions, modes, campaigns, HordeSense.noLessons());
    }

    /** A game whose content says what bots have taught about it. */
    public HordeGame(
            String id,
            String title,
            Edition edition,
            List<MissionPlan> missions,
            List<Mode> modes,
            List<Campaign> campaigns,
            Lessons lessons) {
        this(id, title, edition, missions, modes, campaigns, lessons, _ -> Making.NO_CONTENT);
    }

    private HordeGame(
            String id,
            String title,
            Edition edition,
            List<MissionPlan> missions,
            List<Mode> modes,
            List<Campaign> campaigns,
            Lessons lessons,
            UnaryOperator<String> content) {
        this.lessons = lessons;
        this.content = content;
        this.id = id;
        this.title = title;
        this.edition = edition;
        this.missions = List.copyOf(missions);
        this.modes = List.copyOf(modes);
        this.campaigns = List.copyOf(campaigns);
        this.sense = new HordeSense(lessons, this::appraise);
    }

    /** The same game, whose content has these fingerprints. */
    public HordeGame with(ContentMarks marks) {
        return new HordeGame(id, title, edition, missions, modes, campaigns, lessons, marks::of);
    }

    @Override
    public String content(String mission) {
        return content.apply(mission);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    public Edition edition() {
        return edition;
    }

    @Override
    public List<MissionCard> missions() {
        return missions.stream()
                .map(mission -> mission.card().with(lessons.certificates().of(mission.id())))
                .toList();
    }

    @Override
    public List<Switch> switches() {
        return modes.stream().flatMap(mode -> mode.switches().stream()).toList();
    }

    @Override
    public List<SettingCard> settings() {
        List<SettingCard> settings = new ArrayList<>(MissionSetUp.settings(edition.print(), missions));
        for (Mode mode : modes) {
            settings.addAll(mode.card().stream().toList());
        }
        return List.copyOf(settings);
    }

    @Override
    public Optional<Record> catalogue() {
        return Optional.of(Catalogue.of(edition.print()));
    }

    /** The mission of a set-up with the agreed modes, or a refusal. */
    public MissionPlan plan(SetUp setUp) {
        MissionPlan plan = mission(setUp.mission());
        for (SetUp.Setting setting : setUp.settings()) {
            Optional<Mode> mode = modes.stream()
                    .filter(known -> known.setting().equals(setting.name()))
                    .findFirst();
            if (mode.isPresent()) {
                plan = mode.get().applied(plan, setting.values());
            } else if (!MissionSetUp.isKnown(setting.name()) && !CampaignRecord.isPart(setting)) {
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_SETTING, setting.name(), title + " knows no setting " + setting.name());
            }
        }
        Optional<CampaignRecord> record = CampaignRecord.of(setUp, campaigns());
        return record.isPresent() ? campaign(record.get()).applied(plan, record.get(), setUp) : plan;
    }

    private MissionPlan mission(String wanted) {
        for (MissionPlan mission : missions) {
            if (mission.id().equals(wanted)) {
                return mission;
            }
        }
        throw SetUpRefused.ofMission(
                TableRules.KNOWN_MISSION,
                wanted,
                title + " has no mission " + wanted + ", only "
                        + missions.stream().map(MissionPlan::id).toList());
    }

    @Override
    public List<CampaignCard> campaigns() {
        return campaigns.stream().map(Campaign::card).toList();
    }

    private Campaign campaign(CampaignRecord record) {
        return campaigns.stream()
                .filter(campaign -> campaign.card().equals(record.campaign()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Optional<SetUp> sequel(SetUp setUp, State<Table> end) {
        return end.isOver()
                ? CampaignRecord.of(setUp, campaigns())
                        .flatMap(record -> campaign(record).sequel(record, setUp, end))
                : Optional.empty();
    }

    @Override
    public Optional<CampaignView> campaignView(State<Table> state) {
        return campaigns.stream()
                .flatMap(campaign -> campaign.view(state).stream())
                .findFirst();
    }

    @Override
    public State<Table> setUp(SetUp setUp, Luck luck) {
        return MissionSetUp.lay(edition, plan(setUp), setUp, luck);
    }

    @Override
    public List<Interrupt<Table>> interrupts(Table table, Seat seat) {
        return DiscardCard.of(table, seat);
    }

    /**
     * Applies what changes by itself, then asks the goals of mission and edition; by the usual reading, one defeat outweighs every
     * victory.
     */
    @Override
    public void settle(Play<Table> play) {
        Packed<Settling> settling = Rulings.common(play.table(), Settling.HOOK);
        for (int i = 0; i < settling.size(); i++) {
            settling.get(i).settle(play);
        }
        Table table = play.table();
        Optional<Verdict> verdict = Optional.empty();
        Packed<EndOfGame> endings = Rulings.common(table, EndOfGame.HOOK);
        for (int i = 0; i < endings.size(); i++) {
            Optional<Verdict> other = endings.get(i).verdict(table);
            if (other.isPresent()) {
                verdict = Precedence.of(table).first(verdict, other);
            }
        }
        if (verdict.isPresent() && !Epilogue.isUnderWay(table)) {
            Epilogue.begin(play, verdict.get());
        }
    }

    @Override
    public View view(State<Table> state) {
        return Viewing.of(state.table());
    }

    @Override
    public View view(State<Table> state, State<Table> before, View seen) {
        return seen instanceof TableView shown ? Viewing.of(state.table(), before.table(), shown) : view(state);
    }

    @Override
    public List<Mark> about(State<Table> state) {
        return Subjects.of(state.agenda().first());
    }

    /** The goals of the mission come first, then what other rules add, and last what must not happen. */
    @Override
    public List<Aim> aims(State<Table> state) {
        Table table = state.table();
        Checklist list = new Checklist(table);
        table.mission().rulings(MissionGoals.class).forEach(goals -> goals.aims(table, list));
        Packed<GoalAims> rulings = Rulings.common(table, GoalAims.class);
        for (int i = 0; i < rulings.size(); i++) {
            if (!(rulings.get(i) instanceof MissionGoals)) {
                rulings.get(i).aims(table, list);
            }
        }
        return list.lines().stream()
                .sorted(Comparator.comparing(aim -> aim.kind() == Aim.Kind.KEEP))
                .toList();
    }

    /** What an action concerns, with its kind and what it costs. */
    @Override
    public List<Mark> about(Option option) {
        if (!(option instanceof ActOption act)) {
            return option.marks();
        }
        List<Mark> marks = new ArrayList<>(option.marks());
        marks.add(MarkKind.ACTION.mark(act.kind().name()));
        marks.add(MarkKind.COST.mark(Integer.toString(act.cost())));
        return List.copyOf(marks);
    }

    @Override
    public List<Obstacle> obstacles(State<Table> state) {
        return Obstacles.of(state);
    }

    @Override
    public Optional<RuleId> warning(State<Table> state, Option option) {
        return new Warnings(new Engine<>(this), state).of(option);
    }

    @Override
    public Optional<Record> forecast(State<Table> state) {
        return Optional.of(Forecast.of(this, state.table()));
    }

    @Override
    public boolean hasOdds(Option option) {
        return option instanceof ActOption act && act.attempted().isPresent();
    }

    @Override
    public Optional<Record> odds(State<Table> state, Option option) {
        return option instanceof ActOption act
                ? act.attempted().map(draft -> OddsView.of(Odds.of(act.whenAttempted(state.table()), draft)))
                : Optional.empty();
    }

    @Override
    public Optional<Pace> pace(State<Table> state, Option option) {
        return state.agenda().first() instanceof Act act && option instanceof Move.MoveTo move
                ? Optional.of(new Pace(act.survivor().name(), move.to().name()))
                : Optional.empty();
    }

    /** With what is free, which the question lists first. */
    @Override
    public Optional<Pay.Means> fare(State<Table> state) {
        return state.agenda().first() instanceof Pay pay
                ? Optional.of(pay.decision(state.table()).options().getFirst())
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
        int objectives = 0;
        for (MissionPlan mission : missions) {
            if (mission.id().equals(table.mission().id())) {
                objectives = mission.objectives().size();
            }
        }
        return Appraisal.of(table, objectives);
    }

    @Override
    public Sense<Table> sense() {
        return sense;
    }

    @Override
    public List<Order> orders(State<Table> state, Seat seat) {
        return Partners.orders(state.table(), seat);
    }

    /** What is agreed before the first round counts as part of it. */
    @Override
    public int round(Table table) {
        return Math.max(1, table.round());
    }
}
