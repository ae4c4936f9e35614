package redoubt.secondedition.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.spawning.PlayZombieCard;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/**
 * The group gives one of the cards in view to each spawn token in turn; when the last has its own, all take effect in that order.
 * Two places with cards 003 and 040: {@code card 040 for 9R.s2} leaves 003 for the other one.
 */
public record AssignCards(List<SpawnPoint> places, List<Integer> cards, List<Integer> assigned)
        implements Question<Table, AssignCards.Assign> {
    /** This card, which brings so many zombies as things are, comes to this place. */
    public record Assign(ZombieCard card, int count, SpawnPoint place) implements Option {
        @Override
        public String key() {
            return "card " + card.number() + " for " + place.zone();
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>(List.of(
                    MarkKind.ZONE.mark(place.zone().name()),
                    MarkKind.ANSWER.mark(card.number()),
                    MarkKind.TASK.mark(card.kind()),
                    MarkKind.COUNT.mark(Integer.toString(count))));
            if (card.namesZombie()) {
                marks.add(MarkKind.ZOMBIE.mark(card.zombie()));
            }
            return List.copyOf(marks);
        }
    }

    public AssignCards {
        places = List.copyOf(places);
        cards = List.copyOf(cards);
        assigned = List.copyOf(assigned);
    }

    @Override
    public Decision<Assign> decision(Table table) {
        SpawnPoint place = places.get(assigned.size());
        List<Assign> options = new ArrayList<>();
        for (int index : cards) {
            ZombieCard card = table.print().zombieCards().get(index);
            options.add(new Assign(card, card.count(Leavers.danger(table)), place));
        }
        return new Decision<>(SkillRules.DISTRIBUTOR, table.everyone(), options);
    }

    @Override
    public void answer(Assign chosen, Play<Table> play) {
        List<Integer> left = new ArrayList<>(cards);
        left.remove(Integer.valueOf(chosen.card().index()));
        List<Integer> given = new ArrayList<>(assigned);
        given.add(chosen.card().index());
        if (left.isEmpty()) {
            List<Step<Table>> played = new ArrayList<>();
            for (int i = 0; i < given.size(); i++) {
                played.add(new PlayZombieCard(given.get(i), places.get(i)));
            }
            play.then(played);
        } else {
            play.then(new AssignCards(places, left, given));
        }
    }
}
