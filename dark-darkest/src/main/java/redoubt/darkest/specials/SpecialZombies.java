package redoubt.darkest.specials;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The rules of the Zombie expansion for some types, with so many tokens of each (DD-ZEX-03 to DD-ZEX-10, DD-GAP-81). */
record SpecialZombies(List<SpecialKind> types, int tokens) implements ExpansionRuling {
    /** Special tokens have no value; these numbers, which no value reaches, stand for their types. */
    private static final int FIRST_TOKEN = 10;

    private static final int FAST = 3;
    private static final RuleId REVEALED = rule("DD-ZEX-03");
    private static final RuleId TOUGH = rule("DD-ZEX-08");

    SpecialZombies {
        types = List.copyOf(types);
    }

    @Override
    public Table laidOut(Table table) {
        return table.with(new Specials(List.of()));
    }

    @Override
    public List<Integer> spawnTokens() {
        List<Integer> mixed = new ArrayList<>();
        types.forEach(kind -> mixed.addAll(Collections.nCopies(tokens, FIRST_TOKEN + kind.ordinal())));
        return mixed;
    }

    /** One special figure and as many normal ones as a D4 shows. */
    @Override
    public OptionalInt figures(Play<Table> play, int room, int token) {
        if (token < FIRST_TOKEN) {
            return OptionalInt.empty();
        }
        SpecialKind kind = SpecialKind.values()[token - FIRST_TOKEN];
        int normal = play.roll(Dice.D4, 4);
        play.table(play.table().with(Specials.of(play.table()).with(room, kind)));
        play.log(new SpecialEvent.SpecialRevealed(REVEALED, kind, play.table().zone(room)));
        return OptionalInt.of(normal + 1);
    }

    @Override
    public Table hordeMoved(Table table, int from, int to, int figures) {
        return table.with(Specials.of(table).moved(from, to, figures));
    }

    /** A normal zombie is pushed as long as one stands there (DD-ZEX-11). */
    @Override
    public Table zombiePushed(Table table, int from, int to, int stoodBefore) {
        Specials specials = Specials.of(table);
        return specials.in(from).size() >= stoodBefore ? table.with(specials.moved(from, to, 1)) : table;
    }

    @Override
    public Optional<RuleId> toughness(Table table, int room) {
        return Specials.of(table).has(room, SpecialKind.TUFF_GUY) ? Optional.of(TOUGH) : Optional.empty();
    }

    @Override
    public boolean isHitFromAfar(Table table, int room) {
        return !Specials.of(table).has(room, SpecialKind.CHUNK);
    }

    @Override
    public int movement(Table table, int room, int rooms) {
        return Specials.of(table).has(room, SpecialKind.DISCO_DOLL) ? Math.max(FAST, rooms) : rooms;
    }

    @Override
    public int certainBites(Table table, int room, int bites) {
        return Specials.of(table).has(room, SpecialKind.GUTS) ? Math.max(1, bites) : bites;
    }

    /** Where fewer figures are left than special ones, special ones have been eliminated (DD-ZEX-04). */
    @Override
    public void settle(Play<Table> play) {
        ZoneSet rooms = ZoneSet.EMPTY;
        for (Specials.Figure figure : Specials.of(play.table()).figures()) {
            rooms = rooms.with(figure.room());
        }
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            if (LoseSpecial.excess(play.table(), room) > 0) {
                play.then(new LoseSpecial(room));
            }
        }
    }
}
