package redoubt.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import redoubt.board.Edge;
import redoubt.board.Pile;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.helicopter.Helicopter;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.radioactive.Radiation;
import redoubt.darkest.reaction.React;
import redoubt.darkest.specials.SpecialKind;
import redoubt.darkest.specials.Specials;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Blaze;
import redoubt.darkest.table.Body;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.darkest.victims.Victim;
import redoubt.darkest.victims.Victims;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Luck;
import redoubt.kernel.Play;
import redoubt.kernel.SetUp;
import redoubt.testkit.TestTable;

/** A house laid out for a test: survivors at the Entrance with their starting cards, all doors locked, nothing played yet. */
final class Mansion extends TestTable<Table, Mansion> {
    static final DarkestGame GAME = DarkestGame.of(List.of());
    private static final List<String> FULL =
            GAME.print().survivors().stream().map(board -> board.name()).toList();

    private Mansion(SetUp setUp) {
        super(GAME, GAME.setUp(setUp, Luck.seeded(7)).table());
    }

    /** House A with these survivors, by their first names, each at a seat of its own. */
    static Mansion with(String... survivors) {
        return with(SetUp.of(DarkestGame.ID, "DD-A"), survivors);
    }

    /** A house and settings with these survivors, by their first names, each at a seat of its own. */
    static Mansion with(SetUp setUp, String... survivors) {
        return with(setUp, survivors.length, survivors);
    }

    /** The same, with fewer seats than survivors. */
    static Mansion with(SetUp setUp, int seats, String... survivors) {
        String[] names = Stream.of(survivors).map(Mansion::fullName).toArray(String[]::new);
        // Weapons roll the dice on their cards, unless a test says otherwise (DD-GAP-31).
        SetUp plain = setUp.value("weapon-dice").isPresent() ? setUp : setUp.with("weapon-dice", "0");
        return new Mansion(plain.withSeats(seats).with("survivors", names));
    }

    static SetUp house(String mission) {
        return SetUp.of(DarkestGame.ID, mission);
    }

    private static String fullName(String first) {
        return FULL.stream()
                .filter(name -> name.startsWith(first + " "))
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected void look(Decision<?> decision) {
        super.look(decision);
        Naming.check(game(), state());
    }

    Survivor survivor(String name) {
        return table().survivors().stream()
                .filter(survivor -> survivor.person().key().equals(name))
                .findFirst()
                .orElseThrow();
    }

    int room(String name) {
        return table().house().board().zone(name).index();
    }

    String where(String name) {
        return table().zone(survivor(name).room()).name();
    }

    Mansion change(String name, UnaryOperator<Survivor> change) {
        int place = survivor(name).place();
        return with(table -> table.with(place, change));
    }

    private Mansion body(String name, UnaryOperator<Body> change) {
        return change(name, survivor -> survivor.with(change.apply(survivor.body())));
    }

    Mansion at(String name, String room) {
        return body(name, body -> body.withRoom(room(room)));
    }

    Mansion wounds(String name, int wounds) {
        return body(name, body -> body.withWounds(wounds));
    }

    Mansion virus(String name, int left, int right) {
        return body(name, body -> body.withVirus(left, right));
    }

    Mansion cube(String name, int step) {
        return body(name, body -> body.withCube(step));
    }

    Mansion grabbed(String name, Grab grab) {
        return body(name, body -> body.withGrab(grab)).points(name, 1);
    }

    Mansion points(String name, int points) {
        return change(name, survivor -> survivor.with(survivor.effort().withPoints(points)));
    }

    Mansion experience(String name, int experience) {
        return change(name, survivor -> survivor.withExperience(experience));
    }

    /** Somebody owns the skill with this number, counted from 1. */
    Mansion skill(String name, int number) {
        return change(name, survivor -> survivor.withBought(number - 1));
    }

    Mansion without(String name) {
        return change(name, survivor -> survivor.with(Pack.EMPTY));
    }

    /** A card of the box, equipped if hands are free; it leaves the deck. */
    Mansion item(String name, String kind) {
        Card card = card(kind);
        Item item = Item.of(card);
        Pack pack = survivor(name).pack();
        boolean right = card.kind().isGear() && pack.handsTaken() + card.kind().hands() <= Pack.HANDS;
        return with(table ->
                        table.with(table.stock().withDeck(table.stock().deck().without(card.index()))))
                .change(name, survivor -> survivor.with(right ? pack.withRight(item) : pack.withLeft(item)));
    }

    /** The first card of this kind that is still in the deck. */
    Card card(String kind) {
        return table().print().cards().stream()
                .filter(card -> card.kind().name().equals(kind))
                .filter(card -> table().stock().deck().contains(card.index()))
                .findFirst()
                .orElseThrow();
    }

    Mansion ammunition(String name, String kind, int cubes) {
        Item item = survivor(name).pack().items().stream()
                .filter(each -> each.kind().name().equals(kind))
                .findFirst()
                .orElseThrow();
        return change(name, survivor -> survivor.with(survivor.pack().with(item.withAmmunition(cubes))));
    }

    int ammunition(String name, String kind) {
        return survivor(name).pack().items().stream()
                .filter(each -> each.kind().name().equals(kind))
                .findFirst()
                .orElseThrow()
                .ammunition();
    }

    /** The next cards of the deck. */
    Mansion deck(String... kinds) {
        List<Integer> top = new ArrayList<>();
        for (String kind : kinds) {
            top.add(table().print().cards().stream()
                    .filter(card -> card.kind().name().equals(kind) && !top.contains(card.index()))
                    .filter(card -> table().stock().deck().contains(card.index()))
                    .findFirst()
                    .orElseThrow()
                    .index());
        }
        List<Integer> rest = new ArrayList<>(table().stock().deck().list());
        rest.removeAll(top);
        top.addAll(rest);
        return with(table -> table.with(table.stock().withDeck(Pile.of(top))));
    }

    Mansion spawn(Integer... values) {
        return with(table -> table.with(table.stock().withSpawn(Pile.of(List.of(values)))));
    }

    Mansion zombies(String room, int count) {
        return zombies(room, ZombieState.READY, count);
    }

    Mansion zombies(String room, ZombieState state, int count) {
        return with(table -> table.with(table.menace().plus(room(room), state, count)));
    }

    int zombies(String room) {
        return table().menace().zombies(room(room));
    }

    Mansion token(String room, int value) {
        int number = 100 + table().menace().tokens().size();
        return with(table -> table.with(table.menace().withToken(new SpawnToken(number, room(room), value))));
    }

    List<String> tokens() {
        return table().menace().tokens().stream()
                .map(token -> table().zone(token.room()).name())
                .toList();
    }

    Mansion creature(String name, String room) {
        Beast beast = Beast.entering(board(table().print().creatures(), name), room(room));
        return with(table -> table.with(table.menace().withCreature(Optional.of(beast))));
    }

    /** A Creature with so many hits left on its areas. */
    Mansion creature(String name, String room, Integer... left) {
        Beast beast = new Beast(board(table().print().creatures(), name), room(room), List.of(left));
        return with(table -> table.with(table.menace().withCreature(Optional.of(beast))));
    }

    Mansion nemesis(String name, String room, Integer... cubes) {
        Beast beast = new Beast(board(table().print().nemeses(), name), room(room), List.of(cubes));
        return with(table -> table.with(table.menace().withNemesis(Optional.of(beast))));
    }

    private static BeastBoard board(List<BeastBoard> boards, String name) {
        return boards.stream()
                .filter(board -> board.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    String creatureRoom() {
        return table().zone(table().menace().creature().orElseThrow().room()).name();
    }

    String nemesisRoom() {
        return table().zone(table().menace().nemesis().orElseThrow().room()).name();
    }

    /** Burn markers on the tile of this code, with the Fire token. */
    Mansion fire(String tile, int burns) {
        int index = table().house().tile(tile).orElseThrow();
        return with(table -> table.withBurns(index, burns).withFront(Optional.of(index)));
    }

    Mansion destroyed(String tile) {
        int index = table().house().tile(tile).orElseThrow();
        return with(table -> table.withBurns(index, Blaze.DESTROYED));
    }

    int burns(String tile) {
        return table().blaze().burns(table().house().tile(tile).orElseThrow());
    }

    boolean isDestroyed(String tile) {
        return table().blaze().isDestroyed(table().house().tile(tile).orElseThrow());
    }

    Mansion darkness(int space) {
        return with(table -> table.with(table.clock().withDarkness(space)));
    }

    int darkness() {
        return table().clock().darkness();
    }

    /** The door between two rooms, such as {@code O08.a-O08.b}. */
    int door(String name) {
        String[] rooms = name.split("-");
        List<Edge> edges = table().house().board().edges().all().stream()
                .filter(edge -> edge.printed().name().equals("lock")
                        || edge.printed().name().equals("sealed"))
                .filter(edge -> edge.touches(table().house().board().zone(rooms[0]))
                        && edge.touches(table().house().board().zone(rooms[1])))
                .toList();
        return edges.getFirst().id().index();
    }

    /** A door without its chip, open. */
    Mansion open(String name) {
        int door = door(name);
        return with(
                table -> table.with(table.terrain().withEdge(door, table.ways().open()))
                        .with(table.security().withoutDoor(door)));
    }

    /** A door with this chip on it. */
    Mansion chip(String name, String symbols) {
        int door = door(name);
        return with(table -> table.with(table.security()
                .withDoors(table.security().doors().stream()
                        .map(each -> each.door() == door ? new DoorChip(door, chip(symbols), each.isFaceUp()) : each)
                        .toList())));
    }

    Chip chip(String symbols) {
        return table().print().chips().stream()
                .filter(chip -> chip.name().equals(symbols))
                .findFirst()
                .orElseThrow();
    }

    Mansion holding(String name, String chip) {
        return change(name, survivor -> survivor.with(survivor.pack().withChip(chip(chip))));
    }

    Mansion code(String symbols) {
        List<CodeSymbol> code = symbols.chars()
                .mapToObj(letter -> CodeSymbol.valueOf(Character.toString(letter)))
                .toList();
        return with(table -> table.with(table.security().withCode(code)));
    }

    String code() {
        StringBuilder code = new StringBuilder();
        table().security().code().forEach(symbol -> code.append(symbol.name()));
        return code.toString();
    }

    Mansion cameras(Camera... cameras) {
        return with(table -> table.with(table.security().withCameras(List.of(cameras))));
    }

    private List<Integer> places(String... names) {
        return Stream.of(names).map(name -> survivor(name).place()).toList();
    }

    /** These survivors are a group and act. */
    Mansion act(String... names) {
        List<Integer> members = places(names);
        return with(table -> table.with(table.notes().withGroups(List.of(new Notes.Group(members)))))
                .run(new GroupActs(members));
    }

    /** Zombies and the Creature react to these survivors. */
    Mansion react(String... names) {
        return run(new React(places(names)));
    }

    /** Answers questions with the first option that begins with this word, as long as one is offered. */
    Mansion takeFirst(String word) {
        while (!offered(word).isEmpty()) {
            choose(offered(word).getFirst());
        }
        return this;
    }

    /** A Radiation marker on the tile of this code. */
    Mansion contaminated(String tile) {
        int index = table().house().tile(tile).orElseThrow();
        return with(table -> table.with(Radiation.of(table).withTile(index)));
    }

    Mansion radiation(String name, int markers) {
        int place = survivor(name).place();
        return with(table -> table.with(Radiation.of(table).withMarkers(place, markers)));
    }

    int radiation(String name) {
        return Radiation.of(table()).markers(survivor(name));
    }

    /** The tiles with a Radiation marker. */
    List<String> contaminated() {
        return Radiation.of(table()).tiles().stream()
                .map(tile -> table().house().name(tile))
                .toList();
    }

    /** A special zombie and nobody else with it. */
    Mansion special(String room, SpecialKind kind) {
        return zombies(room, 1).with(table -> table.with(Specials.of(table).with(room(room), kind)));
    }

    /** The special zombies, such as {@code CHUNK O01.a}. */
    List<String> specials() {
        return Specials.of(table()).figures().stream()
                .map(figure -> figure.kind() + " " + table().zone(figure.room()).name())
                .toList();
    }

    /** One more Victim in a room. */
    Mansion victim(String room) {
        return with(table -> table.with(
                Victims.of(table).with(new Victim(Victims.of(table).inHouse().size() + 1, room(room), false, false))));
    }

    /** The rooms of the Victims, with a star for those that are wounded. */
    List<String> victims() {
        return Victims.of(table()).inHouse().stream()
                .map(victim -> table().zone(victim.room()).name() + (victim.isWounded() ? "*" : ""))
                .toList();
    }

    /** The Helicopter at one of its positions, counted clockwise from 0 at the north side of the first tile. */
    Mansion helicopter(int position) {
        return with(table -> table.with(Helicopter.of(table).at(position)));
    }

    /** What holds at every moment takes effect on a table that was laid out by hand. */
    Mansion settle() {
        return run(new Nothing());
    }

    /** A step that changes nothing but makes the table settle. */
    record Nothing() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table().with(play.table().clock()));
        }
    }

    boolean isLost() {
        return isOver() && !state().isWon();
    }
}
