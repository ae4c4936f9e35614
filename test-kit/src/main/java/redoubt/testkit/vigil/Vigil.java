package redoubt.testkit.vigil;

import java.util.List;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Stream;
import redoubt.kernel.View;

/**
 * A fire is kept burning for four nights: each night somebody gathers wood, which takes a die, rests, or burns what there is;
 * whoever has six pieces of wood at the end wins. This class holds what every version of its code has in common.
 */
public abstract sealed class Vigil<T> implements Game<T> permits FirstVigil, RenamedVigil {
    static final Stream WOOD = Stream.stream("wood");
    static final RuleId WATCH = RuleId.rule("VG-WATCH-01");
    static final RuleId WARM = RuleId.rule("VG-END-01");
    static final RuleId COLD = RuleId.rule("VG-END-02");
    static final int NIGHTS = 4;
    static final int ENOUGH = 6;

    /** What everybody sees. */
    public record Fire(int night, int wood) implements View {}

    /** What can be done in a night. */
    record Deed(String key) implements Option {
        static final Deed GATHER = new Deed("gather");
        static final Deed REST = new Deed("rest");
        static final Deed SLEEP = new Deed("sleep");
        static final Deed BURN = new Deed("burn");
    }

    /** The set-up of a vigil for one. */
    public static SetUp alone() {
        return SetUp.of("vigil", "VG-M01");
    }

    abstract int night(T table);

    abstract int wood(T table);

    @Override
    public String id() {
        return "vigil";
    }

    @Override
    public String title() {
        return "The vigil";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(new MissionCard("VG-M01", "Four nights", "easy", "short"));
    }

    @Override
    public View view(State<T> state) {
        return new Fire(night(state.table()), wood(state.table()));
    }

    @Override
    public State<T> imagine(State<T> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(T table) {
        return Math.min(1.0, wood(table) / (double) ENOUGH);
    }

    @Override
    public int round(T table) {
        return night(table);
    }
}
