package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** An attack begins: it makes its noise, weapons that need reloading are fired, and its numbers are worked out. */
public record MakeAttack(Draft draft) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (draft.beside().isEmpty() && ChooseHands.isOpen(play.table(), draft)) {
            play.then(new ChooseHands(draft));
            return;
        }
        Attack attack = Attack.of(play.table(), draft);
        fire(play);
        makeNoise(play);
        boolean isReplaceable =
                attack.has(AttackTrait.DICE_FROM_ZOMBIES) && attack.diceFromZombies(play.table()) != attack.dice();
        play.then(isReplaceable ? new ReplaceDice(attack) : new RollAttack(attack));
    }

    private void fire(Play<Table> play) {
        if (!draft.use().isReload() || draft.slots().isEmpty()) {
            return;
        }
        Survivor attacker = play.table().survivor(draft.survivor());
        Inventory inventory = attacker.inventory();
        for (int slot : draft.slots()) {
            inventory = inventory.with(slot, inventory.held(slot).fired());
        }
        play.table(play.table().with(attacker.withInventory(inventory)));
    }

    /** One token for the whole action, in the zone where it is resolved. */
    private void makeNoise(Play<Table> play) {
        if (draft.use().isNoisy()) {
            Table table = play.table();
            play.table(table.withToken(
                    table.print().noise().orElseThrow(), draft.from().index(), 1));
            play.log(new NoiseMade(table.cite(Cite.NOISE_OF_ATTACKS), draft.from()));
        }
    }
}
