package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.Beasts;
import redoubt.darkest.peril.Experience;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * The players share out the hits of what somebody has thrown among the enemies of a room; they earn nobody experience, by the other
 * reading the thrower (DD-ITEM-29, DD-XP-09).
 */
public record ShareHits(int room, int hits, int thrower) implements Question<Table, Use>, Subject {
    private static final RuleId RULE = rule("DD-ITEM-29");
    private static final RuleId EARNED = rule("DD-XP-09");

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room), new Mark("hits", Integer.toString(hits)));
    }

    @Override
    public Decision<Use> decision(Table table) {
        List<Use> targets = hits > 0 ? targets(table, room, Expansions.isHitFromAfar(table, room)) : new ArrayList<>();
        if (targets.isEmpty()) {
            targets.add(new Use.Stop());
        }
        return new Decision<>(RULE, table.everyone(), targets);
    }

    /** The enemies of a room that an explosion can hit; some hordes are not hurt from afar. */
    static List<Use> targets(Table table, int room, boolean withZombies) {
        List<Use> targets = new ArrayList<>();
        if (withZombies && table.menace().zombies(room) > 0) {
            targets.add(new Use.Hit(Use.Foe.ZOMBIE, table.zone(room), Optional.empty(), ""));
        }
        addAreas(table, room, table.menace().creature(), Use.Foe.CREATURE, targets);
        addAreas(table, room, table.menace().nemesis(), Use.Foe.NEMESIS, targets);
        return targets;
    }

    private static void addAreas(Table table, int room, Optional<Beast> beast, Use.Foe foe, List<Use> targets) {
        beast.filter(there -> there.room() == room).ifPresent(there -> {
            for (int area : Beasts.areas(there)) {
                String colour = there.board().areas().get(area).colour().name().toLowerCase(Locale.ROOT);
                targets.add(new Use.Hit(foe, table.zone(room), Optional.of(area), colour));
            }
        });
    }

    @Override
    public void answer(Use chosen, Play<Table> play) {
        if (!(chosen instanceof Use.Hit hit)) {
            return;
        }
        play.then(new ShareHits(room, hits - 1, thrower));
        boolean earns = play.table().dials().reads(EARNED);
        boolean killed = apply(play, hit, earns, RULE);
        if (killed && earns) {
            Experience.gain(play, thrower, 1, EARNED);
        }
    }

    /** One hit of an explosion, which may count as combat; says whether a zombie is out. */
    static boolean apply(Play<Table> play, Use.Hit hit, boolean inCombat, RuleId rule) {
        boolean killed = false;
        switch (hit.foe()) {
            case ZOMBIE, STUNNED -> {
                killed = Blows.strike(play, hit.room().index());
                if (killed) {
                    play.log(new DarkestEvent.ZombiesBurnt(rule, hit.room(), 1));
                }
            }
            case CREATURE -> Beasts.hitCreature(play, hit.area().orElseThrow(), inCombat, rule);
            case NEMESIS -> Beasts.hitNemesis(play, hit.area().orElseThrow(), rule);
        }
        return killed;
    }
}
