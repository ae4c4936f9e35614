package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.Optional;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** D4 and D6 are rolled until they name an outer tile; the Helicopter hovers beside it (DD-HELI-02). */
public record PlaceHelicopter() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-HELI-02");

    @Override
    public void happen(Play<Table> play) {
        int row = play.roll(Dice.D4, House.ROWS);
        int column = play.d6(Dice.D6);
        House house = play.table().house();
        Optional<Integer> position = column > House.COLUMNS
                ? Optional.empty()
                : Positions.ofOuterTile(house, (row - 1) * House.COLUMNS + column - 1);
        if (position.isEmpty()) {
            play.then(this);
            return;
        }
        play.table(play.table().with(Helicopter.of(play.table()).at(position.get())));
        Positions.Position at = Positions.ALL.get(position.get());
        play.log(new HelicopterEvent.HelicopterPlaced(RULE, house.zone(house.hall(at.tile())), at.side()));
    }
}
