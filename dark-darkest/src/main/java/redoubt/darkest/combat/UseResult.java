package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.board.ZoneSet;
import redoubt.darkest.peril.Beasts;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** The attacker uses the results of a roll one by one, in any order; what is left unused is lost (DD-FIGHT-04, DD-FIGHT-07). */
public record UseResult(Fray fray) implements Question<Table, Use>, Subject {
    private static final RuleId RULE = rule("DD-FIGHT-07");

    @Override
    public List<Mark> about(Table table) {
        return List.of(
                table.survivor(fray.place()).person().mark(),
                new Mark("hits", Integer.toString(fray.hits())),
                new Mark("pushes", Integer.toString(fray.pushes())),
                new Mark("retreats", Integer.toString(fray.retreats())));
    }

    @Override
    public Decision<Use> decision(Table table) {
        Survivor attacker = table.survivor(fray.place());
        List<Use> uses = new ArrayList<>();
        if (attacker.isPlaying()) {
            addHits(table, attacker, uses);
            addPushes(table, attacker, uses);
            addRetreats(table, attacker, uses);
        }
        uses.add(new Use.Stop());
        return new Decision<>(RULE, Seats.of(attacker.owner()), uses);
    }

    private void addHits(Table table, Survivor attacker, List<Use> uses) {
        if (fray.hits() == 0) {
            return;
        }
        ZoneSet rooms = table.terrain()
                .sight(table.ways().sight())
                .within(attacker.room(), 0, fray.range())
                .or(Expansions.inReach(table, attacker.room(), fray.range()));
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            boolean near = room == attacker.room();
            if (table.menace().zombies(room) > 0 && (near || Expansions.isHitFromAfar(table, room))) {
                uses.add(new Use.Hit(Use.Foe.ZOMBIE, table.zone(room), Optional.empty(), ""));
            }
        }
        addAreas(table, rooms, table.menace().creature(), Use.Foe.CREATURE, uses);
        addAreas(table, rooms, table.menace().nemesis(), Use.Foe.NEMESIS, uses);
    }

    private static void addAreas(Table table, ZoneSet rooms, Optional<Beast> beast, Use.Foe foe, List<Use> uses) {
        beast.filter(there -> rooms.contains(there.room())).ifPresent(there -> {
            for (int area : Beasts.areas(there)) {
                String colour = there.board().areas().get(area).colour().name().toLowerCase(Locale.ROOT);
                uses.add(new Use.Hit(foe, table.zone(there.room()), Optional.of(area), colour));
            }
        });
    }

    private void addPushes(Table table, Survivor attacker, List<Use> uses) {
        int room = attacker.room();
        if (fray.pushes() == 0) {
            return;
        }
        Assault assault = new Assault(
                attacker, fray.weapon().flatMap(card -> attacker.pack().find(card)));
        Abilities abilities = Abilities.of(table, attacker);
        if (table.menace().zombies(room, ZombieState.STUNNED) > 0) {
            uses.add(new Use.Finish(table.zone(room)));
        }
        if (table.menace().standing(room) > 0) {
            if (abilities.stuns(assault)) {
                uses.add(new Use.Stun(table.zone(room)));
            }
            addWays(table, attacker, Use.Foe.ZOMBIE, abilities.roomsOfPush(), uses);
        }
        if (isPushable(table.menace().creature(), room)) {
            addWays(table, attacker, Use.Foe.CREATURE, abilities.roomsOfPush(), uses);
        }
        if (isPushable(table.menace().nemesis(), room)) {
            addWays(table, attacker, Use.Foe.NEMESIS, abilities.roomsOfPush(), uses);
        }
    }

    private static boolean isPushable(Optional<Beast> beast, int room) {
        return beast.filter(there -> there.room() == room && !there.has(Ability.UNPUSHABLE))
                .isPresent();
    }

    /** Each direction with as many Pushes as still carry the enemy further (DD-SDIE-05, DD-FIGHT-10). */
    private void addWays(Table table, Survivor attacker, Use.Foe foe, int roomsOfPush, List<Use> uses) {
        for (Side side : Side.values()) {
            int far = 0;
            for (int pushes = 1; pushes <= fray.pushes(); pushes++) {
                List<Integer> way = UseResult.way(table, attacker.room(), side, pushes * roomsOfPush);
                if (way.size() > far) {
                    far = way.size();
                    uses.add(new Use.Push(foe, side, pushes, table.zone(way.getLast())));
                }
            }
        }
    }

    /** The rooms that somebody pushed goes through, as far as the way is open (DD-GAP-56). */
    static List<Integer> way(Table table, int from, Side side, int rooms) {
        List<Integer> way = new ArrayList<>();
        int at = from;
        while (way.size() < rooms) {
            Optional<Integer> edge = table.house().step(at, side);
            if (edge.isEmpty() || !table.ways().isOpen(table.terrain(), edge.get())) {
                break;
            }
            at = table.house().across(edge.get(), at);
            way.add(at);
        }
        return way;
    }

    private void addRetreats(Table table, Survivor attacker, List<Use> uses) {
        if (fray.retreats() == 0) {
            return;
        }
        for (Survivor survivor : table.in(attacker.room())) {
            if (!survivor.isEntrapped()) {
                table.beside(attacker.room())
                        .forEachIndex(room -> uses.add(new Use.Retreat(survivor.person(), table.zone(room))));
            }
        }
    }

    @Override
    public void answer(Use chosen, Play<Table> play) {
        switch (chosen) {
            case Use.Hit hit -> {
                play.then(new UseResult(fray.withoutHit()));
                Blows.hit(play, fray.place(), hit);
            }
            case Use.Push push -> {
                play.then(new UseResult(fray.withoutPushes(push.pushes())));
                Blows.push(play, fray.place(), push);
            }
            case Use.Stun stun -> {
                play.then(new UseResult(fray.withoutPushes(1)));
                Blows.stun(play, stun.room().index());
            }
            case Use.Finish finish -> {
                play.then(new UseResult(fray.withoutPushes(1)));
                Blows.finish(play, fray.place(), finish.room().index());
            }
            case Use.Retreat retreat -> {
                play.then(new UseResult(fray.withoutRetreat()));
                Blows.retreat(play, retreat);
            }
            case Use.Stop _ -> {}
        }
    }
}
