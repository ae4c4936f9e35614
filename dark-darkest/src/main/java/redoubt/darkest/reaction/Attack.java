package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Zombies, the Creature or the Nemesis attack the survivors of a room, if there are any (DD-EATT-01, DD-REACT-10). */
public record Attack(int room, By by, int from) implements Effect<Table> {
    private static final RuleId ZOMBIES = rule("DD-EATT-01");
    private static final RuleId NEMESIS = rule("DD-FIN-30");
    private static final int MOST = 6;
    /** The most dice to which the dial raises a Creature. */
    private static final int STRONGEST = 4;

    /** Who attacks. */
    public enum By {
        ZOMBIES,
        CREATURE,
        NEMESIS
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean opposed = table.isAnybodyIn(room);
        int dice = opposed || Expansions.otherPrey(table).contains(room) ? dice(table) : 0;
        if (by == By.ZOMBIES && table.menace().zombies(room) > 0) {
            play.table(table.with(table.notes().withActed(room)));
        }
        if (dice <= 0) {
            return;
        }
        if (!opposed) {
            play.then(Expansions.attacked(table, room, dice));
            return;
        }
        List<CreatureFace> faces = Dice.rollCreature(play, dice);
        play.log(new DarkestEvent.EnemiesAttacked(by == By.NEMESIS ? NEMESIS : ZOMBIES, table.zone(room), faces));
        play.then(new Defend(new Onslaught(room, by, from), crippled(table, faces)));
    }

    /** One die for each figure that is neither laid down nor came this Round; a beast rolls its printed number less red areas. */
    private int dice(Table table) {
        return switch (by) {
            case ZOMBIES -> Math.min(MOST, table.menace().zombies(room, ZombieState.READY));
            case CREATURE ->
                table.menace()
                        .creature()
                        .map(beast -> creatureDice(table, beast))
                        .orElse(0);
            case NEMESIS ->
                table.menace().nemesis().map(beast -> Math.max(1, dice(beast))).orElse(0);
        };
    }

    /** Dice of a Creature, by the group's dial; none when its red areas are gone (DD-CREA-05, DD-GAP-59, DD-DIFF-09). */
    static int creatureDice(Table table, Beast beast) {
        int printed = beast.board().attack();
        int dialled = Math.clamp(printed + table.dials().creatureAttack(), 1, Math.max(STRONGEST, printed));
        return dialled - beast.destroyed(AreaColour.RED);
    }

    private static int dice(Beast beast) {
        return beast.board().attack() - beast.destroyed(AreaColour.RED);
    }

    /** Destroyed orange areas cancel a Bite each, white ones a Reinforcement (DD-CREA-03, DD-CREA-06). */
    private List<CreatureFace> crippled(Table table, List<CreatureFace> faces) {
        List<CreatureFace> left = new ArrayList<>(faces);
        beast(table, by).forEach(beast -> {
            for (int i = 0; i < beast.destroyed(AreaColour.ORANGE); i++) {
                left.remove(CreatureFace.BITE);
            }
            for (int i = 0; i < beast.destroyed(AreaColour.WHITE); i++) {
                left.remove(CreatureFace.REINFORCEMENT);
            }
        });
        return left;
    }

    static List<Beast> beast(Table table, By by) {
        return switch (by) {
            case ZOMBIES -> List.of();
            case CREATURE -> table.menace().creature().stream().toList();
            case NEMESIS -> table.menace().nemesis().stream().toList();
        };
    }
}
