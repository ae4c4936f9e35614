package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;

/** Those in the attacked zone who may be hit by misses, and those who cannot be. */
record Friends(List<SurvivorId> exposed, List<SurvivorId> safe, int allies, int safeAllies) {
    static Friends of(Table table, Draft draft) {
        int zone = draft.target().index();
        List<SurvivorId> exposed = new ArrayList<>();
        List<SurvivorId> safe = new ArrayList<>();
        for (Survivor survivor : table.survivorsIn(zone)) {
            boolean isShooter = !draft.isByAllies() && survivor.id().equals(draft.survivor());
            (isShooter || isSafe(table, survivor, draft) ? safe : exposed).add(survivor.id());
        }
        int present = table.allies().count(zone);
        int shooting = draft.from().equals(draft.target()) ? Math.min(present, draft.allies()) : 0;
        return new Friends(List.copyOf(exposed), List.copyOf(safe), present - shooting, shooting);
    }

    private static boolean isSafe(Table table, Survivor survivor, Draft draft) {
        for (AttackRuling ruling : Rulings.of(table, survivor, AttackRuling.HOOK)) {
            if (ruling.isSafeFromFriendlyFire(table, survivor, draft)) {
                return true;
            }
        }
        return false;
    }

    boolean isNobody() {
        return exposed.isEmpty() && allies == 0;
    }

    Friends sparing(SurvivorId spared) {
        List<SurvivorId> fewer = new ArrayList<>(exposed);
        fewer.remove(spared);
        List<SurvivorId> more = new ArrayList<>(safe);
        more.add(spared);
        return new Friends(List.copyOf(fewer), List.copyOf(more), allies, safeAllies);
    }

    Friends sparingAllies() {
        return new Friends(exposed, safe, 0, safeAllies + allies);
    }
}
