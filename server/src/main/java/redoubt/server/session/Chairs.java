package redoubt.server.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import redoubt.kernel.Decision;
import redoubt.kernel.Seat;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Holder;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.store.SeatRow;

/** The chairs around a table in the order of their seats. */
record Chairs(List<Chair> list) {
    Chairs {
        list = List.copyOf(list);
    }

    static Chairs of(List<SeatRow> rows) {
        return new Chairs(rows.stream().map(Chair::of).toList());
    }

    List<SeatRow> rows() {
        return list.stream().map(Chair::row).toList();
    }

    Chair at(int seat) {
        if (seat < 1 || seat > list.size()) {
            throw new Refused(Fault.UNKNOWN, "there is no seat " + seat + ", only 1 to " + list.size());
        }
        return list.get(seat - 1);
    }

    Chairs with(int seat, UnaryOperator<Chair> change) {
        List<Chair> changed = new ArrayList<>(list);
        changed.set(seat - 1, change.apply(at(seat)));
        return new Chairs(changed);
    }

    /** The name of the person with this token; empty if nobody here has it. */
    Optional<String> person(String hash) {
        return list.stream()
                .filter(chair -> chair.isHeldBy(hash))
                .map(Chair::name)
                .findFirst();
    }

    /** The name under which a choice for a seat is kept: its person's or its bot's. */
    String chooserOf(int seat) {
        return list.stream()
                .filter(chair -> chair.seat() == seat)
                .map(chair -> chair.isPersons() ? chair.name() : BotTurns.name(chair.bot()))
                .findFirst()
                .orElse("");
    }

    List<Integer> seatsOf(String hash) {
        return list.stream()
                .filter(chair -> chair.isHeldBy(hash))
                .map(Chair::seat)
                .toList();
    }

    /** Whether this token is the host's: of whoever opened the table or, if they have left, of the person in the lowest seat. */
    boolean isHost(String hash) {
        Stream<Chair> people = list.stream().filter(Chair::isPersons);
        return people.min(Comparator.comparing(Chair::isHost).reversed().thenComparing(Chair::seat))
                .filter(host -> host.isHeldBy(hash))
                .isPresent();
    }

    boolean hasPeople() {
        return list.stream().anyMatch(chair -> chair.isPersons() && !chair.isBotPlaying());
    }

    /** The bot that must answer, if no person and no open chair can. */
    Optional<Chair> botFor(Decision<?> decision) {
        List<Chair> asked = list.stream()
                .filter(chair -> decision.seats().contains(new Seat(chair.seat())))
                .toList();
        return !asked.isEmpty() && asked.stream().allMatch(Chair::isBotPlaying)
                ? Optional.of(asked.getFirst())
                : Optional.empty();
    }

    /** The bot of a seat that is asked; refuses any other seat. */
    Chair askedBot(int seat, Optional<Decision<?>> decision) {
        Chair chair = at(seat);
        boolean isAsked = decision.isPresent() && decision.get().seats().contains(new Seat(seat));
        if (!chair.isBotPlaying() || !isAsked) {
            throw new Refused(
                    Fault.NOT_OFFERED,
                    chair.isBotPlaying()
                            ? "the bot of seat " + seat + " is not asked now"
                            : "no bot plays for seat " + seat,
                    TableRules.LET_BOT_ACT.id());
        }
        return chair;
    }

    List<SeatCard> cards(Set<String> present, Orders orders) {
        return list.stream()
                .map(chair -> new SeatCard(
                        chair.seat(),
                        chair.isPersons() ? Holder.PERSON : chair.isBotPlaying() ? Holder.BOT : Holder.OPEN,
                        chair.name(),
                        chair.isPersons() && present.contains(chair.token()),
                        chair.isBotPlaying() ? Optional.of(chair.bot()) : Optional.empty(),
                        orders.cards(chair.seat())))
                .toList();
    }
}
