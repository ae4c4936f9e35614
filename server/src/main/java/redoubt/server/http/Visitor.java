package redoubt.server.http;

import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import redoubt.kernel.json.Json;
import redoubt.kernel.json.JsonException;
import redoubt.server.protocol.ClientMessage;
import redoubt.server.protocol.ClientMessage.AnswerUndo;
import redoubt.server.protocol.ClientMessage.Choose;
import redoubt.server.protocol.ClientMessage.Hello;
import redoubt.server.protocol.ClientMessage.LetBotAct;
import redoubt.server.protocol.ClientMessage.Point;
import redoubt.server.protocol.ClientMessage.React;
import redoubt.server.protocol.ClientMessage.Say;
import redoubt.server.protocol.ClientMessage.Undo;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage;
import redoubt.server.session.Listening;
import redoubt.server.session.Message;
import redoubt.server.session.Refused;
import redoubt.server.session.Session;
import redoubt.server.session.Tables;
import redoubt.server.store.StoreFailed;
import redoubt.server.wire.WireReader;
import redoubt.server.wire.WireRefused;

/** One client on a socket: its messages are carried out at its table or refused with a reason. */
final class Visitor {
    /** The address of a client of another server, which has checked how much that one asks. */
    static final String NEIGHBOUR = "";

    private static final Logger LOG = Logger.getLogger(Visitor.class.getName());
    private static final int BROKEN = 1011;

    private final Tables tables;
    private final Metrics metrics;
    private final Addresses addresses;
    private final String address;
    private final Line line;
    private final Patience patience;
    /** How to get to tables that are at other servers; none for their own sockets. */
    private final Optional<Passing> passing;

    private Optional<Place> place = Optional.empty();
    private Optional<Passage> passage = Optional.empty();
    private boolean isGone;

    /** The table where the client is, and the token it came with. */
    private record Place(Session table, String token, Listening listening) {}

    Visitor(
            Tables tables,
            Metrics metrics,
            Addresses addresses,
            String address,
            Line line,
            Patience patience,
            Optional<Passing> passing) {
        this.tables = tables;
        this.metrics = metrics;
        this.addresses = addresses;
        this.address = address;
        this.line = line;
        this.patience = patience;
        this.passing = passing;
    }

    String address() {
        return address;
    }

    /** Handles one message from the client, whatever comes of it. */
    void hear(String text) {
        if (!address.equals(NEIGHBOUR)) {
            metrics.received();
        }
        try {
            carryOutOrRefuse(text);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "a message could not be carried out", e);
            metrics.refused(Fault.BROKEN);
            line.close(BROKEN, "something went wrong here");
        }
    }

    private void carryOutOrRefuse(String text) {
        try {
            requireCalm();
            if (passage.isPresent()) {
                passage.get().say(text);
            } else {
                carryOut(WireReader.readOneOf(text, ClientMessage.class), text);
            }
        } catch (CallRefused refused) {
            refuse(text, refused);
        } catch (Refused refused) {
            refuse(text, CallRefused.of(refused));
        } catch (WireRefused refused) {
            refuse(text, CallRefused.of(refused));
        } catch (StoreFailed failed) {
            refuse(text, CallRefused.of(failed));
        }
    }

    private void requireCalm() {
        if (!patience.allows()) {
            if (patience.isOver()) {
                line.close(Connection.AGAINST_RULES, "too many messages");
            }
            throw new CallRefused(Fault.RATE, "too many messages; wait a little");
        }
        if (!address.equals(NEIGHBOUR)) {
            addresses.require(address);
        }
    }

    private void carryOut(ClientMessage message, String text) {
        switch (message) {
            case Hello hello -> greet(hello, text);
            case Choose choose -> {
                Place at = at();
                metrics.choice(() -> at.table().choose(at.token(), choose.step(), choose.seat(), choose.key()));
            }
            case LetBotAct let -> at().table().letBotAct(at().token(), let.step(), let.seat());
            case Undo undo -> at().table().undo(at().token(), undo.step());
            case AnswerUndo answer -> at().table().answerUndo(at().token(), answer.step(), answer.isAgreed());
            case Point point -> at().table().point(at().token(), point.place(), point.piece());
            case React react -> at().table().react(at().token(), react.reaction());
            case Say say -> at().table().say(at().token(), say.text());
        }
    }

    private void greet(Hello hello, String text) {
        if (hello.version() != Protocol.VERSION) {
            throw new CallRefused(
                    Fault.WRONG, "this table speaks version " + Protocol.VERSION + ", not " + hello.version());
        }
        if (place.isPresent()) {
            throw new CallRefused(Fault.WRONG, "you have already said hello");
        }
        Optional<Passage> way = passing.flatMap(others -> others.way(hello.table(), line));
        if (way.isPresent()) {
            way.get().say(text);
            if (!settle(way.get())) {
                way.get().close();
            }
            return;
        }
        Session table = tables.session(hello.table());
        Listening listening = table.join(hello.token(), hello.seen(), line);
        line.welcomed();
        if (!settle(new Place(table, hello.token(), listening))) {
            listening.close();
        }
    }

    /** Keeps the place, unless the client has left meanwhile. */
    private synchronized boolean settle(Place found) {
        if (!isGone) {
            place = Optional.of(found);
        }
        return !isGone;
    }

    /** Keeps the way to another server, unless the client has left meanwhile. */
    private synchronized boolean settle(Passage found) {
        if (!isGone) {
            passage = Optional.of(found);
        }
        return !isGone;
    }

    private Place at() {
        return place.orElseThrow(() -> new CallRefused(Fault.FORBIDDEN, "say hello first"));
    }

    private void refuse(String text, CallRefused refused) {
        metrics.refused(refused.fault());
        line.tell(
                Message.of(new TableMessage.Refused(number(text), refused.fault(), refused.reason(), refused.rule())));
    }

    /** The client's own number for a message whose content may be anything. */
    private static int number(String text) {
        try {
            return Json.read(text) instanceof Map<?, ?> members
                            && members.get("id") instanceof Long id
                            && id == id.intValue()
                    ? id.intValue()
                    : 0;
        } catch (JsonException _) {
            return 0;
        }
    }

    /** The socket is closed, by either side. */
    void leave() {
        Optional<Place> left;
        synchronized (this) {
            isGone = true;
            left = place;
        }
        left.ifPresent(at -> at.listening().close());
        passage.ifPresent(Passage::close);
    }
}
