package redoubt.horde.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.Act;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
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

    @Test
    void whoHasNoActionLeftIsToldSo() {
        Town town = ana("a").turn("Ana");
        Turn spent =
                town.survivor("Ana").turn().withActions(0).withFree(new FreeAction("Sprint", List.of(ActionKind.MOVE)));
        town.with(town.survivor("Ana").withTurn(spent)).run(new Act(town.id("Ana")));
        assertThat(town.offered("move")).isNotEmpty();
        assertThat(Town.GAME.obstacles(town.state()))
                .containsExactly(
                        why("Melee", "no action left", "ACTIONS_PER_TURN"),
                        why("Ranged", "no action left", "ACTIONS_PER_TURN"),
                        why("Search", "no action left", "ACTIONS_PER_TURN"));
        Turn swing = spent.withFree(List.of(new FreeAction("Swing", List.of(ActionKind.MELEE))));
        town.with(town.survivor("Ana").withTurn(swing))
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 1);
        assertThat(Town.GAME.obstacles(town.run(new Act(town.id("Ana"))).state()))
                .contains(why("Move", "no action left", "ACTIONS_PER_TURN"))
                .noneMatch(obstacle -> obstacle.action().equals("Melee"));
    }

    @Test
    void anEmptyDeckAndAnEmptyGunAreTold() {
        Town town = Town.on("#|#").survivor("Ana", "a", "").card("Ana", "hand1", "Triple Crossbow");
        Survivor ana = town.survivor("Ana");
        Item fired = new Item(ana.inventory().held(0).card(), false);
        town.with(ana.withInventory(ana.inventory().with(0, fired))).turn("Ana");
        assertThat(Town.GAME.obstacles(town.state()))
                .containsExactly(
                        why("Move", "no way", "MOVE"),
                        why("Melee", "no such weapon in hand", "MELEE_ACTION"),
                        why("Ranged", "not loaded", "RELOAD"),
                        why("Search", "no cards left", "DECK_RUNS_OUT"));
        town.card("Ana", "hand2", "Short Bow").discards("Water").turn("Ana");
        assertThat(Town.GAME.obstacles(town.state()))
                .as("a second weapon is ready, and the discards are shuffled")
                .contains(why("Ranged", "no target", "RANGED_ACTION"))
                .noneMatch(obstacle -> obstacle.action().equals("Search"));
        Town packed = Town.on("#|#")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Short Bow")
                .turn("Ana");
        assertThat(Town.GAME.obstacles(packed.state()))
                .contains(why("Ranged", "no such weapon in hand", "RANGED_ACTION"));
        Town outside = Town.on(".").survivor("Ana", "a", "").turn("Ana");
        assertThat(Town.GAME.obstacles(outside.state()))
                .as("no cards, but nothing to search either")
                .contains(why("Search", "nothing to search here", "SEARCH"));
    }

    /** Nobody shoots in this wind. */
    private record Wind() implements ActionRuling {
        @Override
        public List<Obstacle> obstacles(Table table, Survivor actor) {
            return List.of(why("Ranged", "wind", "TT-WIND"));
        }
    }

    @Test
    void whatAMissionTellsTakesThePlaceOfTheUsualReason() {
        Town town =
                Town.under(List.of(new Wind()), ".~.").survivor("Ana", "a", "").turn("Ana");
        assertThat(Town.GAME.obstacles(town.state()))
                .containsExactly(
                        why("Melee", "no such weapon in hand", "MELEE_ACTION"),
                        why("Search", "nothing to search here", "SEARCH"),
                        why("Ranged", "wind", "TT-WIND"));
    }

    /** Nobody searches in the rain, and who is in the rain is told so. */
    private record Rain(boolean isRaining) implements ActionLimit {
        @Override
        public boolean isLimited(Table table, Survivor actor) {
            return isRaining;
        }

        @Override
        public boolean allows(Table table, Survivor actor, ActionKind kind) {
            return !kind.equals(ActionKind.SEARCH);
        }

        @Override
        public List<Obstacle> bars(Table table, Survivor actor) {
            return List.of(why("Search", "rain", "TT-RAIN"), why("Move", "rain", "TT-RAIN"));
        }
    }

    @Test
    void aLimitSaysWhatItBarsWhileItHolds() {
        Town wet = Town.under(List.of(new Rain(true)), "#~.")
                .survivor("Ana", "a", "")
                .deck("Water")
                .turn("Ana");
        assertThat(Town.GAME.obstacles(wet.state()))
                .contains(why("Search", "rain", "TT-RAIN"))
                .as("what is offered needs no reason")
                .noneMatch(obstacle -> obstacle.action().equals("Move"));
        Town dry = Town.under(List.of(new Rain(false)), "#~.")
                .survivor("Ana", "a", "")
                .turn("Ana");
        assertThat(Town.GAME.obstacles(dry.state()))
                .noneMatch(obstacle -> obstacle.reason().equals("rain"));
    }
}
