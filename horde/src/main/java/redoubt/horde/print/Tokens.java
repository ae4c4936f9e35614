package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.table.TokenKind;

/** The tokens in the box, with the kinds that are counted in zones first. */
public record Tokens(List<Supply> supplies, List<Colour> objectives) {
    private static final Column<Integer> COPIES = Column.integer("copies");
    private static final Column<Optional<String>> BACK_OF =
            Column.text("back of").optional();
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat TOKENS = TableFormat.of("token", COPIES, BACK_OF, SOURCE);
    private static final TableFormat COLOURS = TableFormat.of("objective back", COPIES, SOURCE);

    /** Tokens kept elsewhere on the table than among the counted ones. */
    private static final List<String> KEPT_ELSEWHERE =
            List.of("first player", "objective", "spawn", "barricade", "door", "stairs");

    /** A kind of token, how many there are, and the token it is the back of. */
    public record Supply(TokenKind kind, int copies, Optional<String> backOf) {}

    /** How many objectives have this colour on the back. */
    public record Colour(String name, int copies) {}

    public Tokens {
        supplies = List.copyOf(supplies);
        objectives = List.copyOf(objectives);
    }

    public static Tokens read(Library library, Problems problems) {
        List<Supply> supplies = new ArrayList<>();
        for (Row row : library.rows(TOKENS, problems)) {
            TokenKind kind = new TokenKind(supplies.size(), row.key());
            supplies.add(new Supply(kind, row.value(COPIES), row.value(BACK_OF)));
        }
        List<Colour> colours = library.rows(COLOURS, problems).stream()
                .map(row -> new Colour(row.key(), row.value(COPIES)))
                .toList();
        return new Tokens(supplies, colours);
    }

    /** The kinds that are counted zone by zone. */
    public List<TokenKind> counted() {
        return supplies.stream()
                .map(Supply::kind)
                .filter(kind -> !KEPT_ELSEWHERE.contains(kind.name()))
                .toList();
    }

    public TokenKind kind(String name) {
        return supply(name).kind();
    }

    public Supply supply(String name) {
        return supplies.stream()
                .filter(supply -> supply.kind().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no token is called " + name));
    }
}
