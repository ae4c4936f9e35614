package redoubt.horde.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;

/** What is printed on the cards and figures of an edition, and the adrenaline at which each danger level begins. */
public record Catalogue(
        List<CardPrint> equipment,
        List<SurvivorPrint> survivors,
        List<ZombieKind> zombies,
        List<ZombieCard> zombieCards,
        String zombieDeck,
        List<LevelPrint> levels) {

    /**
     * An equipment card: where it may be held, its armour (0 if it gives no protection), its ways to attack, its all-out dice and the
     * dice rolled to keep it (0 for none).
     */
    public record CardPrint(
            String name,
            String deck,
            boolean isHand,
            boolean isBody,
            boolean isUsableInBackpack,
            int armour,
            List<UsePrint> uses,
            int allOut,
            int keep) {}

    /** One way to attack with a card. */
    public record UsePrint(
            String kind,
            int nearest,
            int farthest,
            int dice,
            int accuracy,
            int damage,
            boolean isDual,
            boolean isNoisy,
            boolean isReload,
            String ammunition) {}

    /** A survivor's card. */
    public record SurvivorPrint(String name, int health, List<String> bodySlot, List<SkillPrint> skills) {}

    /** A skill and the level it is printed at. */
    public record SkillPrint(String name, String level) {}

    /** A danger level and the adrenaline at which it begins. */
    public record LevelPrint(String level, int adrenaline) {}

    public static Catalogue of(Print print) {
        return new Catalogue(
                print.equipment().stream().map(Catalogue::card).toList(),
                print.survivors().stream().map(Catalogue::survivor).toList(),
                print.zombieKinds(),
                print.zombieCards(),
                print.zombieDeck(),
                Arrays.stream(Danger.values())
                        .map(level ->
                                new LevelPrint(lower(level), print.adrenaline().get(level.ordinal())))
                        .toList());
    }

    private static CardPrint card(Equipment card) {
        return new CardPrint(
                card.name(),
                card.deck(),
                card.isHand(),
                card.isBody(),
                card.isUsableInBackpack(),
                card.isArmour() ? card.armour() : 0,
                card.uses().stream().map(Catalogue::use).toList(),
                card.allOut(),
                card.keep());
    }

    private static UsePrint use(Equipment.Use use) {
        return new UsePrint(
                use.kind().name(),
                use.nearest(),
                use.farthest(),
                use.dice(),
                use.accuracy(),
                use.damage(),
                use.isDual(),
                use.isNoisy(),
                use.isReload(),
                use.ammunition());
    }

    private static SurvivorPrint survivor(SurvivorCard card) {
        return new SurvivorPrint(
                card.name(),
                card.health(),
                card.bodySlot(),
                Arrays.stream(Danger.values())
                        .flatMap(level -> card.skills(level).stream()
                                .map(Skill::name)
                                .map(name -> new SkillPrint(name, lower(level))))
                        .toList());
    }

    private static String lower(Danger level) {
        return level.name().toLowerCase(Locale.ROOT);
    }
}
