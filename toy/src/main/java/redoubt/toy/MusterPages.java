package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;

/**
 * The pages of the long watch's record. A record that cannot have come about is refused.
 *
 * <pre>
 * keeper 1 = notches 2, torch
 * beacon = TY-M01
 * fallen = 2 TY-M03 4             keeper, mission, round
 * </pre>
 */
final class MusterPages {
    private static final String KEEPER = "keeper ";
    private static final String BEACON = "beacon";
    private static final String FALLEN = "fallen";
    private static final String TORCH = "torch";
    private static final Pattern NOTCHES = Pattern.compile("notches ([0-3])");
    private static final Pattern FALL = Pattern.compile("(\\d{1,2}) (\\S+) (\\d{1,4})");

    private final CampaignRecord record;
    private final SetUp setUp;

    private MusterPages(CampaignRecord record, SetUp setUp) {
        this.record = record;
        this.setUp = setUp;
    }

    static List<SetUp.Setting> write(Muster muster) {
        List<SetUp.Setting> pages = new ArrayList<>();
        for (int keeper = 1; keeper <= muster.notches().size(); keeper++) {
            List<String> values =
                    new ArrayList<>(List.of("notches " + muster.notches().get(keeper - 1)));
            if (muster.torches().get(keeper - 1)) {
                values.add(TORCH);
            }
            pages.add(new SetUp.Setting(KEEPER + keeper, values));
        }
        muster.beacon().ifPresent(lit -> pages.add(new SetUp.Setting(BEACON, List.of(lit))));
        if (!muster.fallen().isEmpty()) {
            pages.add(new SetUp.Setting(
                    FALLEN,
                    muster.fallen().stream()
                            .map(one -> one.keeper() + " " + one.mission() + " " + one.round())
                            .toList()));
        }
        return pages;
    }

    static Muster read(CampaignRecord record, SetUp setUp) {
        return record.pages().isEmpty() && record.won().isEmpty()
                ? Muster.first(setUp.mission(), setUp.seats())
                : new MusterPages(record, setUp).muster();
    }

    private Muster muster() {
        List<Integer> notches = new ArrayList<>();
        List<Boolean> torches = new ArrayList<>();
        for (int keeper = 1; keeper <= setUp.seats(); keeper++) {
            notches.add(notches(KEEPER + keeper));
            torches.add(hasTorch(KEEPER + keeper));
        }
        for (SetUp.Setting page : record.pages()) {
            if (!isKnown(page.name())) {
                throw wrong(page.name(), "the record of " + setUp.seats() + " keepers has no page " + page.name());
            }
        }
        return new Muster(setUp.mission(), notches, torches, beacon(), fallen());
    }

    private boolean isKnown(String page) {
        return page.equals(BEACON)
                || page.equals(FALLEN)
                || page.matches(KEEPER + "\\d{1,2}")
                        && Integer.parseInt(page.substring(KEEPER.length())) <= setUp.seats();
    }

    private int notches(String page) {
        Matcher first =
                NOTCHES.matcher(values(page).isEmpty() ? "" : values(page).getFirst());
        if (!first.matches()) {
            throw wrong(page, page + " must begin with \"notches\" and a number up to 3, but says " + values(page));
        }
        int count = Integer.parseInt(first.group(1));
        if (count > record.won().size()) {
            throw wrong(
                    page,
                    page + " cannot have " + count + " notches after "
                            + record.won().size() + " missions won");
        }
        return count;
    }

    private boolean hasTorch(String page) {
        List<String> rest = values(page).subList(1, values(page).size());
        boolean hasTorch = rest.equals(List.of(TORCH));
        if (!hasTorch && !rest.isEmpty()) {
            throw wrong(page, "after the notches of " + page + " only \"torch\" may stand, not " + rest);
        }
        if (!hasTorch && record.won().isEmpty()) {
            throw wrong(page, page + " has no torch, though no mission is won");
        }
        return hasTorch;
    }

    private List<String> values(String page) {
        return record.page(page)
                .orElseThrow(
                        () -> wrong(page, "the table has " + setUp.seats() + " seats, but the record has no " + page));
    }

    private Optional<String> beacon() {
        return record.page(BEACON).map(lit -> {
            if (lit.size() != 1 || !record.won().contains(lit.getFirst())) {
                throw wrong(BEACON, "the beacon is lit in a mission that is won, not in " + lit);
            }
            return lit.getFirst();
        });
    }

    private List<Muster.Fallen> fallen() {
        List<Muster.Fallen> fallen = new ArrayList<>();
        for (String text : record.page(FALLEN).orElse(List.of())) {
            Matcher said = FALL.matcher(text);
            if (!said.matches() || !isReached(said.group(2))) {
                throw wrong(FALLEN, "expected a keeper, a mission played so far and a round but found " + text);
            }
            int keeper = Integer.parseInt(said.group(1));
            if (keeper < 1 || keeper > setUp.seats()) {
                throw wrong(FALLEN, "there is no keeper " + keeper + " to have fallen, only " + setUp.seats());
            }
            fallen.add(new Muster.Fallen(keeper, said.group(2), Integer.parseInt(said.group(3))));
        }
        if (fallen.size() >= LongWatch.MOST_FALLEN) {
            throw wrong(FALLEN, "the campaign is lost when " + LongWatch.MOST_FALLEN + " keepers have fallen");
        }
        return fallen;
    }

    private boolean isReached(String mission) {
        return record.won().contains(mission) || mission.equals(setUp.mission());
    }

    private static SetUpRefused wrong(String page, String reason) {
        return SetUpRefused.ofSetting(LongWatch.RECORD, CampaignRecord.setting(page), reason);
    }
}
