package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.Campaign;
import redoubt.horde.mission.KeepRolls;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.MissionSetUp;
import redoubt.horde.mission.Series;
import redoubt.horde.mission.Starting;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;

/** The campaign of ten missions: the team sets out with its sheets, and what a mission has left on them goes on to the next. */
public record InfectedState(CampaignCard card, Print print) implements Campaign {
    private static final String ID = "WZ-C01";
    private static final String TITLE = "Infected State";
    private static final List<String> ROAD =
            List.of("WZ-M01", "WZ-M02", "WZ-M03", "WZ-M04", "WZ-M05", "WZ-M06", "WZ-M07", "WZ-M08", "WZ-M09", "WZ-M10");

    /** The campaign of a box that has all its missions; none if one is missing. */
    public static List<Campaign> of(Print print, List<MissionPlan> missions) {
        List<String> known = missions.stream().map(MissionPlan::id).toList();
        return known.containsAll(ROAD) ? List.of(along(print, ROAD)) : List.of();
    }

    /** The campaign with another road. */
    static InfectedState along(Print print, List<String> road) {
        return new InfectedState(new CampaignCard(ID, TITLE, road, CampaignRules.ORDER), print);
    }

    /** The number of a mission on the road; 0 for a mission that is not part of the campaign. */
    static int number(String mission) {
        return ROAD.indexOf(mission) + 1;
    }

    /** The settings for missions alone, which have no place in a campaign. */
    private static final List<String> ALONE =
            List.of(Series.SETTING, Without.SETTING, Beforehand.ACHIEVEMENTS, Beforehand.KEYWORDS);

    private boolean isLast(String mission) {
        return card.missions().getLast().equals(mission);
    }

    @Override
    public MissionPlan applied(MissionPlan plan, CampaignRecord record, SetUp setUp) {
        refuseAlone(setUp);
        Standing standing = standing(record, setUp, MissionSetUp.team(print, plan, setUp));
        List<Ruling> rulings = new ArrayList<>(plan.rulings());
        SheetRules.RULINGS.stream().filter(rule -> !rulings.contains(rule)).forEach(rulings::add);
        if (!isLast(plan.id())) {
            rulings.add(new KeepRolls());
        }
        rulings.add(new EndOfMission(isLast(plan.id())));
        MissionPlan played = plan.withRulings(rulings).withStarting(starting(plan.starting(), standing.sheets()));
        for (Annexes.Annex brought : standing.annexes()) {
            played = played.withAnnex(brought);
        }
        return played;
    }

    private static void refuseAlone(SetUp setUp) {
        for (String setting : ALONE) {
            if (setUp.values(setting).isPresent()) {
                throw SetUpRefused.ofSetting(
                        CampaignRules.ALONE, setting, setting + " is for a mission alone, not for the campaign");
            }
        }
    }

    private Standing standing(CampaignRecord record, SetUp setUp, List<String> team) {
        return record.pages().isEmpty() && record.won().isEmpty()
                ? Standing.first(team)
                : new RecordPages(record, print, setUp).read(team);
    }

    private Starting starting(Starting starting, Sheets sheets) {
        List<Starting.Kept> kept = new ArrayList<>();
        List<Starting.Learnt> learnt = new ArrayList<>();
        for (Sheet sheet : sheets.all()) {
            sheet.kept().forEach(name -> kept.add(new Starting.Kept(sheet.survivor(), name)));
            sheet.skills()
                    .forEach(name ->
                            learnt.add(new Starting.Learnt(sheet.survivor(), CampaignSkills.skill(print, name))));
        }
        return starting.withKept(kept).withLearnt(learnt);
    }

    /** After a victory all that stands on the sheets; after a defeat what stood there before, with successors for the dead. */
    @Override
    public Optional<SetUp> sequel(CampaignRecord record, SetUp setUp, State<Table> end) {
        Chronicle chronicle = Chronicle.of(end.table());
        if (chronicle.isLost()) {
            return Optional.empty();
        }
        SetUp next = Teams.after(setUp, end.table());
        List<String> before = Teams.names(end.table());
        Standing standing = end.isWon()
                ? Standing.of(end.table())
                : standing(record, setUp, before).after(chronicle);
        CampaignRecord after = end.isWon() ? record.withWon() : record;
        return after.withPages(RecordPages.write(standing, next)).sequel(next);
    }

    @Override
    public Optional<CampaignView> view(State<Table> state) {
        return state.table().annexes().find(Chronicle.class).map(_ -> new Showing(card, state).view());
    }
}
