package redoubt.whitedeath.vault;

import redoubt.horde.action.Rearrangement;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** What comes from the vault is worth a place in the pack: something else is thrown away to make room. */
public record VaultAdvice(String deck) implements Advice {
    private static final double NEVER = -20;

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof Rearrangement.Drop drop && isFromTheVault(outlook.table(), drop) ? NEVER : 0;
    }

    private boolean isFromTheVault(Table table, Rearrangement.Drop drop) {
        return table.survivor(drop.owner())
                .inventory()
                .held(drop.slot())
                .card()
                .deck()
                .equals(deck);
    }
}
