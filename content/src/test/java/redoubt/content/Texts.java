package redoubt.content;

import java.util.ArrayList;
import java.util.List;

/** Small content files for the tests. */
final class Texts {
    private Texts() {}

    static final String LEGEND = """
            legend small
              border  open     ~
              border  doorway  :  joins
              border  wall     | -
              zone    street   .
              zone    room     #  building
              between street street  open
              between room   any     wall doorway
              outer   street open
              outer   room   wall doorway
              joint   street street  open
              joint   room(doorway) street        doorway
              joint   room(doorway) room(doorway) doorway
              joint   any    any     wall
              edge    wall
              flag    dark
              spot    objective
              letters ordered
            """;

    static final String TILE = """
            tile 1R "Yard"
              + ~ +---+
              ~ a : b |
              + ~ +---+
              street    a
              room      b
              buildings b
              objective b
            """;

    static ContentFolder folder(String... files) {
        List<SourceText> sources = new ArrayList<>();
        for (int i = 0; i < files.length; i++) {
            sources.add(new SourceText((char) ('a' + i) + ".txt", files[i]));
        }
        return new ContentFolder(sources);
    }

    /** The problems of files a.txt, b.txt …, one line each. */
    static List<String> problems(String... files) {
        Problems problems = new Problems();
        Library.read(List.of(folder(files)), Grammar.PLAIN, problems);
        return problems.all().stream().map(Problem::toString).toList();
    }
}
