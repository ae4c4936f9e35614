package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Blank;
import redoubt.horde.round.PlayRound;
import redoubt.horde.table.Danger;
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
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.WhiteDeathTable;
import redoubt.whitedeath.abomination.AbominationReplaces;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;

/** A small board of White Death on which the zombies' rules are tried out. */
public final class Wall extends WhiteDeathTable<Wall> {
    private static final WhiteDeath BOX = Box.WHITE_DEATH;

    public static final Stronghold STRONGHOLD = WhiteDeathGame.stronghold(BOX);

    /** The box as it is. */
    public static final Edition EDITION = edition(BOX);

    /** The box with an abomination and two necromancers of another one. */
    public static final Edition WITH_GUESTS = edition(boxWith("""
            zombie   | family      | miniatures | actions | wounds | toughness | adrenaline | priority | source
            Titan    | Abomination | 1          | 1       | 1      | 3         | 5          | 1        | house
            Wanderer | Necromancer | 1          | 1       | 1      | 1         | 1          | 4        | house
            Pilgrim  | Necromancer | 1          | 1       | 1      | 1         | 1          | 4        | house
            """));

    private Wall(Table table) {
        super(table);
    }

    /** The rules of the siege alone. */
    private static Edition edition(WhiteDeath box) {
        return new Edition(
                box.print(),
                new Workings(
                        SiegeRulings.pursuit(STRONGHOLD, box.print().zombieKinds()),
                        new ZombieDeckCards(),
                        new AbominationReplaces(),
                        SiegeRulings.all(STRONGHOLD),
                        PlayRound.PHASES));
    }

    private static WhiteDeath boxWith(String rows) {
        return WhiteDeathGame.box(List.of(new ContentFolder(List.of(new SourceText("guests.txt", rows)))));
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
        return BOX.print().survivors().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseGet(() -> Blank.card(name, List.of()));
    }

    public Wall danger(String survivor, Danger level) {
        return adrenaline(survivor, print().adrenalineAt(level), level);
    }

    public Wall wearing(String survivor, String card, int slot) {
        return hold(survivor, slot, print().card(card));
    }

    public Wall zombies(String zombie, int count, String zone) {
        return zombies(kind(zombie), count, zone);
    }

    /** So many zombies of a kind in a zone that only so many miniatures are left in the box. */
    public Wall left(String zombie, int count, String elsewhere) {
        ZombieKind kind = print().zombie(zombie);
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
            cards.add(print().zombieCards().stream()
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
        return print().zombie(zombie).index();
    }
}
