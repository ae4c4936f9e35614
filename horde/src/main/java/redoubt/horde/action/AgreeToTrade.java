package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/** The partner's player agrees to a proposed trade as a whole or refuses it. */
public record AgreeToTrade(SurvivorId survivor, SurvivorId partner, Gifts gifts)
        implements Question<Table, AgreeToTrade.Answer> {
    /** Agrees, agrees and rearranges the partner's cards afterwards, or refuses. */
    public enum Answer implements Option {
        AGREE,
        AGREE_AND_REARRANGE,
        REFUSE;

        @Override
        public String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }

        @Override
        public boolean isConsent() {
            return this == AGREE;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(name().toLowerCase(Locale.ROOT)));
        }
    }

    private static final List<Answer> ANSWERS = List.of(Answer.values());

    @Override
    public Decision<Answer> decision(Table table) {
        return new Decision<>(table.cite(Cite.AGREE_TO_TRADE), table.seatOf(partner), ANSWERS);
    }

    /** Whatever the answer, the survivor may still arrange their own cards with this action. */
    @Override
    public void answer(Answer chosen, Play<Table> play) {
        List<Step<Table>> steps = new ArrayList<>();
        switch (chosen) {
            case AGREE, AGREE_AND_REARRANGE -> {
                play.log(new HordeEvent.TradeAgreed(play.table().cite(Cite.AGREE_TO_TRADE), partner, survivor));
                gifts.list().forEach(gift -> steps.add(new HandOver(gift)));
                steps.add(arrange(survivor, Cite.REORGANIZE));
                steps.add(chosen == Answer.AGREE ? new MakeRoom(partner) : arrange(partner, Cite.TRADE));
            }
            case REFUSE -> {
                play.log(new HordeEvent.TradeRefused(play.table().cite(Cite.TRADE_REFUSED), partner, survivor));
                steps.add(arrange(survivor, Cite.REORGANIZE));
            }
        }
        play.then(steps);
    }

    private static Step<Table> arrange(SurvivorId whose, Cite why) {
        return new BeginArranging(whose, Optional.empty(), why);
    }
}
