package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.round.PlayGroups;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Phase;
import redoubt.darkest.view.Catalogue;
import redoubt.darkest.view.DarkestView;
import redoubt.darkest.view.DarkestView.RoomView;
import redoubt.darkest.view.Viewing;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.testkit.Rule;

/** What the people at the table see of it. */
class ViewingTest {
    private static DarkestView view(Mansion mansion) {
        return Viewing.of(mansion.table(), Phase.UPKEEP, Boxes.view(mansion.table()));
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
    @Rule({"DD-ACT-01", "DD-FIN-23"})
    void thePhaseIsToldByWhatIsStillToCome() {
        Mansion mansion = Mansion.with("Bruce", "Nina").act("Bruce", "Nina").run(new PlayGroups());
        assertThat(Phase.of(mansion.state())).isEqualTo(Phase.GROUPS);
        mansion.choose("lead Bruce O01.a");
        assertThat(Phase.of(mansion.state())).as("in the middle of a deed").isEqualTo(Phase.GROUPS);
        Mansion attacked = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", 2)
                .act("Bruce", "Nina")
                .dice(1, 1)
                .run(new PlayGroups())
                .choose("rest Bruce", "rest Nina");
        assertThat(Phase.of(attacked.state())).isEqualTo(Phase.REACTIONS);
        Mansion showdown = Mansion.with("Bruce", "Nina")
                .at("Bruce", "C4.a")
                .at("Nina", "C4.a")
                .code("")
                .luck(Luck.seeded(1))
                .run(new BeginShowdown());
        while (showdown.offered("move").isEmpty()) {
            showdown.choose(showdown.offered().getFirst());
        }
        assertThat(Phase.of(showdown.state())).isEqualTo(Phase.SURVIVORS);
    }

    @Test
    @Rule("DD-FIRE-03")
    void theFireTokenIsToldWithTheWayItSpreadLast() {
        Mansion mansion = Mansion.with("Bruce", "Nina").fire("I05", 1);
        assertThat(view(mansion).fire().orElseThrow().direction())
                .as("it has just broken out")
                .isEmpty();
        mansion.dice(3).run(new SpreadFire());
        assertThat(view(mansion).fire().orElseThrow().direction()).contains(Side.S);
        assertThat(view(mansion).fire().orElseThrow().room().name()).isNotEqualTo("I05.a");
    }

    @Test
    @Rule("DD-LAB-03")
    void symbolsThatWereTakenOffTheCodeAreTold() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .at("Bruce", "C1.a")
                .holding("Bruce", "RPO")
                .code("RGP")
                .act("Bruce");
        assertThat(view(mansion).removed()).isEmpty();
        mansion.choose("insert Bruce RPO");
        assertThat(view(mansion).removed()).extracting(CodeSymbol::name).containsExactlyInAnyOrder("R", "P");
        assertThat(view(mansion).code()).extracting(CodeSymbol::name).containsExactly("G");
    }

    @Test
    @Rule({"DD-MOVE-01", "DD-DOOR-04", "DD-LAB-02", "DD-TRADE-04"})
    void deedsAreToldWithTheActionPointsTheyTake() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .at("Bruce", "C1.a")
                .at("Nina", "C1.a")
                .holding("Bruce", "RPO")
                .act("Bruce", "Nina");
        assertThat(cost(Mansion.with("Bruce", "Nina").act("Bruce"), "move Bruce"))
                .isEqualTo("1");
        assertThat(cost(mansion, "open Bruce")).isEqualTo("1");
        assertThat(cost(mansion, "insert Bruce RPO")).isEqualTo("2");
        assertThat(cost(mansion, "give Bruce Nina")).isEqualTo("1");
        assertThat(cost(mansion, "rest Bruce")).as("nothing is paid").isEmpty();
        mansion.skill("Bruce", 1).act("Bruce", "Nina");
        assertThat(cost(mansion, "give Bruce Nina")).as("a Coordinator").isEmpty();
    }

    private static String cost(Mansion mansion, String key) {
        return mansion.decision().options().stream()
                .filter(option -> option.key().startsWith(key))
                .findFirst()
                .orElseThrow()
                .marks()
                .stream()
                .filter(mark -> mark.kind().equals("cost"))
                .map(Mark::id)
                .findFirst()
                .orElse("");
    }

    @Test
    void whatIsPrintedOnCardsCanBeLookedUp() {
        Catalogue catalogue = (Catalogue) Mansion.GAME.catalogue().orElseThrow();
        assertThat(catalogue.cards())
                .filteredOn(card -> card.name().equals("Handgun"))
                .extracting(card -> card.hands() + " " + card.dice() + " " + card.range())
                .containsExactly("1 3 1");
    }

    @Test
    void whatASurvivorBoardOffersCanBeLookedUp() {
        Catalogue catalogue = (Catalogue) Mansion.GAME.catalogue().orElseThrow();
        assertThat(catalogue.boards()).hasSize(7);
        assertThat(catalogue.boards().getFirst())
                .isEqualTo(new Catalogue.BoardPrint(
                        "Bruce Romero",
                        SkillName.BRUCE,
                        List.of(SkillName.COORDINATOR, SkillName.HANDGUNEXPERT, SkillName.GUARDIAN, SkillName.MARKSMAN),
                        "Handgun"));
    }
}
