package redoubt.darkest.combat;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/**
 * Each Failure cancels one other die that the attacker chooses, another Failure too (DD-SDIE-10, DD-GAP-09). Of Success, Failure,
 * Failure one Failure cancels the other, and a hit is left.
 */
public record SettleFailures(int place, Optional<Integer> weapon, List<SurvivorFace> faces)
        implements Question<Table, SettleFailures.Cancel>, Subject {
    private static final RuleId RULE = rule("DD-SDIE-10");

    public SettleFailures {
        faces = List.copyOf(faces);
    }

    /** This face; none, when no Failure has anything to cancel. */
    public record Cancel(String face) implements Option {
        private static final String NONE = "none";

        @Override
        public String key() {
            return "cancel " + face.toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("face", face));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<Cancel> decision(Table table) {
        List<Cancel> options = new ArrayList<>();
        if (faces.contains(SurvivorFace.FAILURE)) {
            List<SurvivorFace> others = new ArrayList<>(faces);
            others.remove(SurvivorFace.FAILURE);
            others.stream().distinct().sorted().forEach(face -> options.add(new Cancel(face.name())));
        }
        if (options.isEmpty()) {
            options.add(new Cancel(Cancel.NONE));
        }
        return new Decision<>(RULE, Seats.of(table.survivor(place).owner()), options);
    }

    @Override
    public void answer(Cancel chosen, Play<Table> play) {
        if (chosen.face().equals(Cancel.NONE)) {
            play.then(new UseResult(fray(play.table())));
            return;
        }
        SurvivorFace face = SurvivorFace.valueOf(chosen.face());
        List<SurvivorFace> left = new ArrayList<>(faces);
        left.remove(SurvivorFace.FAILURE);
        left.remove(face);
        play.log(new DarkestEvent.DieCancelled(RULE, face));
        play.then(new SettleFailures(place, weapon, left));
    }

    /** Hits, range, Pushes and Retreats of the dice that are left (DD-SDIE-01 to DD-SDIE-03, DD-FIGHT-08). */
    private Fray fray(Table table) {
        Survivor attacker = table.survivor(place);
        Optional<Item> item = weapon.flatMap(card -> attacker.pack().find(card));
        Assault assault = new Assault(attacker, item);
        Abilities abilities = Abilities.of(table, attacker);
        int aims = Dice.count(faces, SurvivorFace.AIM);
        int successes = Dice.count(faces, SurvivorFace.SUCCESS);
        int range = abilities.range(assault) + aims * Reach.ofAim(table, abilities, assault);
        boolean turned = abilities.turnsAimsIntoSuccesses(assault);
        int pairs = turned ? 0 : Math.min(aims, successes);
        int hits = (turned ? successes + aims : successes) * abilities.hitsOfSuccess(assault)
                + pairs * abilities.hitsOfPair(assault);
        return new Fray(
                place,
                weapon,
                hits,
                range,
                Dice.count(faces, SurvivorFace.PUSH),
                Dice.count(faces, SurvivorFace.RETREAT));
    }
}
