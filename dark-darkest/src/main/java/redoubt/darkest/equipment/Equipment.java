package redoubt.darkest.equipment;

import java.util.List;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Ruling;

/** The rule behind every kind of card. */
public final class Equipment {
    private Equipment() {}

    /** The rulings of these kinds, in their order; expansions bring those of their own cards. */
    public static List<Ruling> all(List<CardKind> kinds, List<ExpansionRuling> expansions) {
        return kinds.stream()
                .map(kind -> expansions.stream()
                        .flatMap(expansion -> expansion.ruling(kind).stream())
                        .findFirst()
                        .orElseGet(() -> of(kind)))
                .toList();
    }

    private static Ruling of(CardKind kind) {
        if (kind.type() == CardKind.Type.AMMUNITION) {
            return new Ammunition(kind);
        }
        return switch (kind.name()) {
            case "Antidote" -> new Antidote();
            case "Armor" -> new Armor();
            case "Automatic" -> new Automatic();
            case "Baseball Bat" -> new BaseballBat();
            case "Dynamite" -> new Explosive(kind.name(), 4);
            case "Energy Drink" -> new EnergyDrink();
            case "First Aid Kit" -> new FirstAid(kind.name(), 2);
            case "First Aid Spray" -> new FirstAid(kind.name(), 1);
            case "Flame Thrower" -> new FlameThrower();
            case "Flashlight" -> new Flashlight();
            case "Mine" -> new Mine();
            case "Monkey Wrench" -> new MonkeyWrench();
            case "Flashbang" -> new Flashbang();
            case "Gas Mask" -> new GasMask();
            case "Grenade" -> new Explosive(kind.name(), 2);
            case "Handgun Scope" -> new Scope("Handgun");
            case "Laser Sight" -> new Scope("Automatic");
            case "Shotgun" -> new Shotgun();
            case "Shotgun Scope" -> new Scope("Shotgun");
            case "Sniper Rifle" -> new SniperRifle();
            case "Wirecutter" -> new Wirecutter();
            default -> new Plain();
        };
    }
}
