package redoubt.whitedeath.traits;

import java.util.List;
import java.util.Optional;
import redoubt.horde.cards.Consume;
import redoubt.horde.cards.DieForAnother;
import redoubt.horde.cards.Food;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Template;
import redoubt.horde.skills.Jump;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.whitedeath.edition.ActionKinds;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.Gaits;

/** Every trait of the cards of White Death by its name in the card table. */
public final class WhiteDeathTraits implements KnownTraits {
    private static final Template FOOD = new Template("Food: * AP");
    private static final Template AMBUSH = new Template("Ambush: *");
    private static final Template ENCHANTMENT = new Template("Enchantment: *");

    private final Ground ground;
    private final Jump jump;

    private WhiteDeathTraits(Ground ground, Jump jump) {
        this.ground = ground;
        this.jump = jump;
    }

    public static WhiteDeathTraits on(Ground ground, Jump jump) {
        return new WhiteDeathTraits(ground, jump);
    }

    /** What the edition must offer so that cards with traits can be used; {@code doubling} gives an enchantment a second target. */
    public static List<Ruling> rulings(Class<? extends Skill> doubling) {
        return List.of(new CastEnchantment(doubling), new DragonFire(), new Consume(), new BlessingHolds());
    }

    @Override
    public Optional<Ruling> find(String name) {
        return switch (name) {
            case "Polearm" -> Optional.of(new Polearm());
            case "Another Melee weapon: +1 die" -> Optional.of(new DieForAnother(ActionKind.MELEE));
            case "Another spell: +1 die" -> Optional.of(new DieForAnother(ActionKinds.MAGIC));
            case "Pair: 2 Damage" -> Optional.of(new PairDamage(2));
            case "Shield" -> Optional.of(new Shield());
            case "Torch" -> Optional.of(new Torch());
            case "Dragon Bile" -> Optional.of(new DragonBile());
            default ->
                FOOD.parameter(name)
                        .<Ruling>map(points -> new Food(Integer.parseInt(points)))
                        .or(() -> AMBUSH.parameter(name).map(WhiteDeathTraits::ambush))
                        .or(() -> ENCHANTMENT.parameter(name).flatMap(this::enchantment));
        };
    }

    /** Such as {@code 2 Walkers}. */
    private static Ruling ambush(String words) {
        int space = words.indexOf(' ');
        int count = Integer.parseInt(words.substring(0, space));
        String zombie = words.substring(space + 1);
        return new Ambush(count, count == 1 ? zombie : zombie.substring(0, zombie.length() - 1));
    }

    private Optional<Ruling> enchantment(String word) {
        return switch (word) {
            case "Healing" -> Optional.of(new Healing());
            case "Jump" -> Optional.of(new JumpSpell(jump));
            case "Sprint" -> Optional.of(new SprintSpell());
            case "Repulse" -> Optional.of(new Repulse(Gaits.on(ground).zombie().passage()));
            case "Blessing" -> Optional.of(new Blessing());
            default -> Optional.empty();
        };
    }
}
