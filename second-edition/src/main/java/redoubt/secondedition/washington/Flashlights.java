package redoubt.secondedition.washington;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Settling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Play;

/**
 * What a survivor does with a flashlight at night: switch it on for an action, or for free with a search or with a shot at a near
 * zone; turn it with every action; switch it off (WZ-LIGHT-02 to WZ-LIGHT-06). It goes out when it is given away or discarded, when
 * its bearer falls, and at daybreak.
 */
public record Flashlights(int wall) implements ActionRuling, AfterEvent, Settling {
    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!Clock.isNight(table) || !hasSource(actor)) {
            return;
        }
        if (Lights.of(table).isOn(actor.id())) {
            menu.add(new LightOption(LightOption.Use.OFF, wall));
            if (TurnLight.isDue(actor.turn())) {
                menu.add(new LightOption(LightOption.Use.TURN, wall));
            }
        } else {
            menu.add(new LightOption(LightOption.Use.ON, wall));
            offerSearch(table, actor, menu);
        }
        offerShots(table, actor, menu);
    }

    private void offerSearch(Table table, Survivor actor, Menu menu) {
        if (menu.canPay(ActionKind.SEARCH, 1) && Search.isOpen(table, actor)) {
            for (String deck : Search.decks(table, actor)) {
                menu.add(new SearchByLight(deck, wall));
            }
        }
    }

    private void offerShots(Table table, Survivor actor, Menu menu) {
        ZoneSet lit = Lights.lit(table);
        for (AttackOption attack : Attacks.options(table, actor, List.of(ActionKind.RANGED), ZoneSet.EMPTY)) {
            if (attack.draft().range() <= 1
                    && !lit.contains(attack.draft().target().index())) {
                menu.add(new ShootByLight(attack, wall));
            }
        }
    }

    private static boolean hasSource(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().has(LightSource.class)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void settle(Play<Table> play) {
        List<Lights.Beam> beams = Lights.of(play.table()).beams();
        for (int i = 0; i < beams.size(); i++) {
            Survivor owner = play.table().survivor(beams.get(i).owner());
            if (!owner.isOnBoard() || !hasSource(owner)) {
                SwitchOff.out(play, WashingtonRules.SWITCH_OFF, owner.id());
            }
        }
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof WashingtonEvent.DayBroke) {
            for (Lights.Beam beam : Lights.of(play.table()).beams()) {
                SwitchOff.out(play, WashingtonRules.DAYLIGHT, beam.owner());
            }
        }
    }
}
