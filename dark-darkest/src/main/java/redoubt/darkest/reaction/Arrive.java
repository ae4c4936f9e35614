package redoubt.darkest.reaction;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** An enemy arrives where its way ended and attacks at once if survivors are there (DD-ZMOVE-07, DD-CMOVE-06). */
public record Arrive(Approach approach, int from, int to, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        switch (approach.walker().kind()) {
            case HORDE -> {
                moveHorde(play, from, to, rule);
                play.then(new Attack(to, Attack.By.ZOMBIES, to));
            }
            case TOKEN -> {
                moveToken(play);
                play.then(new Attack(to, Attack.By.ZOMBIES, to));
            }
            case CREATURE -> {
                moveCreature(play);
                play.then(new CreatureAttacks());
            }
            case NEMESIS -> throw new IllegalStateException("the Nemesis walks by its own rules");
        }
    }

    /** Whoever can still stand moves; figures laid down stay (DD-GAP-34). The horde it joins has acted too (DD-GAP-51). */
    static void moveHorde(Play<Table> play, int from, int to, RuleId rule) {
        if (from == to) {
            return;
        }
        Table table = play.table();
        Menace menace = table.menace();
        int moved = 0;
        for (ZombieState state : List.of(ZombieState.READY, ZombieState.FRESH)) {
            int count = menace.zombies(from, state);
            menace = menace.plus(from, state, -count).plus(to, state, count);
            moved += count;
        }
        play.log(new DarkestEvent.HordeMoved(rule, table.zone(from), table.zone(to), moved));
        play.table(Expansions.hordeMoved(table.with(menace).with(table.notes().withActed(to)), from, to, moved));
    }

    private void moveToken(Play<Table> play) {
        Table table = play.table();
        int number = approach.walker().token();
        SpawnToken token = table.menace().token(number).orElseThrow();
        SpawnToken moved = new SpawnToken(number, to, token.value());
        play.log(new DarkestEvent.TokenMoved(rule, table.zone(from), table.zone(to)));
        play.table(table.with(table.menace().withoutToken(number).withToken(moved))
                .with(table.notes().withActedToken(number).withActed(to)));
    }

    /** A Creature does not move if it would end on a tile farther from its prey than the one it started on (DD-CMOVE-04). */
    private void moveCreature(Play<Table> play) {
        Table table = play.table();
        if (from == to || approach.tiles(table, to) > approach.tiles(table, from)) {
            return;
        }
        Beast beast = table.menace().creature().orElseThrow();
        play.log(new DarkestEvent.BeastMoved(rule, beast.board(), table.zone(from), table.zone(to)));
        play.table(table.with(table.menace().withCreature(Optional.of(beast.withRoom(to)))));
    }
}
