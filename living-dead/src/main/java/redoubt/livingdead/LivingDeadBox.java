package redoubt.livingdead;

import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.livingdead.edition.LivingDead;

/** Offers Night of the Living Dead to the program. */
public final class LivingDeadBox implements GameBox {
    @Override
    public String id() {
        return LivingDead.ID;
    }

    @Override
    public int place() {
        return 3;
    }

    @Override
    public Game<?> open(List<String> contentFolders) {
        return LivingDeadGame.of(contentFolders.stream()
                .map(folder -> ContentFolder.of(folder, LivingDead.ID))
                .toList());
    }
}
