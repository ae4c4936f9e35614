package redoubt.darkest.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Everything that the members of an acting group may do now (DD-ACT-02, DD-ACT-04, DD-DEC-21). */
public final class Offers {
    private Offers() {}

    public static List<Deed> of(Table table, List<Integer> members) {
        List<Deed> deeds = new ArrayList<>();
        for (int member : members) {
            Survivor survivor = table.survivor(member);
            if (survivor.isPlaying() && !survivor.effort().used().contains(Rest.DONE)) {
                List<Deed> own = deeds(table, survivor, members);
                deeds.addAll(own);
                if (!own.isEmpty()) {
                    deeds.add(new Rest(survivor.person()));
                }
            }
        }
        return deeds;
    }

    private static List<Deed> deeds(Table table, Survivor survivor, List<Integer> members) {
        List<Deed> deeds = new ArrayList<>();
        if (survivor.isEntrapped()) {
            deeds.addAll(BreakFree.offers(table, survivor));
        } else {
            deeds.addAll(Move.offers(table, survivor, members));
            deeds.addAll(Search.offers(table, survivor));
            deeds.addAll(Trade.offers(table, survivor));
            deeds.addAll(OpenDoor.offers(table, survivor));
            deeds.addAll(PutOutFire.offers(table, survivor));
            deeds.addAll(UseFunction.offers(table, survivor));
            deeds.addAll(OperateTerminal.offers(table, survivor));
            deeds.addAll(Fight.offers(table, survivor, false));
            deeds.addAll(BreakFree.helping(table, survivor, members));
            for (ExpansionRuling expansion : Expansions.of(table)) {
                deeds.addAll(expansion.deeds(table, survivor));
            }
        }
        deeds.addAll(Abilities.of(table, survivor).deeds());
        deeds.addAll(BuySkill.offers(survivor));
        return deeds;
    }
}
