package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** More survivors have kept a card than there are copies: the players decide who gets one, and the others lose theirs. */
record ShareKept(Equipment card, List<SurvivorId> owners, int copies) implements Question<Table, ShareKept.To> {
    /** This survivor gets a copy; nobody does if there is none. */
    record To(List<SurvivorId> survivor, String card) implements Option {
        @Override
        public String key() {
            return survivor.isEmpty() ? "no " + card + " is left" : "keep " + card + " for " + survivor.getFirst();
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>();
            marks.add(MarkKind.CARD.mark(card));
            survivor.forEach(owner -> marks.add(MarkKind.SURVIVOR.mark(owner.name())));
            return List.copyOf(marks);
        }
    }

    ShareKept {
        owners = List.copyOf(owners);
    }

    @Override
    public Decision<To> decision(Table table) {
        List<To> options = new ArrayList<>();
        if (copies == 0) {
            options.add(new To(List.of(), card.name()));
        } else {
            owners.stream().distinct().forEach(owner -> options.add(new To(List.of(owner), card.name())));
        }
        return new Decision<>(table.cite(Cite.SHARE_KEPT_CARDS), table.everyone(), options);
    }

    @Override
    public void answer(To chosen, Play<Table> play) {
        for (SurvivorId owner : chosen.survivor()) {
            List<SurvivorId> others = new ArrayList<>(owners);
            others.remove(owner);
            if (copies > 1) {
                play.then(new ShareKept(card, others, copies - 1));
            }
            play.then(new ReceiveStarting(owner, card.index(), Cite.KEPT_CARDS));
        }
    }
}
