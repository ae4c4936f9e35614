package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.table.Camera;
import redoubt.darkest.view.Catalogue;
import redoubt.darkest.view.DarkestView;
import redoubt.darkest.view.DarkestView.RoomView;
import redoubt.darkest.view.Viewing;
import redoubt.testkit.Rule;

/** What the people at the table see of it. */
class ViewingTest {
    private static DarkestView view(Mansion mansion) {
        return Viewing.of(mansion.table(), Boxes.view(mansion.table()));
    }

    private static RoomView room(Mansion mansion, String name) {
        return view(mansion).rooms().stream()
                .filter(room -> room.room().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static DarkestView.SurvivorView survivor(Mansion mansion, String first) {
        return view(mansion).survivors().stream()
                .filter(one -> one.name().startsWith(first))
                .findFirst()
                .orElseThrow();
    }

    /** How one passes between two rooms, whatever wall there is beside it. */
    private static String border(Mansion mansion, String one, String other) {
        return view(mansion).board().borders().stream()
                .filter(border -> List.of(border.one(), border.other()).containsAll(List.of(one, other)))
                .filter(border -> !border.kind().equals("wall"))
                .findFirst()
                .orElseThrow()
                .kind();
    }

    @Test
    void aRoomIsToldWithItsTileItsSectionAndItsIcons() {
        assertThat(view(Mansion.with("Bruce", "Nina")).board().zones())
                .filteredOn(zone -> zone.name().startsWith("C2.") || zone.name().startsWith("O08."))
                .extracting(zone -> zone.name(), zone -> zone.kind(), zone -> zone.flags())
                .contains(
                        tuple("C2.a", "room", List.of("C2", "corner", "terminal", "medical")),
                        tuple("O08.b", "chamber", List.of("O08", "outer")));
    }

    @Test
    @Rule("DD-DOOR-04")
    void aDoorThatWasOpenedIsToldFromALockAndFromASideWithoutDoor() {
        Mansion mansion = Mansion.with("Bruce", "Nina");
        DarkestView.DoorView door = view(mansion).doors().getFirst();
        String[] rooms = door.door().split("-");
        assertThat(border(mansion, rooms[0], rooms[1])).isEqualTo("lock");
        assertThat(border(mansion.open(door.door()), rooms[0], rooms[1])).isEqualTo("opened");
        assertThat(border(mansion, "E1.a", "O01.a")).isEqualTo("open");
    }

    @Test
    @Rule("DD-LOS-04")
    void roomsThatASurvivorSeesAreLitAndNoneBehindADestroyedTile() {
        Mansion mansion = Mansion.with("Bruce", "Nina");
        assertThat(room(mansion, "E1.a").isLit()).isTrue();
        assertThat(room(mansion, "O01.a").isLit()).isTrue();
        assertThat(room(mansion, "C2.a").isLit()).as("behind walls").isFalse();
        mansion.destroyed("O01");
        assertThat(room(mansion, "O01.a").isLit()).isFalse();
        assertThat(room(mansion, "O03.a").isLit()).as("on the other side").isTrue();
    }

    @Test
    @Rule("DD-CAM-03")
    void aCameraIsToldWithWhatItSees() {
        Mansion mansion = Mansion.with("Bruce", "Nina");
        mansion.cameras(new Camera(mansion.room("E1.a"), Side.W));
        assertThat(view(mansion).cameras())
                .extracting(
                        DarkestView.WatchView::direction,
                        camera -> camera.sees().stream().map(Zone::name).toList())
                .containsExactly(tuple(Side.W, List.of("O01.a", "E1.a")));
    }

    @Test
    void aFunctionThatIsUsedIsToldAtItsCornerOnly() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .with(table -> table.with(table.notes().withUsed("C2 MEDICAL")));
        assertThat(room(mansion, "C2.a").used()).containsExactly("medical");
        assertThat(room(mansion, "C3.a").used()).isEmpty();
    }

    @Test
    @Rule("DD-VIRUS-03")
    void aSkillIsOwnedUntilTheVirusTakesIt() {
        Mansion mansion = Mansion.with("Bruce", "Nina").skill("Bruce", 4).wounds("Bruce", 4);
        assertThat(survivor(mansion, "Bruce").skills().getLast())
                .isEqualTo(new DarkestView.SkillView(
                        survivor(mansion, "Bruce").skills().getLast().name(), 8, true, false));
        assertThat(survivor(mansion, "Bruce").zones()).containsExactly(4, 3, 3, 2);
        assertThat(survivor(mansion, "Bruce").level()).isEqualTo(3);
        mansion.cube("Bruce", 1);
        assertThat(survivor(mansion, "Bruce").skills())
                .extracting(DarkestView.SkillView::isTaken)
                .containsExactly(false, false, false, true);
    }

    @Test
    void aBeastIsToldWithItsAreasAndWhatItsWoundsTookFromIt() {
        Mansion mansion = Mansion.with("Bruce", "Nina").creature("Zombie Dog", "O01.a");
        DarkestView.BeastView dog = view(mansion).creature().orElseThrow();
        assertThat(dog.areas()).allMatch(area -> area.hits() > 0 && area.left() == area.hits());
        Integer[] left = dog.areas().stream()
                .map(area -> area.colour().name().equals("RED") ? 0 : area.left())
                .toArray(Integer[]::new);
        mansion.creature("Zombie Dog", "O01.a", left);
        assertThat(view(mansion).creature().orElseThrow().attack()).isLessThan(dog.attack());
        mansion.nemesis("Doctor Mortimer", "C4.a", 1, 1, 1, 1, 1);
        DarkestView.BeastView nemesis = view(mansion).nemesis().orElseThrow();
        assertThat(nemesis.movement()).isEqualTo(Optional.of(3));
        assertThat(nemesis.areas()).as("no numbers are printed").allMatch(area -> area.hits() == 0);
    }

    @Test
    void whatIsPrintedOnCardsCanBeLookedUp() {
        Catalogue catalogue = (Catalogue) Mansion.GAME.catalogue().orElseThrow();
        assertThat(catalogue.cards())
                .filteredOn(card -> card.name().equals("Handgun"))
                .extracting(card -> card.hands() + " " + card.dice() + " " + card.range())
                .containsExactly("1 3 1");
    }
}
