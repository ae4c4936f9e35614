package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.Attack;
import redoubt.darkest.reaction.CreatureMoves;
import redoubt.darkest.table.Grab;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** What each Creature and each Nemesis does besides attacking; a 5 of the Creature die is the Reinforcement that sets it off. */
class BeastsTest {
    private static final RuleId CAUSE = RuleId.rule("DD-CMOVE-01");

    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    @Rule({"DD-BEAST-09", "DD-CDIE-12", "DD-DEC-47"})
    void theZombieDogSnatchesACard() {
        Mansion mansion = two().item("Nina", "Map")
                .without("Bruce")
                .creature("Zombie Dog", "E1.a")
                .dice(5, 3, 3)
                .react("Bruce")
                .choose("endure");
        assertThat(mansion.offered()).as("one without cards may be chosen").contains("from Bruce");
        mansion.choose(mansion.offered("from Nina Map").getFirst());
        assertThat(mansion.survivor("Nina").pack().size()).isEqualTo(1);
        assertThat(mansion.table().stock().gone()).hasSize(1);
    }

    @Test
    @Rule({"DD-BEAST-08", "DD-GAP-61"})
    void theUndeadBirdHoldsUntilItIsDead() {
        Mansion mansion = two().at("Nina", "O09.a")
                .creature("Undead Bird", "E1.a", 0, 0, 0, 0, 1)
                .item("Bruce", "Flashbang")
                .dice(5, 4)
                .react("Bruce");
        assertThat(mansion.isDone()).as("a destroyed red area leaves one die").isFalse();
        mansion.choose("endure");
        assertThat(mansion.survivor("Bruce").body().grab()).isEqualTo(Grab.BIRD);
        mansion.act("Bruce");
        assertThat(mansion.isDone())
                .as("neither breaking free nor a Flashbang helps")
                .isTrue();
        mansion.at("Nina", "E1.a")
                .dice(1, 3)
                .act("Nina")
                .choose("fight Nina Combat Knife G", "hit creature area 5 white");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
    }

    @Test
    @Rule({"DD-BEAST-06", "DD-BEAST-07", "DD-GAP-62", "DD-CDIE-05"})
    void theSecurityGuardRollsItsMovementAndShootsEverythingInSight() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .at("Bruce", "I08.a")
                .at("Nina", "O11.a")
                .at("Leo", "C1.a")
                .creature("Security Guard", "O01.a")
                .dice(1, 3, 5, 3, 3, 3, 3)
                .run(new CreatureMoves(CAUSE));
        assertThat(mansion.creatureRoom()).as("D4 of 1").isEqualTo("I01.a");
        assertThat(mansion.offered()).containsExactlyInAnyOrder("attack I08.a", "attack O11.a");
        mansion.choose("attack O11.a", "endure");
        assertThat(mansion.survivor("Nina").isEntrapped())
                .as("no Grab from another room, no Reinforcement")
                .isFalse();
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).hasSize(2);
        Mansion near = two().at("Nina", "O09.a")
                .creature("Security Guard", "E1.a")
                .dice(1, 1, 1, 4, 3)
                .react("Bruce")
                .choose("endure");
        assertThat(near.creatureRoom()).as("it does not move").isEqualTo("E1.a");
        near.act("Bruce").choose("fight Bruce bare hands");
        assertThat(near.offered("push")).as("Push has no effect").isEmpty();
    }

    @Test
    @Rule({"DD-BEAST-02", "DD-BEAST-03", "DD-GAP-63"})
    void theGiantSnakeGoesUnderWallsAndItsWoundsInfect() {
        Mansion mansion = two().creature("Giant Snake", "I05.a").dice(5, 1, 4).run(new CreatureMoves(CAUSE));
        assertThat(mansion.creatureRoom()).as("through a locked door").isEqualTo("E1.a");
        mansion.choose("endure");
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-EATT-05"));
        Mansion fire = two().fire("E1", 1).creature("Giant Snake", "I05.a").run(new CreatureMoves(CAUSE));
        assertThat(fire.creatureRoom()).as("fire stops it").isEqualTo("I05.a");
        Mansion dry = two().creature("Giant Snake", "E1.a")
                .dice(5, 4, 4)
                .react("Bruce")
                .choose("endure");
        assertThat(dry.asked()).as("no wound, no Bite").isNotEqualTo(RuleId.rule("DD-EATT-05"));
    }

    @Test
    @Rule({"DD-BEAST-04", "DD-GAP-64"})
    void theGorillaIsWorseBesideAWall() {
        Mansion wall = two().at("Nina", "O09.a")
                .creature("Gorilla", "E1.a")
                .dice(5, 3, 4, 4)
                .react("Bruce")
                .choose("endure");
        assertThat(wall.survivor("Bruce").body().wounds()).isEqualTo(2);
        Mansion open = two().at("Nina", "O09.a")
                .at("Bruce", "I08.a")
                .open("I08.a-I08.b")
                .creature("Gorilla", "I08.a")
                .dice(5, 3, 4, 4)
                .react("Bruce")
                .choose("endure");
        assertThat(open.survivor("Bruce").body().wounds()).as("all sides open").isZero();
    }

    private static Mansion showdown(Mansion mansion) {
        return mansion.with(table -> table.with(table.clock().withBearer(0)));
    }

    @Test
    @Rule({"DD-NEM-01", "DD-GAP-69"})
    void doctorMortimerCallsZombiesBesideASurvivor() {
        Mansion mansion = showdown(two().spawn(4).at("Nina", "O09.a").nemesis("Doctor Mortimer", "E1.a", 0, 1, 1, 1, 0))
                .dice(5, 4)
                .run(attack("E1.a"))
                .choose("endure");
        assertThat(mansion.offered())
                .contains("call into O01.a", "call into O08.a")
                .doesNotContain("call into I05.a");
        mansion.choose("call into O01.a");
        assertThat(mansion.zombies("O01.a")).isEqualTo(4);
    }

    private static Attack attack(String room) {
        int index = Mansion.GAME.house("DD-A").board().zone(room).index();
        return new Attack(index, Attack.By.NEMESIS, index);
    }

    @Test
    @Rule({"DD-NEM-04", "DD-GAP-69"})
    void rachelGrabsFromTheNextTile() {
        Mansion mansion = showdown(Mansion.with("Bruce", "Nina", "Leo")
                        .at("Nina", "I01.a")
                        .at("Leo", "O09.a")
                        .nemesis("Rachel Mortimer", "E1.a", 0, 1, 1, 1, 1))
                .dice(5, 4)
                .run(attack("E1.a"))
                .choose("endure");
        assertThat(mansion.offered()).containsExactly("grab Bruce", "grab Nina");
        mansion.choose("grab Nina");
        assertThat(mansion.survivor("Nina").body().grab()).as("no enemy there").isEqualTo(Grab.REMOTE);
    }

    @Test
    @Rule("DD-NEM-02")
    void helenHurtsTheDiagonals() {
        Mansion mansion = showdown(Mansion.with("Bruce", "Nina", "Leo")
                        .at("Nina", "I01.a")
                        .at("Leo", "O01.a")
                        .nemesis("Helen Krenen", "E1.a", 0, 0, 1, 1, 1))
                .dice(5, 4)
                .run(attack("E1.a"))
                .choose("endure");
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(2);
        assertThat(mansion.survivor("Leo").body().wounds()).isZero();
        mansion.at("Bruce", "E1.a").points("Bruce", 1).dice(4).act("Bruce").choose("fight Bruce bare hands");
        assertThat(mansion.offered("push")).isEmpty();
    }

    @Test
    @Rule({"DD-NEM-03", "DD-FIRE-16"})
    void lisaKindlesTheTilesBesideHers() {
        Mansion mansion = showdown(two().nemesis("Lisa Mortimer", "E1.a", 0, 1, 1, 1, 1))
                .dice(5, 4)
                .run(attack("E1.a"))
                .choose("endure");
        assertThat(mansion.burns("O01")).isEqualTo(1);
        assertThat(mansion.burns("O03")).isEqualTo(1);
        assertThat(mansion.burns("I05")).isEqualTo(1);
        assertThat(mansion.asked()).as("where the Fire token goes").isEqualTo(RuleId.rule("DD-FIRE-16"));
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
    }

    @Test
    @Rule({"DD-NEM-01", "DD-DEC-47"})
    void theZombiesThatComeAreTold() {
        Mansion mansion = showdown(
                        two().spawn(4, 2).at("Nina", "O09.a").nemesis("Doctor Mortimer", "E1.a", 0, 1, 1, 1, 0))
                .dice(5, 4)
                .run(attack("E1.a"))
                .choose("endure", "call into O01.a");
        assertThat(mansion.events(DarkestEvent.ZombiesPlaced.class))
                .singleElement()
                .satisfies(event -> {
                    assertThat(event.room().name()).isEqualTo("O01.a");
                    assertThat(event.zombies()).isEqualTo(4);
                });
        assertThat(mansion.table().stock().spawn().list()).containsExactly(2);
    }

    @Test
    @Rule({"DD-GAP-61", "DD-BEAST-08"})
    void onlyTheBirdHoldsWhomItHasGrabbed() {
        Mansion mansion = two().creature("Undead Bird", "O08.a").grabbed("Bruce", Grab.BIRD);
        assertThat(mansion.settle().survivor("Bruce").isEntrapped())
                .as("from afar")
                .isTrue();
        mansion.creature("Zombie Dog", "E1.a").settle();
        assertThat(mansion.survivor("Bruce").isEntrapped())
                .as("another Creature does not hold him")
                .isFalse();
    }
}
