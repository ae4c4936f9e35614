package redoubt.darkest.reaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seats;

/** Whoever can buy re-rolls may have each die of a defence roll rolled again once, for 1 XP a die (DD-SKILL-CHUCK). */
public record OfferDice(
        Onslaught onslaught, List<CreatureFace> faces, List<SurvivorFace> dice, List<Integer> rolledAgain)
        implements Question<Table, OfferDice.Again>, Subject {
    public OfferDice {
        faces = List.copyOf(faces);
        dice = List.copyOf(dice);
        rolledAgain = List.copyOf(rolledAgain);
    }

    /** This die, counted from 1; 0 for none. */
    public record Again(int die, String face) implements Option {
        @Override
        public String key() {
            return die == 0 ? "keep" : "roll " + die + " again";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("die", Integer.toString(die)), new Mark("face", face));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(onslaught.room()));
    }

    @Override
    public Decision<Again> decision(Table table) {
        List<Again> options = new ArrayList<>();
        options.add(new Again(0, "none"));
        Optional<Survivor> buyer = buyer(table);
        if (buyer.isPresent()) {
            for (int die = 0; die < dice.size(); die++) {
                if (!rolledAgain.contains(die) && dice.get(die) != SurvivorFace.SUCCESS) {
                    options.add(new Again(die + 1, dice.get(die).name()));
                }
            }
        }
        return new Decision<>(
                SkillName.CHUCK.rule(),
                buyer.map(survivor -> Seats.of(survivor.owner())).orElse(table.everyone()),
                options);
    }

    private Optional<Survivor> buyer(Table table) {
        return table.in(onslaught.room()).stream()
                .filter(survivor -> survivor.experience() > 0
                        && !survivor.isEntrapped()
                        && Abilities.of(table, survivor).buysDefenceDice())
                .findFirst();
    }

    @Override
    public void answer(Again chosen, Play<Table> play) {
        if (chosen.die() == 0) {
            play.then(new CancelResult(onslaught, faces, Dice.count(dice, SurvivorFace.SUCCESS)));
            return;
        }
        Survivor buyer = buyer(play.table()).orElseThrow();
        play.table(play.table().with(buyer.withExperience(buyer.experience() - 1)));
        List<SurvivorFace> changed = new ArrayList<>(dice);
        changed.set(chosen.die() - 1, Dice.rollSurvivor(play, 1).getFirst());
        play.log(new DarkestEvent.DefenceRolled(
                SkillName.CHUCK.rule(), play.table().zone(onslaught.room()), changed));
        List<Integer> longer = new ArrayList<>(rolledAgain);
        longer.add(chosen.die() - 1);
        play.then(new OfferDice(onslaught, faces, changed, longer));
    }
}
