package redoubt.secondedition.washington;

import java.util.List;
import java.util.Locale;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** A survivor switches a flashlight on or off, or turns its beam. */
public record LightOption(Use use, int wall) implements ActOption {
    /** What is done with the flashlight. */
    public enum Use {
        ON,
        OFF,
        TURN
    }

    @Override
    public int cost() {
        return use == Use.TURN ? 0 : 1;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return switch (use) {
            case ON -> new AimLight(WashingtonRules.SWITCH_ON, actor, wall, List.of());
            case OFF -> new SwitchOff(actor);
            case TURN -> new TurnLight(actor, wall);
        };
    }

    @Override
    public String key() {
        return switch (use) {
            case ON -> "switch on the light";
            case OFF -> "switch off the light";
            case TURN -> "turn the light";
        };
    }

    @Override
    public List<Mark> marks() {
        return List.of(MarkKind.ANSWER.mark(use.name().toLowerCase(Locale.ROOT)));
    }
}
