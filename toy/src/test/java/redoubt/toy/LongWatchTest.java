package redoubt.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Agenda;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.testkit.Rule;

/** The rules of the long watch, one by one. */
class LongWatchTest {
    private final ToyGame game = new ToyGame();
    private final Engine<Gate> engine = new Engine<>(game);
    private final SetUp first = LongWatch.CARD.begin(SetUp.of("toy", "TY-M01").withSeats(2));

    private Gate begun(SetUp setUp) {
        return game.setUp(setUp, Luck.seeded(1)).table();
    }

    /** The mission as it ends at dawn with these wounds and torches. */
    private Progress<Gate> dawn(SetUp setUp, List<Integer> wounds, List<Boolean> torches) {
        Gate gate = new Gate(
                4, 2, 0, wounds, torches, List.of(), List.of(0), begun(setUp).muster());
        return engine.begin(State.laidOut(gate, Agenda.of(new PlayRound(true)), Luck.loaded()));
    }

    /** The mission as it ends in round 3 when this keeper falls. */
    private State<Gate> fall(SetUp setUp, int keeper) {
        return falling(setUp, keeper).state();
    }

    private Progress<Gate> falling(SetUp setUp, int keeper) {
        Gate gate = begun(setUp).withRound(3);
        List<Boolean> none = Collections.nCopies(gate.torches().size(), false);
        Gate hurt = new Gate(3, 0, 1, gate.wounds(), none, List.of(0), List.of(0), gate.muster())
                .withWound(keeper)
                .withWound(keeper);
        State<Gate> asked = engine.begin(State.laidOut(hurt, Agenda.of(new ShareOutBlow()), Luck.loaded()))
                .state();
        return engine.apply(asked, new Choice(new Seat(1), "suffer " + keeper));
    }

    private SetUp won(SetUp setUp, List<Integer> wounds, List<Boolean> torches) {
        return game.sequel(setUp, dawn(setUp, wounds, torches).state()).orElseThrow();
    }

    private SetUp wonUnhurt(SetUp setUp) {
        return won(setUp, List.of(0, 0), List.of(true, true));
    }

    private SetUp lost(SetUp setUp, int keeper) {
        return game.sequel(setUp, fall(setUp, keeper)).orElseThrow();
    }

    private Muster muster(SetUp setUp) {
        return begun(setUp).muster().orElseThrow();
    }

    @Test
    @Rule("TY-CAMP-01")
    void theMissionsFollowEachOther() {
        SetUp second = wonUnhurt(first);
        SetUp third = wonUnhurt(second);
        assertThat(List.of(first.mission(), second.mission(), third.mission()))
                .containsExactly("TY-M01", "TY-M03", "TY-M02");
        assertThat(lost(second, 1).mission()).as("lost").isEqualTo("TY-M03");
        assertThat(game.sequel(first, game.setUp(first, Luck.seeded(1))))
                .as("not over")
                .isEmpty();
        refused(new SetUp("toy", "TY-M01", 2, second.settings()), LongWatch.ROAD, "won already");
        refused(new SetUp("toy", "TY-M02", 2, second.settings()), LongWatch.ROAD, "mission 2 of TY-C01 is TY-M03");
    }

    @Test
    @Rule("TY-CAMP-02")
    void aThrownTorchIsGoneForTheRestOfTheCampaign() {
        SetUp second = won(first, List.of(1, 1), List.of(false, true));
        ToyEvent gone = new ToyEvent.TorchGone(LongWatch.TORCH, 1);
        assertThat(dawn(first, List.of(1, 1), List.of(false, true)).events()).contains(gone);
        assertThat(dawn(second, List.of(1, 1), List.of(false, true)).events())
                .as("gone before")
                .doesNotContain(gone);
        assertThat(begun(second).torches()).containsExactly(false, true);
        assertThat(game.interrupts(begun(second), new Seat(1))).isEmpty();
        assertThat(begun(lost(first, 2)).torches()).as("after a lost mission").containsExactly(true, true);
    }

    @Test
    @Rule("TY-CAMP-03")
    void anUnhurtKeeperCutsANotchAndHitsOnThree() {
        Progress<Gate> dawn = dawn(first, List.of(0, 2), List.of(true, true));
        assertThat(dawn.events()).contains(new ToyEvent.NotchCut(LongWatch.NOTCH, 1));
        SetUp second = game.sequel(first, dawn.state()).orElseThrow();
        assertThat(muster(second).notches()).containsExactly(1, 0);
        Gate gate = begun(second).withDead(2).withBars(9);
        assertThat(shot(gate, 1, 3)).isEqualTo(1);
        assertThat(shot(gate, 1, 2)).isEqualTo(2);
        assertThat(shot(gate, 2, 3)).as("without a notch").isEqualTo(2);
        assertThat(muster(wonUnhurt(second)).notches()).containsExactly(2, 1);
    }

    /** How many dead are left when a keeper shoots and rolls this. */
    private int shot(Gate gate, int keeper, int die) {
        Agenda<Gate> twice = Agenda.of(new KeeperActs(keeper), new KeeperActs(keeper));
        State<Gate> asked =
                engine.begin(State.laidOut(gate, twice, Luck.loaded(die))).state();
        return engine.apply(asked, new Choice(new Seat(keeper), "shoot"))
                .state()
                .table()
                .dead();
    }

    @Test
    @Rule("TY-CAMP-04")
    void aMissionWithoutABlowLightsTheBeaconOnce() {
        Progress<Gate> dawn = dawn(first, List.of(0, 0), List.of(true, true));
        assertThat(dawn.events()).contains(new ToyEvent.BeaconLit(LongWatch.BEACON));
        assertThat(begun(first).bars()).isEqualTo(2);
        SetUp second = game.sequel(first, dawn.state()).orElseThrow();
        assertThat(begun(second).bars()).isEqualTo(3);
        Progress<Gate> again = dawn(second, List.of(0, 0), List.of(true, true));
        assertThat(again.events()).doesNotContain(new ToyEvent.BeaconLit(LongWatch.BEACON));
        SetUp third = game.sequel(second, again.state()).orElseThrow();
        assertThat(muster(third).beacon()).as("where it was lit first").contains("TY-M01");
        assertThat(begun(won(first, List.of(0, 1), List.of(true, true))).bars())
                .as("after a blow")
                .isEqualTo(2);
    }

    @Test
    @Rule("TY-CAMP-05")
    void afterALostMissionOnlyTheFallenKeeperIsReplaced() {
        SetUp second = won(first, List.of(0, 0), List.of(false, false));
        SetUp again = lost(second, 2);
        assertThat(muster(again).notches()).containsExactly(1, 0);
        assertThat(muster(again).torches()).containsExactly(false, true);
        assertThat(muster(again).beacon()).contains("TY-M01");
        assertThat(muster(again).fallen()).containsExactly(new Muster.Fallen(2, "TY-M03", 3));
    }

    @Test
    @Rule("TY-CAMP-06")
    void theCampaignEndsWithTheLastMissionOrTheThirdFallenKeeper() {
        SetUp third = wonUnhurt(wonUnhurt(first));
        Progress<Gate> last = dawn(third, List.of(0, 0), List.of(true, true));
        assertThat(last.state().status()).isEqualTo(new Status.Won(ToyGame.DAWN));
        assertThat(last.events()).contains(new ToyEvent.WatchEnded(LongWatch.END, true));
        assertThat(game.sequel(third, last.state())).isEmpty();
        SetUp twoFell = lost(lost(first, 1), 1);
        assertThat(game.sequel(twoFell, fall(twoFell, 2))).isEmpty();
        assertThat(falling(twoFell, 2).events()).contains(new ToyEvent.WatchEnded(LongWatch.END, false));
        assertThat(falling(first, 2).events())
                .contains(new ToyEvent.KeeperFell(LongWatch.FALLEN, 2))
                .doesNotContain(new ToyEvent.WatchEnded(LongWatch.END, false));
        assertThat(wonUnhurt(twoFell).mission()).as("but two are borne").isEqualTo("TY-M03");
    }

    @Test
    @Rule("TY-CAMP-07")
    void aRecordThatContradictsItselfIsRefused() {
        SetUp second = won(first, List.of(0, 1), List.of(true, true));
        UnaryOperator<Muster> same = UnaryOperator.identity();
        assertThat(begun(forged(second, same))).isEqualTo(begun(second));
        refused(forged(second, muster -> muster.withNotch(1)), LongWatch.RECORD, "cannot have 2 notches");
        refused(
                forged(
                        second,
                        muster -> new Muster("", List.of(0, 0), List.of(true, true), beacon("TY-M02"), List.of())),
                LongWatch.RECORD,
                "the beacon is lit in a mission that is won");
        refused(
                forged(
                        second,
                        muster -> muster.withFallen(1, 1).withFallen(1, 2).withFallen(2, 3)),
                LongWatch.RECORD,
                "3 keepers have fallen");
        refused(
                forged(first, muster -> muster.withTorches(List.of(true, false))),
                LongWatch.RECORD,
                "keeper 2 has no torch");
        refused(
                new SetUp("toy", "TY-M03", 3, second.settings()),
                LongWatch.RECORD,
                "3 seats, but the record has no keeper 3");
        refused(new SetUp("toy", "TY-M03", 1, second.settings()), LongWatch.RECORD, "no page keeper 2");
    }

    @Test
    @Rule("TY-CAMP-07")
    void aRecordThatCannotBeReadIsRefused() {
        for (String page : List.of("notch 1", "notches 9")) {
            refused(written(new SetUp.Setting("keeper 1", List.of(page))), LongWatch.RECORD, "must begin with");
        }
        refused(written(new SetUp.Setting("keeper 1", List.of())), LongWatch.RECORD, "must begin with");
        refused(
                written(new SetUp.Setting("keeper 1", List.of("notches 0", "sword"))),
                LongWatch.RECORD,
                "only \"torch\" may stand");
        SetUp.Setting keeper = new SetUp.Setting("keeper 1", List.of("notches 0", "torch"));
        refused(written(keeper, new SetUp.Setting("cats", List.of("3"))), LongWatch.RECORD, "no page cats");
        for (String fall : List.of("somebody", "1 TY-M02 3")) {
            refused(
                    written(keeper, new SetUp.Setting("fallen", List.of(fall))),
                    LongWatch.RECORD,
                    "expected a keeper, a mission played so far and a round");
        }
        refused(written(keeper, new SetUp.Setting("fallen", List.of("4 TY-M01 3"))), LongWatch.RECORD, "no keeper 4");
        refused(written(keeper, new SetUp.Setting("beacon", List.of())), LongWatch.RECORD, "the beacon is lit");
    }

    private static Optional<String> beacon(String mission) {
        return Optional.of(mission);
    }

    /** A set-up whose record was changed and sealed again, as only a program can do it. */
    private SetUp forged(SetUp setUp, UnaryOperator<Muster> change) {
        return sealed(setUp, MusterPages.write(change.apply(muster(setUp))));
    }

    /** The second mission of one keeper with these pages. */
    private SetUp written(SetUp.Setting... pages) {
        SetUp alone = LongWatch.CARD.begin(SetUp.of("toy", "TY-M01"));
        return sealed(
                game.sequel(alone, dawn(alone, List.of(1), List.of(true)).state())
                        .orElseThrow(),
                List.of(pages));
    }

    private static SetUp sealed(SetUp setUp, List<SetUp.Setting> pages) {
        CampaignRecord record =
                CampaignRecord.of(setUp, List.of(LongWatch.CARD)).orElseThrow();
        return record.withPages(pages).sequel(setUp).orElseThrow();
    }

    private void refused(SetUp setUp, RuleId rule, String reason) {
        SetUpRefused refused = catchThrowableOfType(SetUpRefused.class, () -> game.setUp(setUp, Luck.seeded(1)));
        assertThat(refused).as("%s", setUp).isNotNull();
        assertThat(refused.rule()).isEqualTo(rule);
        assertThat(refused.reason()).contains(reason);
    }

    @Test
    @Rule("TY-CAMP-01")
    void aMissionAloneKeepsNothing() {
        SetUp alone = SetUp.of("toy", "TY-M01").withSeats(2);
        assertThat(begun(alone).muster()).isEmpty();
        assertThat(begun(alone).bars()).isEqualTo(2);
        assertThat(begun(alone).torches()).containsExactly(true, true);
        Progress<Gate> dawn = dawn(alone, List.of(0, 0), List.of(true, true));
        assertThat(dawn.events()).hasSize(1);
        assertThat(game.sequel(alone, dawn.state())).isEmpty();
        assertThat(game.campaignView(dawn.state())).isEmpty();
    }

    @Test
    void theRecordIsShownAsItStands() {
        SetUp second = lost(won(first, List.of(0, 0), List.of(false, true)), 2);
        State<Gate> begun = game.setUp(second, Luck.seeded(1));
        CampaignView view = game.campaignView(begun).orElseThrow();
        assertThat(view.sheets().getFirst())
                .isEqualTo(new CampaignView.Sheet(
                        new Mark("keeper", "1"),
                        1,
                        List.of(new CampaignView.Track("notches", 1, 3), new CampaignView.Things("kept", List.of()))));
        assertThat(view.sheets().get(1).lines())
                .containsExactly(
                        new CampaignView.Track("notches", 0, 3),
                        new CampaignView.Things("kept", List.of(new Mark("thing", "torch"))));
        assertThat(view.found())
                .containsExactly(new CampaignView.Found(new Mark("sign", "beacon"), "TY-M01", List.of()));
        assertThat(view.fallen())
                .containsExactly(new CampaignView.Fallen(new Mark("keeper", "2"), "TY-M03", 3, ToyGame.FALL));
        assertThat(view.changes()).extracting(Mark::id).containsExactly("beacon", "notches");
    }
}
