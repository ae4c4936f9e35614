package redoubt.secondedition;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.secondedition.edition.SecondEdition;

/** Offers the 2nd Edition with the Washington campaign to the program. */
public final class SecondEditionBox implements GameBox {
    @Override
    public String id() {
        return SecondEdition.ID;
    }

    @Override
    public int place() {
        return 4;
    }

    @Override
    public Game<?> open(List<String> contentFolders) {
        return SecondEditionGame.of(contentFolders.stream()
                .map(folder -> ContentFolder.of(folder, SecondEdition.ID))
                .toList());
    }
}
