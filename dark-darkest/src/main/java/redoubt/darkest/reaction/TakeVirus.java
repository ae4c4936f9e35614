package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.darkest.arrival.DiscardCard;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Pack;
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

/** A bitten survivor puts the Virus token on the left or on the right of its board, where it takes a hand (DD-CDIE-13, DD-GAP-23). */
public record TakeVirus(int place) implements Question<Table, TakeVirus.Side>, Subject {
    private static final RuleId RULE = rule("DD-CDIE-13");

    /** Where the token goes. */
    public enum Side implements Option {
        LEFT,
        RIGHT;

        @Override
        public String key() {
            return "virus " + name().toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("answer", name().toLowerCase(Locale.ROOT)));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<Side> decision(Table table) {
        Survivor survivor = table.survivor(place);
        List<Side> sides = new ArrayList<>(List.of(Side.LEFT));
        if (survivor.hands() > 0) {
            sides.add(Side.RIGHT);
        }
        return new Decision<>(RULE, Seats.of(survivor.owner()), sides);
    }

    @Override
    public void answer(Side chosen, Play<Table> play) {
        Survivor survivor = play.table().survivor(place);
        int right = survivor.body().virusRight() + (chosen == Side.RIGHT ? 1 : 0);
        int left = survivor.body().virusLeft() + (chosen == Side.LEFT ? 1 : 0);
        Survivor bitten = survivor.with(survivor.body().withVirus(left, right));
        play.table(play.table().with(handsFreed(bitten)));
        play.log(new DarkestEvent.Bitten(RULE, survivor.person()));
        play.then(new DiscardCard(place));
    }

    /** Gear for which no hand is left goes to the left, the last equipped first. */
    private static Survivor handsFreed(Survivor survivor) {
        Survivor freed = survivor;
        while (freed.pack().handsTaken() > freed.hands()) {
            Item last = freed.pack().right().getLast();
            Pack pack = freed.pack().without(last.card().index()).withLeft(last);
            freed = freed.with(pack);
        }
        return freed;
    }
}
