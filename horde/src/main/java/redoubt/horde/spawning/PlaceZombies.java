package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * The zombies from one card, or from another cause, are placed for as long as miniatures last; {@code filled} are the zones that
 * the same cause has filled before. Once {@code isShortageSettled}, a shortage has no further consequence; until then it leads to
 * the steps {@code ifShort}, or to the edition's if there are none.
 */
public record PlaceZombies(List<Lot> lots, List<Zone> filled, boolean isShortageSettled, List<Step<Table>> ifShort)
        implements Effect<Table>, SameCard {
    /** A number of zombies of one kind for a zone. */
    public record Lot(int kind, int count, Zone zone) {}

    public PlaceZombies {
        lots = List.copyOf(lots);
        filled = List.copyOf(filled);
        ifShort = List.copyOf(ifShort);
    }

    public PlaceZombies(int kind, int count, Zone zone) {
        this(List.of(new Lot(kind, count, zone)));
    }

    /** Several lots from one card; if miniatures run short, earlier lots come first. */
    public PlaceZombies(List<Lot> lots) {
        this(lots, List.of(), false, List.of());
    }

    /** Zombies brought by a card from the equipment deck, whose shortage may have a different consequence. */
    public static PlaceZombies ambush(Table table, int kind, int count, Zone zone) {
        int missing = Math.max(0, count - Miniatures.left(table, kind));
        return new PlaceZombies(kind, count, zone)
                .orElse(Edition.of(table).workings().shortage().ambush(table, kind, missing, zone));
    }

    /** The same with a consequence of shortage that differs from the edition's. */
    public PlaceZombies orElse(List<Step<Table>> changed) {
        return new PlaceZombies(lots, filled, isShortageSettled, changed);
    }

    @Override
    public PlaceZombies after(List<Zone> already) {
        return new PlaceZombies(lots, already, true, List.of());
    }

    @Override
    public void happen(Play<Table> play) {
        List<Lot> placed = new ArrayList<>(lots.size());
        List<Lot> missing = new ArrayList<>(1);
        List<Zone> zones = new ArrayList<>(filled);
        for (Lot lot : lots) {
            int count = Math.min(lot.count(), Miniatures.left(play.table(), lot.kind()));
            if (count > 0) {
                Table table = play.table();
                play.table(table.withZombies(table.zombies().plus(lot.zone().index(), lot.kind(), count)));
                placed.add(new Lot(lot.kind(), count, lot.zone()));
                if (!zones.contains(lot.zone())) {
                    zones.add(lot.zone());
                }
            }
            if (count < lot.count()) {
                missing.add(new Lot(lot.kind(), lot.count() - count, lot.zone()));
            }
        }
        goOn(play, zones, missing);
        tell(play, placed, missing);
    }

    /** Survivors react at once, but only when the card has placed everything it will. */
    private void goOn(Play<Table> play, List<Zone> zones, List<Lot> missing) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        boolean isMoreToCome = false;
        if (!missing.isEmpty() && !isShortageSettled) {
            for (Step<Table> step : shortage(table, missing.getFirst())) {
                boolean isSame = !isMoreToCome && step instanceof SameCard;
                steps.add(isSame ? ((SameCard) step).after(zones) : step);
                isMoreToCome |= isSame;
            }
        }
        play.then(steps);
        if (!isMoreToCome) {
            react(play, zones);
        }
    }

    private List<Step<Table>> shortage(Table table, Lot lot) {
        return ifShort.isEmpty()
                ? Edition.of(table).workings().shortage().shortage(table, lot.kind(), lot.count(), lot.zone())
                : ifShort;
    }

    /** Lets survivors act who may do so when zombies appear. */
    public static void react(Play<Table> play, List<Zone> zones) {
        Table table = play.table();
        if (!zones.isEmpty()) {
            List<Zone> all = List.copyOf(zones);
            ReactInTurn.all(Cite.REACT_TO_SPAWN, table, (ruling, owner) -> ruling.spawned(table, owner, all))
                    .ifPresent(play::then);
        }
    }

    private static void tell(Play<Table> play, List<Lot> placed, List<Lot> missing) {
        Table table = play.table();
        for (Lot lot : placed) {
            Rulings.happened(
                    play,
                    new HordeEvent.ZombiesSpawned(
                            table.cite(Cite.SPAWN_ZOMBIES), name(table, lot), lot.count(), lot.zone()));
        }
        for (Lot lot : missing) {
            Rulings.happened(
                    play, new HordeEvent.MiniaturesShort(table.cite(Cite.SHORTAGE), name(table, lot), lot.count()));
        }
    }

    private static String name(Table table, Lot lot) {
        return table.print().zombieKinds().get(lot.kind()).name();
    }
}
