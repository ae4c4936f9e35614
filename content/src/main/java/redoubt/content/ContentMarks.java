package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import redoubt.kernel.Fnv1a;

/**
 * Fingerprints of the content that each mission is played with: all that is printed, and the mission's own page, but not those of
 * other missions. Files, remarks, where a value comes from and what bots have learnt are left out; values and their order are not.
 */
public final class ContentMarks {
    /** Where values come from, whatever they are. */
    private static final List<String> SOURCES = List.of("source", "rulebook");

    private final long common;
    private final Map<String, Long> missions = new LinkedHashMap<>();

    private ContentMarks(List<Block> blocks, List<RawRow> rows) {
        long all = Fnv1a.NOTHING;
        for (Block block : blocks) {
            all = isMission(block) ? all : line(all, block);
        }
        for (RawRow row : rows) {
            all = Lessons.TABLES.contains(row.table()) ? all : line(all, row);
        }
        this.common = all;
        for (Block block : blocks) {
            if (isMission(block)) {
                missions.put(block.name().text(), line(common, block));
            }
        }
    }

    /** The marks of a game's own content, overridden item by item by the user's folders. */
    public static ContentMarks of(ContentFolder own, List<ContentFolder> users) {
        List<ContentFolder> folders = new ArrayList<>();
        folders.add(own);
        folders.addAll(users);
        return new LibraryReader(folders, Grammar.PLAIN, new Problems()).marks();
    }

    static ContentMarks of(List<Block> blocks, List<RawRow> rows) {
        return new ContentMarks(blocks, rows);
    }

    /** The fingerprint for a mission, in 16 hexadecimal digits. */
    public String of(String mission) {
        return Fnv1a.digits(missions.getOrDefault(mission, common));
    }

    private static boolean isMission(Block block) {
        return block.keyword().text().equals("mission");
    }

    private static long line(long hash, Block block) {
        long longer =
                Fnv1a.line(hash, block.keyword().text() + " " + block.name().text() + " " + texts(block.attributes()));
        for (TextLine line : block.lines()) {
            longer = Fnv1a.line(longer, line.text().stripTrailing());
        }
        return longer;
    }

    private static long line(long hash, RawRow row) {
        long longer = Fnv1a.line(hash, row.table());
        for (int i = 0; i < Math.min(row.headings().size(), row.cells().size()); i++) {
            String heading = row.headings().get(i).text();
            if (!SOURCES.contains(heading)) {
                longer = Fnv1a.line(longer, heading + " " + row.cells().get(i).text());
            }
        }
        return longer;
    }

    private static String texts(List<Word> words) {
        return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }
}
