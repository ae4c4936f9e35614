package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.house.Icon;
import redoubt.darkest.peril.BurnHouse;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * Survivors come into a room, together: they are placed, what they see is revealed, then the fire of a tile they had not been on
 * hurts them, then something may lurk there (DD-GAP-58, DD-GAP-30).
 */
public record EnterRoom(List<Integer> places, int room) implements Effect<Table> {
    public EnterRoom {
        places = List.copyOf(places);
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Integer> newcomers = new ArrayList<>();
        for (int place : places) {
            Survivor survivor = table.survivor(place);
            if (table.house().tile(survivor.room()) != table.house().tile(room)) {
                newcomers.add(place);
            }
            table = table.with(survivor.with(survivor.body().withRoom(room)));
        }
        play.table(table);
        for (ExpansionRuling expansion : Expansions.of(table)) {
            play.then(expansion.entered(table, places, newcomers, room));
        }
        if (!newcomers.isEmpty()) {
            play.then(new SufferFire(newcomers), new WakeLurker(table.house().tile(room)));
        }
    }

    /** Fire costs whoever enters a tile one health for each Burn marker, three if it is destroyed (DD-MOVE-05). */
    record SufferFire(List<Integer> places) implements Effect<Table> {
        private static final RuleId RULE = rule("DD-MOVE-05");

        SufferFire {
            places = List.copyOf(places);
        }

        @Override
        public void happen(Play<Table> play) {
            for (int place : places) {
                Survivor survivor = play.table().survivor(place);
                int tile = play.table().house().tile(survivor.room());
                int heat = play.table().blaze().heat(tile);
                boolean destroyed = play.table().blaze().isDestroyed(tile);
                boolean masked = survivor.effort().used().contains(BurnHouse.GAS_MASK);
                int loss = masked ? 0 : Abilities.of(play.table(), survivor).lossOnEntering(destroyed, heat);
                Harm.wound(play, place, loss, RULE);
            }
        }
    }

    /** With the advanced icons, a Creature may lurk on the tile: one die for each survivor on it (DD-ADV-03, DD-ADV-04). */
    record WakeLurker(int tile) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Table table = play.table();
            boolean lurks = table.dials().isAdvanced()
                    && table.house().has(tile, Icon.LURKING)
                    && !table.blaze().isDestroyed(tile)
                    && table.menace().creature().isEmpty();
            int survivors = (int) table.playing().stream()
                    .filter(survivor -> table.house().tile(survivor.room()) == tile)
                    .count();
            if (lurks) {
                play.then(OfferNightVision.roll(play, tile, Math.min(survivors, Dice.MOST)));
            }
        }
    }
}
