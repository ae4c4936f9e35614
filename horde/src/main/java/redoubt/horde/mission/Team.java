package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.SurvivorCard;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;

/** Which survivors play and who controls them, as agreed in the settings. */
record Team(List<Member> members) {
    /** The setting that names the survivors; {@code seat1}, {@code seat2} and so on say who controls them. */
    static final String SETTING = "survivors";

    /** A survivor and the seat that controls them. */
    record Member(SurvivorCard card, Seat seat) {}

    static Team of(Print print, MissionPlan plan, SetUp setUp) {
        List<List<String>> bySeat = bySeat(print, plan, setUp);
        List<Member> members = new ArrayList<>();
        for (int seat = 1; seat <= bySeat.size(); seat++) {
            for (String name : bySeat.get(seat - 1)) {
                SurvivorCard card = card(print, named(setUp, seat), name);
                for (Member other : members) {
                    if (other.card() == card) {
                        throw refused(print, named(setUp, seat), card.name() + " is chosen twice");
                    }
                }
                members.add(new Member(card, new Seat(seat)));
            }
            if (bySeat.get(seat - 1).isEmpty()) {
                throw refused(print, ofSeat(seat), "seat " + seat + " has no survivor");
            }
        }
        if (members.size() < plan.leastSurvivors() || members.size() > plan.mostSurvivors()) {
            throw refused(
                    print,
                    SETTING,
                    plan.card().title() + " is for " + number(plan) + " survivors, not " + members.size());
        }
        return new Team(List.copyOf(members));
    }

    private static String number(MissionPlan plan) {
        return plan.leastSurvivors() == plan.mostSurvivors()
                ? Integer.toString(plan.leastSurvivors())
                : plan.leastSurvivors() + " to " + plan.mostSurvivors();
    }

    private static List<List<String>> bySeat(Print print, MissionPlan plan, SetUp setUp) {
        for (SetUp.Setting setting : setUp.settings()) {
            if (setting.name().startsWith("seat")
                    && !isSeat(setUp, setting.name().substring(4))) {
                throw refused(
                        print, setting.name(), "there is no " + setting.name().replace("seat", "seat "));
            }
        }
        List<List<String>> agreed = new ArrayList<>();
        int spoken = 0;
        for (int seat = 1; seat <= setUp.seats(); seat++) {
            Optional<List<String>> values = setUp.values(ofSeat(seat));
            spoken += values.isPresent() ? 1 : 0;
            agreed.add(values.orElse(List.of()));
        }
        if (spoken == 0) {
            return shared(names(print, plan, setUp), setUp.seats());
        }
        Optional<List<String>> all = setUp.values(SETTING);
        if (all.isPresent()) {
            for (int seat = 1; seat <= agreed.size(); seat++) {
                List<String> names = agreed.get(seat - 1);
                if (!all.get().containsAll(names)) {
                    throw refused(print, ofSeat(seat), "the seats have other survivors than those chosen: " + names);
                }
            }
        }
        return agreed;
    }

    private static boolean isSeat(SetUp setUp, String number) {
        for (int seat = 1; seat <= setUp.seats(); seat++) {
            if (number.equals(Integer.toString(seat))) {
                return true;
            }
        }
        return false;
    }

    private static List<String> names(Print print, MissionPlan plan, SetUp setUp) {
        return setUp.values(SETTING)
                .orElseGet(() -> print.survivors().stream()
                        .limit(plan.mostSurvivors())
                        .map(SurvivorCard::name)
                        .toList());
    }

    /** The names, in order, divided among the seats as evenly as possible. */
    private static List<List<String>> shared(List<String> names, int seats) {
        List<List<String>> shared = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < seats; seat++) {
            int count = names.size() / seats + (seat < names.size() % seats ? 1 : 0);
            shared.add(names.subList(next, next + count));
            next += count;
        }
        return shared;
    }

    private static SurvivorCard card(Print print, String setting, String name) {
        for (SurvivorCard card : print.survivors()) {
            if (card.name().equals(name)) {
                return card;
            }
        }
        throw refused(
                print,
                setting,
                "there is no survivor named " + name + ", only "
                        + print.survivors().stream().map(SurvivorCard::name).toList());
    }

    /** The setting that gave a seat its survivors. */
    private static String named(SetUp setUp, int seat) {
        return setUp.values(ofSeat(seat)).isPresent() ? ofSeat(seat) : SETTING;
    }

    private static String ofSeat(int seat) {
        return "seat" + seat;
    }

    private static SetUpRefused refused(Print print, String setting, String reason) {
        return SetUpRefused.ofSetting(print.cite(Cite.SET_UP_SURVIVORS), setting, reason);
    }
}
