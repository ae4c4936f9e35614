package redoubt.toy;

import static redoubt.kernel.RuleId.rule;
import static redoubt.kernel.Stream.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Agenda;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Game;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Order;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.Stream;
import redoubt.kernel.TableRules;
import redoubt.kernel.View;

/** The smallest game: a gate to hold until the cards run out. It proves the kernel and shows how a game is written. */
public final class ToyGame implements Game<Gate> {
    static final String ID = "toy";

    static final RuleId ACT = rule("TY-ACT-01");
    static final RuleId BAR = rule("TY-ACT-02");
    static final RuleId SHOOT = rule("TY-ACT-03");
    static final RuleId TORCH = rule("TY-ACT-04");
    static final RuleId ANY_ORDER = rule("TY-ACT-05");
    static final RuleId CARD = rule("TY-DEAD-01");
    static final RuleId SHARE = rule("TY-DEAD-02");
    static final RuleId DAWN = rule("TY-END-01");
    static final RuleId FALL = rule("TY-END-02");

    private static final ToySense SENSE = new ToySense(List.of());

    static final Stream SHOTS = stream("shots");
    static final Stream DECK = stream("deck");

    /** What everybody sees: everything except the order of the cards. */
    record GateView(
            int round,
            int bars,
            int dead,
            List<Integer> wounds,
            List<Boolean> torches,
            int cardsLeft,
            List<Integer> drawn)
            implements View {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "The gate";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(
                new MissionCard("TY-M01", "One night", "easy", "short"),
                new MissionCard("TY-M02", "Three nights", "hard", "moderate"),
                new MissionCard("TY-M03", "Side by side", "easy", "short"));
    }

    @Override
    public State<Gate> setUp(SetUp setUp, Luck luck) {
        int nights = switch (setUp.mission()) {
            case "TY-M01", "TY-M03" -> 1;
            case "TY-M02" -> 3;
            default ->
                throw SetUpRefused.ofMission(
                        TableRules.KNOWN_MISSION,
                        setUp.mission(),
                        "there is no mission " + setUp.mission() + ", only TY-M01 to TY-M03");
        };
        Optional<Muster> muster = LongWatch.muster(setUp);
        for (SetUp.Setting setting : setUp.settings()) {
            if (!CampaignRecord.isPart(setting)) {
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_SETTING, setting.name(), "the gate knows no setting " + setting.name());
            }
        }
        List<Integer> cards = new ArrayList<>();
        for (int night = 0; night < nights; night++) {
            cards.addAll(List.of(0, 1, 1, 2, 3));
        }
        Luck.Shuffle<Integer> shuffle = luck.shuffle(DECK, cards);
        Gate gate = new Gate(
                0,
                muster.flatMap(Muster::beacon).isPresent() ? 3 : 2,
                0,
                Collections.nCopies(setUp.seats(), 0),
                muster.map(Muster::torches).orElse(Collections.nCopies(setUp.seats(), true)),
                shuffle.cards(),
                List.of(),
                muster);
        return State.laidOut(gate, Agenda.of(new PlayRound(!setUp.mission().equals("TY-M03"))), shuffle.rest());
    }

    @Override
    public List<CampaignCard> campaigns() {
        return List.of(LongWatch.CARD);
    }

    @Override
    public Optional<SetUp> sequel(SetUp setUp, State<Gate> end) {
        return LongWatch.sequel(setUp, end);
    }

    @Override
    public Optional<CampaignView> campaignView(State<Gate> state) {
        Gate gate = state.table();
        return gate.muster().map(muster -> LongWatch.view(gate, muster));
    }

    @Override
    public List<Interrupt<Gate>> interrupts(Gate table, Seat seat) {
        boolean held =
                seat.number() <= table.torches().size() && table.torches().get(seat.number() - 1);
        return held ? List.of(new ThrowTorch(seat.number())) : List.of();
    }

    @Override
    public View view(State<Gate> state) {
        Gate gate = state.table();
        return new GateView(
                gate.round(),
                gate.bars(),
                gate.dead(),
                gate.wounds(),
                gate.torches(),
                gate.deck().size(),
                gate.drawn());
    }

    @Override
    public List<Mark> about(State<Gate> state) {
        return state.agenda().first() instanceof KeeperActs(int keeper) ? List.of(mark(keeper)) : List.of();
    }

    static Mark mark(int keeper) {
        return new Mark("keeper", Integer.toString(keeper));
    }

    @Override
    public State<Gate> imagine(State<Gate> state, Luck luck) {
        Luck.Shuffle<Integer> shuffle = luck.shuffle(DECK, state.table().deck());
        return state.withTable(state.table().withDeck(shuffle.cards())).withLuck(shuffle.rest());
    }

    @Override
    public double appraise(Gate table) {
        double health = 1;
        for (int wounds : table.wounds()) {
            health *= 1 - (double) wounds / Gate.FATAL;
        }
        // Two more may come with the next card, and a bar breaks.
        int threat = Math.max(0, table.dead() + 2 - table.bars());
        return health / (1 + 0.2 * threat);
    }

    @Override
    public Sense<Gate> sense() {
        return SENSE;
    }

    @Override
    public List<Order> orders(State<Gate> state, Seat seat) {
        return seat.number() <= state.table().wounds().size() ? ToySense.orders(state, seat) : List.of();
    }

    @Override
    public int round(Gate table) {
        return table.round();
    }
}
