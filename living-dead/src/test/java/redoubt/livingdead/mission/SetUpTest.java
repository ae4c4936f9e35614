package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.cars.Car;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Item;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** How scenes begin. */
class SetUpTest {
    private static SetUp scene(String id) {
        return SetUp.of(LivingDead.ID, id);
    }

    @Test
    @Rule({"NL-GAME-02", "NL-SETUP-02"})
    void sixSurvivorsPlayWhateverTheNumberOfPlayers() {
        assertThat(Night.scene("NL-M02").table().survivors()).hasSize(6);
        assertThatThrownBy(() -> Night.of(scene("NL-M02").with("survivors", "Ben", "Tom")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("6 survivors");
    }

    @Test
    @Rule("NL-SETUP-02")
    void thePlayersShareTheSurvivorsAsTheyLike() {
        Night night = Night.of(scene("NL-M02")
                .withSeats(2)
                .with("seat1", "Judy")
                .with("seat2", "Ben", "Barbra", "Tom", "Harry", "Helen"));
        assertThat(night.table().survivors())
                .filteredOn(each -> each.seat().number() == 1)
                .extracting(Survivor::name)
                .containsExactly("Judy");
        assertThat(night.table().survivors()).hasSize(6);
    }

    @Test
    @Rule({"NL-SETUP-01", "NL-COMP-16"})
    void tilesTokensAndSurvivorsLieAsTheSceneShows() {
        Night night = Night.scene("NL-M04");
        assertThat(night.table().terrain().board().placements())
                .extracting(each -> each.tile().name() + " " + each.row() + " " + each.column())
                .containsExactly("4R 0 0", "3R 0 1", "6R 0 2", "1R 1 0", "2V 1 1", "5R 1 2");
        assertThat(night.table().spawnPoints())
                .extracting(each -> each.name() + " " + each.zone())
                .containsExactlyInAnyOrder("white 5R.6", "red 1 5R.7", "red 2 1R.7", "red 3 6R.9");
        assertThat(night.borders("closed-barricade")).hasSize(7);
        assertThat(night.borders("closed-door")).hasSize(5);
        assertThat(night.borders("stairs")).hasSize(1);
        assertThat(night.table().annexes().the(Car.class).zone().name()).isEqualTo("1R.8");
        assertThat(night.table().tokens().total(0)).isEqualTo(1);
        assertThat(night.table().survivors())
                .allMatch(each -> each.zone().name().equals("1R.l"));
    }

    @Test
    @Rule("NL-SETUP-04")
    void cardsAreSortedByTheirBacks() {
        Night night = Night.scene("NL-M02");
        for (String name : List.of("melee", "ranged", "household", "special")) {
            Deck deck = night.table().deck(name);
            Pile cards = name.equals("special") ? deck.discard() : deck.draw();
            assertThat(cards.size()).isPositive();
            for (Pile left = cards; !left.isEmpty(); left = left.withoutTop()) {
                assertThat(night.table().print().equipment().get(left.top()).deck())
                        .isEqualTo(name);
            }
        }
        assertThat(night.table().print().equipment())
                .noneMatch(card -> card.name().equals("Car"));
    }

    @Test
    @Rule({"NL-GAME-03", "NL-MODE-07", "NL-SETUP-03"})
    void aSceneOverridesTheGeneralRules() {
        Night general = Night.scene("NL-M02").mode(Face.ROMERO, "Ben").at("4R.k", "Ben");
        assertThat(general.acts("Ben").offered()).contains("search").doesNotContain("search melee");
        Night armory = Night.scene("NL-M06").mode(Face.ROMERO, "Ben").at("4R.k", "Ben");
        assertThat(armory.acts("Ben").offered()).contains("search melee", "search ranged", "search household");
        assertThat(Night.scene("NL-M02").face("Tom")).isEqualTo(Face.ROMERO);
        assertThat(Night.scene("NL-M06").face("Tom")).isEqualTo(Face.ZOMBICIDE);
    }

    @Test
    @Rule({"NL-SETUP-05", "NL-SETUP-06", "NL-SETUP-07"})
    void whoIsDealtTheRifleGetsATableLegToo() {
        Night night = Night.scene("NL-M02");
        for (Survivor survivor : night.table().survivors()) {
            List<String> cards = night.cards(survivor.name());
            assertThat(cards).hasSize(cards.contains("Winchester 94") ? 2 : 1);
            if (cards.contains("Winchester 94")) {
                assertThat(cards).contains("Table Leg");
            }
            for (int slot = 2; slot < 5; slot++) {
                assertThat(survivor.inventory().isEmpty(slot)).isTrue();
            }
        }
        assertThat(night.table().survivors().stream().flatMap(survivor -> night.cards(survivor.name()).stream()))
                .containsExactlyInAnyOrder(
                        "Table Leg",
                        "Table Leg",
                        "Table Leg",
                        "Carpenter's Hammer",
                        "Crowbar",
                        "Lug Wrench",
                        "Winchester 94");
    }

    @Test
    @Rule("NL-SETUP-11")
    void thePlayerWithTheRifleIsFirst() {
        Night night = Night.of(scene("NL-M02").withSeats(6));
        Survivor holder = night.table().survivors().stream()
                .filter(survivor -> night.cards(survivor.name()).contains("Winchester 94"))
                .findFirst()
                .orElseThrow();
        assertThat(night.table().firstPlayer()).isEqualTo(holder.seat());
    }

    @Test
    @Rule({"NL-SETUP-08", "NL-SETUP-12", "NL-SETUP-10"})
    void decksSupplyAndSurvivorsBeginAsPrinted() {
        Night night = Night.scene("NL-M02");
        assertThat(night.table().deck("household").draw().size()).isEqualTo(24);
        assertThat(night.table().deck("melee").draw().size()).isEqualTo(11);
        assertThat(night.table().deck("ranged").draw().size()).isEqualTo(11);
        assertThat(night.table().deck("special").draw().isEmpty()).isTrue();
        assertThat(night.table().deck("special").discard().size()).isEqualTo(11);
        assertThat(night.table().deck("ghoul").draw().size()).isEqualTo(46);
        assertThat(night.table().zombies().where().isEmpty()).isTrue();
        assertThat(night.table().survivors())
                .allMatch(each -> each.wounds() == 0 && each.adrenaline() == 0 && each.danger() == Danger.BLUE);
    }

    @Test
    @Rule({"NL-M01-05", "NL-M01-06", "NL-SETUP-09"})
    void theFirstSceneSaysWhoBeginsWhere() {
        Night night = Night.scene("NL-M01");
        assertThat(night.who("Barbra").zone().name()).isEqualTo("1R.1");
        assertThat(night.who("Ben").zone().name()).isEqualTo("1R.1");
        for (String name : List.of("Harry", "Helen", "Judy", "Tom")) {
            assertThat(night.who(name).zone().name()).isEqualTo("2R.c");
        }
    }

    @Test
    @Rule({"NL-M01-08", "NL-GAP-17"})
    void inTheFirstSceneNobodyIsDealtTheRifleAndBenIsFirst() {
        Night night = Night.of(scene("NL-M01").withSeats(6));
        assertThat(night.table().survivors())
                .allMatch(each -> night.cards(each.name()).size() == 1);
        assertThat(night.table().survivors())
                .noneMatch(each -> night.cards(each.name()).contains("Winchester 94"));
        assertThat(night.table().dropped())
                .extracting(each -> each.zone() + " " + each.card())
                .containsExactly("1R.y Winchester 94");
        assertThat(night.table().firstPlayer()).isEqualTo(night.who("Ben").seat());
    }

    @Test
    @Rule({"NL-GAP-65", "NL-M01-02", "NL-M01-03", "NL-M01-07"})
    void theMapOfTheFirstScene() {
        Night night = Night.scene("NL-M01");
        assertThat(night.borders("door")).containsExactly("1R.1-1R.l");
        assertThat(night.borders("closed-door")).hasSize(4).contains("2R.f-2R.c", "3R.1-3R.h");
        assertThat(night.borders("closed-stairs")).containsExactly("3R.h-3R.s");
        assertThat(night.borders("barricade")).hasSize(5);
        assertThat(night.borders("window")).hasSize(7);
        assertThat(night.table().spawnPoints())
                .extracting(SpawnPoint::name, each -> each.zone().name())
                .containsExactly(
                        tuple("white", "4R.1"), tuple("red 1", "3R.3"), tuple("red 2", "2R.9"), tuple("red 3", "1R.7"));
    }

    @Test
    @Rule({"NL-GAP-66", "NL-M02-02", "NL-M02-03"})
    void theMapOfTheSecondScene() {
        Night night = Night.scene("NL-M02");
        assertThat(night.borders("closed-barricade")).hasSize(7);
        assertThat(night.borders("closed-door")).hasSize(4);
        assertThat(night.borders("door")).containsExactly("2R.f-2R.c");
        assertThat(night.borders("closed-stairs")).hasSize(1);
        assertThat(night.table().survivors())
                .allMatch(each -> each.zone().name().equals("2R.f"));
    }

    @Test
    @Rule({"NL-GAP-67", "NL-M03-03", "NL-M03-07", "NL-DEC-04"})
    void inTheThirdSceneEveryAreaIsTaken() {
        Night night = Night.scene("NL-M03");
        assertThat(night.asked().id()).isEqualTo("NL-M03-07");
        for (String name : List.of("Barbra", "Ben", "Tom", "Harry")) {
            assertThat(night.offered()).hasSize(3);
            night.choose("start " + name + " in 2R.f");
        }
        assertThat(night.offered()).containsExactly("start Helen in 4R.k", "start Helen in 1R.l");
        night.choose("start Helen in 4R.k");
        assertThat(night.who("Judy").zone().name()).isEqualTo("1R.l");
        assertThat(night.borders("stairs")).hasSize(1);
        assertThat(night.table().spawnPoints())
                .extracting(point -> point.zone().name())
                .containsExactly("4R.2", "2R.9");
    }

    @Test
    @Rule({"NL-DIFF-01", "NL-DEC-02", "NL-DIFF-04"})
    void theGroupChoosesTheBlocksOfGhoulCards() {
        assertThat(ghouls("easier")).isEqualTo(21);
        assertThat(ghouls("harder", "opening")).isEqualTo(25);
        assertThat(ghouls("easier", "harder")).isEqualTo(42);
        assertThatThrownBy(() -> ghouls("opening"))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("one of them at least with ghouls")
                .hasMessageContaining("NL-DIFF-01");
        assertThatThrownBy(() -> ghouls("mild"))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused -> assertThat(refused.about()).isEqualTo(new Mark("setting", "ghoul-cards")));
        assertThatThrownBy(() -> ghouls("easier", "mild")).isInstanceOf(SetUpRefused.class);
    }

    private static int ghouls(String... blocks) {
        return Night.of(scene("NL-M02").with("ghoul-cards", blocks))
                .table()
                .deck("ghoul")
                .draw()
                .size();
    }

    @Test
    @Rule("NL-SETUP-06")
    void whoeverIsDealtTheRifleGetsTheExtraTableLeg() {
        Engine<Table> engine = new Engine<>(Night.GAME);
        Set<Integer> holders = new TreeSet<>();
        for (long seed = 0; seed < 60 && holders.size() < 6; seed++) {
            Table table =
                    engine.begin(scene("NL-M02"), Luck.seeded(seed)).state().table();
            for (Survivor survivor : table.survivors()) {
                List<String> cards =
                        survivor.inventory().items().stream().map(Item::name).toList();
                boolean isFirst = cards.contains("Winchester 94");
                assertThat(cards).hasSize(isFirst ? 2 : 1);
                if (isFirst) {
                    assertThat(cards).contains("Table Leg");
                    holders.add(survivor.index());
                }
            }
        }
        assertThat(holders).as("each of the six").hasSize(6);
    }

    @Test
    @Rule("NL-M03-07")
    void whereAllBeginTogetherNobodyIsPlacedApart() {
        assertThat(Night.scene("NL-M06").events(HordeEvent.SurvivorPlaced.class))
                .isEmpty();
        assertThat(Night.scene("NL-M02").events(HordeEvent.SurvivorPlaced.class))
                .isEmpty();
    }
}
