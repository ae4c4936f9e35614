package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import redoubt.horde.HordeGame;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Effect;
import redoubt.kernel.Luck;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionGame;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.Missions;
import redoubt.secondedition.modes.Modes;
import redoubt.secondedition.washington.Fallen;
import redoubt.secondedition.washington.KnockOut;

/** A mission of the campaign along the missions of the base game, each won or lost in a word. */
final class Tour extends HordeTable<Tour> {
    static final InfectedState CAMPAIGN = InfectedState.along(City.BOX.print(), List.of("Z2-M01", "Z2-M02", "Z2-M03"));
    static final HordeGame GAME = game(Tour::decided, CAMPAIGN);
    /** The same, each mission short and won as often as lost. */
    static final HordeGame SHORT = game(plan -> with(plan, new AtRandom()), CAMPAIGN);

    /** The real road through all ten missions. */
    static final InfectedState ROAD = (InfectedState)
            InfectedState.of(City.BOX.print(), Missions.of(City.BOX)).getFirst();

    /** Along the real road, each mission won or lost in a word. */
    static final HordeGame ON_THE_ROAD = game(Tour::decided, ROAD);

    /** Along the real road, each mission short. */
    static final HordeGame SHORT_ROAD = game(plan -> with(plan, new AtRandom()), ROAD);

    static final String[] TEAM = {"Angelo", "Anton", "Ashley", "Mindy", "Amy", "Doug"};

    private static final int WON = 40;
    private static final int LOST = 41;

    private final HordeGame game;
    private final SetUp setUp;

    /** The mission is decided by its round. */
    private record ByRound() implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            return switch (table.round()) {
                case WON -> Optional.of(Verdict.won(new RuleId("won")));
                case LOST -> Optional.of(Verdict.lost(new RuleId("lost")));
                default -> Optional.empty();
            };
        }
    }

    /** In the fourth round the zombies decide: an even number of them is a victory. */
    private record AtRandom() implements EndOfGame {
        @Override
        public Optional<Verdict> verdict(Table table) {
            boolean isWon = table.zombies().total() % 2 == 0;
            return table.round() < 4
                    ? Optional.empty()
                    : Optional.of(new Verdict(isWon, new RuleId(isWon ? "even" : "odd")));
        }
    }

    private record Reach(int round) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table().withRound(round));
        }
    }

    private static HordeGame game(UnaryOperator<MissionPlan> change, InfectedState campaign) {
        return new HordeGame(
                SecondEdition.ID,
                "Tour",
                SecondEditionGame.edition(City.BOX),
                Missions.of(City.BOX).stream().map(change).toList(),
                Modes.of(City.BOX),
                List.of(campaign));
    }

    private static MissionPlan decided(MissionPlan plan) {
        return with(plan, new ByRound());
    }

    private static MissionPlan with(MissionPlan plan, EndOfGame ending) {
        List<Ruling> rulings = new ArrayList<>(plan.rulings());
        rulings.removeIf(MissionGoals.class::isInstance);
        if (!rulings.contains(new KnockOut())) {
            rulings.add(new KnockOut());
        }
        rulings.add(ending);
        return plan.withRulings(rulings);
    }

    private Tour(HordeGame game, SetUp setUp) {
        super(game, setUp, Luck.seeded(1));
        this.game = game;
        this.setUp = setUp;
        dice();
    }

    static Tour of(SetUp setUp) {
        return new Tour(GAME, setUp);
    }

    /** The first mission of the real road. */
    static Tour road() {
        return new Tour(ON_THE_ROAD, agreed(ROAD));
    }

    /** The first mission, with three seats. */
    static Tour first() {
        return of(agreed());
    }

    static SetUp agreed() {
        return agreed(CAMPAIGN);
    }

    static SetUp agreed(InfectedState campaign) {
        SetUp setUp = SetUp.of(SecondEdition.ID, campaign.card().missions().getFirst())
                .withSeats(3)
                .with("starting", "dealt")
                .with("survivors", TEAM);
        return campaign.card().begin(setUp);
    }

    SetUp setUp() {
        return setUp;
    }

    Tour won(Integer... dice) {
        return dice(dice).run(new Reach(WON));
    }

    Tour lost() {
        return run(new Reach(LOST));
    }

    /** Lets the table as it is take effect. */
    Tour settles() {
        return run(new Reach(5));
    }

    Optional<SetUp> sequel() {
        return game.sequel(setUp, state());
    }

    /** What follows, begun. */
    Tour next() {
        return new Tour(game, sequel().orElseThrow());
    }

    Tour sheet(Sheet sheet) {
        return with(Sheets.of(table()).with(id(sheet.survivor()), sheet));
    }

    Sheet sheet(String name) {
        return Sheets.of(table(), id(name));
    }

    /** Somebody knocked out in round 4, with this fate. */
    Tour fell(String name, Fallen.Fate fate) {
        List<Fallen.One> all = new ArrayList<>(Fallen.of(table()).all());
        all.add(new Fallen.One(id(name), who(name).zone(), 4, fate));
        with(who(name).withPresence(Survivor.Presence.ELIMINATED).withInventory(Inventory.empty(print().slots())));
        return with(new Fallen(all));
    }

    /** These cards and no others in somebody's slots. */
    Tour holds(String name, String... cards) {
        Inventory inventory = Inventory.empty(print().slots());
        for (int slot = 0; slot < cards.length; slot++) {
            inventory = inventory.with(slot, Item.of(CardName.find(print(), cards[slot])));
        }
        return with(who(name).withInventory(inventory));
    }

    Tour emptyHanded() {
        for (String name : Teams.names(table())) {
            holds(name);
        }
        return this;
    }

    List<String> cards(String name) {
        return who(name).inventory().items().stream().map(Item::name).toList();
    }
}
