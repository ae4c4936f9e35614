package redoubt.horde.openings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.PassageOpened;
import redoubt.horde.event.HordeEvent.PassageShut;
import redoubt.horde.fixture.Town;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** What comes before a door opens. */
class ThresholdTest {
    private static final RuleId RULE = new RuleId("TT-DOOR");
    private static final Leaf DOOR =
            new Leaf("door", border("open"), border("wall"), ActionKind.OTHER, false, true, RULE, RULE);

    private static int border(String kind) {
        return Town.EDITION.print().legend().border(kind).index();
    }

    /** A zombie comes instead, if this one has anything against it. */
    private record Ambush(boolean isThere) implements Threshold {
        @Override
        public Optional<Step<Table>> instead(Table table, TurnLeaf opening) {
            return isThere ? Optional.of(new PlaceZombies(0, 1, table.zone("T.b"))) : Optional.empty();
        }
    }

    private static Town at(String row, Ruling... rulings) {
        return Town.under(List.of(rulings), row).survivor("Ana", "a", "");
    }

    @Test
    void somethingElseMayHappenInstead() {
        Town town = at(".|.", new Ambush(false), new Ambush(true)).run(TurnLeaf.open(RULE, DOOR, 0));
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.events(PassageOpened.class)).isEmpty();
        assertThat(town.table().terrain().edgeKind(0)).isEqualTo(DOOR.shut());
    }

    @Test
    void elseItOpens() {
        Town town = at(".|.", new Ambush(false)).run(TurnLeaf.open(RULE, DOOR, 0));
        assertThat(town.events(PassageOpened.class)).hasSize(1);
        assertThat(town.table().terrain().edgeKind(0)).isEqualTo(DOOR.open());
    }

    @Test
    void nothingStandsInTheWayOfShutting() {
        Town town = at(".~.", new Ambush(true)).run(new TurnLeaf(RULE, Optional.empty(), DOOR, 0, false));
        assertThat(town.events(PassageShut.class)).hasSize(1);
        assertThat(town.zombies("b")).isZero();
    }
}
