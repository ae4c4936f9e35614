package redoubt.secondedition.campaign;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Step;

/**
 * What follows a mission of the campaign, after those who lie there are saved, the ending is written and the keep rolls are made: bonus
 * actions return, the dead are struck off and successors chosen (WZ-CAMP-06). After a defeat only the dead count (WZ-CAMP-08), and
 * with nobody left in play the whole campaign is lost (WZ-KO-07).
 */
record EndOfMission(boolean isLast) implements EndOfGame {
    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        return List.of(new CloseSheets(isLast), new StrikeOffTheDead(!isLast));
    }

    @Override
    public List<Step<Table>> aftermath(Table table) {
        return isAnyoneLeft(table)
                ? List.of(new StrikeOffTheDead(true))
                : List.of(new StrikeOffTheDead(false), new LoseCampaign(CampaignRules.NOBODY_LEFT));
    }

    private static boolean isAnyoneLeft(Table table) {
        return table.survivors().stream().anyMatch(survivor -> survivor.presence() != Survivor.Presence.ELIMINATED);
    }
}
