package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/**
 * The player of somebody who died chooses another survivor, who begins with a new sheet; with nobody left to choose, the campaign is
 * lost (WZ-KO-06, WZ-CAMP-09).
 */
record ChooseSuccessor(SurvivorId dead) implements Question<Table, ChooseSuccessor.Successor> {
    /** This survivor takes the place; nobody does if there is no one left. */
    record Successor(List<String> survivor) implements Option {
        Successor {
            survivor = List.copyOf(survivor);
        }

        @Override
        public String key() {
            return survivor.isEmpty() ? "nobody is left" : "successor " + survivor.getFirst();
        }

        @Override
        public List<Mark> marks() {
            return survivor.stream().map(MarkKind.SURVIVOR::mark).toList();
        }
    }

    @Override
    public Decision<Successor> decision(Table table) {
        Chronicle chronicle = Chronicle.of(table);
        List<Successor> others = table.print().survivors().stream()
                .map(SurvivorCard::name)
                .filter(name -> !chronicle.isDead(name) && !chronicle.isSuccessor(name) && !isInTeam(table, name))
                .map(name -> new Successor(List.of(name)))
                .toList();
        return new Decision<>(
                CampaignRules.SUCCESSOR,
                table.seatOf(dead),
                others.isEmpty() ? List.of(new Successor(List.of())) : others);
    }

    private static boolean isInTeam(Table table, String name) {
        return table.survivors().stream().map(Survivor::name).anyMatch(name::equals);
    }

    @Override
    public void answer(Successor chosen, Play<Table> play) {
        if (chosen.survivor().isEmpty()) {
            play.then(new LoseCampaign(CampaignRules.NOBODY_SUCCEEDS));
            return;
        }
        String successor = chosen.survivor().getFirst();
        Table table = Sheets.with(play.table(), dead, Sheet.successor(successor, dead.name()));
        play.table(table.with(Chronicle.of(table).with(new Chronicle.Succession(dead.name(), successor))));
        play.log(new CampaignEvent.SuccessorChosen(CampaignRules.SUCCESSOR, dead, successor));
    }
}
