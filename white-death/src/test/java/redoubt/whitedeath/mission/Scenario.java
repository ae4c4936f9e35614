package redoubt.whitedeath.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneId;
import redoubt.horde.HordeGame;
import redoubt.horde.edition.Edition;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.WhiteDeathTable;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.edition.WhiteDeath;

/** The real game on a mission or on a small board, where a test puts whom it needs and plays on. */
public final class Scenario extends WhiteDeathTable<Scenario> {
    public static final WhiteDeath BOX = Box.WHITE_DEATH;
    private static final Edition EDITION = WhiteDeathGame.edition(BOX);
    private static final HordeGame GAME =
            new HordeGame(WhiteDeath.ID, "White Death", EDITION, Missions.of(BOX), List.of());

    private Scenario(Table table) {
        super(GAME, table);
    }

    /** A mission as it is laid out for six survivors, nobody with any card or skill, and no card shuffled. */
    public static Scenario mission(String id) {
        SetUp setUp = SetUp.of(WhiteDeath.ID, id).with("starting", "dealt");
        State<Table> laid = GAME.setUp(setUp, Luck.loaded());
        List<Survivor> bare = laid.table().survivors().stream()
                .map(survivor -> survivor.withSkills(List.of())
                        .withInventory(Inventory.empty(BOX.print().slots())))
                .toList();
        Scenario scenario = new Scenario(laid.table().withSurvivors(bare).withRound(1));
        GAME.plan(setUp).opening().forEach(scenario::run);
        return scenario;
    }

    /** A board drawn as {@link Box#board} has it, with nobody on it. */
    public static Scenario board(String... rows) {
        return new Scenario(empty(EDITION, Box.board(rows), List.of()));
    }

    public Scenario survivor(String name, String zone) {
        return survivor(name, zone, "");
    }

    /** Puts all survivors of a mission into a zone. */
    public Scenario everybody(String zone) {
        for (Survivor survivor : table().survivors()) {
            with(survivor.withZone(zone(zone)));
        }
        return this;
    }

    /** Whatever else a test needs on its table. */
    public Scenario with(Table changed) {
        return with(_ -> changed);
    }

    public Scenario zombies(int count, String kind, String zone) {
        return zombies(BOX.print().zombie(kind).index(), count, zone);
    }

    public Scenario guards(int count, String zone) {
        return allies(0, count, zone);
    }

    public Scenario noGuards() {
        return with(table -> table.withAllies(table.allies().without(0)));
    }

    public Scenario empress(String zone) {
        int empress = BOX.print().ally("Empress").index();
        return with(table -> table.withAllies(table.allies().without(empress))).allies(empress, 1, zone);
    }

    public Scenario card(String survivor, String card) {
        Inventory inventory = who(survivor).inventory();
        int slot = 0;
        while (!inventory.isEmpty(slot)) {
            slot++;
        }
        return hold(survivor, slot, BOX.print().card(card));
    }

    public Scenario discardAll(String survivor) {
        return with(who(survivor).withInventory(Inventory.empty(BOX.print().slots())));
    }

    public Scenario objectives(String colour, String... zones) {
        with(table -> table.withObjectives(List.of()));
        for (String zone : zones) {
            objective(zone, colour, false);
        }
        return this;
    }

    /** The objectives of a mission turned so that one of this colour lies in this zone. */
    public Scenario colour(String zone, String colour) {
        List<Objective> all = new ArrayList<>(table().objectives());
        int there = place(all, zone);
        int other = 0;
        while (!all.get(other).colour().equals(colour)) {
            other++;
        }
        String swapped = all.get(there).colour();
        all.set(
                there,
                new Objective(all.get(there).zone(), colour, all.get(there).isFaceDown()));
        if (other != there) {
            all.set(
                    other,
                    new Objective(all.get(other).zone(), swapped, all.get(other).isFaceDown()));
        }
        return with(table -> table.withObjectives(all));
    }

    private int place(List<Objective> all, String zone) {
        int place = 0;
        while (!all.get(place).zone().equals(zone(zone))) {
            place++;
        }
        return place;
    }

    /** All cards that lie on the board are taken away. */
    public Scenario noPiles() {
        return with(table -> table.withDropped(List.of()));
    }

    public Scenario deck(String deck, String... cards) {
        return draws(deck, indices(cards));
    }

    public Scenario discards(String deck, String... cards) {
        return discards(deck, indices(cards));
    }

    /** A survivor takes a turn. */
    public Scenario turn(String name) {
        return run(new TakeTurn(id(name)));
    }

    /** Corruption spreads into a zone. */
    public Scenario corrupt(String zone) {
        return run(new Corrupt(new RuleId("WD-NECRO-07"), zone(zone)));
    }

    /** Puts a card just gained wherever it goes. */
    public Scenario settleCards() {
        while (offered().stream().anyMatch(key -> key.startsWith("put ") && !key.contains(" from "))) {
            choose(offered().stream()
                    .filter(key -> key.startsWith("put ") && !key.contains(" from "))
                    .reduce((first, last) -> last)
                    .orElseThrow());
        }
        return offered().contains("done") ? choose("done") : this;
    }

    /** Won or lost and by which rule, or "" while the game goes on. */
    public String outcome() {
        return switch (state().status()) {
            case Status.Won won -> "won " + won.rule();
            case Status.Lost lost -> "lost " + lost.rule();
            case Status.Waiting _ -> "";
            case Status.SetUpDone _ -> "";
        };
    }

    public int guardsIn(String zone) {
        return table().allies().count(zone(zone).index(), 0);
    }

    public int zombiesIn(String zone) {
        return table().zombies().count(zone(zone).index());
    }

    public String kindOf(String zone) {
        return table().terrain().kind(new ZoneId(zone(zone).index())).name();
    }

    public int points(String name) {
        return survivor(name).adrenaline();
    }

    public int actions(String name) {
        return survivor(name).turn().actions();
    }

    public List<String> cards(String name) {
        return survivor(name).inventory().items().stream().map(Item::name).toList();
    }

    /** Every rule that an event named so far. */
    public List<String> rules() {
        return events().stream().map(event -> event.rule().id()).distinct().toList();
    }
}
