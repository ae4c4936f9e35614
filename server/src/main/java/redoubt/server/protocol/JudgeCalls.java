package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.OrderCard;
import redoubt.server.protocol.TableMessage.ReasonCard;

/** What is asked of bots and answered over HTTP: what they think of a question or of a game, and what they are to do. */
public final class JudgeCalls {
    private JudgeCalls() {}

    /**
     * What a bot thinks of the answers to the question at a step, the best first; of none if the table has moved on meanwhile. It knows
     * no more than people do.
     *
     * @param isInformed whether anything is known about playing this game well
     */
    public record Weighing(int step, boolean isInformed, List<WeighedOption> options) {}

    /**
     * One answer: the chance of winning after it and its standard error, both missing if it was not worth a try, in how many imagined
     * games it was tried, and why a player would choose it.
     */
    public record WeighedOption(
            String key,
            String name,
            List<MarkCard> about,
            Optional<Double> chance,
            Optional<Double> error,
            int samples,
            Optional<ReasonCard> reason) {}

    /**
     * How a game went: the chance of winning before each choice, and what changed it. While that is being worked out, only how many of
     * the choices were looked at.
     *
     * @param isInformed whether anything is known about playing this game well
     */
    public record Story(int done, int of, boolean isInformed, Optional<StoryLine> line) {}

    /**
     * The chance along the game, and where it turned, in the order of the game.
     *
     * @param end the chance where the game stands now: 1 or 0 if it is over
     * @param choices what choices cost in all, and what luck brought
     */
    public record StoryLine(List<StoryPoint> points, double end, double choices, double luck, List<Turn> turns) {}

    /** Before the choice after so many choices: the chance of winning, and its standard error. */
    public record StoryPoint(int at, double chance, double error) {}

    /**
     * A choice at which the game turned: after how many choices it was made, the chance before and after, what the choice cost, what
     * luck did, and what else there was, the best first.
     */
    public record Turn(
            int at, int round, double before, double after, double choice, double luck, List<WeighedOption> options) {}

    /** Gives an order to the bot of a seat, or takes it back. */
    public record GiveOrder(OrderCard order, boolean isGiven) {}

    /** The orders that can be given now. */
    public record OrderList(List<OrderCard> orders) {}

    /** The host turns something on or off for everybody at the table. */
    public record TurnSwitch(HostSwitch what, boolean isOn) {}
}
