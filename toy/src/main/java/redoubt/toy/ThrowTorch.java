package redoubt.toy;

import redoubt.kernel.Interrupt;
import redoubt.kernel.Play;

/** Once per game, at any time, a keeper burns two of the dead in front of the gate. */
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
