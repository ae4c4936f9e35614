package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.Scene;

/** Why usual actions are not offered. */
class ObstaclesTest {
    private static Scene ana(String zone) {
        return Scene.on("#:.~.|%").survivor("Ana", zone, "").deck("Water", "Torch");
    }

    private static Obstacle why(String action, String reason, String rule) {
        return new Obstacle(action, reason, new RuleId(rule));
    }

    @Test
    void emptyHandsAndAnOpenStreetAreTold() {
        assertThat(Scene.GAME.obstacles(ana("b").turn("Ana").state()))
                .containsExactly(
                        why("Melee", "no such weapon in hand", "WD-CACT-01"),
                        why("Ranged", "no such weapon in hand", "WD-CACT-02"),
                        why("Search", "nothing to search here", "WD-SEARCH-01"));
    }

    @Test
    void zombiesHoldAndHinder() {
        Scene scene = ana("a").card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Short Bow")
                .zombies("a", "Walker", 3)
                .turn("Ana");
        assertThat(Scene.GAME.obstacles(scene.state()))
                .contains(why("Move", "held by zombies", "WD-MOVE-06"), why("Search", "zombies here", "WD-SEARCH-01"))
                .noneMatch(obstacle -> obstacle.action().equals("Melee"));
    }

    @Test
    void aSecondSearchAndAnAttackOnNobodyAreTold() {
        Scene scene = ana("a").card("Ana", "hand1", "Sword").turn("Ana").choose("search", "discard Water", Scene.DONE);
        assertThat(Scene.GAME.obstacles(scene.state()))
                .contains(why("Search", "searched already", "WD-SEARCH-03"), why("Melee", "no target", "WD-CACT-01"));
    }

    @Test
    void nothingIsMissingWhereNobodyActs() {
        Scene scene = ana("a").turn("Ana").choose("search");
        assertThat(Scene.GAME.obstacles(scene.state())).isEmpty();
    }
}
