package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Figures;
import redoubt.board.Paths;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** Everything that lies on the table. Book and mission are shared; a save only names them and never copies them. */
public record Table(
        Book book,
        Mission mission,
        Terrain terrain,
        int seats,
        Seat firstPlayer,
        int round,
        Phase phase,
        List<Survivor> survivors,
        Figures zombies,
        Figures allies,
        Figures tokens,
        List<Objective> objectives,
        List<SpawnPoint> spawnPoints,
        List<Dropped> dropped,
        List<Deck> decks,
        Annexes annexes) {
    public Table {
        survivors = Survivors.of(survivors);
        objectives = Packed.copyOf(objectives);
        spawnPoints = Packed.copyOf(spawnPoints);
        dropped = Packed.copyOf(dropped);
        decks = Packed.copyOf(decks);
    }

    /** What is printed in the box and its rulebook. */
    public Print print() {
        return book.print();
    }

    public RuleId cite(Cite rule) {
        return print().cite(rule);
    }

    public Seats everyone() {
        return Seats.upTo(seats);
    }

    public Zone zone(int index) {
        return terrain.board().named(index);
    }

    public Zone zone(String name) {
        return zone(terrain.board().zone(name).index());
    }

    public Survivor survivor(SurvivorId id) {
        return survivors.get(id.index());
    }

    public Seats seatOf(SurvivorId id) {
        return Seats.of(survivor(id).seat());
    }

    public Optional<Survivor> survivor(String name) {
        return survivors.stream()
                .filter(survivor -> survivor.name().equals(name))
                .findFirst();
    }

    /** Whether anybody's skills, own or lent, may implement a hook; where nobody's do, nobody needs to be asked. */
    public boolean isAnySkill(Hook<?> hook) {
        return ((Survivors) survivors).isAnySkill(hook) || isAnyoneLending();
    }

    /** Whether some survivor has a skill that others may have the use of. */
    public boolean isAnyoneLending() {
        return ((Survivors) survivors).isAnyoneLending();
    }

    /** The survivors in a zone, in team order. */
    public List<Survivor> survivorsIn(int zone) {
        List<Survivor> present = new ArrayList<>(survivors.size());
        for (Survivor survivor : survivors) {
            if (survivor.isOnBoard() && survivor.zone().index() == zone) {
                present.add(survivor);
            }
        }
        return present;
    }

    /** The zones with a survivor or an ally. */
    public ZoneSet manned() {
        return allies.where().or(((Survivors) survivors).where());
    }

    public boolean isManned(int zone) {
        return allies.isAny(zone) || ((Survivors) survivors).where().contains(zone);
    }

    public boolean isBuilding(int zone) {
        return print().isBuilding(terrain.zoneKind(zone));
    }

    public int count(TokenKind kind, int zone) {
        return tokens.count(zone, kind.index());
    }

    public Paths survivorPaths() {
        return terrain.paths(print().survivorGait());
    }

    public Deck deck(String name) {
        for (int i = 0; i < decks.size(); i++) {
            Deck deck = decks.get(i);
            if (deck.name().equals(name)) {
                return deck;
            }
        }
        throw new IllegalStateException("no deck " + name);
    }

    public Table withTerrain(Terrain changed) {
        Copy copy = new Copy(this);
        copy.terrain = changed;
        return copy.table();
    }

    public Table withFirstPlayer(Seat changed) {
        Copy copy = new Copy(this);
        copy.firstPlayer = changed;
        return copy.table();
    }

    public Table withRound(int changed) {
        Copy copy = new Copy(this);
        copy.round = changed;
        return copy.table();
    }

    public Table withPhase(Phase changed) {
        Copy copy = new Copy(this);
        copy.phase = changed;
        return copy.table();
    }

    public Table with(Survivor changed) {
        Copy copy = new Copy(this);
        copy.survivors = ((Survivors) survivors).with(changed);
        return copy.table();
    }

    public Table withSurvivors(List<Survivor> changed) {
        Copy copy = new Copy(this);
        copy.survivors = ((Survivors) survivors).with(changed);
        return copy.table();
    }

    public Table withZombies(Figures changed) {
        Copy copy = new Copy(this);
        copy.zombies = changed;
        return copy.table();
    }

    public Table withAllies(Figures changed) {
        Copy copy = new Copy(this);
        copy.allies = changed;
        return copy.table();
    }

    public Table withTokens(Figures changed) {
        Copy copy = new Copy(this);
        copy.tokens = changed;
        return copy.table();
    }

    /** With tokens of a kind added to a zone, or taken from it if the number is negative. */
    public Table withToken(TokenKind kind, int zone, int more) {
        return withTokens(tokens.plus(zone, kind.index(), more));
    }

    public Table withObjectives(List<Objective> changed) {
        Copy copy = new Copy(this);
        copy.objectives = changed;
        return copy.table();
    }

    public Table withSpawnPoints(List<SpawnPoint> changed) {
        Copy copy = new Copy(this);
        copy.spawnPoints = changed;
        return copy.table();
    }

    public Table withDropped(List<Dropped> changed) {
        Copy copy = new Copy(this);
        copy.dropped = changed;
        return copy.table();
    }

    public Table with(Deck changed) {
        Object[] all = decks.toArray();
        for (int i = 0; i < all.length; i++) {
            all[i] = decks.get(i).name().equals(changed.name()) ? changed : all[i];
        }
        Copy copy = new Copy(this);
        copy.decks = new Packed<>(all);
        return copy.table();
    }

    public Table with(Annexes.Annex annex) {
        Copy copy = new Copy(this);
        copy.annexes = annexes.with(annex);
        return copy.table();
    }

    /** The parts of a table that change, to be set one by one. */
    private static final class Copy {
        private final Table from;
        private Terrain terrain;
        private Seat firstPlayer;
        private int round;
        private Phase phase;
        private List<Survivor> survivors;
        private Figures zombies;
        private Figures allies;
        private Figures tokens;
        private List<Objective> objectives;
        private List<SpawnPoint> spawnPoints;
        private List<Dropped> dropped;
        private List<Deck> decks;
        private Annexes annexes;

        Copy(Table from) {
            this.from = from;
            terrain = from.terrain;
            firstPlayer = from.firstPlayer;
            round = from.round;
            phase = from.phase;
            survivors = from.survivors;
            zombies = from.zombies;
            allies = from.allies;
            tokens = from.tokens;
            objectives = from.objectives;
            spawnPoints = from.spawnPoints;
            dropped = from.dropped;
            decks = from.decks;
            annexes = from.annexes;
        }

        Table table() {
            return new Table(
                    from.book,
                    from.mission,
                    terrain,
                    from.seats,
                    firstPlayer,
                    round,
                    phase,
                    survivors,
                    zombies,
                    allies,
                    tokens,
                    objectives,
                    spawnPoints,
                    dropped,
                    decks,
                    annexes);
        }
    }
}
