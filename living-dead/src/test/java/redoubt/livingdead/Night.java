package redoubt.livingdead;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.HordeGame;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.mission.CardName;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.rulings.Edition;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
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
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.Faces;
import redoubt.livingdead.faces.SetMode;
import redoubt.livingdead.mission.LivingDeadGame;

/** A table of a real scene after its set-up, changed as a test needs it. */
public final class Night {
    public static final HordeGame GAME = LivingDeadGame.of(List.of());
    private static final RuleId TEST = new RuleId("NL-MODE-02");

    private record Rest() implements Question<Table, Rest.Wait> {
        private record Wait() implements Option {
            @Override
            public String key() {
                return "wait";
            }
        }

        @Override
        public Decision<Wait> decision(Table table) {
            return new Decision<>(TEST, table.everyone(), List.of(new Wait()));
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

    private final List<Event> events = new ArrayList<>();
    private State<Table> state;
    private Table table;
    private Luck luck = Luck.loaded();

    private Night(Progress<Table> begun) {
        keep(begun);
    }

    /** A scene set up with one player and everything dealt. */
    public static Night scene(String id) {
        return of(SetUp.of(LivingDead.ID, id));
    }

    public static Night of(SetUp setUp) {
        return new Night(new Engine<>(GAME).begin(GAME.setUp(setUp, Luck.seeded(1))));
    }

    /** The same without any card in anybody's hands. */
    public Night emptyHanded() {
        for (Survivor survivor : table.survivors()) {
            table = table.with(
                    survivor.withInventory(Inventory.empty(Edition.of(table).slots())));
        }
        return this;
    }

    public Night at(String zone, String... names) {
        for (String name : names) {
            table = table.with(who(name).withZone(table.zone(zone)));
        }
        return this;
    }

    /** Puts cards into the slots in their order: two hands, then the backpack; an empty text leaves a slot empty. */
    public Night holds(String name, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (!cards[slot].isEmpty()) {
                Item item = Item.of(CardName.find(Edition.of(table), cards[slot]));
                table = table.with(who(name).withInventory(who(name).inventory().with(slot, item)));
            }
        }
        return this;
    }

    public Night ghouls(String kind, int count, String zone) {
        int index = Edition.of(table).zombie(kind).index();
        table = table.withZombies(table.zombies().plus(table.zone(zone).index(), index, count));
        return this;
    }

    /** All spawn tokens lie in one zone. */
    public Night gather(String zone) {
        table = table.withSpawnPoints(table.spawnPoints().stream()
                .map(point -> point.withZone(table.zone(zone)))
                .toList());
        return this;
    }

    /** Cards on top of a deck, the only ones in it. */
    public Night deck(String name, String... cards) {
        List<Integer> indices = new ArrayList<>();
        for (String card : cards) {
            indices.add(CardName.find(Edition.of(table), name + "/" + card).index());
        }
        table = table.with(new Deck(name, Pile.of(indices), Pile.EMPTY));
        return this;
    }

    /** Cards on the discards of a deck, the only ones there. */
    public Night discards(String name, String... cards) {
        Pile draw = table.deck(name).draw();
        deck(name, cards);
        table = table.with(new Deck(name, draw, table.deck(name).draw()));
        return this;
    }

    public Night border(String kind, String one, String other) {
        var board = table.terrain().board();
        int edge = board.edges().between(board.zone(one), board.zone(other)).stream()
                .filter(each -> !each.printed().name().equals("wall"))
                .findFirst()
                .orElseThrow()
                .id()
                .index();
        table = table.withTerrain(
                table.terrain().withEdge(edge, board.legend().border(kind).index()));
        return this;
    }

    public Night mode(Face face, String... names) {
        for (String name : names) {
            run(new SetMode(TEST, who(name).id(), face));
        }
        return this;
    }

    /** Adds skills of the game by their names to those a survivor has. */
    public Night skilled(String name, String... skills) {
        for (String skill : skills) {
            table = table.with(
                    who(name).withSkill(Edition.of(table).skill(skill).orElseThrow()));
        }
        return this;
    }

    public Night experience(String name, int points) {
        return run(new GainAdrenaline(who(name).id(), points));
    }

    public Night with(Annexes.Annex annex) {
        table = table.with(annex);
        return this;
    }

    public Night dice(Integer... dice) {
        luck = Luck.loaded(dice);
        return this;
    }

    public Night run(Step<Table> step) {
        return keep(new Engine<>(GAME).begin(State.laidOut(table, Agenda.of(step, new Rest()), luck)));
    }

    /** A survivor begins a turn. */
    public Night acts(String name) {
        return run(new TakeTurn(who(name).id()));
    }

    public Night choose(String... keys) {
        for (String key : keys) {
            keep(new Engine<>(GAME)
                    .apply(state, new Choice(state.decision().seats().first(), key)));
        }
        return this;
    }

    private Night keep(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        events.addAll(progress.events());
        return this;
    }

    public Survivor who(String name) {
        return table.survivor(name).orElseThrow();
    }

    public SurvivorId id(String name) {
        return who(name).id();
    }

    public Face face(String name) {
        return Faces.of(table, who(name));
    }

    public List<String> skills(String name) {
        return who(name).skills().stream().map(Skill::name).toList();
    }

    public List<String> cards(String name) {
        return who(name).inventory().items().stream().map(Item::name).toList();
    }

    public int ghoulsIn(String zone) {
        return table.zombies().count(table.zone(zone).index());
    }

    /** The borders that are of a kind now, by the zones on both sides. */
    public List<String> borders(String kind) {
        var board = table.terrain().board();
        return board.edges().all().stream()
                .filter(edge -> table.terrain().kind(edge.id()).name().equals(kind))
                .map(edge -> board.name(edge.first()) + "-" + board.name(edge.second()))
                .toList();
    }

    public Table table() {
        return table;
    }

    public State<Table> state() {
        return state;
    }

    public RuleId asked() {
        return state.decision().rule();
    }

    public List<String> offered() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
