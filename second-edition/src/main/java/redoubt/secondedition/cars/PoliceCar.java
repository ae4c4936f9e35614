package redoubt.secondedition.cars;

import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.action.DrawCards;
import redoubt.horde.cars.Car;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Print;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.horde.view.Landmarks;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A search at a police car goes on until a weapon appears (Z2-CAR-04, Z2-CAR-07). */
public record PoliceCar() implements SearchRuling, Landmarks {
    private static final RuleId RULE = new RuleId("Z2-CAR-07");

    @Override
    public boolean opensZone(Table table, Survivor searcher) {
        return isAtCar(table, searcher);
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return isAtCar(table, searcher) ? Optional.of(RULE) : Optional.empty();
    }

    /** A card that is no weapon stays on the discards. */
    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        if (!drawn.bySearch() || drawn.card().isWeapon() || !isAtCar(table, searcher)) {
            return List.of();
        }
        Deck deck = table.deck(drawn.deck());
        boolean isAnyLeft = hasWeapon(table.print(), deck.draw()) || hasWeapon(table.print(), deck.discard());
        return List.of(
                new PutAside(searcher.id(), drawn.card(), isAnyLeft),
                new DrawCards(drawn.searcher(), drawn.deck(), isAnyLeft ? drawn.more() + 1 : 0, true));
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        return Car.of(table).stream()
                .map(car -> new Landmark("police-car", car.zone()))
                .toList();
    }

    private static boolean hasWeapon(Print print, Pile pile) {
        return pile.list().stream().anyMatch(card -> print.equipment().get(card).isWeapon());
    }

    private static boolean isAtCar(Table table, Survivor searcher) {
        return Car.of(table).filter(car -> car.zone().equals(searcher.zone())).isPresent();
    }
}
