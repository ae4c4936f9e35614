package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import redoubt.app.desk.CommandRefused;
import redoubt.kernel.json.Json;
import redoubt.kernel.json.JsonException;

/** A certificate as it was written to a file. */
record CertificateFile(long seed, long games, List<Row> rows) {

    /** What one bot made of one mission. */
    record Row(
            String mission,
            String title,
            String difficulty,
            String settings,
            String bot,
            long won,
            long lost,
            double share,
            double low,
            double high,
            double seconds,
            List<Count> lengths,
            List<Count> rules,
            List<Count> lostBy) {}

    /** How many games of a kind there were, and how many of them were won or lost. */
    record Count(String name, long games, long won) {}

    static CertificateFile read(Path file) {
        try {
            Map<?, ?> certificate = (Map<?, ?>) Json.read(Files.readString(file));
            return new CertificateFile(
                    (Long) certificate.get("seed"),
                    (Long) certificate.get("games"),
                    list(certificate, "rows").stream().map(CertificateFile::row).toList());
        } catch (IOException e) {
            throw new CommandRefused("cannot read " + file + ": there is no such file, or it is not text", e);
        } catch (JsonException | ClassCastException | NullPointerException e) {
            throw new CommandRefused(file + " is no certificate; redoubt lab certify --to FILE writes one", e);
        }
    }

    private static List<Map<?, ?>> list(Map<?, ?> of, String name) {
        return ((List<?>) of.get(name))
                .stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
    }

    private static Row row(Map<?, ?> row) {
        return new Row(
                (String) row.get("mission"),
                (String) row.get("title"),
                (String) row.get("difficulty"),
                (String) row.get("settings"),
                (String) row.get("bot"),
                (Long) row.get("won"),
                (Long) row.get("lost"),
                number(row, "share"),
                number(row, "low"),
                number(row, "high"),
                number(row, "seconds"),
                list(row, "lengths").stream()
                        .map(each -> new Count(
                                String.valueOf((Object) each.get("round")),
                                (Long) each.get("won") + (Long) each.get("lost"),
                                (Long) each.get("won")))
                        .toList(),
                list(row, "rules").stream()
                        .map(each ->
                                new Count((String) each.get("rule"), (Long) each.get("games"), (Long) each.get("won")))
                        .toList(),
                list(row, "lostBy").stream()
                        .map(each -> new Count((String) each.get("rule"), (Long) each.get("games"), 0))
                        .toList());
    }

    private static double number(Map<?, ?> of, String name) {
        return ((Number) of.get(name)).doubleValue();
    }
}
