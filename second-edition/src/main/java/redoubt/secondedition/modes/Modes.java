package redoubt.secondedition.modes;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.CardBlocks;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.Series;
import redoubt.horde.mission.YesSetting;
import redoubt.horde.rulings.Eyesight;
import redoubt.kernel.RuleId;
import redoubt.secondedition.campaign.Beforehand;
import redoubt.secondedition.campaign.Without;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.sight.LineOfSight;

/** What a group may agree on before any mission. */
public final class Modes {
    private static final RuleId ULTRARED = new RuleId("Z2-ULTRA-01");
    private static final RuleId SERIES = new RuleId("WZ-KEEP-06");
    private static final RuleId DIFFICULTY = new RuleId("Z2-DIFF-01");
    private static final RuleId ADVANCED = new RuleId("WZ-ADV-01");
    private static final RuleId DARK_ZONES = new RuleId("Z2-DARK-01");
    private static final List<CardBlocks.Block> BLOCKS = List.of(
            new CardBlocks.Block("easy", 1, 18, true),
            new CardBlocks.Block("hard", 19, 36, true),
            new CardBlocks.Block("extra", 37, 40, false));

    private Modes() {}

    public static List<Mode> of(SecondEdition box) {
        List<Mode> modes = new ArrayList<>(List.of(
                YesSetting.ultrared(ULTRARED),
                new CardBlocks(DIFFICULTY, "zombie-cards", "zombies", box.print(), BLOCKS),
                new AbominationDeck(box.print().zombieKinds()),
                new AbominationFest(),
                new YesSetting(ADVANCED, "advanced-decks", Modes::withAllOutDice),
                new ClockAtStart(),
                new YesSetting(DARK_ZONES, "dark-zones", plan -> withDarkZones(plan, box.ground())),
                new Series(SERIES),
                new Without()));
        modes.addAll(Beforehand.modes());
        return List.copyOf(modes);
    }

    private static MissionPlan withAllOutDice(MissionPlan plan) {
        return plan.withRulings(plan.rulings().stream()
                .filter(ruling -> !(ruling instanceof PlainDecks))
                .toList());
    }

    private static MissionPlan withDarkZones(MissionPlan plan, Ground ground) {
        return plan.withRuling(new Eyesight(LineOfSight.withDarkZones(ground))).withRuling(new ShootingIntoTheDark());
    }
}
