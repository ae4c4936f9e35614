package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import redoubt.board.Board;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;

/** Reads the box of a game from its own content, with that of the user's folders before it. */
public final class BoxReader {
    private BoxReader() {}

    /** The box that {@code printed} makes of the library; refused with all that is wrong in it. */
    public static <B> B read(
            ContentFolder own, List<ContentFolder> users, BiFunction<Library, Problems, Optional<B>> printed) {
        Problems problems = new Problems();
        Optional<B> box = printed.apply(library(own, users, problems), problems);
        problems.throwIfAny();
        return box.orElseThrow();
    }

    public static Library library(ContentFolder own, List<ContentFolder> users, Problems problems) {
        List<ContentFolder> folders = new ArrayList<>();
        folders.add(own);
        folders.addAll(users);
        return Library.read(folders, PageHead.GRAMMAR, problems);
    }

    /** The pages of all missions of a library whose board can be laid. */
    public static <P extends Page> List<P> pages(Library library, BiFunction<MissionText, Board, P> reader) {
        List<P> pages = new ArrayList<>();
        for (MissionText mission : library.missions()) {
            library.board(mission).ifPresent(board -> pages.add(reader.apply(mission, board)));
        }
        return pages;
    }
}
