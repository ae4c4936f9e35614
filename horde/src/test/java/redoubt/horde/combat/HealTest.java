package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.AdrenalineGained;
import redoubt.horde.event.HordeEvent.AllyEliminated;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.SurvivorEliminated;
import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.kernel.RuleId;

/** Wounds that heal, and what nobody survives. */
class HealTest {
    private static final RuleId TENDED = new RuleId("TT-TENDED");

    private static Town healing(int wounds, int healed) {
        Town town = Town.on(".").survivor("Ana", "a", "").wounds("Ana", wounds);
        return town.play(List.of(new Heal(TENDED, town.id("Ana"), healed)));
    }

    @Test
    @Cited(Cite.MEDIC)
    void asManyWoundsHealAsThereAre() {
        assertThat(healing(2, 1).survivor("Ana").wounds()).isEqualTo(1);
        assertThat(healing(1, 9).survivor("Ana").wounds()).isZero();
        assertThat(healing(1, 9).events(WoundsHealed.class))
                .extracting(WoundsHealed::wounds)
                .containsExactly(1);
        assertThat(healing(0, 9).events(WoundsHealed.class)).isEmpty();
    }

    @Test
    @Cited(Cite.MEDIC)
    void nothingHealsWhoeverIsGone() {
        Town town = Town.on(".").survivor("Ana", "a", "").wounds("Ana", 2);
        town.with(town.survivor("Ana").withPresence(Survivor.Presence.LEFT));
        town.play(List.of(new Heal(TENDED, town.id("Ana"), 1)));
        assertThat(town.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(town.events(WoundsHealed.class)).isEmpty();
    }

    private static Town crowd() {
        return Town.on(".~.")
                .survivor("Ana", "b", "")
                .guards("a", 2)
                .guards("b", 1)
                .zombies("a", "Giant", 1)
                .zombies("a", "Walker", 2)
                .zombies("b", "Walker", 1);
    }

    @Test
    void whatKillsEverythingSparesNobodyInTheZone() {
        Town town = crowd();
        town.play(List.of(new EliminateAll(Optional.of(town.id("Ana")), town.zone("a"))));
        assertThat(town.zombies("a")).isZero();
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.guards("a")).isZero();
        assertThat(town.guards("b")).isEqualTo(1);
        assertThat(town.events(AllyEliminated.class)).hasSize(2);
        assertThat(town.survivor("Ana").adrenaline()).as("5 + 2").isEqualTo(7);
        assertThat(town.isLost()).isFalse();
    }

    @Test
    void neitherArmourNorHealthHelpsAgainstIt() {
        Town town = crowd().survivor("Ben", "a", "Tough").card("Ben", "body", "Plate");
        town.play(List.of(new EliminateAll(Optional.of(town.id("Ana")), town.zone("a"))));
        assertThat(town.events(ArmourRolled.class)).isEmpty();
        assertThat(town.events(SurvivorEliminated.class))
                .extracting(gone -> gone.survivor().name())
                .containsExactly("Ben");
        assertThat(town.survivor("Ana").presence()).isEqualTo(Survivor.Presence.ON_BOARD);
        assertThat(town.isLost()).isTrue();
    }

    @Test
    void withoutAKillerNobodyGains() {
        Town town = crowd();
        town.play(List.of(new EliminateAll(Optional.empty(), town.zone("a"))));
        assertThat(town.zombies("a")).isZero();
        assertThat(town.events(AdrenalineGained.class)).isEmpty();
    }
}
