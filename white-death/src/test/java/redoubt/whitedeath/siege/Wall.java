package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Blank;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Edition;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Agenda;
import redoubt.kernel.Event;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.WhiteDeathTable;
import redoubt.whitedeath.abomination.AbominationReplaces;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;

/** A small board of White Death on which the zombies' rules are tried out. */
public final class Wall extends WhiteDeathTable<Wall> {
    private static final WhiteDeath BOX = Box.WHITE_DEATH;

    public static final Stronghold STRONGHOLD =
            Stronghold.of(BOX.ground(), BOX.gaits(), BOX.edition().tokenKinds(), WhiteDeath.VAULT_DECK);

    /** The box as it is. */
    public static final Edition EDITION = edition(List.of());

    /** The box with an abomination and two necromancers of another one. */
    public static final Edition WITH_GUESTS = edition(List.of(
            new ZombieKind(5, "Titan", Stronghold.ABOMINATION, 1, 1, 1, 3, 5, 1),
            new ZombieKind(6, "Wanderer", Stronghold.NECROMANCER, 1, 1, 1, 1, 1, 4),
            new ZombieKind(7, "Pilgrim", Stronghold.NECROMANCER, 1, 1, 1, 1, 1, 4)));

    private Wall(Table table) {
        super(table);
    }

    public static Edition edition(List<ZombieKind> guests) {
        Edition box = BOX.edition();
        List<ZombieKind> kinds = new ArrayList<>(box.zombieKinds());
        kinds.addAll(guests);
        return new Edition(
                box.id(),
                box.legend(),
                box.buildingKinds(),
                kinds,
                box.allyKinds(),
                box.tokenKinds(),
                box.noise(),
                box.equipment(),
                box.zombieCards(),
                box.survivors(),
                box.skills(),
                box.slots(),
                box.adrenaline(),
                box.actionsPerTurn(),
                box.isOneAlwaysMiss(),
                box.survivorGait(),
                box.sightRule(),
                SiegeRulings.pursuit(STRONGHOLD, kinds),
                new ZombieDeckCards(),
                new AbominationReplaces(),
                box.searchDeck(),
                box.zombieDeck(),
                box.rules(),
                SiegeRulings.all(STRONGHOLD),
                List.of(new PlayersPhase(), new ZombiePhase(), new EndPhase()));
    }

    /** A board drawn like those of {@link Box#board}. */
    public static Wall of(String... rows) {
        return of(EDITION, List.of(), rows);
    }

    public static Wall of(Edition edition, List<Ruling> rulings, String... rows) {
        Table table = empty(edition, Box.board(rows), rulings).withPhase(Phase.ZOMBIES);
        return new Wall(table).draws(WhiteDeath.VAULT_DECK, vault());
    }

    private static List<Integer> vault() {
        return BOX.deck(WhiteDeath.VAULT_DECK).stream().map(Equipment::index).toList();
    }

    public Wall survivor(String name, String zone) {
        return survivor(name, zone, card(name).blue());
    }

    public Wall survivor(String name, String zone, List<Skill> skills) {
        return join(card(name), zone).with(who(name).withSkills(skills));
    }

    /** A survivor of the box, or one of another box. */
    private static SurvivorCard card(String name) {
        return BOX.edition().survivors().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseGet(() -> Blank.card(name, List.of()));
    }

    public Wall danger(String survivor, Danger level) {
        return adrenaline(survivor, book().adrenalineAt(level), level);
    }

    public Wall wearing(String survivor, String card, int slot) {
        return hold(survivor, slot, book().card(card));
    }

    public Wall zombies(String zombie, int count, String zone) {
        return zombies(kind(zombie), count, zone);
    }

    /** So many zombies of a kind in a zone that only so many miniatures are left in the box. */
    public Wall left(String zombie, int count, String elsewhere) {
        ZombieKind kind = book().zombie(zombie);
        return zombies(zombie, kind.miniatures() - table().zombies().total(kind.index()) - count, elsewhere);
    }

    public Wall guards(int count, String zone) {
        return allies(0, count, zone);
    }

    public Wall corrupted(String... zones) {
        return with(table -> table.withTerrain(Box.corrupted(table.terrain(), zones)))
                .token("corruption", zones);
    }

    public Wall spawn(int number, String zone) {
        return spawn(table().spawnPoints(), new SpawnPoint(String.valueOf(number), zone(zone), number, true));
    }

    /** The next cards of the zombie deck, by their numbers. */
    public Wall cards(String... numbers) {
        List<Integer> cards = new ArrayList<>();
        for (String number : numbers) {
            cards.add(book().zombieCards().stream()
                    .filter(card -> card.number().equals(number))
                    .findFirst()
                    .orElseThrow()
                    .index());
        }
        return draws(WhiteDeath.ZOMBIE_DECK, cards);
    }

    public Wall deck(Deck deck) {
        List<Deck> decks = new ArrayList<>(table().decks());
        decks.removeIf(other -> other.name().equals(deck.name()));
        decks.add(deck);
        return with(table -> Altered.decks(table, decks));
    }

    /** Tells only of what happens from there on. */
    @Override
    protected Wall begin(Agenda<Table> agenda) {
        fromHere();
        return super.begin(agenda);
    }

    /** The rules of all events of a type. */
    public List<String> cited(Class<? extends Event> type) {
        return events(type).stream().map(event -> event.rule().id()).toList();
    }

    public int count(String zombie, String zone) {
        return count(kind(zombie), zone);
    }

    public boolean isCorrupted(String zone) {
        return STRONGHOLD.ground().isCorrupted(table().terrain(), zone(zone).index());
    }

    public int wounds(String survivor) {
        return who(survivor).wounds();
    }

    /** The letter of the zone where a spawn token lies, or nothing. */
    public String spawnAt(String name) {
        return table().spawnPoints().stream()
                .filter(point -> point.name().equals(name))
                .map(point -> point.zone().name().substring(2))
                .findFirst()
                .orElse("");
    }

    public int kind(String zombie) {
        return book().zombie(zombie).index();
    }
}
