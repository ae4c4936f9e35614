package redoubt.server.session;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import redoubt.kernel.Order;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.JudgeCalls.OrderList;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.protocol.TableMessage.OrderCard;

/** What the bots of a table tell its people, what people tell them, and what the host allows of it. */
final class Counsel {
    private final Orders orders = new Orders();
    private final Weighings weighings;
    private final Stories stories;
    private final HostSwitches switches;

    Counsel(HostSwitches switches, Thinkers thinkers) {
        this.weighings = new Weighings(thinkers, System::nanoTime);
        this.stories = new Stories(thinkers);
        this.switches = switches;
    }

    /** What the bots have been asked to do. */
    Orders orders() {
        return orders;
    }

    List<Order> given() {
        return orders.list();
    }

    /** What the host has turned off. */
    List<HostSwitch> off() {
        return switches.off();
    }

    CompletableFuture<Weighing> weigh(Sitting<?> sitting, Access person) {
        switches.require(HostSwitch.WEIGHING);
        return weighings.ask(sitting, person.hash());
    }

    /** While a game is played, its story is a hint like any other. */
    Story story(Sitting<?> sitting, Access reader) {
        if (sitting.verdict().isEmpty()) {
            if (!reader.isPerson()) {
                throw new Refused(
                        Fault.FORBIDDEN,
                        "while a game is played only those who play may ask how it goes",
                        TableRules.STORY.id());
            }
            switches.require(HostSwitch.WEIGHING);
        }
        return stories.ask(sitting);
    }

    OrderList offered(Sitting<?> sitting, Chairs chairs) {
        List<OrderCard> offered = chairs.list().stream()
                .filter(Chair::isBotPlaying)
                .flatMap(chair -> sitting.orders(chair.seat()).stream())
                .map(Orders::card)
                .toList();
        return new OrderList(offered);
    }

    void order(Sitting<?> sitting, Chairs chairs, GiveOrder wanted) {
        orders.turn(sitting, chairs, wanted);
    }

    void turn(TurnSwitch wanted) {
        switches.turn(wanted.what(), wanted.isOn());
        weighings.passed();
    }

    /** The game has gone on, so nobody needs what was being judged. */
    void passed() {
        weighings.passed();
    }

    /** Another server may have changed what the host allows. */
    void doubt() {
        switches.doubt();
    }

    /** The session is over. */
    void end() {
        weighings.passed();
        stories.giveUp();
    }
}
