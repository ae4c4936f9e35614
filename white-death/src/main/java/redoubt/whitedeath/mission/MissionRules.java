package redoubt.whitedeath.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.mission.CountObjectives;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveThroughExit;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.print.GoalsAndRules;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.edition.MissionPage;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.ladder.LadderActions;
import redoubt.whitedeath.mission.m00.EquipmentPiles;
import redoubt.whitedeath.mission.m01.BannerOfDragonBile;
import redoubt.whitedeath.mission.m01.EveryoneOnRamparts;
import redoubt.whitedeath.mission.m01.HoldDragonBile;
import redoubt.whitedeath.mission.m01.NoZombieOnRamparts;
import redoubt.whitedeath.mission.m02.NoCorruptionLeft;
import redoubt.whitedeath.mission.m02.TomesOfPurging;
import redoubt.whitedeath.mission.m04.BurnAllRedBuildings;
import redoubt.whitedeath.mission.m04.BurningBuildings;
import redoubt.whitedeath.mission.m05.BeaconInExit;
import redoubt.whitedeath.mission.m05.EmpressBeacon;
import redoubt.whitedeath.mission.m08.AllSpawnsAtBanner;
import redoubt.whitedeath.mission.m08.RelicsMoveSpawns;
import redoubt.whitedeath.mission.m09.EmpressInExit;
import redoubt.whitedeath.mission.m09.WalkingEmpress;
import redoubt.whitedeath.mission.rules.GuardsLeave;
import redoubt.whitedeath.mission.rules.GuardsMustLive;
import redoubt.whitedeath.mission.rules.LeaveWithAllGuards;
import redoubt.whitedeath.mission.rules.MissionIds;
import redoubt.whitedeath.mission.rules.Reward;
import redoubt.whitedeath.mission.rules.Rewards;
import redoubt.whitedeath.mission.rules.TakeAllVaultWeapons;
import redoubt.whitedeath.mission.rules.TakeBlueAndGreen;

/** The goals, rules and rewards that mission pages may name, and what each name stands for. */
public final class MissionRules {
    private static final String DRAGON_BILE = "Dragon Bile";
    private static final String GUARD = "Guard";
    private static final String EMPRESS = "Empress";
    private static final String RED = "red";
    private static final int POINTS = 5;

    private static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("TakeAllObjectives", mission -> new TakeAllObjectives(mission.objectives())),
            new Entry<>("HoldFourDragonBile", mission -> new HoldDragonBile(DRAGON_BILE, 4)),
            new Entry<>(
                    "EveryoneOnRamparts",
                    mission -> new EveryoneOnRamparts(mission.box().ground())),
            new Entry<>(
                    "NoZombieOnRamparts",
                    mission -> new NoZombieOnRamparts(mission.box().ground())),
            new Entry<>(
                    "NoCorruptionLeft",
                    mission -> new NoCorruptionLeft(
                            mission.box().ground(),
                            mission.objectives(RED),
                            mission.page().corruption().size())),
            new Entry<>(
                    "TakeAllVaultWeapons",
                    mission -> new TakeAllVaultWeapons(
                            WhiteDeath.VAULT_DECK,
                            mission.box().deck(WhiteDeath.VAULT_DECK).size())),
            new Entry<>("BurnAllRedBuildings", mission -> new BurnAllRedBuildings(mission.objectives(RED))),
            new Entry<>("BeaconInExit", mission -> new BeaconInExit(mission.token("beacon"), mission.token("exit"))),
            new Entry<>("TakeBlueAndGreen", mission -> new TakeBlueAndGreen(List.of("blue", "green"))),
            new Entry<>("LeaveWithAllGuards", mission -> new LeaveWithAllGuards(mission.guards())),
            new Entry<>("AllSpawnsAtBanner", mission -> new AllSpawnsAtBanner(mission.marker("banner"))),
            new Entry<>(
                    "BeaconInExitWithoutZombies",
                    mission -> new EmpressInExit(mission.ally(EMPRESS), mission.token("exit"))));

    private static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>(
                    "EquipmentPiles",
                    mission -> List.of(new EquipmentPiles(
                            WhiteDeath.EQUIPMENT_DECK, mission.page().objectiveZones()))),
            new Entry<>(
                    "BannerOfDragonBile",
                    mission -> List.of(new BannerOfDragonBile(
                            mission.token("banner"), mission.box().print().card(DRAGON_BILE)))),
            new Entry<>(
                    "TomesOfPurging",
                    mission -> List.of(new TomesOfPurging(
                            mission.objectives(RED), mission.box().ground(), mission.token("corruption")))),
            new Entry<>(
                    "BurningBuildings",
                    mission -> List.of(new BurningBuildings(mission.box().ground()))),
            new Entry<>(
                    "GuardsMustLive",
                    mission -> List.of(new GuardsMustLive(
                            mission.ally(GUARD),
                            MissionIds.guardsMustLive(mission.page().id())))),
            new Entry<>("EmpressBeacon", mission -> List.of(new EmpressBeacon(mission.token("beacon")))),
            new Entry<>(
                    "LeaveThroughExit",
                    mission -> List.of(
                            new LeaveThroughExit(mission.token("exit"), MissionIds.LEAVE),
                            new GuardsLeave(mission.ally(GUARD)))),
            new Entry<>("RelicsMoveSpawns", mission -> List.of(new RelicsMoveSpawns(mission.marker("banner")))),
            new Entry<>(
                    "WalkingEmpress",
                    mission -> List.of(new WalkingEmpress(mission.ally(EMPRESS), mission.token("beacon")))));

    private static final GoalsAndRules<Briefing> NAMES = new GoalsAndRules<>(GOALS, RULES);

    private static final List<Reward> REWARDS = List.of(
            new Reward.Adrenaline("Adrenaline", POINTS),
            new Reward.VaultWeapon("VaultWeapon", WhiteDeath.VAULT_DECK, 0),
            new Reward.VaultWeapon("VaultWeaponOrAdrenaline", WhiteDeath.VAULT_DECK, POINTS),
            new Reward.Token("TomeFragment", TomesOfPurging.FRAGMENT),
            new Reward.Token("TomeOfPurging", TomesOfPurging.TOME),
            new Reward.Token("Relic", RelicsMoveSpawns.RELIC),
            new Reward.Token("RopeLadder", LadderActions.CARRIED));

    private MissionRules() {}

    /** Complains about every goal, rule and reward of a mission that has a name nobody knows, and about one without a goal or a start. */
    public static void check(MissionText mission, Problems problems) {
        NAMES.check(mission, problems);
        List<String> rewards = REWARDS.stream().map(Reward::name).toList();
        for (Item line : mission.items("reward")) {
            line.words().stream().skip(1).forEach(reward -> problems.oneOf(reward, "reward", rewards));
        }
    }

    /** The rulings of a mission: its rules in the order of the page, what objectives give, and its goals. */
    public static List<Ruling> of(WhiteDeath box, MissionPage page) {
        Briefing mission = new Briefing(box, page);
        List<Ruling> rulings = new ArrayList<>();
        rulings.add(new CountObjectives());
        rulings.addAll(NAMES.rulings(page.head(), mission));
        rulings.add(rewards(page));
        List<Goal> goals = NAMES.goals(page.head(), mission);
        rulings.add(new MissionGoals(goals, MissionIds.victory(page.id()), MissionIds.outOfReach(page.id())));
        return List.copyOf(rulings);
    }

    private static Rewards rewards(MissionPage page) {
        List<Rewards.ForColour> all = new ArrayList<>();
        for (MissionPage.Reward line : page.rewards()) {
            List<Reward> rewards =
                    line.names().stream().map(MissionRules::reward).toList();
            all.add(new Rewards.ForColour(line.colour(), rewards, MissionIds.reward(page.id(), line.colour())));
        }
        return new Rewards(all);
    }

    private static Reward reward(String name) {
        return REWARDS.stream()
                .filter(reward -> reward.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no reward is called " + name));
    }
}
