package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** A table of the hamlet, prepared for one test: who stands where with what, a step to run, choices and a look at the result. */
public final class Stage {
    private static final Engine<Table> ENGINE = new Engine<>(Hamlet.GAME);

    /** Nothing is left to do. */
    private record Rest() implements Question<Table, Rest.Wait> {
        private record Wait() implements Option {
            @Override
            public String key() {
                return "wait";
            }
        }

        @Override
        public Decision<Wait> decision(Table table) {
            return new Decision<>(RuleId.rule("rest"), table.everyone(), List.of(new Wait()));
        }

        @Override
        public void answer(Wait chosen, Play<Table> play) {
            play.then(this);
        }

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }

    private Table table;
    private State<Table> state;
    private Luck luck = Luck.loaded();
    private final List<Event> events = new ArrayList<>();

    private Stage(Table table) {
        this.table = table;
    }

    /** Survivors without cards in room a, each with a seat of its own, no zombies and no noise. */
    public static Stage of(String... names) {
        SetUp setUp = SetUp.of("hamlet", "HA-M01")
                .withSeats(names.length)
                .with("survivors", names)
                .with("starting", "dealt")
                .with("endless", "yes");
        Table table = Hamlet.GAME.setUp(setUp, Luck.loaded()).table();
        List<Survivor> team = table.survivors().stream()
                .map(survivor -> survivor.withInventory(Inventory.empty(Hamlet.EDITION.slots())))
                .toList();
        return new Stage(table.withSurvivors(team)
                .withZombies(table.zombies().without(0))
                .withTokens(table.tokens().without(0)));
    }

    public Stage at(String name, String zone) {
        table = table.with(who(name).withZone(zone(zone)));
        return this;
    }

    public Stage zombies(int count, String zone) {
        table = table.withZombies(table.zombies().plus(zone(zone).index(), 0, count));
        return this;
    }

    public Stage skill(String name, Skill skill) {
        table = table.with(who(name).withSkill(skill));
        return this;
    }

    public Stage skills(String name, Skill... skills) {
        table = table.with(who(name).withSkills(List.of(skills)));
        return this;
    }

    /** Puts cards into the slots in their order. */
    public Stage holds(String name, Integer... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (cards[slot] >= 0) {
                Equipment card = Hamlet.EDITION.equipment().get(cards[slot]);
                table = table.with(who(name).withInventory(who(name).inventory().with(slot, Item.of(card))));
            }
        }
        return this;
    }

    public Stage deck(Integer... cards) {
        table = table.with(table.deck("equipment").withDraw(Pile.of(List.of(cards))));
        return this;
    }

    public Stage discards(Integer... cards) {
        table = table.with(table.deck("equipment").withDiscard(Pile.of(List.of(cards))));
        return this;
    }

    public Stage with(Survivor changed) {
        table = table.with(changed);
        return this;
    }

    public Stage dice(Integer... dice) {
        luck = Luck.loaded(dice);
        return this;
    }

    public Stage run(Step<Table> step) {
        return keep(ENGINE.begin(State.laidOut(table, Agenda.of(step, new Rest()), luck)));
    }

    public Stage choose(String key) {
        return keep(ENGINE.apply(state, new Choice(state.decision().seats().first(), key)));
    }

    public Stage choose(int seat, String key) {
        return keep(ENGINE.apply(state, new Choice(new Seat(seat), key)));
    }

    private Stage keep(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        events.addAll(progress.events());
        return this;
    }

    public Zone zone(String name) {
        return table.zone("H." + name);
    }

    public Survivor who(String name) {
        return table.survivor(name).orElseThrow();
    }

    public SurvivorId id(String name) {
        return who(name).id();
    }

    public String where(String name) {
        return who(name).zone().name();
    }

    public List<String> cards(String name) {
        return who(name).inventory().filled().stream()
                .map(slot -> who(name).inventory().slots().name(slot) + " "
                        + who(name).inventory().held(slot).name())
                .toList();
    }

    public Table table() {
        return table;
    }

    public State<Table> state() {
        return state;
    }

    public boolean isDone() {
        return state.isOver() || state.agenda().first() instanceof Rest;
    }

    public List<String> offered() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    public RuleId asked() {
        return state.decision().rule();
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
