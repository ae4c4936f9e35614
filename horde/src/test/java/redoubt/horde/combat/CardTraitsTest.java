package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;

/** Cards that give their bearer a skill. */
class CardTraitsTest {
    private static Town ana(String skills, String first, String second) {
        return Town.on(".~.~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", first)
                .card("Ana", "hand2", second);
    }

    @Test
    @Rule("WD-TRAIT-06")
    void aWeaponGivesItsSkillOnlyWhileItIsUsed() {
        Town horn = ana("", "Horn Bow", "War Bow")
                .survivor("Ben", "b", "")
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 2)
                .turn("Ana", 4, 1, 1)
                .choose("ranged Horn Bow T.b");
        assertThat(horn.offered()).containsExactlyInAnyOrder("hit Walker", "hit Runner");
        horn.choose("hit Runner");
        assertThat(horn.zombies("b", "Runner")).isEqualTo(1);
        assertThat(horn.survivor("Ben").wounds()).isZero();
        horn.choose("ranged War Bow T.b");
        assertThat(horn.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-TRAIT-07")
    void aCardThatIsNoWeaponGivesItsSkillInItsProperSlot() {
        assertThat(moves(0)).as("in hand").isEqualTo(List.of("move T.b"));
        assertThat(moves(3)).as("in the backpack").isEmpty();
    }

    /** The moves away from three zombies with a charm in a slot that makes its bearer slippery. */
    private static List<String> moves(int slot) {
        Equipment charm = new Equipment(
                0, "Charm", "equipment", List.of(), true, false, false, 7, List.of(Town.skill("Slippery")));
        Town town = Town.on(".~.").survivor("Ana", "a", "").zombies("a", "Walker", 3);
        town.with(table -> {
            Survivor ana = table.survivor("Ana").orElseThrow();
            return table.with(ana.withInventory(ana.inventory().with(slot, Item.of(charm))));
        });
        return town.turn("Ana").offered("move");
    }
}
