package redoubt.horde.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;

/** Why usual actions are not offered. */
class ObstaclesTest {
    private static Town ana(String zone) {
        return Town.on("#:.~.|#").survivor("Ana", zone, "").deck("Water", "Torch");
    }

    private static Obstacle why(String action, String reason, String rule) {
        return new Obstacle(action, reason, new RuleId(rule));
    }

    @Test
    void emptyHandsAndAnOpenStreetAreTold() {
        assertThat(Town.GAME.obstacles(ana("b").turn("Ana").state()))
                .containsExactly(
                        why("Melee", "no such weapon in hand", "MELEE_ACTION"),
                        why("Ranged", "no such weapon in hand", "RANGED_ACTION"),
                        why("Search", "nothing to search here", "SEARCH"));
    }

    @Test
    void zombiesHoldAndHinder() {
        Town town = ana("a").card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Short Bow")
                .zombies("a", "Walker", 3)
                .turn("Ana");
        assertThat(Town.GAME.obstacles(town.state()))
                .contains(why("Move", "held by zombies", "LEAVE_ZOMBIES"), why("Search", "zombies here", "SEARCH"))
                .noneMatch(obstacle -> obstacle.action().equals("Melee"));
    }

    @Test
    void aSecondSearchAndAnAttackOnNobodyAreTold() {
        Town town = ana("a").card("Ana", "hand1", "Sword").turn("Ana").choose("search", "discard Water", Town.DONE);
        assertThat(Town.GAME.obstacles(town.state()))
                .contains(why("Search", "searched already", "SEARCH_ONCE"), why("Melee", "no target", "MELEE_ACTION"));
    }

    @Test
    void nothingIsMissingWhereNobodyActs() {
        Town town = ana("a").turn("Ana").choose("search");
        assertThat(Town.GAME.obstacles(town.state())).isEmpty();
    }
}
