package redoubt.toy;

import redoubt.kernel.Interrupt;
import redoubt.kernel.Play;

/** Once in the game and at any time a keeper burns two of the dead before the gate. */
record ThrowTorch(int keeper) implements Interrupt<Gate> {
    @Override
    public String key() {
        return "throw torch";
    }

    @Override
    public void happen(Play<Gate> play) {
        Gate table = play.table();
        play.table(table.withoutTorch(keeper).withDead(table.dead() - 2));
        play.log(new ToyEvent.TorchThrown(ToyGame.TORCH, keeper));
    }
}
