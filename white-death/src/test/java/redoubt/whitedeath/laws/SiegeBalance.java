package redoubt.whitedeath.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Event;
import redoubt.testkit.Laws;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.cauldron.CauldronEvent;
import redoubt.whitedeath.ladder.LadderActions;
import redoubt.whitedeath.mission.m02.TomesOfPurging;
import redoubt.whitedeath.mission.rules.MissionEvent;
import redoubt.whitedeath.rampart.RopeLadders;
import redoubt.whitedeath.skills.PutFreeze;

/** The balance of pieces that come and go: what has changed on the table is what the events of the choice say, no more, no less. */
record SiegeBalance() implements Laws.Balance<Table> {
    @Override
    public void check(Table before, List<Event> events, Table after) {
        SortedMap<String, Integer> expected = stock(before);
        events.forEach(event -> enter(event, after, expected));
        assertThat(surplus(stock(after), expected))
                .as("pieces too many or too few after %s", events)
                .isEmpty();
        Stronghold stronghold = Stronghold.of(after);
        assertThat(after.tokens().where(stronghold.corruptionToken().index()))
                .as("zones with a corruption token")
                .isEqualTo(stronghold.corrupted(after));
        for (int zone = 0; zone < after.tokens().zones(); zone++) {
            assertThat(after.count(stronghold.corruptionToken(), zone)).isLessThan(2);
            assertThat(after.count(stronghold.freeze(), zone)).isLessThan(2);
        }
        assertThat(after.tokens().total(stronghold.freeze().index()))
                .as("freeze tokens")
                .isLessThanOrEqualTo(before.tokens().total(stronghold.freeze().index())
                        + (int) events.stream()
                                .filter(PutFreeze.ZoneFrozen.class::isInstance)
                                .count());
    }

    private static SortedMap<String, Integer> surplus(
            SortedMap<String, Integer> found, SortedMap<String, Integer> expected) {
        SortedMap<String, Integer> surplus = new TreeMap<>(found);
        expected.forEach((piece, count) -> add(surplus, piece, -count));
        surplus.values().removeIf(count -> count == 0);
        return surplus;
    }

    private static SortedMap<String, Integer> stock(Table table) {
        SortedMap<String, Integer> stock = new TreeMap<>();
        for (ZombieKind kind : table.print().zombieKinds()) {
            stock.put(zombie(kind.name()), table.zombies().total(kind.index()));
        }
        for (AllyKind kind : table.print().allyKinds()) {
            stock.put(ally(kind.name()), table.allies().total(kind.index()));
        }
        for (TokenKind kind : table.print().tokenKinds()) {
            if (List.of("corruption", "noise", "cauldron").contains(kind.name())) {
                stock.put(kind.name(), table.tokens().total(kind.index()));
            }
        }
        stock.put(
                held(Beacon.CARRIED),
                table.tokens().total(Stronghold.of(table).beacon().index()));
        stock.put(held(LadderActions.CARRIED), ladders(table));
        for (Survivor survivor : table.survivors()) {
            survivor.carried().forEach(token -> add(stock, held(token), 1));
        }
        for (Objective objective : table.objectives()) {
            stock.merge("objective " + objective.colour(), 1, Integer::sum);
        }
        for (SpawnPoint point : table.spawnPoints()) {
            stock.merge("spawn " + point.name(), 1, Integer::sum);
        }
        for (Equipment card : Census.equipment(table)) {
            if (Census.leavesGame(card)) {
                stock.merge("card " + card.name(), 1, Integer::sum);
            }
        }
        for (Survivor survivor : table.survivors()) {
            stock.put("wounds of " + survivor.name(), survivor.wounds());
            stock.put("adrenaline of " + survivor.name(), survivor.adrenaline());
            stock.put("skills of " + survivor.name(), survivor.skills().size());
            stock.merge(survivor.presence().name(), 1, Integer::sum);
        }
        return stock;
    }

    /** Rope ladders on the ground and at borders. */
    private static int ladders(Table table) {
        int hung = table.annexes()
                .find(RopeLadders.class)
                .orElse(RopeLadders.NONE)
                .placed()
                .size();
        return hung + table.tokens().total(Scene.token("ladder").index());
    }

    /** A token that survivors may carry, wherever it is. */
    private static String held(String token) {
        return "token " + token;
    }

    private static String zombie(String name) {
        return "zombies " + name;
    }

    private static String ally(String name) {
        return "allies " + name;
    }

    private static void enter(Event event, Table table, SortedMap<String, Integer> stock) {
        switch (event) {
            case HordeEvent.ZombiesSpawned spawned -> add(stock, zombie(spawned.zombie()), spawned.count());
            case HordeEvent.ZombieEliminated fallen -> add(stock, zombie(fallen.zombie()), -fallen.count());
            case HordeEvent.AllyEliminated fallen -> add(stock, ally(fallen.ally()), -1);
            case HordeEvent.NoiseMade _ -> add(stock, "noise", 1);
            case HordeEvent.NoiseRemoved removed -> add(stock, "noise", -removed.tokens());
            case HordeEvent.ObjectiveTaken taken -> add(stock, "objective " + taken.colour(), -1);
            case HordeEvent.CardKept kept
            when kept.rule().equals(table.cite(Cite.SET_UP_EQUIPMENT)) -> keep(kept.card(), table, stock, 1);
            case HordeEvent.CardDiscarded discarded -> keep(discarded.card(), table, stock, -1);
            case HordeEvent.WoundsSuffered wounds ->
                stock.put("wounds of " + wounds.survivor().name(), wounds.total());
            case HordeEvent.WoundsHealed healed ->
                add(stock, "wounds of " + healed.survivor().name(), -healed.wounds());
            case HordeEvent.AdrenalineGained gained ->
                add(stock, "adrenaline of " + gained.survivor().name(), gained.points());
            case HordeEvent.SkillGained gained ->
                add(stock, "skills of " + gained.survivor().name(), 1);
            case HordeEvent.SurvivorEliminated _ -> turn(stock, Survivor.Presence.ELIMINATED);
            case HordeEvent.SurvivorLeft _ -> turn(stock, Survivor.Presence.LEFT);
            case SiegeEvent.BeaconPlaced _ -> add(stock, held(Beacon.CARRIED), 1);
            case SiegeEvent.ZoneCorrupted _ -> add(stock, "corruption", 1);
            case SiegeEvent.ObjectiveDiscarded lost -> add(stock, "objective " + lost.colour(), -1);
            case SiegeEvent.SpawnTokenPlaced placed -> add(stock, "spawn " + placed.token(), 1);
            case SiegeEvent.SpawnTokenRemoved removed -> add(stock, "spawn " + removed.token(), -1);
            case SiegeEvent.GuardSkillDealt dealt ->
                add(stock, "skills of " + dealt.survivor().name(), 1);
            case CauldronEvent.CauldronPoured _ -> add(stock, "cauldron", -1);
            case MissionEvent.CorruptionPurged _ -> add(stock, "corruption", -1);
            case MissionEvent.TokenKept kept -> add(stock, held(kept.token()), 1);
            case MissionEvent.TokenUsed used -> add(stock, held(used.token()), -1);
            case MissionEvent.TomeRestored _ -> stock.put(held(TomesOfPurging.FRAGMENT), 0);
            case MissionEvent.GuardsLeft left -> add(stock, ally("Guard"), -left.guards());
            default -> {}
        }
    }

    /** Equipment of the deck is always somewhere; other cards come at the start and leave the game when discarded. */
    private static void keep(String name, Table table, SortedMap<String, Integer> stock, int more) {
        boolean isCounted = table.print().equipment().stream()
                .anyMatch(card -> card.name().equals(name) && Census.leavesGame(card));
        add(stock, "card " + name, isCounted ? more : 0);
    }

    private static void turn(SortedMap<String, Integer> stock, Survivor.Presence presence) {
        add(stock, Survivor.Presence.ON_BOARD.name(), -1);
        add(stock, presence.name(), 1);
    }

    private static void add(SortedMap<String, Integer> stock, String piece, int more) {
        stock.merge(piece, more, Integer::sum);
    }
}
