package redoubt.whitedeath.beacon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.board.ZoneId;
import redoubt.horde.action.Relocate;
import redoubt.horde.action.Search;
import redoubt.horde.edition.Edition;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.siege.Wall;

class BeaconTest {
    private static final RuleId RULE = new RuleId("WD-NECRO-07");

    private static Corrupt corrupt(Wall wall, String zone) {
        return new Corrupt(RULE, wall.zone(zone));
    }

    @Test
    @Rule({"WD-BEACON-01", "WD-WIN-05"})
    void corruptionAtTheBeaconLosesTheGame() {
        Wall wall = Wall.of(".~.~.").survivor("Lorna", "a").token("beacon", "c");
        wall.run(corrupt(wall, "b"));
        assertThat(wall.isDone()).isTrue();
        wall.run(corrupt(wall, "c"));
        assertThat(wall.state().status()).isEqualTo(new Status.Lost(new RuleId("WD-WIN-05")));
    }

    private static double safety(Wall wall) {
        return Edition.of(wall.table()).workings().rulings(BeaconFalls.class).stream()
                .findFirst()
                .orElseThrow()
                .progress(wall.table());
    }

    @Test
    void theFartherCorruptionIsTheSaferIsTheBeacon() {
        Wall wall = Wall.of(".~.~.~.~.~.~.~.").survivor("Lorna", "a");
        assertThat(safety(wall.corrupted("h"))).as("no beacon").isEqualTo(1);
        assertThat(safety(wall.token("beacon", "a"))).as("far off").isEqualTo(1);
        assertThat(safety(wall.corrupted("d"))).isEqualTo(0.5);
        assertThat(safety(wall.corrupted("b"))).isEqualTo(1 / 6.0);
        assertThat(safety(Wall.of(".~.").survivor("Lorna", "a").token("beacon", "a")))
                .as("no corruption")
                .isEqualTo(1);
    }

    @Test
    void aSaferBeaconIsAppraisedHigher() {
        Wall far =
                Wall.of(".~.~.~.~.").survivor("Lorna", "a").token("beacon", "a").corrupted("e");
        Wall near =
                Wall.of(".~.~.~.~.").survivor("Lorna", "a").token("beacon", "a").corrupted("b");
        assertThat(far.game().appraise(far.table())).isGreaterThan(near.game().appraise(near.table()));
    }

    @Test
    @Rule({"WD-BEACON-01", "WD-GAP-114"})
    void whoCarriesTheBeaconMustNotWalkIntoCorruption() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "a")
                .carrying("Lorna", "beacon")
                .corrupted("b");
        wall.run(new Relocate(wall.id("Lorna"), wall.zone("a")));
        assertThat(wall.isDone()).isTrue();
        wall.run(new Relocate(wall.id("Lorna"), wall.zone("b")));
        assertThat(wall.state().isOver()).isTrue();
        assertThat(wall.state().isWon()).isFalse();
    }

    @Test
    @Rule("WD-BEACON-02")
    void aMissingBeaconGoesToTheStartingZone() {
        Wall wall =
                Wall.of(".~.~.").survivor("Lorna", "b").survivor("Ogon", "c").run(new PlayersPhase());
        assertThat(wall.tokens("beacon", "b")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.BeaconPlaced.class)).containsExactly("WD-BEACON-02");
        Wall known =
                Wall.of(".~.~.").survivor("Lorna", "b").token("beacon", "c").run(new PlayersPhase());
        assertThat(known.tokens("beacon", "b")).isZero();
    }

    @Test
    @Rule({"WD-CORR-01", "WD-CORR-02"})
    void aCorruptedZoneIsAStreetAndNothingElse() {
        Wall wall = Wall.of("=^.:#");
        wall.run(corrupt(wall, "a"), corrupt(wall, "c"));
        assertThat(Wall.STRONGHOLD
                        .ground()
                        .isRampart(wall.table().terrain(), wall.zone("a").index()))
                .isFalse();
        assertThat(wall.table().isBuilding(wall.zone("c").index())).isFalse();
        // At street level now: survivors walk in from the street.
        assertThat(wall.table()
                        .survivorPaths()
                        .neighbours(wall.zone("b").index())
                        .contains(new ZoneId(wall.zone("a").index())))
                .isTrue();
    }

    @Test
    @Rule("WD-CORR-03")
    void wallsBetweenCorruptionZonesAreIgnored() {
        Wall wall = Wall.of("#|#|#");
        wall.run(corrupt(wall, "a"));
        assertThat(wall.table().survivorPaths().distance(0, 1)).isNegative();
        wall.run(corrupt(wall, "b"));
        assertThat(wall.table().survivorPaths().distance(0, 1)).isEqualTo(1);
        assertThat(wall.table().survivorPaths().distance(1, 2)).isNegative();
        assertThat(Eyesight.sight(wall.table()).seen(0).contains(1)).isTrue();
        assertThat(Eyesight.sight(wall.table()).seen(0).contains(2)).isFalse();
    }

    @Test
    @Rule("WD-CORR-04")
    void nobodySearchesInCorruption() {
        Wall wall = Wall.of("#:.").survivor("Lorna", "a").token("beacon", "b");
        wall.deck(new Deck(WhiteDeath.EQUIPMENT_DECK, Pile.of(List.of(0)), Pile.EMPTY))
                .run();
        assertThat(searches(wall)).isEqualTo(1);
        wall.run(corrupt(wall, "a"));
        assertThat(searches(wall)).isZero();
    }

    private static int searches(Wall wall) {
        Survivor lorna = wall.table().survivor("Lorna").orElseThrow();
        Survivor acting = lorna.withTurn(Turn.NONE.withActions(3));
        Menu menu = new Menu(acting);
        new Search().offer(wall.table().with(acting), acting, menu);
        return menu.options().size();
    }

    @Test
    @Rule("WD-CORR-06")
    void aZoneHoldsOneCorruptionToken() {
        Wall wall = Wall.of(".~.");
        wall.run(corrupt(wall, "a"), corrupt(wall, "a"));
        assertThat(wall.tokens("corruption", "a")).isEqualTo(1);
        assertThat(wall.events(SiegeEvent.ZoneCorrupted.class)).hasSize(1);
    }

    @Test
    @Rule("WD-GAP-41")
    void onlyObjectivesGo() {
        Wall wall = Wall.of(".~.")
                .zombies("Walker", 1, "a")
                .token("cauldron", "a")
                .token("ladder", "a")
                .token("noise", "a")
                .token("freeze", "a")
                .objective("a", "red", false)
                .objective("b", "red", false);
        wall.run(corrupt(wall, "a"));
        for (String token : List.of("cauldron", "ladder", "noise", "freeze")) {
            assertThat(wall.tokens(token, "a")).isEqualTo(1);
        }
        assertThat(wall.table().objectives()).hasSize(1);
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-41")
    void aDroppedWeaponStays() {
        Wall wall = Wall.of(".~.");
        Dropped dropped = new Dropped(wall.zone("a"), wall.table().print().card("Ice Bow"));
        wall.run(new Lay(dropped), corrupt(wall, "a"));
        assertThat(wall.table().dropped()).containsExactly(dropped);
    }

    private record Lay(Dropped card) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table().withDropped(List.of(card)));
        }
    }

    @Test
    @Rule({"WD-GAP-56", "WD-NECRO-08"})
    void aFaceUpObjectiveRevealsNothing() {
        Wall wall = Wall.of(".~.").objective("a", "red", false);
        wall.run(corrupt(wall, "a"));
        assertThat(wall.state().revealed()).isZero();
        Wall hidden = Wall.of(".~.").objective("a", "green", true);
        hidden.run(corrupt(hidden, "a"));
        assertThat(hidden.state().revealed()).isEqualTo(1);
        assertThat(hidden.events(SiegeEvent.ObjectiveDiscarded.class).getFirst().colour())
                .isEqualTo("green");
        assertThat(hidden.cited(SiegeEvent.ObjectiveDiscarded.class)).containsExactly("WD-NECRO-08");
    }

    @Test
    @Rule("WD-GAP-55")
    void thereIsNoLimitOfCorruptionTokens() {
        Wall wall = Wall.of(".~.~.~.~.~.~.~.~.", "~ ~ ~ ~ ~ ~ ~ ~ ~", ".~.~.~.~.~.~.~.~.");
        String zones = "abcdefghijklmnopqr";
        for (int i = 0; i < zones.length(); i++) {
            wall.run(corrupt(wall, zones.substring(i, i + 1)));
        }
        assertThat(wall.table().tokens().total(Wall.STRONGHOLD.corruptionToken().index()))
                .isEqualTo(18);
    }
}
