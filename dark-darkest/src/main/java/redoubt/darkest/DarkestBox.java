package redoubt.darkest;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;

/** Offers Dark Darker Darkest to the program. */
public final class DarkestBox implements GameBox {
    @Override
    public String id() {
        return DarkestGame.ID;
    }

    @Override
    public int place() {
        return 5;
    }

    @Override
    public Game<?> open(List<String> contentFolders) {
        return DarkestGame.of(contentFolders.stream()
                .map(folder -> ContentFolder.of(folder, DarkestGame.ID))
                .toList());
    }
}
