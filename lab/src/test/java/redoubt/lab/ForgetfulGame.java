package redoubt.lab;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.View;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** The gate with a deck that is shuffled otherwise each time, so that no journal of it replays. */
final class ForgetfulGame implements Game<Gate> {
    private final ToyGame game = new ToyGame();
    private final AtomicLong shuffles = new AtomicLong();

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public List<MissionCard> missions() {
        return game.missions();
    }

    @Override
    public State<Gate> setUp(SetUp setUp, Luck luck) {
        return game.setUp(setUp, Luck.seeded(shuffles.incrementAndGet()));
    }

    @Override
    public View view(State<Gate> state) {
        return game.view(state);
    }

    @Override
    public State<Gate> imagine(State<Gate> state, Luck luck) {
        return game.imagine(state, luck);
    }

    @Override
    public double appraise(Gate table) {
        return game.appraise(table);
    }

    @Override
    public int round(Gate table) {
        return game.round(table);
    }
}
