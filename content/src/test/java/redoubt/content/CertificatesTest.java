package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.folder;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Certificate;
import redoubt.kernel.Share;

class CertificatesTest {
    private static final String MISSION = """
            mission M1 "Yard"
              difficulty easy length short survivors 1
              tiles 1R@0
            """;
    private static final String TABLE = """
            certificate | bot         | won | games | settings | day        | content
            M1          | search:100p | 27  | 30    | -        | 2026-11-18 | 0123456789abcdef
            """;

    private static Certificates read(String table, Problems problems) {
        return Certificates.read(Library.read(folder(LEGEND, TILE, MISSION, table)), problems);
    }

    private static List<String> wrong(String table) {
        Problems problems = new Problems();
        read(table, problems);
        return problems.all().stream().map(Problem::toString).toList();
    }

    @Test
    void aMissionHasTheCertificateOfItsRow() {
        Certificate certificate =
                new Certificate("search:100p", new Share(27, 30), "-", "2026-11-18", "0123456789abcdef");
        assertThat(read(TABLE, new Problems()).of("M1")).contains(certificate);
        assertThat(read(TABLE, new Problems()).of("M2")).isEmpty();
        List<String> row = TABLE.lines().skip(1).findFirst().stream()
                .flatMap(line -> List.of(line.split(" *\\| *")).stream())
                .toList();
        assertThat(Certificates.cells("M1", certificate)).isEqualTo(row);
        assertThat(Certificates.headings()).hasSameSizeAs(row).startsWith("certificate", "bot");
    }

    @Test
    void whatIsWrongIsLocated() {
        assertThat(wrong(TABLE)).isEmpty();
        assertThat(wrong(TABLE.replace("27 ", "31 ")))
                .singleElement()
                .asString()
                .startsWith("d.txt:2:")
                .contains("at most 30 games won, not 31");
        assertThat(wrong(TABLE.replace("M1  ", "M7  "))).first().asString().contains("unknown mission 'M7'");
    }
}
