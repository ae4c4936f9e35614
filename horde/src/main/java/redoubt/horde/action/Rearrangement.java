package redoubt.horde.action;

import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;

/** One small change to inventories while cards are put in order or traded. */
public sealed interface Rearrangement extends Option {
    /** Puts a card into another slot; what lies there takes its place. */
    record Put(SurvivorId owner, boolean isPartner, String card, int from, String fromName, int to, String toName)
            implements Rearrangement {
        boolean isNew() {
            return fromName.equals(Carrying.NEW);
        }

        @Override
        public String key() {
            String move =
                    isNew() ? "put " + card + " in " + toName : "put " + card + " from " + fromName + " in " + toName;
            return isPartner ? move + " for " + owner : move;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(owner.name()),
                    MarkKind.CARD.mark(card),
                    MarkKind.SLOT.mark(fromName),
                    MarkKind.SLOT.mark(toName));
        }
    }

    /** Hands something to the other survivor; {@code isTaken} means that it goes to the survivor who trades. */
    sealed interface Gift extends Rearrangement {
        SurvivorId giver();

        SurvivorId taker();

        boolean isTaken();
    }

    /** Hands a card to the other survivor. */
    record Give(SurvivorId giver, SurvivorId taker, boolean isTaken, String card, int slot, String slotName)
            implements Gift {
        @Override
        public String key() {
            return isTaken
                    ? "take " + card + " of " + slotName + " from " + giver
                    : "give " + card + " of " + slotName + " to " + taker;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(giver.name()),
                    MarkKind.SURVIVOR.mark(taker.name()),
                    MarkKind.CARD.mark(card),
                    MarkKind.SLOT.mark(slotName));
        }
    }

    /** Hands a token kept on the dashboard to the other survivor. */
    record GiveToken(SurvivorId giver, SurvivorId taker, boolean isTaken, String token) implements Gift {
        @Override
        public String key() {
            return isTaken ? "take token " + token + " from " + giver : "give token " + token + " to " + taker;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(giver.name()),
                    MarkKind.SURVIVOR.mark(taker.name()),
                    MarkKind.TOKEN.mark(token));
        }
    }

    /** Discards a card to make room. */
    record Drop(SurvivorId owner, boolean isPartner, String card, int slot, String slotName) implements Rearrangement {
        @Override
        public String key() {
            String drop = slotName.equals(Carrying.NEW) ? "discard " + card : "discard " + card + " of " + slotName;
            return isPartner ? drop + " for " + owner : drop;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(owner.name()), MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    /** Asks the other player to agree to what has been put together. */
    record Propose(SurvivorId partner) implements Rearrangement {
        @Override
        public String key() {
            return "propose";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(partner.name()));
        }
    }

    /** Leaves everything as it is now. */
    record Done() implements Rearrangement {
        @Override
        public String key() {
            return "done";
        }
    }
}
