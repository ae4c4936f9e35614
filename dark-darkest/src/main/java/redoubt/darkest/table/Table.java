package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import redoubt.board.Side;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Ways;
import redoubt.darkest.print.Print;
import redoubt.kernel.Mark;
import redoubt.kernel.Seats;

/** The whole table; records of what lies on it, with the questions that every rule asks. */
public record Table(
        Book book,
        House house,
        Terrain terrain,
        Blaze blaze,
        Security security,
        Menace menace,
        Stock stock,
        List<Survivor> survivors,
        Clock clock,
        Notes notes,
        Annexes annexes) {
    public Table {
        survivors = List.copyOf(survivors);
    }

    public Print print() {
        return book.print();
    }

    public Dials dials() {
        return book.dials();
    }

    public Ways ways() {
        return house.ways();
    }

    public Zone zone(int room) {
        return house.zone(room);
    }

    /** A room as a client lights it up. */
    public Mark mark(int room) {
        return new Mark("zone", zone(room).name());
    }

    public Survivor survivor(int place) {
        return survivors.get(place);
    }

    public Survivor survivor(Person person) {
        return survivors.get(person.place());
    }

    /** The survivors in play. */
    public List<Survivor> playing() {
        List<Survivor> playing = new ArrayList<>(survivors.size());
        for (Survivor survivor : survivors) {
            if (survivor.isPlaying()) {
                playing.add(survivor);
            }
        }
        return playing;
    }

    public List<Survivor> in(int room) {
        List<Survivor> there = new ArrayList<>(survivors.size());
        for (Survivor survivor : survivors) {
            if (survivor.isPlaying() && survivor.room() == room) {
                there.add(survivor);
            }
        }
        return there;
    }

    public boolean isAnybodyIn(int room) {
        return occupied().contains(room);
    }

    /** The rooms with survivors. */
    public ZoneSet occupied() {
        ZoneSet rooms = ZoneSet.EMPTY;
        for (Survivor survivor : survivors) {
            rooms = survivor.isPlaying() ? rooms.with(survivor.room()) : rooms;
        }
        return rooms;
    }

    /** Whether a zombie, the Creature or the Nemesis is in a room (DD-MOVE-07). */
    public boolean isEnemyIn(int room) {
        return menace.zombies(room) > 0
                || menace.creature().filter(beast -> beast.room() == room).isPresent()
                || menace.nemesis().filter(beast -> beast.room() == room).isPresent();
    }

    public boolean sees(int from, int room) {
        return terrain.sight(ways().sight()).sees(from, room);
    }

    /** How many steps away a room is along a line of sight, or -1 if it is not seen. */
    public int range(int from, int room) {
        return terrain.sight(ways().sight()).range(from, room);
    }

    /** The rooms one step away through open borders. */
    public ZoneSet beside(int room) {
        return terrain.paths(ways().walking()).neighbours(room);
    }

    public Seats everyone() {
        int most = 0;
        for (Survivor survivor : survivors) {
            most = Math.max(most, survivor.seat());
        }
        return Seats.upTo(most);
    }

    public Table with(Survivor changed) {
        List<Survivor> all = new ArrayList<>(survivors);
        all.set(changed.place(), changed);
        return new Table(book, house, terrain, blaze, security, menace, stock, all, clock, notes, annexes);
    }

    public Table withSurvivors(List<Survivor> changed) {
        return new Table(book, house, terrain, blaze, security, menace, stock, changed, clock, notes, annexes);
    }

    public Table with(int place, UnaryOperator<Survivor> change) {
        return with(change.apply(survivors.get(place)));
    }

    public Table with(Terrain changed) {
        return new Table(book, house, changed, blaze, security, menace, stock, survivors, clock, notes, annexes);
    }

    public Table with(Security changed) {
        return new Table(book, house, terrain, blaze, changed, menace, stock, survivors, clock, notes, annexes);
    }

    public Table with(Menace changed) {
        return new Table(book, house, terrain, blaze, security, changed, stock, survivors, clock, notes, annexes);
    }

    public Table with(Stock changed) {
        return new Table(book, house, terrain, blaze, security, menace, changed, survivors, clock, notes, annexes);
    }

    public Table with(Clock changed) {
        return new Table(book, house, terrain, blaze, security, menace, stock, survivors, changed, notes, annexes);
    }

    public Table with(Notes changed) {
        return new Table(book, house, terrain, blaze, security, menace, stock, survivors, clock, changed, annexes);
    }

    /** The annex of an expansion that is known to be in play. */
    public <A extends Annexes.Annex> A annex(Class<A> type) {
        return annexes.find(type).orElseThrow();
    }

    public Table with(Annexes.Annex changed) {
        return new Table(
                book, house, terrain, blaze, security, menace, stock, survivors, clock, notes, annexes.with(changed));
    }

    /** With this many Burn markers on a tile, or {@link Blaze#DESTROYED}; the ground follows. */
    public Table withBurns(int tile, int count) {
        Terrain ground = terrain;
        ZoneSet rooms = house.rooms(tile);
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            ground = ground.withZone(room, kind(room, count));
        }
        return new Table(
                book,
                house,
                ground,
                blaze.with(tile, count),
                security,
                menace,
                stock,
                survivors,
                clock,
                notes,
                annexes);
    }

    private int kind(int room, int burns) {
        if (burns == Blaze.DESTROYED) {
            return ways().destroyed();
        }
        return burns > 0
                ? ways().burning()
                : house.board().kind(new ZoneId(room)).index();
    }

    public Table withFront(Optional<Integer> tile) {
        return with(blaze.withFront(tile));
    }

    /** With the Fire token where it is after spreading in a direction. */
    public Table withFront(int tile, Side spread) {
        return with(blaze.withFront(tile, spread));
    }

    private Table with(Blaze changed) {
        return new Table(book, house, terrain, changed, security, menace, stock, survivors, clock, notes, annexes);
    }

    public boolean isDestroyed(int room) {
        return ways().isDestroyed(terrain, room);
    }
}
