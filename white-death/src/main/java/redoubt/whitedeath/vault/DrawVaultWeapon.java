package redoubt.whitedeath.vault;

import redoubt.board.Deck;
import redoubt.horde.action.KeepCard;
import redoubt.horde.action.RealDecks;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor draws a vault weapon and puts its cards in order; if none is left it gains so much adrenaline instead. */
public record DrawVaultWeapon(SurvivorId survivor, String deck, int insteadOfNone, RuleId rule)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Deck vault = table.deck(deck);
        if (vault.draw().isEmpty()) {
            play.log(new VaultEvent.VaultEmpty(rule, survivor));
            play.then(new GainAdrenaline(survivor, insteadOfNone, rule));
            return;
        }
        RealDecks.turnUp(play, deck);
        vault = play.table().deck(deck);
        Equipment card = table.print().equipment().get(vault.draw().top());
        play.table(play.table().with(vault.withDraw(vault.draw().withoutTop())));
        play.then(new KeepCard(survivor, card, rule));
        Rulings.revealed(play, new VaultEvent.VaultWeaponTaken(rule, survivor, card.name()));
    }
}
