package redoubt.whitedeath;

import java.util.List;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.rulings.LeavesGame;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.cauldron.CauldronActions;
import redoubt.whitedeath.cauldron.Cauldrons;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.guards.GuardActions;
import redoubt.whitedeath.ladder.LadderActions;
import redoubt.whitedeath.vault.VaultWeapons;

/** The rulings of guards, cauldrons, rope ladders and vault weapons, for the edition to list. */
public final class Mechanisms {
    private Mechanisms() {}

    public static List<Ruling> of(WhiteDeath box) {
        Cauldrons cauldrons = new Cauldrons(
                box.print().token("cauldron"), box.ground(), box.gaits().cauldron());
        return List.of(
                new GuardActions(
                        box.print().ally("Guard"),
                        attack(box, ActionKind.MELEE),
                        attack(box, ActionKind.RANGED),
                        cauldrons),
                new CauldronActions(cauldrons),
                new LadderActions(box.print().token("ladder"), box.ground()),
                new VaultWeapons(WhiteDeath.VAULT_DECK),
                new LeavesGame(List.of(WhiteDeath.STARTING_DECK, WhiteDeath.VAULT_DECK)),
                new SurvivorsMustLive());
    }

    private static Equipment.Use attack(WhiteDeath box, ActionKind kind) {
        return box.guards().attacks().stream()
                .filter(use -> use.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("guards have no " + kind + " attack"));
    }
}
