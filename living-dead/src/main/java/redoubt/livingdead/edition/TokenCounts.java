package redoubt.livingdead.edition;

import java.util.List;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.print.Tokens;

/** Complains about a scene that asks for more tokens than the box has (NL-COMP-14 to NL-COMP-16). */
record TokenCounts(MissionText scene, Problems problems) {
    private static final String SPAWN = "spawn";

    /** Tokens listed after a face or a colour. */
    private static final List<String> WITH_FACE = List.of("barricade", "door", "stairs", SPAWN);

    /** The colours that one spawn token has each. */
    private static final List<String> RARE = List.of("white", "purple", "yellow");

    void check(Tokens tokens) {
        for (Tokens.Supply supply : tokens.supplies()) {
            String name = supply.kind().name();
            List<Item> lines = lines(name);
            int face = WITH_FACE.contains(name) ? 1 : 0;
            atMost(supply.copies(), name, lines, face);
        }
        for (String colour : RARE) {
            List<Item> lines = lines(SPAWN).stream()
                    .filter(line -> line.words().getFirst().text().equals(colour))
                    .toList();
            atMost(1, colour + " " + SPAWN, lines, 1);
        }
    }

    private List<Item> lines(String keyword) {
        return scene.items().stream()
                .filter(item ->
                        item.keyword().text().equals(keyword) && !item.words().isEmpty())
                .toList();
    }

    private void atMost(int copies, String what, List<Item> lines, int face) {
        int count = lines.stream().mapToInt(line -> line.words().size() - face).sum();
        if (count > copies) {
            problems.add(
                    lines.getLast().keyword().place(),
                    "expected at most " + copies + " of the " + what + " tokens, found " + count);
        }
    }
}
