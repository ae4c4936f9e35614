package redoubt.secondedition.companions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.horde.action.Relocate;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.fixture.OwnContent;
import redoubt.horde.round.PassFirstPlayer;
import redoubt.horde.spawning.OpenedRooms;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.zombies.Lure;
import redoubt.kernel.RuleId;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionContent;
import redoubt.secondedition.skills.SecondEditionSkills;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.Link;
import redoubt.testkit.Rule;

/** Companions: how they are met, led, followed, traded, attacked and lost. */
class CompanionsTest {
    private static final Companions VITAL = new Companions(City.BOX.companions(), true);
    private static final Companions NOT_VITAL = new Companions(City.BOX.companions(), false);
    private static final RuleId RULE = new RuleId("Z2-CPN-05");

    @TempDir
    private Path folder;

    private static City city(String tiles, Ruling... rulings) {
        return City.of(tiles, rulings);
    }

    /** Somebody waits in a zone. */
    private static City waiting(City city, String companion, String zone) {
        return city.run(new MeetCompanion(RULE, companion, city.zone(zone), Optional.empty()));
    }

    /** Ana leads Taylor in the street, and Ben of another player stands by. */
    private static City led(Ruling... more) {
        City city = City.of("9R", more)
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s2")
                .seat("Ben", 2);
        return waiting(city, "Taylor", "9R.s2").acts("Ana").choose("rally Taylor");
    }

    private static List<String> skills(City city, String name) {
        return city.who(name).skills().stream().map(Skill::name).toList();
    }

    private static int taylor(City city, String zone) {
        return city.table()
                .allies()
                .count(
                        city.zone(zone).index(),
                        city.table().print().ally("Taylor").index());
    }

    @Test
    @Rule({"Z2-CPN-05", "Z2-CPN-03", "Z2-DEC-19", "WZ-TEAM-08", "WZ-GAP-04"})
    void whoeverRalliesACompanionLeadsThemAndHasTheirSkill() {
        City city = waiting(city("9R", VITAL).survivor("Ana", "9R.s2").survivor("Ben", "9R.s3"), "Taylor", "9R.s2");
        waiting(city, "President", "9R.s2").acts("Ana");
        assertThat(city.offered("rally")).containsExactly("rally President", "rally Taylor");
        city.choose("rally Taylor");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(skills(city, "Ana")).containsExactly("Spare parts");
        city.choose("rally President");
        assertThat(skills(city, "Ana")).as("one may lead several").containsExactly("Spare parts", "Born leader");
        assertThat(city.offered()).contains("born leader Ben");
        assertThat(city.offered("rally")).isEmpty();
        assertThat(city.acts("Ben").offered("rally")).as("only in the own zone").isEmpty();
        assertThat(city.who("Ana").inventory().filled()).as("it takes no slot").isEmpty();
    }

    @Test
    @Rule({"Z2-CPN-04", "Z2-CPN-05", "Z2-CPN-07", "WZ-LINK-02"})
    void aCompanionGoesWhereTheLeaderGoesAndElseStays() {
        City city = led(VITAL).choose("move 9R.s3");
        assertThat(taylor(city, "9R.s3")).isEqualTo(1);
        assertThat(taylor(city, "9R.s2")).isZero();
        city.run(new Relocate(city.id("Ana"), city.zone("9R.s5")));
        assertThat(taylor(city, "9R.s5")).as("by whatever means").isEqualTo(1);
        City alone = waiting(city("9R", VITAL).survivor("Ana", "9R.s2"), "Taylor", "9R.s2")
                .acts("Ana")
                .choose("move 9R.s3");
        assertThat(taylor(alone, "9R.s2")).isEqualTo(1);
        City tiles = City.of("11R 13V");
        Link tunnel = new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 0);
        City below = waiting(city("11R 13V", VITAL, tunnel).survivor("Ana", "11R.g"), "Taylor", "11R.g")
                .acts("Ana")
                .choose("rally Taylor", "go through to 13V.g");
        assertThat(taylor(below, "13V.g")).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-EX-13", "Z2-CPN-03", "Z2-CPN-07", "Z2-TRADE-02"})
    void aCompanionIsHandedOverInATradeThatTheOtherAgreesTo() {
        City city = led(VITAL);
        city.choose("trade with Ben").choose("give token Taylor to Ben");
        assertThat(skills(city, "Ana")).containsExactly("Spare parts");
        city.choose("agree");
        assertThat(skills(city, "Ana")).isEmpty();
        assertThat(skills(city, "Ben")).containsExactly("Spare parts");
        assertThat(Retinue.of(city.table()).leader("Taylor")).contains(city.id("Ben"));
        assertThat(city.actions("Ana")).isEqualTo(1);
        city.walks("Ben", "9R.s3");
        assertThat(taylor(city, "9R.s3")).isEqualTo(1);
    }

    @Test
    @Rule("Z2-CPN-07")
    void aSkillUsedByOneLeaderIsUsedUpForTheRound() {
        City city = City.of("9R", VITAL).survivor("Ana", "9R.s2").survivor("Ben", "9R.s2");
        waiting(city, "President", "9R.s2").acts("Ana").choose("rally President", "born leader Ben", "decline");
        city.choose("trade with Ben").choose("give token President to Ben", City.DONE);
        assertThat(city.turn("Ben").offered("born leader")).isEmpty();
        city.run(new PassFirstPlayer());
        assertThat(city.turn("Ben").offered("born leader")).containsExactly("born leader Ana");
    }

    @Test
    @Rule({"Z2-CPN-01", "Z2-CPN-02", "Z2-DEF-01", "Z2-NOISE-03"})
    void aCompanionCountsAsASurvivorWithOneWound() {
        City city = waiting(city("9R", VITAL).survivor("Ana", "9R.s8"), "Taylor", "9R.s2");
        assertThat(Lure.noise(city.table(), city.zone("9R.s2").index()))
                .as("noise")
                .isEqualTo(1);
        city.zombies("9R.s2", "Walker", 1).activate();
        assertThat(city.isLost()).isTrue();
        City shot = waiting(city("9R", NOT_VITAL).survivor("Ana", "9R.s2").holds("Ana", "Pistol"), "Taylor", "9R.s3");
        shot.zombies("9R.s3", "Walker", 1).dice(1).acts("Ana").choose("ranged Pistol 9R.s3");
        assertThat(Retinue.of(shot.table()).fate("Taylor")).contains(Retinue.Fate.DEAD);
        assertThat(shot.isOver()).as("where the mission says otherwise").isFalse();
        City burnt = waiting(city("9R", NOT_VITAL).survivor("Ana", "9R.s2").holds("Ana", "Molotov"), "Taylor", "9R.s3");
        burnt.acts("Ana").choose("throw Molotov at 9R.s3");
        assertThat(Retinue.of(burnt.table()).fate("Taylor")).contains(Retinue.Fate.DEAD);
    }

    @Test
    @Rule({"Z2-CPN-02", "Z2-CPN-07"})
    void theLeaderLosesTheSkillWithTheCompanion() {
        City city = led(NOT_VITAL).zombies("9R.s2", "Walker", 1).activate();
        city.choose(city.offered().stream()
                .filter(key -> key.contains("Taylor"))
                .findFirst()
                .orElseThrow());
        assertThat(Retinue.of(city.table()).fate("Taylor")).contains(Retinue.Fate.DEAD);
        assertThat(skills(city, "Ana")).isEmpty();
        assertThat(city.who("Ana").carried()).isEmpty();
    }

    @Test
    @Rule({"WZ-KO-08", "WZ-KO-12"})
    void aCompanionOfAKnockedOutLeaderIsAlone() {
        City city = led(VITAL, new KnockOut());
        city.run(new EliminateSurvivor(city.id("Ana")));
        assertThat(Retinue.of(city.table()).leader("Taylor")).isEmpty();
        assertThat(taylor(city, "9R.s2")).isEqualTo(1);
        assertThat(city.acts("Ben").offered("rally")).containsExactly("rally Taylor");
        City lost = led(VITAL, new KnockOut()).zombies("9R.s2", "Walker", 1).activate();
        lost.choose(lost.offered().stream()
                .filter(key -> key.contains("Taylor"))
                .findFirst()
                .orElseThrow());
        assertThat(lost.isLost()).as("a companion is not knocked out").isTrue();
    }

    @Test
    @Rule("Z2-OBJ-05")
    void aCompanionLeavesWithTheLeader() {
        City city = City.mission("Z2-M01");
        assertThat(city.table().allies().total()).isZero();
        City left = led(VITAL);
        left.with(left.who("Ana").withPresence(Survivor.Presence.LEFT))
                .run(new Relocate(left.id("Ben"), left.zone("9R.s3")));
        assertThat(Retinue.of(left.table()).fate("Taylor")).contains(Retinue.Fate.SAFE);
        assertThat(left.table().allies().total()).isZero();
    }

    @Test
    @Rule("Z2-CPN-06")
    void aCompanionOpensNoBuildingAndHasNoBrothersInArms() {
        City city = waiting(city("9R", VITAL).survivor("Ana", "9R.s2"), "Taylor", "9R.A");
        assertThat(OpenedRooms.of(city.table()).rooms()).isEmpty();
        Skill brother = SecondEditionSkills.on(City.GROUND).skill("Brother in arms: Tough");
        City brothers = City.of("9R", VITAL).survivor("Ana", "9R.s2").skilled("Ana", brother);
        waiting(brothers, "Taylor", "9R.s2").zombies("9R.s2", "Walker", 1).activate();
        brothers.choose(brothers.offered().stream()
                .filter(key -> key.contains("Ana"))
                .findFirst()
                .orElseThrow());
        assertThat(brothers.who("Ana").wounds())
                .as("nobody but a companion is there")
                .isEqualTo(1);
    }

    @Test
    @Rule({"Z2-SKILL-STARTSWITH", "Z2-CPN-03"})
    void whoStartsWithSomethingIsNoCompanion() throws Exception {
        OwnContent own = new OwnContent(new SecondEditionContent(), folder);
        String table = """
                companion | skill | source
                Gus       | %s    | house
                """;
        assertThat(own.complaints(table.formatted("Lucky"))).isEmpty();
        assertThat(own.complaints(table.formatted("Starts with 2 AP")))
                .singleElement()
                .asString()
                .contains("Starts with 2 AP");
        assertThat(own.complaints(table.formatted("Juggling")))
                .singleElement()
                .asString()
                .contains("Juggling");
    }
}
