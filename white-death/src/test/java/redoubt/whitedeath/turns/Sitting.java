package redoubt.whitedeath.turns;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import redoubt.horde.HordeGame;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.StateText;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.whitedeath.Scene;

/** A group that plays a whole mission, from the set-up on. */
final class Sitting {
    private final Engine<Table> engine;
    private final List<Event> events = new ArrayList<>();
    private State<Table> state;

    private Sitting(HordeGame game, SetUp setUp, Luck luck) {
        engine = new Engine<>(game);
        follow(engine.begin(setUp, luck));
    }

    /** A mission with everything agreed on, at the first decision of its first round. */
    static Sitting at(String mission) {
        return of(SetUp.of("white-death", mission).with("starting", "dealt"));
    }

    /** A set-up in which everything is still to be agreed on. */
    static SetUp open(String mission) {
        return SetUp.of("white-death", mission);
    }

    static Sitting of(SetUp setUp) {
        return of(Scene.GAME, setUp, 1);
    }

    static Sitting of(HordeGame game, SetUp setUp, long seed) {
        return new Sitting(game, setUp, Luck.seeded(seed));
    }

    private Sitting follow(Progress<Table> progress) {
        state = progress.state();
        events.addAll(progress.events());
        return this;
    }

    /** Puts something else on the table; the question asked is worked out anew. */
    Sitting with(UnaryOperator<Table> change) {
        state = engine.awaken(state.withTable(change.apply(state.table())));
        return this;
    }

    /** Something happens before the question asked, with these dice and then no more luck. */
    Sitting happen(Step<Table> step, Integer... dice) {
        return follow(
                engine.begin(State.laidOut(state.table(), state.agenda().after(List.of(step)), Luck.loaded(dice))));
    }

    Sitting choose(String... keys) {
        for (String key : keys) {
            choose(state.decision().seats().first().number(), key);
        }
        return this;
    }

    Sitting choose(int seat, String key) {
        return follow(engine.apply(state, new Choice(new Seat(seat), key)));
    }

    /** Whoever is asked takes the first answer that begins with one of these words, until none does. */
    Sitting allChoose(String... words) {
        boolean isFound = true;
        while (isFound && !state.isOver()) {
            isFound = false;
            for (String word : words) {
                if (!isFound && !keys(word).isEmpty()) {
                    choose(keys(word).getFirst());
                    isFound = true;
                }
            }
        }
        return this;
    }

    /** All survivors pass, and whatever the zombies ask is answered somehow, until the next round begins. */
    Sitting passRound() {
        int round = table().round();
        while (!state.isOver() && table().round() == round) {
            List<String> ends = keys("end turn");
            choose(ends.isEmpty() ? keys().getFirst() : ends.getFirst());
        }
        return this;
    }

    List<String> keys() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    List<String> keys(String word) {
        return keys().stream().filter(key -> key.startsWith(word)).toList();
    }

    List<String> interrupts(int seat) {
        return engine.interrupts(state, new Seat(seat)).stream()
                .map(Interrupt::key)
                .toList();
    }

    String rule() {
        return state.decision().rule().id();
    }

    /** The numbers of the seats that may answer. */
    List<Integer> seats() {
        return state.decision().seats().list().stream().map(Seat::number).toList();
    }

    Table table() {
        return state.table();
    }

    Survivor survivor(String name) {
        return table().survivor(name).orElseThrow();
    }

    boolean isOver() {
        return state.isOver();
    }

    boolean isWon() {
        return state.isWon();
    }

    /** The rule by which the game was won or lost. */
    String outcome() {
        RuleId rule = switch (state.status()) {
            case Status.Won won -> won.rule();
            case Status.Lost lost -> lost.rule();
            case Status.Waiting waiting -> throw new IllegalStateException("not over: " + waiting);
            case Status.SetUpDone done -> throw new IllegalStateException("not over: " + done);
        };
        return rule.id();
    }

    List<Event> events() {
        return events;
    }

    <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** Saves the game and goes on with what is read back, which must be equal. */
    Sitting readBack(SetUp setUp) {
        StateText<Table> text = new StateText<>(engine, setUp);
        State<Table> read = text.read(text.write(state));
        if (!read.table().equals(state.table()) || !read.agenda().equals(state.agenda())) {
            throw new AssertionError("read back as " + read.table());
        }
        state = read;
        return this;
    }

    /** Forgets what has happened so far. */
    Sitting fromHere() {
        events.clear();
        return this;
    }
}
