package redoubt.darkest.victims;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * Enemies attack a Victim whom nobody escorts; of several in the room the players choose. It defends itself with one die, which
 * cancels the worst result; the first damage wounds it, the second eliminates it (DD-VIC-04 to DD-VIC-06, DD-GAP-79, DD-VIC-10).
 */
record AttackVictim(int room, int dice) implements Question<Table, AttackVictim.On>, Subject {
    private static final RuleId RULE = rule("DD-VIC-06");

    /** The Victim with this number; none, if none is left. */
    record On(int victim) implements Option {
        @Override
        public String key() {
            return victim == 0 ? "no victim" : "victim " + victim;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("victim", Integer.toString(victim)));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room));
    }

    @Override
    public Decision<On> decision(Table table) {
        List<On> victims = new ArrayList<>();
        Victims.of(table).in(room).forEach(victim -> victims.add(new On(victim.number())));
        if (victims.isEmpty()) {
            victims.add(new On(0));
        }
        return new Decision<>(RULE, table.everyone(), victims);
    }

    @Override
    public void answer(On chosen, Play<Table> play) {
        for (Victim victim : Victims.of(play.table()).in(room)) {
            if (victim.number() == chosen.victim()) {
                attack(play, victim);
            }
        }
    }

    private void attack(Play<Table> play, Victim victim) {
        List<CreatureFace> faces = Dice.rollCreature(play, dice);
        List<SurvivorFace> defence = Dice.rollSurvivor(play, 1);
        play.log(new VictimEvent.VictimAttacked(RULE, play.table().zone(room), faces, defence));
        int sum = 0;
        int worst = 0;
        for (CreatureFace face : faces) {
            sum += damage(face);
            worst = Math.max(worst, damage(face));
        }
        int left = defence.contains(SurvivorFace.SUCCESS) ? sum - worst : sum;
        int deadly = victim.isWounded() ? 1 : 2;
        if (left >= deadly) {
            lose(play, victim, RULE);
        } else if (left > 0) {
            play.table(play.table().with(Victims.of(play.table()).changed(victim.number(), Victim::wounded)));
            play.log(new VictimEvent.VictimWounded(RULE, play.table().zone(room)));
        }
    }

    private static int damage(CreatureFace face) {
        return switch (face) {
            case DAMAGE, BITE -> 1;
            case SERIOUS -> 2;
            case GRAB, FEAR, REINFORCEMENT -> 0;
        };
    }

    /** A Victim is lost, and Darkness advances (DD-DARK-02). */
    static void lose(Play<Table> play, Victim victim, RuleId rule) {
        play.table(play.table().with(Victims.of(play.table()).withLost(victim.number())));
        play.log(new VictimEvent.VictimLost(rule, play.table().zone(victim.room())));
        play.then(new AdvanceDarkness(rule));
    }
}
