package redoubt.livingdead.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.livingdead.Night;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** Whatever happens names its own rule, not that of a cousin. */
class CitationsTest {
    private static Night ben(String... cards) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", "Ben").holds("Ben", cards);
    }

    private static List<String> rules(Night night, Class<? extends HordeEvent> type) {
        return night.events(type).stream().map(event -> event.rule().id()).toList();
    }

    @Test
    @Rule({"NL-PRIO-02", "NL-PRIO-03", "NL-CBT-04"})
    void hitsAreChosenShieldedAndLostByDifferentRules() {
        Night equal = ben("Uzi").ghouls("Walker", 1, "1R.9").ghouls("Breaker", 1, "1R.9");
        equal.dice(6, 1, 1).acts("Ben").choose("ranged Uzi 1R.9");
        assertThat(equal.asked().id()).isEqualTo("NL-PRIO-02");
        Night shielded = ben("Uzi").ghouls("Fatty", 1, "1R.9").ghouls("Walker", 1, "1R.9");
        shielded.dice(6, 1, 1).acts("Ben").choose("ranged Uzi 1R.9");
        assertThat(rules(shielded, HordeEvent.HitsLost.class)).containsExactly("NL-PRIO-03");
        Night spare = ben("Uzi").ghouls("Walker", 1, "1R.9");
        spare.dice(6, 6, 1).acts("Ben").choose("ranged Uzi 1R.9");
        assertThat(rules(spare, HordeEvent.HitsLost.class)).containsExactly("NL-CBT-04");
    }

    @Test
    @Rule({"NL-FF-02", "NL-FF-03"})
    void missesHitByOneRuleAndAreSharedOutByAnother() {
        Night night = ben("Uzi").at("1R.9", "Tom", "Judy").ghouls("Walker", 1, "1R.9");
        night.dice(6, 6, 1).acts("Ben").choose("ranged Uzi 1R.9");
        assertThat(night.asked().id()).isEqualTo("NL-FF-03");
        night.choose(night.offered().getFirst());
        assertThat(rules(night, HordeEvent.FriendlyFireHit.class)).containsExactly("NL-FF-02");
    }

    @Test
    @Rule({"NL-TRAIT-01", "NL-TRAIT-04"})
    void theSecondOfAPairIsReloadedByItsOwnRule() {
        Night night = ben("Sawed-Off", "Sawed-Off").ghouls("Fatty", 1, "1R.9");
        night.dice(1, 1, 1, 1).acts("Ben").choose("ranged 2 Sawed-Off 1R.9", "reload Sawed-Off");
        assertThat(rules(night, HordeEvent.WeaponReloaded.class)).containsExactly("NL-TRAIT-01", "NL-TRAIT-04");
    }

    @Test
    @Rule({"NL-GAP-26", "NL-M01-16", "NL-M01-17"})
    void planksAreGivenUpForSomething() {
        Night nailed = Night.scene("NL-M05").emptyHanded().at("1R.b", "Ben").holds("Ben", "Planks");
        nailed.border("barricade", "1R.b", "1R.8").acts("Ben");
        nailed.choose("close barricade to 1R.8 with Planks");
        assertThat(rules(nailed, HordeEvent.CardDiscarded.class)).containsExactly("NL-GAP-26");
        assertThat(rules(nailed, HordeEvent.AdrenalineGained.class)).containsExactly("NL-GAP-26");
        Night first = Night.scene("NL-M01").emptyHanded().at("1R.b", "Ben").holds("Ben", "Planks");
        first.acts("Ben").choose("make barricade of Planks");
        assertThat(rules(first, HordeEvent.CardDiscarded.class)).containsExactly("NL-M01-16");
        first.choose(first.offered("barricade window").getFirst());
        assertThat(rules(first, HordeEvent.AdrenalineGained.class)).containsExactly("NL-M01-17");
    }

    @Test
    @Rule("NL-CAR-09")
    void aCarStrikesByTheRuleThatSaysWhen() {
        Night night = Night.scene("NL-M10").choose("driver Ben").acts("Ben");
        String drive = night.offered("drive").getFirst();
        String[] way = drive.split(" ");
        night.ghouls("Walker", 1, way[way.length - 1]).dice(1, 1, 1).acts("Ben").choose(drive);
        assertThat(rules(night, HordeEvent.AttackDeclared.class)).containsExactly("NL-CAR-09");
    }

    @Test
    @Rule("NL-SKILL-BARBARIAN")
    void aSkillAsksByItsOwnRule() {
        Night night = ben("Katana").mode(Face.ZOMBICIDE, "Ben").skilled("Ben", "Barbarian");
        night.ghouls("Walker", 3, "1R.8").dice(1, 1, 1).acts("Ben").choose("melee Katana 1R.8");
        assertThat(night.asked().id()).isEqualTo("NL-SKILL-BARBARIAN");
    }
}
