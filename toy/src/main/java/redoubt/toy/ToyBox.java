package redoubt.toy;

import java.util.List;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;

/** Offers the gate to the program; it has no content to override. */
public final class ToyBox implements GameBox {
    @Override
    public String id() {
        return ToyGame.ID;
    }

    @Override
    public boolean isExample() {
        return true;
    }

    @Override
    public Game<?> open(List<String> contentFolders) {
        return new ToyGame();
    }
}
