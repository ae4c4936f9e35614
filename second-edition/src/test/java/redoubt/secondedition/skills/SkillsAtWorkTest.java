package redoubt.secondedition.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.SpawnPoint;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Skills of the family as this game cites them when they are used. */
class SkillsAtWorkTest {
    private static City ana(String... skills) {
        return City.of("9R").survivor("Ana", "9R.s1", skills);
    }

    private static City advanced(String... skills) {
        return City.advanced("9R").survivor("Ana", "9R.s1", skills);
    }

    private static List<String> rules(City city) {
        return city.events(HordeEvent.class).stream()
                .map(event -> event.rule().id())
                .distinct()
                .toList();
    }

    @Test
    @Rule("Z2-SKILL-CHARGE")
    void aChargeIsFreeAndEndsAmongZombies() {
        City city = ana("Charge").zombies("9R.s3", "Walker", 1).turn("Ana");
        assertThat(city.offered("charge")).containsExactly("charge 9R.s3");
        city.choose("charge 9R.s3");
        assertThat(city.who("Ana").zone().name()).isEqualTo("9R.s3");
        assertThat(city.actions("Ana")).isEqualTo(3);
        assertThat(city.offered("charge")).as("once per turn").isEmpty();
        assertThat(rules(city)).contains("Z2-SKILL-CHARGE");
    }

    @Test
    @Rule("Z2-SKILL-BLOODLUST")
    void bloodlustRunsAndStrikesForOneAction() {
        City city = ana("Bloodlust: Melee").holds("Ana", "Katana").zombies("9R.s3", "Walker", 2);
        city.turn("Ana", 4, 1).choose(city.offered("bloodlust").getFirst());
        city.choose("melee Katana 9R.s3");
        assertThat(city.zombies("9R.s3")).isEqualTo(1);
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(rules(city)).contains("Z2-SKILL-BLOODLUST");
    }

    @Test
    @Rule("Z2-SKILL-JUMP")
    void aJumpPassesOverZombies() {
        City city = ana("Jump").zombies("9R.s2", "Walker", 4).turn("Ana");
        assertThat(city.offered("jump")).contains("jump 9R.s3");
        city.choose("jump 9R.s3");
        assertThat(city.who("Ana").zone().name()).isEqualTo("9R.s3");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(rules(city)).contains("Z2-SKILL-JUMP");
        City shut = ana("Jump").turn("Ana");
        assertThat(shut.offered("jump")).as("not through doors").doesNotContain("jump 9R.A");
    }

    @Test
    @Rule("Z2-SKILL-LIFESAVER")
    void aLifesaverDragsAFriendAway() {
        City city = ana("Lifesaver")
                .survivor("Ben", "9R.s2")
                .zombies("9R.s2", "Walker", 2)
                .turn("Ana");
        city.choose("lifesaver 9R.s2");
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-LIFESAVER");
        city.choose("drag Ben");
        assertThat(city.who("Ben").zone().name()).isEqualTo("9R.s1");
        assertThat(city.actions("Ana")).isEqualTo(3);
    }

    @Test
    @Rule("Z2-SKILL-DUALEXPERT")
    void aDualExpertStrikesOnceForFreeWithAPair() {
        City city = ana("Dual expert").holds("Ana", "Katana", "Katana").zombies("9R.s1", "Walker", 4);
        city.turn("Ana", 4, 1, 1, 1);
        assertThat(city.offered("dual expert")).containsExactly("dual expert melee 2 Katana 9R.s1");
        city.choose("dual expert melee 2 Katana 9R.s1");
        assertThat(city.zombies("9R.s1")).isEqualTo(3);
        assertThat(city.actions("Ana")).isEqualTo(3);
        assertThat(city.offered("dual expert")).isEmpty();
        assertThat(rules(city)).contains("Z2-SKILL-DUALEXPERT");
    }

    @Test
    @Rule({"Z2-SKILL-IMPROVISEDMELEE", "Z2-SKILL-IMPROVISEDRANGED"})
    void whateverLiesAroundIsAWeapon() {
        City melee =
                ana("Improvised weapon: Melee").zombies("9R.s1", "Walker", 2).turn("Ana", 4, 1);
        melee.choose(melee.offered("improvised weapon: melee").getFirst());
        assertThat(melee.zombies("9R.s1")).isEqualTo(1);
        assertThat(melee.actions("Ana")).isEqualTo(3);
        assertThat(rules(melee)).contains("Z2-SKILL-IMPROVISEDMELEE");
        City ranged =
                ana("Improvised weapon: Ranged").zombies("9R.s2", "Walker", 2).turn("Ana", 4, 1);
        ranged.choose("improvised weapon: ranged ranged improvised weapon 9R.s2");
        assertThat(ranged.zombies("9R.s2")).isEqualTo(1);
        assertThat(rules(ranged)).contains("Z2-SKILL-IMPROVISEDRANGED");
    }

    @Test
    @Rule("Z2-SKILL-ISTHATALLYOUVEGOT")
    void cardsAreGivenForWounds() {
        City city =
                ana("Is that all you've got?").holds("Ana", "Katana", "Water").zombies("9R.s1", "Walker", 2);
        city.activate();
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-ISTHATALLYOUVEGOT");
        city.choose("discard hand2 Water", "suffer the wound");
        assertThat(city.who("Ana").wounds()).isEqualTo(1);
        assertThat(city.cards("Ana")).containsExactly("Katana");
    }

    @Test
    @Rule("Z2-SKILL-DESTINY")
    void aCardMayBeExchangedForAnother() {
        City city = City.of("5R").survivor("Ana", "5R.A", "Destiny").deck("equipment", "Aaahh!!", "Katana");
        city.turn("Ana").choose("search");
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-DESTINY");
        city.choose("draw another for Aaahh!!");
        city.choose("put Katana in hand1");
        assertThat(city.cards("Ana")).containsExactly("Katana");
        assertThat(city.zombies("5R.A")).isZero();
    }

    @Test
    @Rule("Z2-SKILL-MEDIC")
    void aMedicTendsEverybodyBeside() {
        City city = ana("Medic").survivor("Ben", "9R.s1").survivor("Eva", "9R.s2");
        city.wounds("Ana", 1).wounds("Ben", 1).wounds("Eva", 1).run(new EndPhase());
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-MEDIC");
        while (!city.isDone()) {
            city.choose(city.offered("heal").getFirst());
        }
        assertThat(city.who("Ana").wounds()).isZero();
        assertThat(city.who("Ben").wounds()).isZero();
        assertThat(city.who("Eva").wounds()).as("another zone").isEqualTo(1);
        assertThat(city.who("Ana").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("Z2-SKILL-POINTBLANK")
    void pointBlankTargetsAreChosen() {
        City city = ana("Point-blank").holds("Ana", "Pistol").zombies("9R.s1", "Brute", 1);
        city.zombies("9R.s1", "Walker", 1)
                .zombies("9R.s1", "Runner", 1)
                .turn("Ana", 3)
                .choose("ranged Pistol 9R.s1");
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-POINTBLANK");
        city.choose("hit Runner");
        assertThat(city.zombies("9R.s1", "Runner")).isZero();
    }

    @Test
    @Rule("Z2-SKILL-ROLL6DIE")
    void eachSixMayBringAnotherDie() {
        City city = ana("Roll 6: +1 die: Melee").holds("Ana", "Katana").zombies("9R.s1", "Walker", 4);
        city.turn("Ana", 6, 1, 6, 4).choose("melee Katana 9R.s1");
        while (!city.offered("roll 1 more").isEmpty()) {
            assertThat(city.asked().id()).isEqualTo("Z2-SKILL-ROLL6DIE");
            city.choose("roll 1 more");
        }
        assertThat(city.zombies("9R.s1")).isEqualTo(1);
    }

    @Test
    @Rule("Z2-SKILL-STEADYHAND")
    void aSteadyHandSparesWhomItWants() {
        City city = ana("Steady hand")
                .holds("Ana", "Pistol")
                .survivor("Ben", "9R.s2")
                .survivor("Eva", "9R.s2");
        city.zombies("9R.s2", "Walker", 1).turn("Ana", 1).choose("ranged Pistol 9R.s2");
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-STEADYHAND");
        city.choose("spare everybody");
        assertThat(city.who("Ben").wounds() + city.who("Eva").wounds()).isZero();
    }

    private static City spawning(City city, String card) {
        return city.spawn(new SpawnPoint("start", city.zone("9R.s1"), 0, true))
                .zombieCards(card)
                .run(new SpawnStep());
    }

    @Test
    @Rule("Z2-SKILL-COMBATREFLEXES")
    void zombiesThatAppearNearbyAreAttackedAtOnce() {
        City city = spawning(ana("Combat reflexes").holds("Ana", "Katana").dice(4, 1), "1");
        assertThat(city.asked().id()).isEqualTo("Z2-SKILL-COMBATREFLEXES");
        city.choose("melee Katana 9R.s1");
        assertThat(city.zombies("9R.s1")).isZero();
    }

    @Test
    @Rule("Z2-SKILL-ZOMBIELINK")
    void anExtraActivationGivesATurnFirst() {
        City city = ana("Zombie link")
                .survivor("Ben", "9R.s1", "Zombie link")
                .zombies("9R.s8", "Walker", 1)
                .gains("Ana", 7);
        while (!city.isDone()) {
            city.choose(city.offered().getFirst());
        }
        spawning(city, "37");
        assertThat(city.asked().id()).as("who goes first").isEqualTo("Z2-SKILL-ZOMBIELINK");
        city.choose(city.offered().getFirst());
        assertThat(city.offered()).contains("make noise");
        city.choose("make noise");
        assertThat(city.zombies("9R.s8")).as("the zombies wait").isEqualTo(1);
    }

    @Test
    @Rule({"WZ-SKILL-IGNORE1BREAK", "WZ-SKILL-SPAREPARTS", "WZ-DECK-08", "WZ-AO-14"})
    void breaksAreAnsweredBeforeTheWeaponIsLost() {
        City city = advanced("Ignore 1 Break", "Spare parts")
                .holds("Ana", "Katana", "", "Repair Kit", "Machete")
                .zombies("9R.s1", "Brute", 1);
        city.turn("Ana", 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1).choose("melee Katana 9R.s1 all out");
        assertThat(city.asked().id()).isEqualTo("WZ-AO-14");
        city.choose("ignore breaks by Ignore 1 Break", "melee Katana 9R.s1 all out");
        assertThat(city.offered()).as("once per round").doesNotContain("ignore breaks by Ignore 1 Break");
        city.choose("ignore breaks for pack1 Repair Kit", "melee Katana 9R.s1 all out");
        city.choose("ignore breaks by Spare parts for pack2 Machete");
        assertThat(city.cards("Ana")).containsExactly("Katana");
        assertThat(rules(city)).contains("WZ-SKILL-IGNORE1BREAK", "WZ-SKILL-SPAREPARTS", "WZ-DECK-08");
    }
}
