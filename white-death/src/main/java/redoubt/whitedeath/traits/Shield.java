package redoubt.whitedeath.traits;

import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.skills.IronHide;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.readings.HouseRules;

/** Beside armour, a shield lets failed armour dice be rolled again (WD-GAP-07). */
public record Shield() implements WoundRuling {
    @Override
    public boolean isArmourRerolled(Table table, Survivor bearer) {
        return IronHide.wearsArmour(bearer) && !OtherReading.isAgreed(table, HouseRules.SHIELD_BESIDE_ARMOUR);
    }
}
