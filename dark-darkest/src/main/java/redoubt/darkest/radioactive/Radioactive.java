package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.print.Expansion;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The rules of the Radioactive expansion: the space of the leak, and the place of the Hazmat Specialist (DD-RAD-01, DD-RAD-02). */
record Radioactive(int leak, int specialist) implements ExpansionRuling {
    static final String KIT = "Decontamination Kit";
    static final String SUIT = "Radiation Suit";
    private static final String PILLS = "Radiation Pills";
    private static final int LEAST_LARGE_CHIPS = 6;
    private static final RuleId LOSS = rule("DD-RAD-12");
    private static final RuleId TOUGH = rule("DD-RAD-15");

    @Override
    public boolean isDealt(Card card) {
        return card.kind().set() == Expansion.R;
    }

    @Override
    public int leastLargeChips(int least) {
        return Math.max(least, LEAST_LARGE_CHIPS);
    }

    @Override
    public Optional<Ruling> ruling(CardKind kind) {
        return kind.name().equals(PILLS) ? Optional.of(new RadiationPills()) : Optional.empty();
    }

    @Override
    public Table laidOut(Table table) {
        Radiation clean = new Radiation(
                Radiation.Reactor.TIGHT,
                List.of(),
                ZoneSet.EMPTY,
                false,
                Collections.nCopies(table.survivors().size(), 0),
                0);
        return withKit(table.with(clean), specialist);
    }

    /** The Kit comes with the Specialist's seat, unless somebody holds it (DD-RAD-26). */
    private static Table withKit(Table table, int place) {
        Card kit = table.print().cards().stream()
                .filter(card -> card.isStarting() && card.kind().name().equals(KIT))
                .findFirst()
                .orElseThrow();
        boolean held = table.playing().stream()
                .anyMatch(survivor -> survivor.pack().find(kit.index()).isPresent());
        return held
                ? table
                : table.with(place, survivor -> survivor.with(survivor.pack().withLeft(Item.of(kit))));
    }

    /** A newcomer is clean (DD-SURV-21). */
    @Override
    public Table recruited(Table table, int place) {
        Table clean = table.with(Radiation.of(table).withMarkers(place, 0));
        return place == specialist ? withKit(clean, place) : clean;
    }

    @Override
    public void roundBegins(Play<Table> play) {
        for (Survivor survivor : play.table().playing()) {
            int markers = Radiation.of(play.table()).markers(survivor);
            Harm.wound(play, survivor.place(), markers, LOSS);
        }
    }

    @Override
    public List<Step<Table>> darknessReached(Table table, int space) {
        boolean leaks = space == leak && Radiation.of(table).reactor() == Radiation.Reactor.TIGHT;
        return leaks ? List.of(new Leak()) : List.of();
    }

    @Override
    public List<Step<Table>> upkeepEnds(Table table) {
        boolean leaking = Radiation.of(table).reactor() == Radiation.Reactor.LEAKING;
        return leaking ? List.of(new SpreadRadiation()) : List.of();
    }

    @Override
    public List<Step<Table>> entered(Table table, List<Integer> places, List<Integer> fromOtherTile, int room) {
        return List.of(new CheckRadiation(places, fromOtherTile, room));
    }

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> deeds = new ArrayList<>();
        deeds.addAll(Decontaminate.offers(table, survivor));
        deeds.addAll(FeedReactor.offers(table, survivor));
        deeds.addAll(ShutDown.offers(table, survivor));
        return deeds;
    }

    @Override
    public Table hordeMoved(Table table, int from, int to, int figures) {
        return spread(table, from, to);
    }

    @Override
    public Table zombiePushed(Table table, int from, int to, int stoodBefore) {
        return spread(table, from, to);
    }

    /** Contaminated zombies carry the radiation with them (DD-RAD-14). */
    private static Table spread(Table table, int from, int to) {
        Radiation radiation = Radiation.of(table);
        return radiation.hordes().contains(from)
                ? table.with(radiation.withEnemies(radiation.hordes().with(to), radiation.isCreatureContaminated()))
                : table;
    }

    @Override
    public Optional<RuleId> toughness(Table table, int room) {
        return Radiation.of(table).hordes().contains(room) ? Optional.of(TOUGH) : Optional.empty();
    }

    @Override
    public List<Step<Table>> creatureReinforced(Table table) {
        return Radiation.of(table).isCreatureContaminated() ? List.of(new Regenerate()) : List.of();
    }

    @Override
    public void settle(Play<Table> play) {
        Contagion.settle(play);
    }
}
