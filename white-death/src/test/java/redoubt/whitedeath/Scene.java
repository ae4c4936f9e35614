package redoubt.whitedeath;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import redoubt.board.Terrain;
import redoubt.horde.HordeGame;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Altered;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Agenda;
import redoubt.kernel.Seats;
import redoubt.kernel.Step;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.rampart.RopeLadders;

/** A small board of White Death with the whole game at work, on which a test puts whom and what it needs and plays on. */
public final class Scene extends WhiteDeathTable<Scene> {
    /** The whole game, as people play it. */
    public static final HordeGame GAME = WhiteDeathGame.of(List.of());

    public static final Edition EDITION = GAME.edition();

    /** Ends an arranging of cards that may have come to its end by itself. */
    public static final String DONE = "done, if asked";

    private Scene(Terrain terrain) {
        super(GAME, empty(EDITION, terrain, List.of()).with(RopeLadders.NONE));
    }

    /** A board drawn as {@link Box#board} has it. */
    public static Scene on(String... rows) {
        return new Scene(Box.board(rows));
    }

    public static Scene on(Terrain terrain) {
        return new Scene(terrain);
    }

    /** Gives a survivor a skill of another book's wording. */
    public Scene skilled(String name, Skill skill) {
        return with(who(name).withSkill(skill));
    }

    /** Gives the survivor named a card in a slot: hand1, hand2, body, pack1 … */
    public Scene card(String name, String slot, String card) {
        Inventory inventory = who(name).inventory();
        int index = IntStream.range(0, inventory.size())
                .filter(each -> inventory.slots().name(each).equals(slot))
                .findFirst()
                .orElseThrow();
        return hold(name, index, EDITION.print().card(card));
    }

    public Scene wounds(String name, int wounds) {
        return with(who(name).withWounds(wounds));
    }

    public Scene seat(String name, int seat) {
        return with(Altered.seat(who(name), seat));
    }

    public Scene zombies(String zone, String kind, int count) {
        return zombies(EDITION.print().zombie(kind).index(), count, zone);
    }

    public Scene guards(String zone, int count) {
        return allies(0, count, zone);
    }

    /** The cards of the equipment deck, top first. */
    public Scene deck(String... cards) {
        List<Integer> indices = Arrays.stream(cards)
                .map(card -> EDITION.print().card(card).index())
                .toList();
        return draws(WhiteDeath.EQUIPMENT_DECK, indices);
    }

    /** The first card of the zombie deck of this kind lies on top, and its spawn token in a zone. */
    public Scene zombieCard(String kind, String zone) {
        int card = EDITION.print().zombieCards().stream()
                .filter(each -> each.kind().equals(kind) && each.count(Danger.BLUE) > 0)
                .findFirst()
                .orElseThrow()
                .index();
        return draws(WhiteDeath.ZOMBIE_DECK, List.of(card)).spawn(new SpawnPoint("1", zone(zone), 1, true));
    }

    public Scene token(String kind, String zone, int count) {
        return with(table -> table.withToken(token(kind), zone(zone).index(), count));
    }

    public Scene objective(String zone, String colour) {
        return objective(zone, colour, false);
    }

    public Scene dropped(String zone, String card) {
        return with(table -> table.withDropped(
                List.of(new Dropped(zone(zone), EDITION.print().card(card)))));
    }

    /** The survivor's turn begins; these dice will be rolled. */
    public Scene turn(String name, Integer... dice) {
        return play(List.of(new TakeTurn(id(name))), dice);
    }

    /** All zombies act, with these dice. */
    public Scene activate(Integer... dice) {
        return play(List.of(new ActivateZombies(Activation.everything())), dice);
    }

    /** A second player sits down. */
    public Scene twoSeats() {
        return with(table -> Altered.seats(table, 2));
    }

    /** What happens from here on, with these dice. */
    public Scene play(List<Step<Table>> steps, Integer... dice) {
        return dice(dice).run(steps);
    }

    /** Tells only of what happens from there on. */
    @Override
    protected Scene begin(Agenda<Table> agenda) {
        fromHere();
        return super.begin(agenda);
    }

    @Override
    public Scene choose(String... keys) {
        for (String key : keys) {
            if (!key.equals(DONE)) {
                super.choose(key);
            } else if (offered().contains("done")) {
                super.choose("done");
            }
        }
        return this;
    }

    public Seats seats() {
        return decision().seats();
    }

    public String zoneOf(String name) {
        return survivor(name).zone().name().substring(2);
    }

    public int zombies(String zone) {
        return table().zombies().count(zone(zone).index());
    }

    /** The last attack declared. */
    public HordeEvent.AttackDeclared attack() {
        return events(HordeEvent.AttackDeclared.class).getLast();
    }

    /** Whether the players have lost. */
    public boolean isLost() {
        return isOver() && !state().isWon();
    }

    /** The zombies of a kind in a zone. */
    public int zombies(String zone, String kind) {
        return table().zombies()
                .count(zone(zone).index(), EDITION.print().zombie(kind).index());
    }

    public int guards(String zone) {
        return table().allies().count(zone(zone).index());
    }
}
