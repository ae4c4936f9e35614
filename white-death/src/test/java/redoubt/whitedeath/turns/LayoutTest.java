package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import redoubt.board.Placement;
import redoubt.kernel.MissionCard;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** The grids of tiles in the ledger are the maps of the missions. */
class LayoutTest {
    private static final Pattern ROW = Pattern.compile("row \\d+: ((?:\\d\\d[RV] ?)+)");

    /** The rows of the grid in the ledger, from the top. */
    private static List<String> written(String mission) throws IOException {
        String entry = Files.readAllLines(Path.of("..", "rules", "en", "white-death.md")).stream()
                .filter(line -> line.startsWith("- **" + mission + "-02**"))
                .findFirst()
                .orElseThrow();
        List<String> rows = new ArrayList<>();
        Matcher row = ROW.matcher(entry);
        while (row.find()) {
            rows.add(row.group(1).strip());
        }
        return rows;
    }

    /** The rows of the board, from the top, each from left to right. */
    private static List<String> laid(List<Placement> placements) {
        TreeMap<Integer, TreeMap<Integer, String>> rows = new TreeMap<>();
        for (Placement each : placements) {
            rows.computeIfAbsent(each.row(), row -> new TreeMap<>())
                    .put(each.column(), each.tile().name());
        }
        return rows.values().stream().map(row -> String.join(" ", row.values())).toList();
    }

    @Test
    @Rule("WD-MIS-02")
    void gridsAreReadRowByRowFromTheTopLeftToRight() throws IOException {
        for (MissionCard mission : Scene.GAME.missions()) {
            List<Placement> tiles =
                    Sitting.at(mission.id()).table().terrain().board().placements();
            assertThat(laid(tiles)).as(mission.id()).isEqualTo(written(mission.id()));
        }
    }

    @Test
    @Rule("WD-MIS-02")
    void aTileShowsOneOfItsTwoFaces() {
        for (MissionCard mission : Scene.GAME.missions()) {
            assertThat(Sitting.at(mission.id()).table().terrain().board().placements())
                    .as(mission.id())
                    .extracting(each -> each.tile().name())
                    .allMatch(name -> name.endsWith("R") || name.endsWith("V"))
                    .extracting(name -> name.substring(0, 2))
                    .doesNotHaveDuplicates();
        }
    }
}
