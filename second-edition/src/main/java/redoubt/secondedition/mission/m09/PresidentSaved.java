package redoubt.secondedition.mission.m09;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.campaign.Acquaintances;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.mission.ending.RewardTeam;

/** A victory with the President off the board alive brings everybody an achievement and experience (WZ-M09R-03). */
public record PresidentSaved() implements EndOfGame {
    private static final RewardTeam REWARD =
            new RewardTeam(new RuleId("WZ-M09R-03"), 1, Optional.of("commander-in-chief"));

    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        boolean isSafe = Retinue.of(table).fate(Acquaintances.PRESIDENT).equals(Optional.of(Retinue.Fate.SAFE));
        return isSafe ? List.of(REWARD) : List.of();
    }
}
