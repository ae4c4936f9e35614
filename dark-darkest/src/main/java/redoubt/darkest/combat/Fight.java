package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor attacks with a weapon of its inventory or with bare hands, for 1 AP or, as a free attack, for none (DD-FIGHT-01 to
 * DD-FIGHT-06).
 */
public record Fight(Person who, Optional<Card> weapon, boolean isFree) implements Deed {
    private static final RuleId RULE = rule("DD-FIGHT-01");
    private static final RuleId SHURIKANS = rule("DD-FIGHT-09");

    @Override
    public String key() {
        return (isFree ? "free fight " : "fight ") + who.key() + " "
                + weapon.map(Card::name).orElse("bare hands");
    }

    @Override
    public List<Mark> objects() {
        Mark manner = new Mark("manner", isFree ? "free" : "paid");
        return weapon.map(card -> List.of(new Mark("card", card.name()), manner))
                .orElse(List.of(manner));
    }

    /** The fights that a survivor can begin. */
    public static List<Deed> offers(Table table, Survivor survivor, boolean isFree) {
        List<Deed> fights = new ArrayList<>();
        if (survivor.isEntrapped() || !isFree && survivor.points() < 1) {
            return fights;
        }
        List<String> seen = new ArrayList<>();
        for (Item item : survivor.pack().items()) {
            boolean usable = item.isLoaded()
                    && Points.canEquip(survivor, item)
                    && !seen.contains(item.card().name());
            if (usable && hasTarget(table, new Assault(survivor, Optional.of(item)))) {
                seen.add(item.card().name());
                fights.add(new Fight(survivor.person(), Optional.of(item.card()), isFree));
            }
        }
        if (table.isEnemyIn(survivor.room())) {
            fights.add(new Fight(survivor.person(), Optional.empty(), isFree));
        }
        return fights;
    }

    /** Whether an enemy is in the room, or in sight as far as the most Aims of the roll could reach (DD-FIGHT-06). */
    private static boolean hasTarget(Table table, Assault assault) {
        Survivor survivor = assault.attacker();
        if (table.isEnemyIn(survivor.room())) {
            return true;
        }
        if (assault.printedRange() == 0) {
            return false;
        }
        Assault ready = new Assault(Points.equipping(survivor, assault.weapon().orElseThrow()), assault.weapon());
        Abilities abilities = Abilities.of(table, ready.attacker());
        int reach = abilities.range(ready) + abilities.attackDice(ready) * Reach.ofAim(table, abilities, ready);
        ZoneSet rooms = table.terrain()
                .sight(table.ways().sight())
                .within(survivor.room(), 0, reach)
                .or(Expansions.inReach(table, survivor.room(), reach));
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            if (table.isEnemyIn(room) && (Expansions.isHitFromAfar(table, room) || isBeastIn(table, room))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBeastIn(Table table, int room) {
        return Stream.of(table.menace().creature(), table.menace().nemesis())
                .flatMap(Optional::stream)
                .anyMatch(beast -> beast.room() == room);
    }

    @Override
    public int cost() {
        return isFree ? 0 : 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        if (isFree) {
            play.table(play.table().with(who.place(), survivor -> survivor.using(SkillName.JACK.name())));
        }
        Points.pay(play, who.place(), cost());
        Survivor attacker = play.table().survivor(who);
        Optional<Item> held = weapon.flatMap(card -> attacker.pack().find(card.index()));
        Optional<Item> used = held.map(Fight::fired);
        Survivor armed = used.map(item -> Points.equipping(attacker, item)).orElse(attacker);
        play.table(play.table().with(armed));
        Assault assault = new Assault(armed, used);
        String name = weapon.map(card -> card.kind().name()).orElse("bare hands");
        Abilities abilities = Abilities.of(play.table(), armed);
        int dice = abilities.attackDice(assault);
        if (used.isPresent() && used.get().kind().dice() == 0) {
            play.log(new DarkestEvent.Attacked(SHURIKANS, who, name, List.of()));
            play.then(new UseResult(new Fray(who.place(), weapon.map(Card::index), 1, abilities.range(assault), 0, 0)));
            return;
        }
        List<SurvivorFace> faces = Dice.rollSurvivor(play, dice);
        play.log(new DarkestEvent.Attacked(RULE, who, name, faces));
        play.then(new SettleFailures(who.place(), weapon.map(Card::index), faces));
    }

    /** An attack discards one ammo cube whatever comes of it (DD-FIGHT-05). */
    private static Item fired(Item item) {
        return item.kind().needsAmmunition() ? item.withAmmunition(item.ammunition() - 1) : item;
    }
}
