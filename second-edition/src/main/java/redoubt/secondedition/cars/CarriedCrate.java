package redoubt.secondedition.cars;

import redoubt.board.Zone;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarEvent;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Play;
import redoubt.secondedition.crates.CrateEvent;

/** Whether the muscle car still carries its crate, which lies in the car's zone wherever that is (Z2-CAR-08). */
public record CarriedCrate(boolean isAboard) implements Annexes.Annex {
    static boolean isIn(Table table) {
        return table.annexes()
                .find(CarriedCrate.class)
                .filter(CarriedCrate::isAboard)
                .isPresent();
    }

    /** The crate is in the car when the mission begins. */
    public record Aboard() implements LaysOut {
        @Override
        public MissionPlan laidOut(MissionPlan plan) {
            return plan.withAnnex(new CarriedCrate(true));
        }
    }

    /** The crate goes where the car goes until it is opened; of several crates in a zone, the one in the car is opened last. */
    public record Travels(TokenKind crate) implements AfterEvent {
        @Override
        public void after(HordeEvent event, Play<Table> play) {
            if (!isIn(play.table())) {
                return;
            }
            if (event instanceof CarEvent.CarDriven driven) {
                Zone to = driven.to();
                play.table(
                        play.table().withToken(crate, driven.from().index(), -1).withToken(crate, to.index(), 1));
                Rulings.happened(play, new CrateEvent.CrateCarried(CarRules.CRATE_TRAVELS, driven.from(), to));
            } else if (event instanceof CrateEvent.CrateOpened opened && isLast(play.table(), opened.zone())) {
                play.table(play.table().with(new CarriedCrate(false)));
            }
        }

        private boolean isLast(Table table, Zone zone) {
            return Car.of(table).filter(car -> car.zone().equals(zone)).isPresent()
                    && table.count(crate, zone.index()) == 0;
        }
    }
}
