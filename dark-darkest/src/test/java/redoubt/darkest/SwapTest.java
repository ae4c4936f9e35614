package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Item;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Mark;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** Gear that changes sides and skills bought while something else is asked. */
class SwapTest {
    private static Mansion asked() {
        return Mansion.with("Bruce", "Nina")
                .at("Nina", "O09.a")
                .zombies("E1.a", 1)
                .item("Bruce", "Sniper Rifle")
                .dice(1)
                .react("Bruce");
    }

    private static List<String> swaps(Mansion mansion, int seat) {
        return mansion.game().interrupts(mansion.table(), new Seat(seat)).stream()
                .map(Interrupt::key)
                .toList();
    }

    private static String key(Mansion mansion, int seat, String word) {
        return swaps(mansion, seat).stream()
                .filter(key -> key.startsWith(word))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"DD-EQ-08", "DD-EQ-17", "DD-DEC-58"})
    void aCardIsPutAsideOnceUntilItsHolderPays() {
        Mansion mansion = asked();
        assertThat(swaps(mansion, 1)).hasSize(2);
        mansion.choose(1, key(mansion, 1, "put aside Bruce Handgun R"));
        assertThat(mansion.survivor("Bruce").pack().right()).isEmpty();
        assertThat(mansion.survivor("Bruce").pack().left())
                .extracting(Item::kind)
                .extracting("name")
                .containsExactlyInAnyOrder("Sniper Rifle", "Handgun");
        assertThat(mansion.events(DarkestEvent.PutAside.class)).hasSize(1);
        assertThat(swaps(mansion, 1))
                .as("it is not taken up again")
                .allMatch(key -> key.startsWith("equip Bruce Sniper Rifle"));
        mansion.choose(1, key(mansion, 1, "equip Bruce Sniper Rifle"));
        assertThat(swaps(mansion, 1)).as("both have been swapped").isEmpty();
        assertThat(mansion.events(DarkestEvent.Equipped.class)).hasSize(1);
        mansion.dice(3).act("Bruce").choose("fight Bruce bare hands");
        assertThat(swaps(mansion, 1)).as("he has paid for an action").hasSize(2);
    }

    @Test
    @Rule({"DD-EQ-08", "DD-DEC-58"})
    void everySeatSwapsForItsOwnSurvivorsOnly() {
        Mansion mansion = asked();
        assertThat(swaps(mansion, 2)).singleElement().asString().startsWith("put aside Nina Combat Knife G");
        mansion.change("Nina", survivor -> survivor.with(survivor.body().withFate(Fate.OUT)));
        assertThat(swaps(mansion, 2)).as("the dead swap nothing").isEmpty();
    }

    @Test
    @Rule({"DD-EQ-08", "DD-XP-07"})
    void whatIsSwappedOrBoughtIsNamed() {
        Mansion mansion = asked().experience("Bruce", 2);
        assertThat(mansion.game().interrupts(mansion.table(), new Seat(1)))
                .hasSize(3)
                .allSatisfy(interrupt -> assertThat(interrupt.marks())
                        .hasSizeGreaterThan(1)
                        .contains(mansion.survivor("Bruce").person().mark())
                        .extracting(Mark::kind)
                        .containsAnyOf("card", "skill"));
    }

    @Test
    @Rule({"DD-EQ-08", "DD-EQ-09"})
    void whatTakesNoHandIsNotEquipped() {
        Mansion mansion = Mansion.with("Bruce", "Nina").item("Bruce", "Map").act("Bruce");
        assertThat(swaps(mansion, 1)).noneMatch(key -> key.startsWith("equip"));
    }
}
