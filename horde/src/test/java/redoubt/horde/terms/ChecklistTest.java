package redoubt.horde.terms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.fixture.Town;
import redoubt.kernel.Aim;
import redoubt.kernel.Mark;

class ChecklistTest {
    private static Town town() {
        return Town.on(".~.~.~.").survivor("Ana", "a", "").survivor("Ben", "d", "");
    }

    private static ZoneSet at(Town town, String... zones) {
        return Checklist.zones(List.of(zones).stream().map(town::zone).toList());
    }

    @Test
    void aLineNamesWhoIsNearestToWhatIsLeft() {
        Town town = town();
        Checklist list = new Checklist(town.table());
        list.win("Fetch", 1, 2, at(town, "c"));
        Aim line = list.lines().getFirst();
        assertThat(line.nearest())
                .contains(new Aim.Nearest("Ben", town.zone("c").name(), 1));
        assertThat(line.about()).containsExactly(new Mark("zone", town.zone("c").name()));
        assertThat(line.isDone()).isFalse();
    }

    @Test
    void aLineThatIsDoneNamesNobodyAndNoPlace() {
        Town town = town();
        Checklist list = new Checklist(town.table());
        list.win("Fetch", true, at(town, "c"), Checklist.count(0));
        assertThat(list.lines())
                .containsExactly(
                        new Aim("Fetch", Aim.Kind.WIN, 1, 1, List.of(new Mark("count", "0")), Optional.empty()));
    }

    @Test
    void whatIsBroughtSaysHowFarItStillIs() {
        Town town = town();
        Checklist list = new Checklist(town.table());
        list.bring("Carry", false, town.zone("b").index(), town.zone("d").index());
        Aim line = list.lines().getFirst();
        assertThat(line.about()).contains(new Mark("count", "2"));
        assertThat(line.nearest())
                .contains(new Aim.Nearest("Ana", town.zone("b").name(), 1));
    }
}
