package redoubt.horde.cards;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.round.Pay;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The player confirms a throw that kills survivors, or throws nothing and pays nothing. */
public record BurnFriends(SurvivorId survivor, ThrowMolotov.Throw fire) implements Question<Table, BurnFriends.Answer> {
    /** What the players say to it. */
    public sealed interface Answer extends Option {}

    /** The bottle is thrown all the same, and these die. */
    public record Burn(List<String> victims, String card) implements Answer {
        public Burn {
            victims = List.copyOf(victims);
        }

        @Override
        public String key() {
            return "burn " + String.join(", ", victims);
        }

        @Override
        public List<Mark> marks() {
            return BurnFriends.marks(victims, card);
        }
    }

    /** The bottle is kept, and these live. */
    public record Keep(List<String> victims, String card) implements Answer {
        public Keep {
            victims = List.copyOf(victims);
        }

        @Override
        public String key() {
            return "keep " + card;
        }

        @Override
        public List<Mark> marks() {
            return BurnFriends.marks(victims, card);
        }
    }

    private static List<Mark> marks(List<String> victims, String card) {
        List<Mark> marks = new ArrayList<>();
        marks.add(MarkKind.CARD.mark(card));
        victims.forEach(victim -> marks.add(MarkKind.SURVIVOR.mark(victim)));
        return marks;
    }

    @Override
    public Decision<Answer> decision(Table table) {
        List<String> victims = table.survivorsIn(fire.zone().index()).stream()
                .map(Survivor::name)
                .toList();
        return new Decision<>(
                table.cite(Cite.BURN_FRIENDS),
                table.seatOf(survivor),
                List.of(new Burn(victims, fire.card()), new Keep(victims, fire.card())));
    }

    /** The bottle may have been discarded, as is allowed at any time, since it was chosen. */
    @Override
    public void answer(Answer chosen, Play<Table> play) {
        boolean isHeld = play.table()
                .survivor(survivor)
                .inventory()
                .item(fire.slot())
                .filter(item -> item.card().has(Fire.class))
                .isPresent();
        if (chosen instanceof Burn && isHeld) {
            play.then(fire.step(survivor));
            Pay.or(play, survivor, fire);
        }
    }
}
