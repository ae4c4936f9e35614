package redoubt.toy;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** The campaign of the gate: what follows after each mission, and how the record is shown. */
final class LongWatch {
    static final RuleId ROAD = rule("TY-CAMP-01");
    static final RuleId TORCH = rule("TY-CAMP-02");
    static final RuleId NOTCH = rule("TY-CAMP-03");
    static final RuleId BEACON = rule("TY-CAMP-04");
    static final RuleId FALLEN = rule("TY-CAMP-05");
    static final RuleId END = rule("TY-CAMP-06");
    static final RuleId RECORD = rule("TY-CAMP-07");
    static final int MOST_FALLEN = 3;

    static final CampaignCard CARD =
            new CampaignCard("TY-C01", "The long watch", List.of("TY-M01", "TY-M03", "TY-M02"), ROAD);

    private LongWatch() {}

    /** The keepers as the record of a set-up has them; empty if the mission is played alone. */
    static Optional<Muster> muster(SetUp setUp) {
        return record(setUp).map(record -> MusterPages.read(record, setUp));
    }

    private static Optional<CampaignRecord> record(SetUp setUp) {
        return CampaignRecord.of(setUp, List.of(CARD));
    }

    /** Tells of a keeper who falls, and of the end if it is one too many. */
    static void fall(Play<Gate> play, Muster muster, int keeper) {
        play.log(new ToyEvent.KeeperFell(FALLEN, keeper));
        if (muster.fallen().size() + 1 >= MOST_FALLEN) {
            play.log(new ToyEvent.WatchEnded(END, false));
        }
    }

    static Optional<SetUp> sequel(SetUp setUp, State<Gate> end) {
        if (!end.isOver()) {
            return Optional.empty();
        }
        return record(setUp).flatMap(record -> {
            Muster muster = end.table().muster().orElseThrow();
            return end.isWon() ? written(record.withWon(), muster, setUp) : again(record, muster, end.table(), setUp);
        });
    }

    private static Optional<SetUp> again(CampaignRecord record, Muster muster, Gate lost, SetUp setUp) {
        int keeper = IntStream.rangeClosed(1, lost.wounds().size())
                .filter(each -> lost.wounds().get(each - 1) >= Gate.FATAL)
                .findFirst()
                .orElseThrow();
        Muster after = muster.withFallen(keeper, lost.round());
        return after.fallen().size() < MOST_FALLEN ? written(record, after, setUp) : Optional.empty();
    }

    private static Optional<SetUp> written(CampaignRecord record, Muster muster, SetUp setUp) {
        return record.withPages(MusterPages.write(muster)).sequel(setUp);
    }

    static CampaignView view(Gate gate, Muster muster) {
        List<CampaignView.Sheet> sheets = new ArrayList<>();
        for (int keeper = 1; keeper <= muster.notches().size(); keeper++) {
            boolean hasTorch = gate.torches().get(keeper - 1);
            sheets.add(new CampaignView.Sheet(
                    ToyGame.mark(keeper),
                    keeper,
                    List.of(
                            new CampaignView.Track(
                                    "notches",
                                    muster.notches().get(keeper - 1),
                                    CARD.missions().size()),
                            new CampaignView.Things(
                                    "kept", hasTorch ? List.of(new Mark("thing", "torch")) : List.of()))));
        }
        List<Mark> changes = new ArrayList<>();
        muster.beacon().ifPresent(_ -> changes.add(new Mark("change", "beacon")));
        if (muster.notches().stream().anyMatch(count -> count > 0)) {
            changes.add(new Mark("change", "notches"));
        }
        return new CampaignView(
                sheets,
                muster.beacon().stream()
                        .map(lit -> new CampaignView.Found(new Mark("sign", "beacon"), lit, List.of()))
                        .toList(),
                muster.fallen().stream()
                        .map(one -> new CampaignView.Fallen(
                                ToyGame.mark(one.keeper()), one.mission(), one.round(), ToyGame.FALL))
                        .toList(),
                changes);
    }
}
