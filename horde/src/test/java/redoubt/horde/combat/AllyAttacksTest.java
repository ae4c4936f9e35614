package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.LeadsAllies;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.testkit.Rule;

/** Attacks that allies make in the name of the survivor who commands them. */
class AllyAttacksTest {
    private static final Equipment.Use BOWS =
            new Equipment.Use(ActionKind.RANGED, 0, 2, 1, 4, 1, false, false, false, "");

    private static final Equipment.Use BLADES =
            new Equipment.Use(ActionKind.MELEE, 0, 0, 1, 4, 1, false, false, false, "");

    /** The commander's guards have a skill. */
    private record GuardsHave(Skill given) implements LeadsAllies {
        @Override
        public String name() {
            return "Guards: " + given.name();
        }
    }

    private static List<AttackOption> attacks(Town town, String from, int guards, Equipment.Use use) {
        return AllyAttacks.of(town.table(), town.survivor("Ana")).options(town.zone(from), guards, "Guard", use);
    }

    private static Town attack(Town town, String from, String target, int guards, Equipment.Use use, Integer... dice) {
        AttackOption option = attacks(town, from, guards, use).stream()
                .filter(each -> each.draft().target().equals(town.zone(target)))
                .findFirst()
                .orElseThrow();
        return town.play(List.of(new MakeAttack(option.draft())), dice);
    }

    @Test
    @Cited(Cite.ROLL_DICE)
    void eachOfThemRollsOneDie() {
        Town town = Town.on(".~.").survivor("Ana", "b", "").guards("a", 3).zombies("a", "Walker", 9);
        attack(town, "a", "a", 3, BLADES, 6, 6, 1);
        assertThat(town.events(DiceRolled.class).getFirst().dice()).containsExactly(6, 6, 1);
        assertThat(town.zombies("a")).isEqualTo(7);
        attack(town, "a", "a", 2, BLADES, 1, 1);
        assertThat(town.events(DiceRolled.class).getFirst().dice()).hasSize(2);
    }

    @Test
    void theyReachFromTheirOwnZoneAndSeeLikeEverybody() {
        Town town = Town.on("#|.~.~.~.").survivor("Ana", "a", "").guards("b", 1);
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            town.zombies(zone, "Walker", 1);
        }
        assertThat(attacks(town, "b", 1, BOWS))
                .extracting(option -> option.draft().target().name())
                .containsExactly("T.b", "T.c", "T.d");
        assertThat(attacks(town, "b", 1, BLADES))
                .extracting(option -> option.draft().target().name())
                .containsExactly("T.b");
    }

    @Test
    @Cited(Cite.TARGETING_PRIORITY)
    void theirShotsFollowTheOrderOfTargets() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .guards("a", 1)
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 1)
                .zombies("b", "Crawler", 1);
        attack(town, "a", "b", 1, BOWS, 6);
        assertThat(town.zombies("b", "Walker")).isZero();
        assertThat(town.zombies("b", "Runner")).isEqualTo(1);
        assertThat(town.zombies("b", "Crawler")).isEqualTo(1);
    }

    @Test
    @Cited(Cite.FRIENDLY_FIRE)
    void theirMissesHitTheirCommanderToo() {
        Town town = Town.on(".~.").survivor("Ana", "b", "").guards("a", 2).zombies("b", "Walker", 2);
        attack(town, "a", "b", 2, BOWS, 3, 6);
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(town.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-79")
    void thoseWhoShootHitOthersButNotThemselves() {
        Town other = Town.on(".~.").survivor("Ana", "a", "").guards("a", 2).guards("b", 3);
        attack(other.zombies("b", "Walker", 1), "a", "b", 2, BOWS, 1, 1);
        assertThat(other.guards("a")).isEqualTo(2);
        assertThat(other.guards("b")).isEqualTo(1);
        Town own = Town.on(".~.").survivor("Ana", "b", "").guards("a", 3).zombies("a", "Walker", 1);
        attack(own, "a", "a", 2, BOWS, 1, 1);
        assertThat(own.guards("a")).as("the one who did not shoot").isEqualTo(2);
        Town all = Town.on(".~.").survivor("Ana", "b", "").guards("a", 2).zombies("a", "Walker", 1);
        attack(all, "a", "a", 2, BOWS, 1, 1);
        assertThat(all.guards("a")).isEqualTo(2);
    }

    @Test
    void inMeleeTheirMissesHitNobody() {
        Town town = Town.on(".").survivor("Ana", "a", "").guards("a", 3).zombies("a", "Walker", 1);
        attack(town, "a", "a", 2, BLADES, 1, 1);
        assertThat(town.guards("a")).isEqualTo(3);
        assertThat(town.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule("WD-GAP-133")
    void theSkillsOfTheCommanderAreNotTheirs() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "+1 Damage: Ranged; +1 die: Combat; Hit & run")
                .guards("a", 1)
                .zombies("b", "Walker", 2);
        attack(town, "a", "b", 1, BOWS, 6);
        AttackDeclared declared = town.attack();
        assertThat(declared.damage()).isEqualTo(1);
        assertThat(declared.dice()).isEqualTo(1);
        assertThat(town.isDone()).as("nobody runs").isTrue();
        assertThat(town.events(AttackMade.class).getFirst().byAllies()).isTrue();
    }

    @Test
    void theSkillsThatTheCommanderGivesThemAre() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .skilled("Ana", new GuardsHave(Town.skill("+1 Damage: Ranged")))
                .card("Ana", "hand1", "Short Bow")
                .guards("a", 1)
                .zombies("b", "Brute", 3);
        attack(town, "a", "b", 1, BOWS, 6);
        assertThat(town.attack().damage()).isEqualTo(2);
        assertThat(town.zombies("b")).isEqualTo(2);
        town.turn("Ana", 6).choose("ranged Short Bow T.b");
        assertThat(town.attack().damage()).as("the commander has it not").isEqualTo(1);
    }

    @Test
    @Cited(Cite.GAIN_ADRENALINE)
    void theirKillsAreTheCommanders() {
        Town town =
                Town.on(".~.").survivor("Ana", "b", "").survivor("Ben", "a", "").guards("a", 2);
        attack(town.zombies("a", "Walker", 2), "a", "a", 2, BLADES, 6, 6);
        assertThat(town.survivor("Ana").adrenaline()).isEqualTo(2);
        assertThat(town.survivor("Ben").adrenaline()).isZero();
    }
}
