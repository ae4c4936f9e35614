package redoubt.horde.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.table.Replaces;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Which rulings are asked, and in which order. */
class RulingsTest {
    /** A ruling of a mission about moves. */
    private record Mud(String where) implements MoveRuling {}

    /** A ruling of a mission about something else. */
    private record Silence() implements NoiseRuling {}

    /** A mission in which people may fall. */
    private record Mercy() implements Replaces {
        @Override
        public Class<SurvivorsMustLive> replaced() {
            return SurvivorsMustLive.class;
        }
    }

    private static final Mud MUD = new Mud("everywhere");
    private static final Ruling SLIPPERY = (Ruling) Town.skill("Slippery");

    private static Town town(Ruling... rulings) {
        return Town.under(List.of(rulings), ".").survivor("Ana", "a", "Slippery");
    }

    private static List<? extends Ruling> asked(Table table, Survivor survivor) {
        return Rulings.of(table, survivor, MoveRuling.HOOK);
    }

    @Test
    void theMissionIsAskedBeforeTheSkills() {
        Town town = town(new Silence(), MUD);
        List<? extends Ruling> asked = asked(town.table(), town.survivor("Ana"));
        assertThat(asked.subList(asked.size() - 2, asked.size())).isEqualTo(List.of(MUD, SLIPPERY));
        assertThat(Rulings.common(town.table(), MoveRuling.HOOK).getLast()).isEqualTo(MUD);
        assertThat(Rulings.own(town.table(), town.survivor("Ana"), MoveRuling.HOOK))
                .isEqualTo(List.of(SLIPPERY));
    }

    @Test
    void theSameSkillsFollowTheRulingsOfWhicheverMissionIsPlayed() {
        Town muddy = town(MUD);
        Survivor ana = muddy.survivor("Ana");
        Table dry = town().table().with(ana);
        assertThat(asked(muddy.table(), ana)).anyMatch(MUD::equals).anyMatch(SLIPPERY::equals);
        assertThat(asked(dry, ana)).noneMatch(MUD::equals).anyMatch(SLIPPERY::equals);
        assertThat(asked(muddy.table(), ana)).anyMatch(MUD::equals).anyMatch(SLIPPERY::equals);
    }

    @Test
    void aSkillGainedIsAskedToo() {
        Town town = Town.under(List.of(MUD), ".").survivor("Ana", "a", "");
        assertThat(asked(town.table(), town.survivor("Ana"))).noneMatch(SLIPPERY::equals);
        Survivor gained = town.survivor("Ana").withSkill(Town.skill("Slippery"));
        assertThat(asked(town.table().with(gained), gained))
                .anyMatch(MUD::equals)
                .anyMatch(SLIPPERY::equals);
    }

    @Test
    void whatAMissionReplacesIsNotAskedWhileItIsPlayed() {
        assertThat(endings(town(MUD))).anyMatch(SurvivorsMustLive.class::isInstance);
        assertThat(endings(town(new Mercy(), MUD)))
                .noneMatch(SurvivorsMustLive.class::isInstance)
                .hasSize(endings(town(MUD)).size() - 1);
        assertThat(endings(town(MUD))).anyMatch(SurvivorsMustLive.class::isInstance);
    }

    private static List<EndOfGame> endings(Town town) {
        return Rulings.common(town.table(), EndOfGame.HOOK);
    }
}
