package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.Certificate;
import redoubt.kernel.Share;

/**
 * How often bots won the missions of a game, which {@code redoubt lab certify} writes to {@code certificates.txt}: a row for each mission
 * that was measured.
 *
 * <pre>
 * certificate | bot         | won | games | settings | day        | content
 * WD-M01      | search:100p | 27  | 30    | -        | 2026-11-18 | 84c1d0a2b3f4e596
 * </pre>
 */
public final class Certificates {
    static final String TABLE = "certificate";

    private static final Column<String> BOT = Column.text("bot");
    private static final Column<Integer> WON = Column.integer("won");
    private static final Column<Integer> GAMES = Column.integer("games");
    private static final Column<Optional<String>> SETTINGS =
            Column.text("settings").optional();
    private static final Column<String> DAY = Column.text("day");
    private static final Column<String> CONTENT = Column.text("content");
    private static final TableFormat FORMAT = new TableFormat(TABLE, List.of(BOT, WON, GAMES, SETTINGS, DAY, CONTENT));

    private final Map<String, Certificate> certificates;

    private Certificates(Map<String, Certificate> certificates) {
        this.certificates = certificates;
    }

    /** Nothing measured yet. */
    public static Certificates none() {
        return new Certificates(Map.of());
    }

    /** The headings of the table, its name first. */
    public static List<String> headings() {
        List<String> headings = new ArrayList<>(List.of(TABLE));
        FORMAT.columns().forEach(column -> headings.add(column.heading()));
        return headings;
    }

    /** The cells of a row, in the order of the headings. */
    public static List<String> cells(String mission, Certificate certificate) {
        return List.of(
                mission,
                certificate.bot(),
                String.valueOf(certificate.won().won()),
                String.valueOf(certificate.won().games()),
                certificate.settings(),
                certificate.day(),
                certificate.content());
    }

    /** The certificates in a game's content. */
    public static Certificates read(Library library, Problems problems) {
        List<String> missions =
                library.missions().stream().map(mission -> mission.id().text()).toList();
        Map<String, Certificate> certificates = new LinkedHashMap<>();
        for (Row row : library.rows(FORMAT, problems)) {
            problems.oneOf(row.name(), "mission", missions);
            int won = row.value(WON);
            int games = row.value(GAMES);
            if (won < 0 || won > games) {
                problems.add(row.name().place(), "expected at most " + games + " games won, not " + won);
                continue;
            }
            certificates.put(
                    row.key(),
                    new Certificate(
                            row.value(BOT),
                            new Share(won, games),
                            row.value(SETTINGS).orElse("-"),
                            row.value(DAY),
                            row.value(CONTENT)));
        }
        return new Certificates(certificates);
    }

    /** The certificate of a mission; empty if it was not measured. */
    public Optional<Certificate> of(String mission) {
        return Optional.ofNullable(certificates.get(mission));
    }
}
