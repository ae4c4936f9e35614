package redoubt.server.session;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import redoubt.bots.BotKind;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Fault;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/** Who sits at a table, what each token allows, and how seats change hands. */
final class Seating {
    private final TableRow row;
    private final Store store;
    private Chairs chairs;
    /** Whether nobody knows what the store holds, as after a failure. */
    private boolean isInDoubt;
    /** What the tokens of people allow, so that they are not hashed for every choice; forgotten when seats change. */
    private final Map<String, Access> people = new HashMap<>();

    Seating(TableRow row, Store store) {
        this.row = row;
        this.store = store;
        this.chairs = Chairs.of(store.seats(row.id()));
    }

    Chairs chairs() {
        if (isInDoubt) {
            chairs = Chairs.of(store.seats(row.id()));
            isInDoubt = false;
        }
        return chairs;
    }

    Access access(String token) {
        Optional<Access> known = Optional.ofNullable(people.get(token));
        if (known.isPresent()) {
            return known.get();
        }
        String hash = Tokens.hash(token);
        Optional<String> name = chairs().person(hash);
        if (name.isPresent()) {
            Access person = new Access(Access.Kind.PERSON, name.get(), hash, chairs().seatsOf(hash));
            people.put(token, person);
            return person;
        }
        if (Tokens.isSame(row.watch(), token)) {
            return new Access(Access.Kind.SPECTATOR, "", hash, List.of());
        }
        if (Tokens.isSame(row.invite(), token)) {
            return new Access(Access.Kind.INVITED, "", hash, List.of());
        }
        throw new Refused(Fault.FORBIDDEN, "this token does not belong to this table");
    }

    Access person(String token) {
        Access access = access(token);
        if (!access.isPerson()) {
            throw new Refused(Fault.FORBIDDEN, "only somebody with a seat can do this");
        }
        return access;
    }

    /** The host of the table. */
    Access host(String token) {
        Access access = person(token);
        if (!chairs().isHost(access.hash())) {
            throw new Refused(Fault.FORBIDDEN, "only the host of this table can do this", TableRules.HOST.id());
        }
        return access;
    }

    /** The person who holds this seat. */
    Access holder(String token, int seat) {
        Access access = person(token);
        if (!access.seats().contains(seat)) {
            throw notYours(seat);
        }
        return access;
    }

    private static Refused notYours(int seat) {
        return new Refused(Fault.FORBIDDEN, "seat " + seat + " is not yours", TableRules.HOLDER_DECIDES.id());
    }

    /** The other people who are here, by hashed token and name. */
    Map<String, String> others(String hash, Set<String> present) {
        Map<String, String> others = new LinkedHashMap<>();
        for (Chair chair : chairs().list()) {
            if (chair.isPersons() && !chair.isHeldBy(hash) && present.contains(chair.token())) {
                others.put(chair.token(), chair.name());
            }
        }
        return others;
    }

    Taken take(Optional<String> token, TakeSeat wanted) {
        if (!Tokens.isSame(row.invite(), wanted.invite())) {
            throw new Refused(Fault.FORBIDDEN, "this is not the invitation to this table");
        }
        if (!chairs().at(wanted.seat()).isOpen()) {
            throw new Refused(Fault.NOT_OFFERED, "seat " + wanted.seat() + " is taken");
        }
        Optional<String> known =
                token.filter(each -> chairs().person(Tokens.hash(each)).isPresent());
        String held = known.orElseGet(Tokens::fresh);
        String name = known.flatMap(each -> chairs().person(Tokens.hash(each))).orElseGet(() -> unused(wanted.name()));
        String hash = Tokens.hash(held);
        boolean isByHost = chairs().list().stream().anyMatch(chair -> chair.isHost() && chair.isHeldBy(hash));
        keep(chairs().with(wanted.seat(), chair -> chair.taken(name, hash, isByHost)));
        return new Taken(held, wanted.seat());
    }

    /** A name that nobody else at this table has. */
    private String unused(String wanted) {
        String name = PersonName.of(wanted);
        if (chairs().list().stream().anyMatch(chair -> chair.isPersons() && PersonName.isSame(chair.name(), name))) {
            throw new Refused(
                    Fault.WRONG, "somebody at this table is called " + name + " already", TableRules.OWN_NAME.id());
        }
        return name;
    }

    void lend(Access access, LendSeat wanted, Set<String> present) {
        Chair chair = chairs().at(wanted.seat());
        boolean isOthers = chair.isPersons() && !chair.isHeldBy(access.hash());
        if (isOthers && (wanted.bot().isEmpty() || present.contains(chair.token()))) {
            throw new Refused(
                    Fault.FORBIDDEN, "seat " + wanted.seat() + " is " + chair.name() + "'s", TableRules.LENT_SEAT.id());
        }
        if (!wanted.bot().isEmpty() && !BotKind.words().contains(wanted.bot())) {
            throw new Refused(Fault.WRONG, "a bot must be one of " + BotKind.words() + ", not " + wanted.bot());
        }
        keep(chairs().with(wanted.seat(), each -> each.withBot(wanted.bot())));
    }

    void leave(Access access, int seat, boolean isBetweenMissions, Set<String> present) {
        Chair chair = chairs().at(seat);
        if (chairs().isHost(access.hash())) {
            keep(chairs().with(seat, _ -> Chair.open(seat)));
            return;
        }
        boolean isAbandoned = chair.isPersons() && !present.contains(chair.token());
        if (!chair.isHeldBy(access.hash()) && isBetweenMissions && !isAbandoned) {
            throw new Refused(
                    Fault.FORBIDDEN,
                    "only the seat of somebody who is not here can be opened",
                    TableRules.ABANDONED_SEAT.id());
        }
        if (!chair.isHeldBy(access.hash()) && !isBetweenMissions) {
            throw notYours(seat);
        }
        keep(chairs().with(seat, _ -> Chair.open(seat)));
    }

    /** Another server may have changed the seats, so they are read again when they are next needed. */
    void doubt() {
        isInDoubt = true;
        people.clear();
    }

    private void keep(Chairs changed) {
        doubt();
        store.seat(row.id(), chairs.rows(), changed.rows());
        chairs = changed;
        isInDoubt = false;
    }
}
