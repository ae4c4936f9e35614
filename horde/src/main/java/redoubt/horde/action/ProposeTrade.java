package redoubt.horde.action;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/**
 * A survivor proposes to another player's survivor what they might hand each other; nothing moves before that player agrees.
 *
 * <p>Ana gives the Sword and wants the Dagger: {@code give Sword of hand1 to Bo}, {@code take Dagger of hand1 from Bo}, {@code
 * propose}; Bo's player says {@code agree}, both cards change hands, and Ana's player arranges what she has now.
 */
public record ProposeTrade(SurvivorId survivor, SurvivorId partner, Gifts gifts)
        implements Question<Table, Rearrangement> {
    @Override
    public Decision<Rearrangement> decision(Table table) {
        ArrangeMenu menu = new ArrangeMenu(table, Arrange.promising(table.cite(Cite.TRADE), survivor, partner, gifts));
        List<Rearrangement> options = menu.gifts(table.survivor(survivor), table.survivor(partner));
        options.removeIf(option -> isPromised(table, option));
        options.add(gifts.list().isEmpty() ? new Rearrangement.Done() : new Rearrangement.Propose(partner));
        return new Decision<>(table.cite(Cite.TRADE), table.seatOf(survivor), options);
    }

    /** Whether every token of this name that its bearer has is already promised. */
    private boolean isPromised(Table table, Rearrangement option) {
        return option instanceof Rearrangement.GiveToken give
                && Collections.frequency(gifts.list(), give)
                        == Collections.frequency(table.survivor(give.giver()).carried(), give.token());
    }

    @Override
    public void answer(Rearrangement chosen, Play<Table> play) {
        switch (chosen) {
            case Rearrangement.Gift gift -> play.then(new ProposeTrade(survivor, partner, gifts.with(gift)));
            case Rearrangement.Propose _ -> play.then(new AgreeToTrade(survivor, partner, gifts));
            case Rearrangement.Done _ -> play.then(new BeginArranging(survivor, Optional.empty(), Cite.REORGANIZE));
            case Rearrangement.Put _, Rearrangement.Drop _ ->
                throw new IllegalStateException("nothing moves before a trade is agreed: " + chosen);
        }
    }
}
