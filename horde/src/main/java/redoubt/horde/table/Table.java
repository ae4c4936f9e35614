package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Paths;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** All that lies on the table. Book and mission are shared, named in a save and never copied. */
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

    public RuleId cite(Cite rule) {
        return book.cite(rule);
    }

    public Seats everyone() {
        return Seats.upTo(seats);
    }

    public Zone zone(int index) {
        return new Zone(index, terrain.board().name(index));
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
        ZoneSet set = allies.where();
        for (Survivor survivor : survivors) {
            if (survivor.isOnBoard()) {
                set = set.with(survivor.zone().index());
            }
        }
        return set;
    }

    public boolean isManned(int zone) {
        for (Survivor survivor : survivors) {
            if (survivor.isOnBoard() && survivor.zone().index() == zone) {
                return true;
            }
        }
        return allies.isAny(zone);
    }

    public boolean isBuilding(int zone) {
        return book.isBuilding(terrain.zoneKind(zone));
    }

    public int count(TokenKind kind, int zone) {
        return tokens.count(zone, kind.index());
    }

    public Sight sight() {
        return terrain.sight(sightRule());
    }

    /** How everybody sees who has no other eyes. */
    public SightRule sightRule() {
        List<Ruling> rulings = mission.rulings();
        for (int i = 0; i < rulings.size(); i++) {
            if (rulings.get(i) instanceof Eyesight eyesight) {
                return eyesight.rule();
            }
        }
        return book.sightRule();
    }

    public Paths survivorPaths() {
        return terrain.paths(book.survivorGait());
    }

    /** The highest level reached by anybody, those who have left among them, by which zombie cards are read. */
    public Danger danger() {
        boolean doLeaversCount = !mission.rulings().contains(Leavers.DO_NOT_COUNT);
        Danger highest = Danger.BLUE;
        for (Survivor survivor : survivors) {
            boolean doesCount = doLeaversCount || survivor.presence() != Survivor.Presence.LEFT;
            if (doesCount && survivor.danger().compareTo(highest) > 0) {
                highest = survivor.danger();
            }
        }
        return highest;
    }

    public Deck deck(String name) {
        for (Deck deck : decks) {
            if (deck.name().equals(name)) {
                return deck;
            }
        }
        throw new IllegalStateException("no deck " + name);
    }

    public Table withTerrain(Terrain changed) {
        return new Table(
                book,
                mission,
                changed,
                seats,
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

    public Table withFirstPlayer(Seat changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                changed,
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

    public Table withRound(int changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                changed,
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

    public Table withPhase(Phase changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                changed,
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

    public Table with(Survivor changed) {
        List<Survivor> team = new ArrayList<>(survivors);
        team.set(changed.index(), changed);
        return withSurvivors(team);
    }

    public Table withSurvivors(List<Survivor> changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                List.copyOf(changed),
                zombies,
                allies,
                tokens,
                objectives,
                spawnPoints,
                dropped,
                decks,
                annexes);
    }

    public Table withZombies(Figures changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                changed,
                allies,
                tokens,
                objectives,
                spawnPoints,
                dropped,
                decks,
                annexes);
    }

    public Table withAllies(Figures changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                zombies,
                changed,
                tokens,
                objectives,
                spawnPoints,
                dropped,
                decks,
                annexes);
    }

    public Table withTokens(Figures changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                zombies,
                allies,
                changed,
                objectives,
                spawnPoints,
                dropped,
                decks,
                annexes);
    }

    /** With tokens of a kind added to a zone, or taken from it if the number is negative. */
    public Table withToken(TokenKind kind, int zone, int more) {
        return withTokens(tokens.plus(zone, kind.index(), more));
    }

    public Table withObjectives(List<Objective> changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                zombies,
                allies,
                tokens,
                List.copyOf(changed),
                spawnPoints,
                dropped,
                decks,
                annexes);
    }

    public Table withSpawnPoints(List<SpawnPoint> changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                zombies,
                allies,
                tokens,
                objectives,
                List.copyOf(changed),
                dropped,
                decks,
                annexes);
    }

    public Table withDropped(List<Dropped> changed) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
                firstPlayer,
                round,
                phase,
                survivors,
                zombies,
                allies,
                tokens,
                objectives,
                spawnPoints,
                List.copyOf(changed),
                decks,
                annexes);
    }

    public Table with(Deck changed) {
        List<Deck> all = new ArrayList<>(decks);
        all.replaceAll(deck -> deck.name().equals(changed.name()) ? changed : deck);
        return new Table(
                book,
                mission,
                terrain,
                seats,
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
                List.copyOf(all),
                annexes);
    }

    public Table with(Annexes.Annex annex) {
        return new Table(
                book,
                mission,
                terrain,
                seats,
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
                annexes.with(annex));
    }
}
