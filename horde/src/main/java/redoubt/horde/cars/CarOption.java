package redoubt.horde.cars;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.board.Zone;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** A car action; each costs one action and no free action of another kind pays for it. */
public sealed interface CarOption extends ActOption {
    /** The kind of all car actions. */
    ActionKind CAR_ACTION = new ActionKind("Car", false);

    @Override
    default ActionKind kind() {
        return CAR_ACTION;
    }

    @Override
    default int cost() {
        return 1;
    }

    /** Gets in, or changes seat. */
    record Sit(boolean isDriver, boolean isInside) implements CarOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeSeat(isInside ? Cite.CHANGE_SEATS : Cite.ENTER_CAR, actor, isDriver);
        }

        @Override
        public String key() {
            return (isInside ? "change seat to " : "enter car as ") + (isDriver ? "driver" : "passenger");
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark("car"), MarkKind.ANSWER.mark(isDriver ? "driver" : "passenger"));
        }
    }

    /** Changes seats with somebody, if that one agrees. */
    record Swap(SurvivorId with) implements CarOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new AgreeToSwap(actor, with);
        }

        @Override
        public String key() {
            return "swap seats with " + with;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark("car"), MarkKind.SURVIVOR.mark(with.name()));
        }
    }

    /** Gets out. */
    record GetOut() implements CarOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new LeaveCar(actor);
        }

        @Override
        public String key() {
            return "leave car";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark("car"));
        }
    }

    /** Drives through these zones, and strikes the zombies there if it goes fast enough. */
    record Drive(Optional<Equipment.Use> strike, List<Zone> way) implements CarOption {
        public Drive {
            way = List.copyOf(way);
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new DriveOn(actor, strike, way);
        }

        @Override
        public String key() {
            return "drive " + way.stream().map(Zone::name).collect(Collectors.joining(" "));
        }

        @Override
        public List<Mark> marks() {
            return way.stream().map(zone -> MarkKind.ZONE.mark(zone.name())).toList();
        }
    }
}
