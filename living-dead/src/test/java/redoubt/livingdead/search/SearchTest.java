package redoubt.livingdead.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.view.TableView;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Night;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** Searching: where, which decks, and what cards do when they are drawn. */
class SearchTest {
    private static Night night() {
        return Night.scene("NL-M02").emptyHanded();
    }

    private static List<String> searches(Night night) {
        return night.offered().stream().filter(key -> key.startsWith("search")).toList();
    }

    @Test
    @Rule({"NL-SEARCH-04", "NL-SEARCH-06"})
    void romeroModeSearchesTheHouseholdDeckOnly() {
        assertThat(searches(night().at("2R.g", "Ben").acts("Ben"))).containsExactly("search");
        Night night =
                night().at("2R.g", "Ben").deck("household", "Scope", "Planks").acts("Ben");
        night.choose("search");
        assertThat(night.table().deck("household").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-SEARCH-06", "NL-M02-08", "NL-DEC-11"})
    void zombicideModeFindsWeaponsInTheirCachesOnly() {
        assertThat(searches(
                        night().mode(Face.ZOMBICIDE, "Ben").at("2R.g", "Ben").acts("Ben")))
                .containsExactly("search household", "search melee");
        assertThat(searches(
                        night().mode(Face.ZOMBICIDE, "Ben").at("3R.u", "Ben").acts("Ben")))
                .containsExactly("search household", "search ranged");
        assertThat(searches(
                        night().mode(Face.ZOMBICIDE, "Ben").at("4R.k", "Ben").acts("Ben")))
                .containsExactly("search");
    }

    @Test
    @Rule({"NL-SEARCH-05", "NL-SEARCH-07", "NL-SEARCH-08"})
    void withoutCachesZombicideModeChoosesAmongThreeDecks() {
        Night night = night();
        var ben = night.who("Ben");
        assertThat(new DecksByMode().decks(night.table(), ben, List.of())).containsExactly("household");
        assertThat(new Armory().decks(night.table(), ben, List.of())).containsExactly("household", "melee", "ranged");
        night.mode(Face.ZOMBICIDE, "Ben");
        assertThat(new DecksByMode().decks(night.table(), night.who("Ben"), List.of()))
                .containsExactly("household", "melee", "ranged");
    }

    @Test
    @Rule("NL-SEARCH-01")
    void nobodySearchesOutdoorsOrBesideGhouls() {
        assertThat(searches(night().at("1R.1", "Ben").acts("Ben"))).isEmpty();
        assertThat(searches(night().ghouls("Walker", 1, "2R.f").acts("Ben"))).isEmpty();
        assertThat(searches(night().acts("Ben"))).containsExactly("search");
    }

    @Test
    @Rule({"NL-SEARCH-02", "NL-SEARCH-03", "NL-DEC-12"})
    void aCardIsKeptAndOneSearchIsEnough() {
        Night night = night().deck("household", "Scope", "Planks").acts("Ben");
        night.choose("search");
        assertThat(night.offered()).anyMatch(key -> key.startsWith("put Scope"));
        night.choose(night.offered().stream()
                .filter(key -> key.startsWith("put Scope"))
                .findFirst()
                .orElseThrow());
        assertThat(night.cards("Ben")).containsExactly("Scope");
        assertThat(searches(night)).isEmpty();
    }

    @Test
    @Rule("NL-EQUIP-10")
    void anEmptyDeckIsShuffledFromItsDiscards() {
        Night night = Night.scene("NL-M05").emptyHanded().deck("household").discards("household", "Scope", "Scope");
        night.acts("Ben").choose("search");
        assertThat(night.events(HordeEvent.DeckReshuffled.class))
                .extracting(event -> event.rule().id() + " " + event.cards())
                .containsExactly("NL-EQUIP-10 2");
        assertThat(night.table().deck("household").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-GAP-24", "NL-CARD-21"})
    void aFlashlightDrawsTwoCardsEvenFromTheBackpack() {
        Night night = night().holds("Ben", "", "", "Flashlight")
                .deck("household", "Scope", "Preserving Jar", "Planks")
                .acts("Ben");
        night.choose("search", "discard Scope");
        night.choose("done");
        assertThat(night.offered()).anyMatch(key -> key.contains("Preserving Jar"));
        assertThat(night.table().deck("household").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-GAP-24", "NL-GAP-40"})
    void theFirstOfTwoCardsIsCombinedBeforeTheSecondIsDrawn() {
        Night night = night().holds("Ben", "Flashlight", "Preserving Jar")
                .deck("household", "Flammable Fluid", "Planks")
                .acts("Ben");
        night.choose("search", "combine Molotov");
        assertThat(night.cards("Ben")).containsExactlyInAnyOrder("Flashlight", "Molotov");
        assertThat(night.table().deck("household").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-GAP-25", "NL-CARD-22"})
    void karenBringsARelativeAndIsNotKept() {
        Night night = night().mode(Face.ZOMBICIDE, "Judy")
                .deck("household", "Karen? Poor Little Thing!", "Scope")
                .acts("Ben");
        night.choose("search");
        assertThat(night.ghoulsIn("2R.f")).isEqualTo(1);
        assertThat(night.cards("Ben")).isEmpty();
        assertThat(night.face("Judy")).isEqualTo(Face.ROMERO);
        assertThat(night.table().deck("household").discard().size()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-SEARCH-04", "NL-SEARCH-06"})
    void besideACacheRomeroModeIsToldWhyItFindsNoWeapon() {
        Obstacle barred = new Obstacle("EquipmentCaches.WeaponSearch", "romero mode", new RuleId("NL-SEARCH-06"));
        Night night = Night.scene("NL-M02").emptyHanded();
        String cache = night.table().mission().rulings().stream()
                .filter(EquipmentCaches.class::isInstance)
                .map(EquipmentCaches.class::cast)
                .flatMap(caches -> caches.caches().stream())
                .map(each -> each.zone().name())
                .findFirst()
                .orElseThrow();
        night.at(cache, "Ben").acts("Ben");
        assertThat(Night.GAME.obstacles(night.state())).contains(barred);
        assertThat(night.offered()).contains("search").doesNotContain("search melee", "search ranged");
        night.mode(Face.ZOMBICIDE, "Ben").acts("Ben");
        assertThat(Night.GAME.obstacles(night.state())).doesNotContain(barred);
        night.mode(Face.ROMERO, "Ben").at("1R.8", "Ben").acts("Ben");
        assertThat(Night.GAME.obstacles(night.state())).as("elsewhere").doesNotContain(barred);
    }

    @Test
    @Rule("NL-SEARCH-06")
    void cachesAreMarkedOnTheBoard() {
        TableView view = (TableView) Night.GAME.view(Night.scene("NL-M01").state());
        assertThat(view.landmarks())
                .extracting(mark -> mark.kind() + " " + mark.zone())
                .contains("melee cache 2R.g", "ranged cache 3R.u");
    }

    @Test
    @Rule("NL-M06-06")
    void inTheSixthSceneAnOpenedHouseIsEmpty() {
        Night night = Night.scene("NL-M06").at("1R.l", "Ben").acts("Ben");
        assertThat(night.offered("search")).isNotEmpty();
        night.choose("open door to 1R.1");
        assertThat(night.offered("search")).isEmpty();
    }
}
