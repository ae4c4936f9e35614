package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor has the Helicopter moved by one position, either way, for 2 AP (DD-HELI-03, DD-GAP-80). */
record MoveHelicopter(Person who, boolean isClockwise, Zone room, Side side) implements Deed {
    private static final RuleId RULE = rule("DD-HELI-03");
    private static final int COST = 2;

    @Override
    public String key() {
        return "helicopter " + who.key() + (isClockwise ? " clockwise" : " back");
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("zone", room.name()), new Mark("direction", side.name()));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        return survivor.points() < COST
                ? List.of()
                : List.of(offer(table, survivor, true), offer(table, survivor, false));
    }

    private static Deed offer(Table table, Survivor survivor, boolean clockwise) {
        House house = table.house();
        Positions.Position at =
                Positions.ALL.get(Positions.beside(Helicopter.of(table).position(), clockwise));
        return new MoveHelicopter(survivor.person(), clockwise, house.zone(house.hall(at.tile())), at.side());
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Helicopter helicopter = Helicopter.of(play.table());
        play.table(play.table().with(helicopter.at(Positions.beside(helicopter.position(), isClockwise))));
        play.log(new HelicopterEvent.HelicopterMoved(RULE, who, room, side));
    }
}
