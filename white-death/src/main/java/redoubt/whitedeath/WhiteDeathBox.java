package redoubt.whitedeath;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.whitedeath.edition.WhiteDeath;

/** Offers White Death to the program. */
public final class WhiteDeathBox implements GameBox {
    @Override
    public String id() {
        return WhiteDeath.ID;
    }

    @Override
    public int place() {
        return 1;
    }

    @Override
    public Game<?> open(List<String> contentFolders) {
        return WhiteDeathGame.of(contentFolders.stream()
                .map(folder -> ContentFolder.of(folder, WhiteDeath.ID))
                .toList());
    }
}
