package redoubt.secondedition.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Skills of the family as this edition plays them. */
class FamilySkillsTest {
    private static City ana(String... skills) {
        return City.of("9R").survivor("Ana", "9R.s1", skills);
    }

    @Test
    @Rule("Z2-SKILL-PLUS1ZONEPERMOVE")
    void aMoveMayCoverTwoZonesUntilItMeetsZombies() {
        City city = ana("+1 Zone per Move").acts("Ana").choose("move 9R.s2");
        assertThat(city.offered()).contains("move 9R.s3", "stop");
        city.choose("move 9R.s3");
        assertThat(city.actions("Ana")).isEqualTo(2);
        City stopped = ana("+1 Zone per Move")
                .zombies("9R.s2", "Walker", 1)
                .acts("Ana")
                .choose("move 9R.s2");
        assertThat(stopped.offered()).doesNotContain("stop");
    }

    @Test
    @Rule("Z2-SKILL-BROTHERINARMS")
    void brothersInArmsHaveItTogether() {
        Skill brother = SecondEditionSkills.on(City.GROUND).skill("Brother in arms: +1 die: Melee");
        City alone = ana().skilled("Ana", brother).holds("Ana", "Katana").zombies("9R.s1", "Walker", 3);
        assertThat(alone.dice(4, 4).acts("Ana").choose("melee Katana 9R.s1").zombies("9R.s1"))
                .isEqualTo(1);
        City both = ana().skilled("Ana", brother).survivor("Ben", "9R.s1").holds("Ben", "Katana");
        both.zombies("9R.s1", "Walker", 3).dice(4, 4, 4).acts("Ben").choose("melee Katana 9R.s1");
        assertThat(both.zombies("9R.s1")).as("the other one has it too").isZero();
    }

    @Test
    @Rule("Z2-SKILL-ESCALATION")
    void eachFurtherActionOfTheKindHasOneDieMore() {
        City city = ana("Escalation: Melee").holds("Ana", "Crowbar").zombies("9R.s1", "Walker", 6);
        city.dice(1, 1, 1, 1, 1).turn("Ana", 1, 1, 1, 1, 1).choose("melee Crowbar 9R.s1");
        assertThat(city.attack().dice()).isEqualTo(1);
        city.choose("melee Crowbar 9R.s1");
        assertThat(city.attack().dice()).isEqualTo(2);
        city.choose("make noise");
        City reset = ana("Escalation: Melee").holds("Ana", "Crowbar").zombies("9R.s1", "Walker", 6);
        reset.turn("Ana", 1, 1).choose("melee Crowbar 9R.s1", "make noise", "melee Crowbar 9R.s1");
        assertThat(reset.attack().dice()).as("any other action starts it over").isEqualTo(1);
    }

    @Test
    @Rule({"Z2-SKILL-FREERELOAD", "Z2-TRAIT-04"})
    void reloading() {
        City pair = ana().holds("Ana", "Sawed-Off", "Sawed-Off").zombies("9R.s2", "Walker", 1);
        pair.turn("Ana", 1, 1, 1, 1).choose("ranged 2 Sawed-Off 9R.s2");
        assertThat(pair.offered("ranged")).as("both are empty").isEmpty();
        pair.choose(pair.offered("reload").getFirst());
        assertThat(pair.offered()).as("one action loads the pair").contains("ranged 2 Sawed-Off 9R.s2");
        assertThat(pair.actions("Ana")).isEqualTo(1);
        City each = ana().holds("Ana", "Sawed-Off", "Sawed-Off")
                .zombies("9R.s2", "Walker", 1)
                .zombies("9R.s4", "Walker", 1);
        each.turn("Ana", 1, 1, 1, 1).choose("ranged Sawed-Off 9R.s2", "ranged Sawed-Off 9R.s4");
        assertThat(each.actions("Ana")).as("at two zones with two actions").isEqualTo(1);
        City free = ana("Free reload").holds("Ana", "Sawed-Off").zombies("9R.s2", "Walker", 1);
        free.turn("Ana", 1, 1).choose("ranged Sawed-Off 9R.s2");
        free.choose(free.offered("reload").getFirst());
        assertThat(free.actions("Ana")).isEqualTo(2);
    }

    @Test
    @Rule("Z2-SKILL-HITANDRUN")
    void afterAKillOneMayRunPastZombiesForFree() {
        City city = ana("Hit & run").holds("Ana", "Katana").zombies("9R.s1", "Walker", 3);
        city.turn("Ana", 4, 1).choose("melee Katana 9R.s1");
        assertThat(city.offered()).contains("move 9R.s2", "stop");
        city.choose("move 9R.s2");
        assertThat(city.actions("Ana"))
                .as("without a cost for the two left behind")
                .isEqualTo(2);
        City missed = ana("Hit & run").holds("Ana", "Katana").zombies("9R.s1", "Walker", 3);
        assertThat(missed.turn("Ana", 1, 1).choose("melee Katana 9R.s1").offered())
                .doesNotContain("stop");
    }

    @Test
    @Rule({"Z2-SKILL-HOARD", "Z2-INV-01"})
    void aHoarderCarriesSevenCardsAndOthersFive() {
        City five = City.of("5R")
                .survivor("Ana", "5R.A")
                .holds("Ana", "Katana", "Katana", "Water", "Water", "Water")
                .deck("equipment", "Kukri")
                .acts("Ana")
                .choose("search");
        assertThat(five.offered())
                .contains("discard Kukri", "discard Water of pack1")
                .doesNotContain("done");
        City seven = City.of("5R")
                .survivor("Ana", "5R.A", "Hoard")
                .holds("Ana", "Katana", "Katana", "Water", "Water", "Water")
                .deck("equipment", "Kukri")
                .acts("Ana")
                .choose("search");
        seven.choose(seven.offered("put Kukri").getFirst(), City.DONE);
        assertThat(seven.cards("Ana")).hasSize(6);
    }

    @Test
    @Rule("Z2-SKILL-MATCHINGSET")
    void aDualWeaponThatIsFoundBringsItsTwin() {
        City city = City.of("5R")
                .survivor("Ana", "5R.A", "Matching set")
                .deck("equipment", "Katana", "Water", "Katana")
                .acts("Ana")
                .choose("search", "put Katana in hand1", City.DONE);
        city.choose("take matching Katana", "put Katana in hand2", City.DONE);
        assertThat(city.cards("Ana")).containsExactly("Katana", "Katana");
    }

    @Test
    @Rule({"Z2-SKILL-SIDESTEP", "Z2-DEC-15"})
    void whenZombiesAppearNearbyOneMayStepAside() {
        City city = ana("Sidestep");
        city.spawn(new SpawnPoint("start", city.zone("9R.s1"), 0, true)).zombieCards("5");
        city.run(new SpawnStep());
        assertThat(city.offered()).contains("move 9R.s2", "stop");
        city.choose("move 9R.s2");
        assertThat(city.who("Ana").zone().name()).isEqualTo("9R.s2");
        City far = ana("Sidestep");
        far.spawn(new SpawnPoint("start", far.zone("9R.s8"), 0, true)).zombieCards("1");
        far.run(new SpawnStep());
        assertThat(far.who("Ana").zone().name()).isEqualTo("9R.s1");
    }

    @Test
    @Rule({"Z2-SKILL-TACTICIAN", "Z2-DEC-02"})
    void aTacticianActsBetweenTheTurnsOfOthers() {
        City city = City.mission("Z2-M01").emptyHanded();
        assertThat(city.offered()).contains("activate Amy", "activate Doug");
        City two = City.of("9R")
                .survivor("Ana", "9R.s1")
                .survivor("Ben", "9R.s1", "Tactician")
                .seat("Ben", 2)
                .run(new PlayersPhase());
        assertThat(two.offered()).as("in the turn of the other player").contains("activate Ben");
        City plain = City.of("9R")
                .survivor("Ana", "9R.s1")
                .survivor("Ben", "9R.s1")
                .seat("Ben", 2)
                .run(new PlayersPhase());
        assertThat(plain.offered()).doesNotContain("activate Ben");
    }
}
