package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.arrival.EnterRoom;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.Beasts;
import redoubt.darkest.peril.DamageCreature;
import redoubt.darkest.peril.Experience;
import redoubt.darkest.peril.Hordes;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** What hits, Pushes and Retreats do. */
public final class Blows {
    private static final RuleId HIT = rule("DD-SDIE-01");
    private static final RuleId PUSH = rule("DD-SDIE-04");
    private static final RuleId INTO_FIRE = rule("DD-SDIE-06");
    private static final RuleId RETREAT = rule("DD-SDIE-07");
    private static final RuleId STUN = rule("DD-ITEM-04");
    private static final RuleId EARNED = rule("DD-XP-01");
    private static final RuleId EARNED_BY_FIRE = rule("DD-XP-05");
    private static final RuleId AREA = rule("DD-CREA-02");

    private static final List<ZombieState> MOST_DANGEROUS_FIRST =
            List.of(ZombieState.READY, ZombieState.FRESH, ZombieState.STUNNED);

    private Blows() {}

    static void hit(Play<Table> play, int place, Use.Hit hit) {
        switch (hit.foe()) {
            case ZOMBIE, STUNNED -> {
                if (strike(play, hit.room().index())) {
                    reward(play, place, hit.room().index(), HIT, EARNED);
                }
            }
            case CREATURE -> Beasts.hitCreature(play, hit.area().orElseThrow(), true, AREA);
            case NEMESIS -> Beasts.hitNemesis(play, hit.area().orElseThrow(), AREA);
        }
    }

    /** One hit on a zombie of a room, those that can do most first; says whether it is out. */
    static boolean strike(Play<Table> play, int room) {
        return Hordes.hit(play, room, 1, MOST_DANGEROUS_FIRST) > 0;
    }

    private static void reward(Play<Table> play, int place, int room, RuleId rule, RuleId earned) {
        Person person = play.table().survivor(place).person();
        play.log(new DarkestEvent.ZombiesKilled(rule, person, play.table().zone(room), 1));
        Experience.gain(play, place, 1, earned);
    }

    static void push(Play<Table> play, int place, Use.Push push) {
        Table table = play.table();
        Survivor attacker = table.survivor(place);
        int rooms = push.pushes() * Abilities.of(table, attacker).roomsOfPush();
        List<Integer> way = UseResult.way(table, attacker.room(), push.direction(), rooms);
        switch (push.foe()) {
            case ZOMBIE, STUNNED -> pushZombie(play, attacker, way);
            case CREATURE -> pushCreature(play, attacker.room(), way);
            case NEMESIS -> pushNemesis(play, attacker.room(), way);
        }
    }

    /**
     * A zombie goes as far as it can, and no further than the tile on fire that kills it; one that needs two hits takes as many as
     * the fire is hot (DD-SDIE-06, DD-GAP-78).
     */
    private static void pushZombie(Play<Table> play, Survivor attacker, List<Integer> way) {
        Table table = play.table();
        int from = attacker.room();
        int stood = table.menace().standing(from);
        ZombieState state = table.menace().zombies(from, ZombieState.READY) > 0 ? ZombieState.READY : ZombieState.FRESH;
        Menace gone = table.menace().plus(from, state, -1);
        int needed = Expansions.toughness(table, from).isPresent() ? 2 : 1;
        int hits = 0;
        int tile = table.house().tile(from);
        for (int room : way) {
            hits += table.house().tile(room) == tile
                    ? 0
                    : table.blaze().heat(table.house().tile(room));
            tile = table.house().tile(room);
            if (hits >= needed) {
                play.table(table.with(gone));
                play.log(new DarkestEvent.EnemyPushed(INTO_FIRE, table.zone(from), table.zone(room)));
                reward(play, attacker.place(), room, INTO_FIRE, EARNED_BY_FIRE);
                return;
            }
        }
        int to = way.getLast();
        Menace moved = gone.plus(to, hits > 0 ? ZombieState.LAID : state, 1);
        play.table(Expansions.zombiePushed(table.with(moved), from, to, stood));
        play.log(new DarkestEvent.EnemyPushed(PUSH, table.zone(from), table.zone(to)));
    }

    /** A Creature takes the fire damage of every tile on fire it is pushed onto; walking on inside a tile costs no more. */
    private static void pushCreature(Play<Table> play, int from, List<Integer> way) {
        Table table = play.table();
        Beast beast = table.menace().creature().orElseThrow();
        int to = way.getLast();
        int heat = 0;
        int tile = table.house().tile(from);
        for (int room : way) {
            if (table.house().tile(room) != tile) {
                tile = table.house().tile(room);
                heat += table.blaze().heat(tile);
            }
        }
        play.table(table.with(table.menace().withCreature(Optional.of(beast.withRoom(to)))));
        play.log(new DarkestEvent.EnemyPushed(PUSH, table.zone(from), table.zone(to)));
        if (!beast.has(Ability.FIRE_RESISTANT)) {
            play.then(Collections.nCopies(heat, new DamageCreature(true)));
        }
    }

    private static void pushNemesis(Play<Table> play, int from, List<Integer> way) {
        Table table = play.table();
        Beast beast = table.menace().nemesis().orElseThrow().withRoom(way.getLast());
        play.table(table.with(table.menace().withNemesis(Optional.of(beast))));
        play.log(new DarkestEvent.EnemyPushed(PUSH, table.zone(from), table.zone(beast.room())));
    }

    static void stun(Play<Table> play, int room) {
        Table table = play.table();
        ZombieState state = table.menace().zombies(room, ZombieState.READY) > 0 ? ZombieState.READY : ZombieState.FRESH;
        play.table(table.with(table.menace().plus(room, state, -1).plus(room, ZombieState.STUNNED, 1)));
        play.log(new DarkestEvent.ZombieStunned(STUN, table.zone(room)));
    }

    /** A second Push on a zombie that is laid down eliminates it (DD-GAP-34). */
    static void finish(Play<Table> play, int place, int room) {
        Table table = play.table();
        play.table(table.with(table.menace().plus(room, ZombieState.STUNNED, -1)));
        reward(play, place, room, STUN, EARNED);
    }

    static void retreat(Play<Table> play, Use.Retreat retreat) {
        play.log(new DarkestEvent.Retreated(RETREAT, retreat.who(), retreat.to()));
        play.then(new EnterRoom(List.of(retreat.who().place()), retreat.to().index()));
    }
}
