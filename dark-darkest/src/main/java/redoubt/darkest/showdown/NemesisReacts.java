package redoubt.darkest.showdown;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.BurnHouse;
import redoubt.darkest.peril.DamageCreature;
import redoubt.darkest.peril.Fire;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.reaction.Approach;
import redoubt.darkest.reaction.Attack;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.reaction.Walker;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * The Nemesis destroys the corner it stands in, or moves to the nearest one that is left and attacks in every room it meets survivors
 * in (DD-FIN-28 to DD-FIN-32, DD-GAP-65, DD-GAP-66, DD-GAP-68).
 */
public record NemesisReacts() implements Effect<Table>, Phase.End {
    private static final RuleId WAY = rule("DD-FIN-28");
    private static final RuleId DESTROYS = rule("DD-FIN-32");
    private static final int HARM = 3;

    @Override
    public Phase ends(Table table) {
        return Phase.VIRUS;
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<Beast> nemesis = table.menace().nemesis();
        if (nemesis.isEmpty() || table.playing().isEmpty()) {
            return;
        }
        Expansions.of(table).forEach(expansion -> expansion.nemesisActivated(play));
        int room = nemesis.get().room();
        if (isGoal(table, room)) {
            destroy(play, table.house().tile(room));
            play.then(new Attack(room, Attack.By.NEMESIS, room));
        } else {
            play.then(new GoOn(movement(table, nemesis.get()), List.of()));
        }
    }

    /** Whether a room is a function corner that is not destroyed yet. */
    private static boolean isGoal(Table table, int room) {
        int tile = table.house().tile(room);
        return table.house().functionCorners().contains(tile) && !table.blaze().isDestroyed(tile);
    }

    private static int movement(Table table, Beast nemesis) {
        return Math.max(1, table.dials().nemesisMovement() - nemesis.destroyed(AreaColour.BLUE));
    }

    private static Approach approach(Table table) {
        return new Approach(Walker.NEMESIS, goals(table), table.house().board().zones());
    }

    /** The corners that are left, or the survivors if none is. */
    private static ZoneSet goals(Table table) {
        ZoneSet goals = ZoneSet.EMPTY;
        for (int corner : table.house().functionCorners()) {
            goals = table.blaze().isDestroyed(corner)
                    ? goals
                    : goals.or(table.house().rooms(corner));
        }
        return goals.isEmpty() ? table.occupied() : goals;
    }

    /** What would come of it now, taking the first of equally short ways. */
    public static Optional<Forecast.Raid> foreseen(Table table) {
        return table.menace().nemesis().map(nemesis -> {
            List<Zone> rooms = new ArrayList<>();
            rooms.add(table.zone(nemesis.room()));
            boolean destroys = isGoal(table, nemesis.room());
            int at = nemesis.room();
            for (int left = destroys ? 0 : movement(table, nemesis); left > 0 && !isGoal(table, at); left--) {
                int next = approach(table).next(table, at).first();
                if (next == ZoneSet.NONE) {
                    break;
                }
                at = next;
                rooms.add(table.zone(at));
            }
            Optional<Zone> corner = isGoal(table, at) ? Optional.of(table.zone(at)) : Optional.empty();
            return new Forecast.Raid(
                    nemesis.board().name(),
                    rooms,
                    corner,
                    destroys,
                    Math.max(0, nemesis.board().attack() - nemesis.destroyed(AreaColour.RED)),
                    destroys ? DESTROYS : WAY);
        });
    }

    private static void destroy(Play<Table> play, int tile) {
        Fire.destroy(play, tile);
        ZoneSet rooms = play.table().house().rooms(tile);
        rooms.forEachIndex(room ->
                BurnHouse.removeZombies(play, room, play.table().menace().zombies(room)));
        for (Survivor survivor : play.table().playing()) {
            if (rooms.contains(survivor.room())) {
                Harm.wound(play, survivor.place(), HARM, DESTROYS);
            }
        }
        play.table()
                .menace()
                .creature()
                .filter(beast -> rooms.contains(beast.room()) && !beast.has(Ability.FIRE_RESISTANT))
                .ifPresent(_ -> play.then(Collections.nCopies(HARM, new DamageCreature(false))));
    }

    /** It attacks where it stands, once per room, then takes the next step. */
    record GoOn(int left, List<Integer> attacked) implements Effect<Table> {
        GoOn {
            attacked = List.copyOf(attacked);
        }

        @Override
        public void happen(Play<Table> play) {
            Table table = play.table();
            int room = table.menace().nemesis().orElseThrow().room();
            if (table.isAnybodyIn(room) && !attacked.contains(room)) {
                List<Integer> longer = new ArrayList<>(attacked);
                longer.add(room);
                play.then(new Attack(room, Attack.By.NEMESIS, room), new GoOn(left, longer));
            } else if (left > 0 && !isGoal(table, room)) {
                play.then(new ChooseStep(left, attacked));
            }
        }
    }

    /** Between equally short ways the players choose (DD-DEC-56). */
    record ChooseStep(int left, List<Integer> attacked) implements Question<Table, ChooseStep.To> {
        ChooseStep {
            attacked = List.copyOf(attacked);
        }

        /** Into this room; it stays, if no way leads on. */
        record To(Zone room) implements Option {
            @Override
            public String key() {
                return "nemesis " + room.name();
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("zone", room.name()));
            }
        }

        @Override
        public Decision<To> decision(Table table) {
            int room = table.menace().nemesis().orElseThrow().room();
            List<To> ways = new ArrayList<>();
            approach(table).next(table, room).forEachIndex(next -> ways.add(new To(table.zone(next))));
            if (ways.isEmpty()) {
                ways.add(new To(table.zone(room)));
            }
            return new Decision<>(WAY, table.everyone(), ways);
        }

        @Override
        public void answer(To chosen, Play<Table> play) {
            Table table = play.table();
            Beast nemesis = table.menace().nemesis().orElseThrow();
            if (chosen.room().index() != nemesis.room()) {
                play.log(new DarkestEvent.BeastMoved(WAY, nemesis.board(), table.zone(nemesis.room()), chosen.room()));
                play.table(table.with(table.menace()
                        .withNemesis(Optional.of(nemesis.withRoom(chosen.room().index())))));
                play.then(new GoOn(left - 1, attacked));
            }
        }
    }
}
