package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that passes from one mission of a campaign to the next: the missions won and the pages that the game writes. It travels in
 * the settings of a set-up, so every journal can be replayed alone, and under a seal, so nobody plays on from a record changed by
 * hand. The first mission begins without one.
 *
 * <pre>
 * mission TY-M03
 * with campaign = TY-C01
 * with record.won = TY-M01
 * with record.keeper 1 = notches 1, torch
 * with record.seal = 5f0c1f3d2a9be871
 * </pre>
 */
public record CampaignRecord(CampaignCard campaign, List<String> won, List<SetUp.Setting> pages) {
    public static final String CAMPAIGN = "campaign";

    private static final String PREFIX = "record.";
    private static final String WON = PREFIX + "won";
    private static final String SEAL = PREFIX + "seal";

    public CampaignRecord {
        won = List.copyOf(won);
        pages = List.copyOf(pages);
    }

    /** The record that a set-up brings; empty if its mission is played alone. Refuses one that cannot be played on from. */
    public static Optional<CampaignRecord> of(SetUp setUp, List<CampaignCard> campaigns) {
        if (setUp.settings().isEmpty()) {
            return Optional.empty();
        }
        List<SetUp.Setting> written = setUp.settings().stream()
                .filter(setting -> setting.name().startsWith(PREFIX))
                .toList();
        if (setUp.values(CAMPAIGN).isEmpty()) {
            if (!written.isEmpty()) {
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_CAMPAIGN,
                        written.getFirst().name(),
                        "a record belongs to a campaign, and none is named");
            }
            return Optional.empty();
        }
        CampaignCard campaign = named(setUp.values(CAMPAIGN).get(), campaigns);
        List<SetUp.Setting> pages = written.stream()
                .filter(setting ->
                        !setting.name().equals(WON) && !setting.name().equals(SEAL))
                .map(setting -> new SetUp.Setting(setting.name().substring(PREFIX.length()), setting.values()))
                .toList();
        CampaignRecord record = new CampaignRecord(campaign, setUp.values(WON).orElse(List.of()), pages);
        record.requireInOrder(setUp.mission());
        if (!written.isEmpty() && !setUp.values(SEAL).equals(Optional.of(List.of(record.seal(setUp))))) {
            throw SetUpRefused.ofSetting(
                    TableRules.SEALED_RECORD,
                    SEAL,
                    "the record of the campaign is not as the last mission left it: its seal is missing or broken");
        }
        return Optional.of(record);
    }

    private static CampaignCard named(List<String> ids, List<CampaignCard> campaigns) {
        return campaigns.stream()
                .filter(card -> ids.equals(List.of(card.id())))
                .findFirst()
                .orElseThrow(() -> SetUpRefused.ofSetting(
                        TableRules.KNOWN_CAMPAIGN,
                        CAMPAIGN,
                        "there is no campaign " + String.join(", ", ids) + ", only "
                                + campaigns.stream().map(CampaignCard::id).toList()));
    }

    private void requireInOrder(String mission) {
        List<String> road = campaign.missions();
        for (String each : won) {
            if (!road.contains(each)) {
                throw SetUpRefused.ofSetting(
                        campaign.order(), WON, "this record is from another campaign: " + each + " is not in " + road);
            }
        }
        if (!won.equals(road.subList(0, Math.min(won.size(), road.size())))) {
            throw SetUpRefused.ofSetting(
                    campaign.order(), WON, "the missions of a campaign are won in the order " + road + ", not " + won);
        }
        if (won.contains(mission)) {
            throw SetUpRefused.ofMission(
                    campaign.order(), mission, mission + " is won already and cannot be played again for the record");
        }
        if (!next().equals(Optional.of(mission))) {
            throw SetUpRefused.ofMission(
                    campaign.order(),
                    mission,
                    "mission " + (won.size() + 1) + " of " + campaign.id() + " is " + next().orElse("none") + ", not "
                            + mission);
        }
    }

    /** The name of the setting in which a page travels, for a refusal. */
    public static String setting(String page) {
        return PREFIX + page;
    }

    /** Whether a setting belongs to a campaign rather than to the game that is played in it. */
    public static boolean isPart(SetUp.Setting setting) {
        return setting.name().equals(CAMPAIGN) || setting.name().startsWith(PREFIX);
    }

    /** The mission that is to be played now; empty if all are won. */
    public Optional<String> next() {
        return won.size() < campaign.missions().size()
                ? Optional.of(campaign.missions().get(won.size()))
                : Optional.empty();
    }

    /** What stands on a page; empty if there is none of this name. */
    public Optional<List<String>> page(String name) {
        return pages.stream()
                .filter(page -> page.name().equals(name))
                .findFirst()
                .map(SetUp.Setting::values);
    }

    /** The record with the mission at hand won. */
    public CampaignRecord withWon() {
        List<String> more = new ArrayList<>(won);
        more.add(next().orElseThrow());
        return new CampaignRecord(campaign, more, pages);
    }

    /** The same road with all pages written anew. */
    public CampaignRecord withPages(List<SetUp.Setting> written) {
        return new CampaignRecord(campaign, won, written);
    }

    /** The set-up of the next mission, otherwise agreed on as the last one was; empty if all are won. */
    public Optional<SetUp> sequel(SetUp last) {
        return next().map(mission -> {
            List<SetUp.Setting> settings = new ArrayList<>();
            last.settings().stream().filter(setting -> !isPart(setting)).forEach(settings::add);
            settings.add(new SetUp.Setting(CAMPAIGN, List.of(campaign.id())));
            if (!won.isEmpty()) {
                settings.add(new SetUp.Setting(WON, won));
            }
            pages.forEach(page -> settings.add(new SetUp.Setting(PREFIX + page.name(), page.values())));
            SetUp unsealed = new SetUp(last.game(), mission, last.seats(), settings);
            return unsealed.with(SEAL, seal(unsealed));
        });
    }

    /** The hash of everything that must stay as the last mission left it. */
    private String seal(SetUp setUp) {
        long hash = Fnv1a.line(Fnv1a.NOTHING, setUp.game());
        hash = Fnv1a.line(hash, setUp.mission());
        hash = Fnv1a.line(hash, campaign.id());
        hash = Fnv1a.line(hash, String.join(", ", won));
        for (SetUp.Setting page : pages) {
            hash = Fnv1a.line(hash, page.name() + " = " + String.join(", ", page.values()));
        }
        return Fnv1a.digits(hash);
    }
}
