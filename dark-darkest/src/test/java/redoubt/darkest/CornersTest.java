package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.Icon;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Item;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.testkit.Rule;

/** The functions of the corners with several things to use them for, and those who are called to help or to come along. */
class CornersTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static List<Icon> used(Mansion mansion) {
        return mansion.events(DarkestEvent.FunctionUsed.class).stream()
                .map(DarkestEvent.FunctionUsed::function)
                .toList();
    }

    @Test
    @Rule({"DD-FUNC-05", "DD-EQ-11", "DD-DEC-27"})
    void theSupplyFillsOneOfSeveralWeapons() {
        Mansion mansion = two().at("Bruce", "C3.a")
                .item("Bruce", "Automatic")
                .item("Bruce", "Map")
                .item("Bruce", "Combat Knife")
                .ammunition("Bruce", "Handgun", 1)
                .ammunition("Bruce", "Automatic", 7)
                .act("Bruce")
                .choose("use Bruce ammunition");
        assertThat(mansion.offered()).hasSize(2).allMatch(key -> key.matches("fill (Handgun|Automatic) . \\d+"));
        mansion.choose(mansion.offered("fill Automatic").getFirst());
        assertThat(mansion.ammunition("Bruce", "Automatic")).isEqualTo(Item.MOST_AMMUNITION);
        assertThat(mansion.ammunition("Bruce", "Handgun")).isEqualTo(1);
        assertThat(used(mansion)).containsExactly(Icon.AMMUNITION);
        Mansion full = two().at("Bruce", "C3.a")
                .ammunition("Bruce", "Handgun", Item.MOST_AMMUNITION)
                .act("Bruce");
        assertThat(full.offered("use")).as("nothing to fill").isEmpty();
    }

    @Test
    @Rule({"DD-FUNC-01", "DD-FUNC-02", "DD-FUNC-04", "DD-CORNER-02"})
    void everyFunctionIsToldAndOnlyOfferedWhereItIsOfUse() {
        Mansion medical = two().at("Bruce", "C2.a").wounds("Bruce", 1).act("Bruce");
        assertThat(used(medical.choose("use Bruce medical"))).containsExactly(Icon.MEDICAL);
        assertThat(medical.survivor("Bruce").body().wounds()).isZero();
        assertThat(two().at("Bruce", "C2.a").act("Bruce").offered("use"))
                .as("nobody is hurt")
                .isEmpty();
        assertThat(two().at("Bruce", "C2.a")
                        .wounds("Bruce", 1)
                        .points("Bruce", 1)
                        .act("Bruce")
                        .offered("use"))
                .as("it costs 2")
                .isEmpty();
        assertThat(two().at("Bruce", "C2.a")
                        .wounds("Bruce", 1)
                        .destroyed("C2")
                        .act("Bruce")
                        .offered("use"))
                .as("it is destroyed")
                .isEmpty();
        Mansion fire = two().at("Bruce", "C1.a").fire("I02", 1).act("Bruce");
        assertThat(used(fire.choose("use Bruce firecontrol"))).containsExactly(Icon.FIRECONTROL);
        assertThat(two().at("Bruce", "C1.a").act("Bruce").offered("use"))
                .as("nothing burns")
                .isEmpty();
        Mansion antidote = two().with(table -> table.with(table.clock().withBearer(0)))
                .nemesis("Rachel Mortimer", "O09.a", 1, 1, 1, 1, 1)
                .at("Bruce", "C4.a")
                .virus("Bruce", 1, 1)
                .run(new ShowdownActs());
        assertThat(used(antidote.choose("use Bruce antidote"))).containsExactly(Icon.ANTIDOTE);
        assertThat(antidote.survivor("Bruce").virus()).isEqualTo(1);
    }

    private static Mark mark(Mansion mansion, String name) {
        return mansion.survivor(name).person().mark();
    }

    @Test
    @Rule({"DD-MOVE-06", "DD-DEC-22"})
    void eachOfThoseCalledIsAskedInTurn() {
        Mansion mansion =
                Mansion.with("Bruce", "Nina", "Leo").act("Bruce", "Nina", "Leo").choose("lead Bruce O01.a");
        assertThat(mansion.game().about(mansion.state()))
                .containsExactly(mark(mansion, "Nina"), mansion.table().mark(mansion.room("O01.a")));
        assertThat(mansion.decision().options())
                .filteredOn(Option::isConsent)
                .extracting(Option::key)
                .containsExactly("join");
        mansion.choose("stay");
        assertThat(mansion.game().about(mansion.state()))
                .containsExactly(mark(mansion, "Leo"), mansion.table().mark(mansion.room("O01.a")));
        mansion.choose("join");
        assertThat(mansion.where("Nina")).isEqualTo("E1.a");
        assertThat(mansion.where("Leo")).isEqualTo("O01.a");
    }

    @Test
    @Rule({"DD-ESC-03", "DD-DEC-35"})
    void eachPossibleHelperIsAskedInTurn() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(3, 3, 3, 3)
                .act("Bruce", "Nina", "Leo")
                .choose("break free Bruce");
        assertThat(mansion.game().about(mansion.state()))
                .containsExactly(mark(mansion, "Nina"), mark(mansion, "Bruce"));
        mansion.choose("watch");
        assertThat(mansion.game().about(mansion.state())).containsExactly(mark(mansion, "Leo"), mark(mansion, "Bruce"));
        mansion.choose("help");
        assertThat(mansion.survivor("Nina").points()).isEqualTo(4);
        assertThat(mansion.survivor("Leo").points()).isEqualTo(3);
        assertThat(mansion.events(DarkestEvent.EscapeRolled.class).getFirst().dice())
                .as("three and three, but at most four")
                .hasSize(4);
    }

    @Test
    @Rule("DD-FIN-13")
    void whoMovesOnIsNamed() {
        Mansion mansion = two().with(table -> table.with(table.clock().withBearer(0)))
                .nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .run(new ShowdownActs())
                .choose("lead Nina O01.a", "join");
        assertThat(mansion.game().about(mansion.state()))
                .containsExactly(mark(mansion, "Nina"), mark(mansion, "Bruce"));
    }
}
