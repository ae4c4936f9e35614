package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.SurvivorMoved;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** Zones, moving and range. */
class MoveTest {
    @Test
    @Rule("WD-ZONE-01")
    void guardsAreSurvivorsForZombies() {
        Town seen = Town.on(".~.~.~.").guards("a", 1).zombies("c", "Walker", 1).play(List.of(new ZombiePhase()));
        assertThat(seen.zombies("b")).isOne();
        Town attacked = Town.on(".~.").guards("a", 2).zombies("a", "Walker", 1).play(List.of(new ZombiePhase()));
        assertThat(attacked.table().allies().total()).isOne();
    }

    @Test
    @Rule("WD-ZONE-07")
    void aMiniatureStandsNowhereInParticularInItsZone() {
        Town town = Town.on(".~. . .~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .turn("Ana");
        town.choose("move T.b");
        assertThat(town.offered("move")).containsExactly("move T.a", "move T.c");
        town.choose("move T.c");
        assertThat(town.zoneOf("Ana")).isEqualTo("c");
        Town bow = Town.on(".~. . .~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Short Bow")
                .zombies("b", "Walker", 1)
                .turn("Ana");
        assertThat(bow.offered("ranged")).containsExactly("ranged Short Bow T.b");
    }

    @Test
    @Cited(Cite.MOVE)
    void aMoveCostsOneActionAndGoesToAnAdjacentZone() {
        Town town = Town.on(".~.~.").survivor("Ana", "a", "").turn("Ana");
        assertThat(town.offered("move")).containsExactly("move T.b");
        town.choose("move T.b");
        assertThat(town.zoneOf("Ana")).isEqualTo("b");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(town.offered("move")).containsExactly("move T.a", "move T.c");
    }

    @Test
    @Cited(Cite.MOVE)
    void wallsCannotBeCrossed() {
        Town town = Town.on("#|#:#").survivor("Ana", "b", "").turn("Ana");
        assertThat(town.offered("move")).containsExactly("move T.c");
        Town street = Town.on(".|#:#").survivor("Ana", "a", "").turn("Ana");
        assertThat(street.offered("move")).isEmpty();
    }

    private static Town among(String skills, String... zombies) {
        Town town = Town.on(".~.").survivor("Dragomir", "a", skills);
        for (String zombie : zombies) {
            town.zombies("a", zombie, 1);
        }
        return town.turn("Dragomir");
    }

    @Test
    @Cited(Cite.LEAVE_ZOMBIES)
    void leavingZombiesCostsAnActionForEachOfAnyKind() {
        for (String kind : List.of("Walker", "Brute", "Runner", "Giant", "Crawler")) {
            Town town = among("", kind);
            town.choose("move T.b");
            assertThat(town.survivor("Dragomir").turn().actions()).as(kind).isOne();
        }
        assertThat(among("", "Walker", "Brute", "Runner").offered("move")).isEmpty();
        Town spent = among("", "Walker", "Brute");
        assertThat(spent.offered("move")).containsExactly("move T.b");
        assertThat(spent.choose("make noise").offered("move")).isEmpty();
    }

    @Test
    @Rule("WD-MOVE-07")
    void enteringAZoneWithZombiesEndsTheMove() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "+1 Zone per Move")
                .zombies("b", "Walker", 1)
                .turn("Ana")
                .choose("move T.b");
        assertThat(town.offered()).contains("end turn").doesNotContain("stop");
        Town slippery = Town.on(".~.~.")
                .survivor("Ana", "a", "+1 Zone per Move; Slippery")
                .zombies("b", "Walker", 1)
                .turn("Ana")
                .choose("move T.b");
        assertThat(slippery.offered()).containsExactly("move T.a", "move T.c", "stop");
        slippery.choose("move T.c");
        assertThat(slippery.zoneOf("Ana")).isEqualTo("c");
        assertThat(slippery.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-11")
    void thePlayerChoosesEachZoneOfALongMoveAndWhereToStop() {
        Town town = Town.on(".~.~.")
                .twoSeats()
                .survivor("Ana", "a", "+1 Zone per Move")
                .seat("Ana", 2)
                .turn("Ana")
                .choose("move T.b");
        assertThat(town.seats().list()).containsExactly(new Seat(2));
        assertThat(town.asked().id()).isEqualTo("MOVE");
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
        town.choose("stop");
        assertThat(town.zoneOf("Ana")).isEqualTo("b");
        town.choose("move T.c", "move T.b");
        assertThat(town.zoneOf("Ana")).isEqualTo("b");
        assertThat(town.survivor("Ana").turn().actions()).isOne();
    }

    private static List<String> targets(String weapon) {
        Town town = Town.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", weapon);
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            town.zombies(zone, "Walker", 1);
        }
        return town.turn("Ana").offered().stream()
                .filter(key -> key.contains(weapon))
                .map(key -> key.substring(key.length() - 1))
                .toList();
    }

    @Test
    @Rule("WD-MOVE-08")
    void rangeCountsZonesAndTheOwnZoneIsAtRangeZero() {
        assertThat(targets("Crossbow")).containsExactly("b", "c", "d");
        assertThat(targets("Lightning")).containsExactly("a", "b", "c", "d");
        assertThat(targets("Short Bow")).containsExactly("a", "b");
        assertThat(targets("Sword")).containsExactly("a");
    }

    /** One zone costs one action more to enter. */
    private record Steep(String zone) implements EntryRuling {
        @Override
        public int toll(Table table, Survivor mover, Zone to) {
            return to.name().equals(zone) ? 1 : 0;
        }
    }

    private static Town steep(String skills) {
        return Town.under(List.of(new Steep("T.b")), ".~.~.").survivor("Ana", "a", skills);
    }

    @Test
    @Cited(Cite.MOVE)
    @Rule({"WZ-TANK-03", "WZ-TANK-06"})
    void aZoneThatIsHardToEnterCostsMoreButIsLeftAsUsual() {
        Town town = steep("").zombies("a", "Walker", 1).turn("Ana").choose("move T.b");
        assertThat(town.survivor("Ana").turn().actions()).isZero();
        Town off = steep("").turn("Ana").choose("move T.b", "move T.c");
        assertThat(off.survivor("Ana").turn().actions()).isZero();
        Town poor = steep("").zombies("a", "Walker", 2).turn("Ana");
        assertThat(poor.offered("move")).isEmpty();
        Town slippery = steep("Slippery").zombies("a", "Walker", 2).turn("Ana").choose("move T.b");
        assertThat(slippery.survivor("Ana").turn().actions())
                .as("only zombies are free")
                .isEqualTo(1);
        Town free = steep("+1 free Move Action").turn("Ana").choose("move T.b", "pay with Move");
        assertThat(free.survivor("Ana").turn().actions())
                .as("a free move pays the move alone")
                .isEqualTo(2);
    }

    @Test
    @Cited(Cite.MOVE)
    @Rule("WZ-TANK-07")
    void itIsTheLastZoneOfALongerMove() {
        Town first = steep("+1 Zone per Move").turn("Ana").choose("move T.b");
        assertThat(first.offered()).as("the move ends there").contains("end turn");
        Town last = Town.under(List.of(new Steep("T.c")), ".~.~.~.").survivor("Ana", "a", "+1 Zone per Move");
        last.turn("Ana").choose("move T.b");
        assertThat(last.offered("move")).containsExactly("move T.a", "move T.c");
        last.choose("move T.c");
        assertThat(last.survivor("Ana").turn().actions()).as("and is paid for").isEqualTo(1);
        assertThat(last.offered()).contains("end turn");
        Town broke = Town.under(List.of(new Steep("T.c")), ".~.~.").survivor("Ana", "a", "+1 Zone per Move");
        broke.turn("Ana").choose("make noise", "make noise", "move T.b");
        assertThat(broke.offered("move")).containsExactly("move T.a");
        Town sprint = Town.under(List.of(new Steep("T.c")), ".~.~.~.").survivor("Ana", "b", "Sprint");
        sprint.turn("Ana").choose("sprint");
        assertThat(sprint.events(SurvivorMoved.class))
                .as("a sprint does not end after one zone, so the first leads away from it")
                .extracting(moved -> moved.to().name())
                .containsExactly("T.a", "T.b");
        sprint.choose("move T.c");
        assertThat(sprint.survivor("Ana").turn().actions()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.CHARGE)
    @Rule("WZ-TANK-07")
    void aChargePaysForItAndAJumpNeverEndsOnIt() {
        Town charge = steep("Charge").zombies("b", "Walker", 1).turn("Ana").choose("charge T.b");
        assertThat(charge.survivor("Ana").turn().actions()).isEqualTo(2);
        Town beyond = steep("Charge").zombies("c", "Walker", 1).turn("Ana");
        assertThat(beyond.offered("charge")).as("no way leads over it").isEmpty();
        Town over = steep("Jump").turn("Ana");
        assertThat(over.offered("jump")).containsExactly("jump T.c");
        Town onto = Town.under(List.of(new Steep("T.c")), ".~.~.")
                .survivor("Ana", "a", "Jump")
                .turn("Ana");
        assertThat(onto.offered("jump")).isEmpty();
    }
}
