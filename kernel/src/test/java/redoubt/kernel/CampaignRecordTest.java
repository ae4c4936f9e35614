package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What passes from mission to mission, and which records are refused by which rule. */
class CampaignRecordTest {
    private static final RuleId ORDER = RuleId.rule("WL-CAMP-01");
    private static final CampaignCard CAMPAIGN =
            new CampaignCard("C", "The dry summer", List.of("M1", "M2", "M3"), ORDER);
    private static final List<CampaignCard> CAMPAIGNS =
            List.of(CAMPAIGN, new CampaignCard("D", "Another", List.of("M1", "M2"), ORDER));

    private final SetUp first =
            CAMPAIGN.begin(SetUp.of("well", "M2").withSeats(2).with("rope", "long"));

    private static Optional<CampaignRecord> read(SetUp setUp) {
        return CampaignRecord.of(setUp, CAMPAIGNS);
    }

    /** The second mission after the first one was won with two buckets. */
    private SetUp second() {
        return read(first)
                .orElseThrow()
                .withWon()
                .withPages(List.of(new SetUp.Setting("buckets", List.of("2", "old"))))
                .sequel(first)
                .orElseThrow();
    }

    private static void isRefused(SetUp setUp, RuleId rule, String part, String reason) {
        SetUpRefused refused = catchThrowableOfType(SetUpRefused.class, () -> read(setUp));
        assertThat(refused).as("%s", setUp).isNotNull();
        assertThat(refused.rule()).isEqualTo(rule);
        assertThat(refused.about().id()).isEqualTo(part);
        assertThat(refused.reason()).contains(reason);
    }

    private static SetUp mission(SetUp setUp, String mission) {
        return new SetUp(setUp.game(), mission, setUp.seats(), setUp.settings());
    }

    @Test
    void aCampaignBeginsWithItsFirstMissionAndWithoutARecord() {
        assertThat(first.mission()).isEqualTo("M1");
        assertThat(first.value("rope")).contains("long");
        assertThat(read(first)).contains(new CampaignRecord(CAMPAIGN, List.of(), List.of()));
        assertThat(read(SetUp.of("well", "M2"))).as("played alone").isEmpty();
    }

    @Test
    void theRecordIsReadBackFromTheNextSetUp() {
        assertThat(second().mission()).isEqualTo("M2");
        assertThat(second().seats()).isEqualTo(2);
        assertThat(second().value("rope")).contains("long");
        CampaignRecord record = read(second()).orElseThrow();
        assertThat(record.won()).containsExactly("M1");
        assertThat(record.page("buckets")).contains(List.of("2", "old"));
        assertThat(record.page("ropes")).isEmpty();
    }

    @Test
    void aLostMissionFollowsItselfAndTheLastOneNothing() {
        CampaignRecord record = read(second()).orElseThrow();
        assertThat(record.sequel(second())).contains(second());
        SetUp third = record.withWon().sequel(second()).orElseThrow();
        assertThat(third.mission()).isEqualTo("M3");
        assertThat(read(third).orElseThrow().withWon().sequel(third)).isEmpty();
    }

    @Test
    void aRecordThatWasChangedByHandIsRefused() {
        RuleId sealed = TableRules.SEALED_RECORD;
        isRefused(second().with("record.buckets", "3", "old"), sealed, "record.seal", "seal");
        isRefused(second().with("record.buckets"), sealed, "record.seal", "seal");
        isRefused(second().with("record.more", "1"), sealed, "record.seal", "seal");
        isRefused(second().with("record.seal", "0123456789abcdef"), sealed, "record.seal", "seal");
        isRefused(second().with("record.seal"), sealed, "record.seal", "seal");
        isRefused(second().with("campaign", "D"), sealed, "record.seal", "seal");
        SetUp otherGame = new SetUp("pond", "M2", 2, second().settings());
        isRefused(otherGame, sealed, "record.seal", "seal");
        assertThat(read(second().with("rope", "short"))).as("no part of it").isPresent();
    }

    @Test
    void aMissionOutOfOrderIsRefusedByTheRuleOfTheCampaign() {
        isRefused(mission(second(), "M1"), ORDER, "M1", "won already");
        isRefused(mission(second(), "M3"), ORDER, "M3", "mission 2 of C is M2");
        isRefused(mission(first, "M2"), ORDER, "M2", "mission 1 of C is M1");
        isRefused(mission(first, "M7"), ORDER, "M7", "mission 1 of C is M1");
        isRefused(second().with("record.won", "M2"), ORDER, "record.won", "in the order");
        isRefused(second().with("record.won", "M1", "M2", "M3", "M1"), ORDER, "record.won", "in the order");
        isRefused(mission(second().with("record.won", "M1", "M2", "M3"), "M7"), ORDER, "M7", "is none");
    }

    @Test
    void aRecordWithoutItsCampaignOrOfAnotherOneIsRefused() {
        RuleId known = TableRules.KNOWN_CAMPAIGN;
        isRefused(first.with("campaign", "E"), known, "campaign", "no campaign E");
        isRefused(first.with("campaign", "C", "D"), known, "campaign", "no campaign C, D");
        isRefused(first.with("campaign"), known, "campaign", "no campaign");
        isRefused(SetUp.of("well", "M1").with("record.won", "M1"), known, "record.won", "none is named");
        isRefused(second().with("record.won", "X1"), ORDER, "record.won", "another campaign");
    }

    @Test
    void onlyItsOwnSettingsArePartOfACampaign() {
        assertThat(second().settings().stream().filter(CampaignRecord::isPart).map(SetUp.Setting::name))
                .containsExactly("campaign", "record.won", "record.buckets", "record.seal");
        assertThat(CampaignRecord.setting("buckets")).isEqualTo("record.buckets");
    }
}
