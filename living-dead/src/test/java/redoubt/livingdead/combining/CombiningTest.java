package redoubt.livingdead.combining;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** Special equipment: how it is made and what it does. */
class CombiningTest {
    private static Night night() {
        return Night.scene("NL-M05").emptyHanded();
    }

    /** Ben makes a card and puts it into the first place offered. */
    private static Night makes(String special, String... parts) {
        Night night = night().holds("Ben", parts).acts("Ben");
        night.choose("combine " + special);
        night.choose("put " + special + " in hand1");
        return night.offered().contains("done") ? night.choose("done") : night;
    }

    @Test
    @Rule({"NL-SPEC-04", "NL-SPEC-02", "NL-EX-21", "NL-DEC-18"})
    void macheteAndSawedOffMakeMasShotgunForFree() {
        Night night = makes("Ma's Shotgun", "Machete", "", "Sawed-Off");
        assertThat(night.cards("Ben")).containsExactly("Ma's Shotgun");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(3);
        assertThat(night.table().deck("melee").discard().size()).isEqualTo(1);
        assertThat(night.table().deck("ranged").discard().size()).isEqualTo(1);
        assertThat(night.table().deck(LivingDead.SPECIAL_DECK).discard().size()).isEqualTo(10);
    }

    @Test
    @Rule({"NL-SPEC-07", "NL-EX-21", "NL-CARD-18", "NL-CARD-19"})
    void fluidAndJarMakeAMolotov() {
        assertThat(makes("Molotov", "Flammable Fluid", "Preserving Jar").cards("Ben"))
                .containsExactly("Molotov");
    }

    @Test
    @Rule({"NL-SPEC-11", "NL-EX-21", "NL-CARD-20"})
    void rifleAndScopeMakeAScopedWinchester() {
        Night night = night().holds("Ben", "starting/Winchester 94", "Scope").acts("Ben");
        night.choose("combine Scoped Winchester");
        assertThat(night.cards("Ben")).containsExactly("Scoped Winchester");
        assertThat(makes("Scoped Winchester", "ranged/Winchester 94", "Scope").cards("Ben"))
                .containsExactly("Scoped Winchester");
    }

    @Test
    @Rule("NL-GAP-16")
    void thePlayersAreWarnedBeforeTheStartingRifleIsUsedUp() {
        Night night = night().holds("Ben", "starting/Winchester 94", "Scope").acts("Ben");
        assertThat(night.warning("combine Scoped Winchester")).isEqualTo("NL-GAP-16");
        assertThat(night.choose("combine Scoped Winchester").cards("Ben")).containsExactly("Scoped Winchester");
        Night drawn = night().holds("Ben", "starting/Winchester 94", "Flashlight")
                .deck("household", "Scope", "Planks")
                .acts("Ben");
        drawn.choose("search");
        assertThat(drawn.warning("combine Scoped Winchester"))
                .as("although a second card is drawn afterwards")
                .isEqualTo("NL-GAP-16");
        assertThat(drawn.warning("do not combine")).isEmpty();
    }

    @Test
    void nothingThatIsFreeCanBeRepeatedForEver() {
        Night night = night().holds("Ben", "starting/Winchester 94", "Scope").acts("Ben");
        int actions = night.who("Ben").turn().actions();
        night.choose("combine Scoped Winchester");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(actions);
        assertThat(night.offered("combine")).isEmpty();
    }

    @Test
    @Rule("NL-GAP-16")
    void theOtherRifleIsUsedUpFirstAndWithoutAWarning() {
        Night night = night().holds("Ben", "starting/Winchester 94", "Scope", "ranged/Winchester 94")
                .acts("Ben");
        assertThat(night.warning("combine Scoped Winchester")).isEmpty();
        night.choose("combine Scoped Winchester");
        assertThat(night.who("Ben").inventory().items())
                .extracting(item -> item.card().deck())
                .contains("starting")
                .doesNotContain("ranged");
        Night zombicide = Night.scene("NL-M06")
                .emptyHanded()
                .holds("Ben", "starting/Winchester 94", "Scope")
                .acts("Ben");
        assertThat(zombicide.warning("combine Scoped Winchester")).isEmpty();
    }

    @Test
    @Rule("NL-GAP-16")
    void thePlayersAreWarnedBeforeTheStartingRifleIsDiscarded() {
        Night night = night().holds("Ben", "starting/Winchester 94", "Axe", "Planks", "Planks", "Planks")
                .deck("household", "Planks", "Planks")
                .acts("Ben");
        assertThat(night.warning("discard Ben hand1 Winchester 94")).isEqualTo("NL-GAP-16");
        assertThat(night.warning("discard Ben hand2 Axe")).isEmpty();
        night.choose("search");
        assertThat(night.warning("discard Planks of pack1")).isEmpty();
        assertThat(night.warning("discard Winchester 94 of hand1")).isEqualTo("NL-GAP-16");
        night.choose("discard Winchester 94 of hand1");
        assertThat(night.cards("Ben")).doesNotContain("Winchester 94").hasSize(5);
    }

    @Test
    @Rule({"NL-SPEC-07", "NL-GAP-40"})
    void theFluidJustDrawnIsUsedUpAndNotTheOneCarried() {
        Night night = night().holds("Ben", "Flammable Fluid", "Preserving Jar")
                .deck("household", "Flammable Fluid")
                .acts("Ben");
        night.choose("search", "combine Molotov", "put Molotov in hand2", Night.DONE);
        assertThat(night.cards("Ben")).containsExactlyInAnyOrder("Flammable Fluid", "Molotov");
    }

    @Test
    @Rule("NL-SPEC-08")
    void aMolotovIsNeverThrownIndoors() {
        Night night = night().holds("Ben", "Molotov").at("1R.8", "Ben").border("barricade", "1R.8", "1R.b");
        night.ghouls("Walker", 1, "1R.b").acts("Ben");
        assertThat(night.offered("throw")).contains("throw Molotov at 1R.9").doesNotContain("throw Molotov at 1R.b");
        night.at("1R.b", "Ben").acts("Ben");
        assertThat(night.offered("throw")).as("out of a room").contains("throw Molotov at 1R.8");
    }

    @Test
    @Rule("NL-GAP-38")
    void thePlayersAreWarnedOfAFireThatKillsSurvivors() {
        Night night = night().holds("Ben", "Molotov", "Molotov")
                .at("1R.8", "Ben")
                .at("1R.9", "Tom")
                .acts("Ben");
        assertThat(night.warning("throw Molotov at 1R.9")).isEqualTo("NL-END-02");
        assertThat(night.warning("throw Molotov at 1R.8")).as("at himself").isEqualTo("NL-END-02");
        night.at("1R.b", "Tom").acts("Ben");
        assertThat(night.warning("throw Molotov at 1R.9")).isEmpty();
        night.at("1R.9", "Tom").acts("Ben").choose("throw Molotov at 1R.9");
        assertThat(night.state().isOver()).isTrue();
        assertThat(night.state().isWon()).isFalse();
    }

    @Test
    @Rule({"NL-SPEC-12", "NL-EX-21"})
    void aTorchDoesNotUseUpTheFluid() {
        assertThat(makes("Torch", "Table Leg", "Flammable Fluid").cards("Ben"))
                .containsExactlyInAnyOrder("Torch", "Flammable Fluid");
    }

    @Test
    @Rule({"NL-SPEC-01", "NL-GAP-39"})
    void withoutPartsOrSupplyNothingIsMade() {
        assertThat(night().holds("Ben", "Machete").acts("Ben").offered()).noneMatch(key -> key.startsWith("combine"));
        Night night = night().holds("Ben", "Machete", "Sawed-Off");
        assertThat(night.acts("Ben").offered()).contains("combine Ma's Shotgun");
        Night without = night().holds("Ben", "Machete", "Sawed-Off");
        without.run(new UseUpSupply());
        assertThat(without.acts("Ben").offered()).noneMatch(key -> key.startsWith("combine"));
    }

    /** Nothing is left in the supply. */
    private record UseUpSupply() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table().with(new Deck(LivingDead.SPECIAL_DECK, Pile.EMPTY, Pile.EMPTY)));
        }
    }

    @Test
    @Rule("NL-GAP-40")
    void aCardJustDrawnIsCombinedAtOnce() {
        Night night = night().holds("Ben", "Preserving Jar")
                .deck("household", "Flammable Fluid", "Planks")
                .acts("Ben");
        night.choose("search");
        assertThat(night.offered()).containsExactly("combine Molotov", "do not combine");
        night.choose("combine Molotov");
        assertThat(night.cards("Ben")).containsExactly("Molotov");
        assertThat(night.table().deck("household").discard().size()).isEqualTo(2);
    }

    @Test
    @Rule("NL-GAP-40")
    void aCardJustDrawnNeedNotBeCombined() {
        Night night = night().holds("Ben", "Preserving Jar")
                .deck("household", "Flammable Fluid", "Planks")
                .acts("Ben");
        night.choose("search", "do not combine");
        assertThat(night.cards("Ben")).containsExactlyInAnyOrder("Preserving Jar", "Flammable Fluid");
    }

    @Test
    @Rule({"NL-SPEC-05", "NL-MODE-01", "NL-DEC-19"})
    void onlyZombicideModeUsesMasShotgun() {
        Night romero =
                night().holds("Ben", "Ma's Shotgun").ghouls("Walker", 1, "3R.h").acts("Ben");
        assertThat(romero.offered()).noneMatch(key -> key.contains("Ma's Shotgun"));
        Night zombicide = night().mode(Face.ZOMBICIDE, "Ben")
                .holds("Ben", "Ma's Shotgun")
                .ghouls("Walker", 1, "3R.h")
                .acts("Ben");
        assertThat(zombicide.offered()).contains("melee Ma's Shotgun 3R.h", "ranged Ma's Shotgun 3R.h");
    }

    @Test
    @Rule({"NL-SPEC-05", "NL-SPEC-06"})
    void unloadedItStillStrikes() {
        Night night = night().mode(Face.ZOMBICIDE, "Ben")
                .holds("Ben", "Ma's Shotgun")
                .at("1R.8", "Ben")
                .ghouls("Walker", 4, "1R.8")
                .dice(6, 6)
                .acts("Ben");
        night.choose("ranged Ma's Shotgun 1R.8");
        assertThat(night.ghoulsIn("1R.8")).isEqualTo(2);
        assertThat(night.offered())
                .contains("melee Ma's Shotgun 1R.8")
                .doesNotContain("ranged Ma's Shotgun 1R.8")
                .contains("reload Ma's Shotgun");
        night.mode(Face.ROMERO, "Ben").acts("Ben");
        assertThat(night.offered()).as("what cannot be used is not reloaded").doesNotContain("reload Ma's Shotgun");
    }

    @Test
    @Rule({"NL-SPEC-08", "NL-SPEC-09", "NL-GAP-38", "NL-GAP-37", "NL-CARD-23", "NL-DEC-25"})
    void aMolotovBurnsEverythingInAnOutdoorZone() {
        Night night = night().holds("Ben", "Molotov")
                .at("1R.8", "Ben")
                .ghouls("Walker", 2, "1R.9")
                .ghouls("Fatty", 1, "1R.9")
                .acts("Ben");
        assertThat(night.offered())
                .contains("throw Molotov at 1R.9", "throw Molotov at 1R.8")
                .noneMatch(key -> key.startsWith("throw Molotov at 1R.b") || key.startsWith("throw Molotov at 1R.7"));
        night.choose("throw Molotov at 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.who("Ben").adrenaline()).isEqualTo(3);
        assertThat(night.cards("Ben")).isEmpty();
        assertThat(night.table().deck(LivingDead.SPECIAL_DECK).discard().size()).isEqualTo(12);
    }

    @Test
    @Rule({"NL-SPEC-09", "NL-END-02", "NL-GAME-04"})
    void aMolotovKillsSurvivorsTooAndLosesTheGame() {
        Night night = night().holds("Ben", "Molotov")
                .at("1R.8", "Ben")
                .at("1R.9", "Tom")
                .ghouls("Fatty", 1, "1R.9")
                .acts("Ben");
        night.choose("throw Molotov at 1R.9");
        assertThat(night.who("Tom").isOnBoard()).isFalse();
        assertThat(night.state().isOver()).isTrue();
        assertThat(night.state().status()).hasToString("Lost[rule=NL-END-02]");
    }

    @Test
    @Rule({"NL-SPEC-13", "NL-SPEC-05"})
    void allButMasShotgunServeInEitherMode() {
        for (Face face : Face.values()) {
            Night night = night().mode(face, "Ben")
                    .at("1R.8", "Ben")
                    .holds("Ben", "Torch", "Scoped Winchester")
                    .ghouls("Walker", 1, "1R.8")
                    .ghouls("Walker", 1, "1R.9");
            assertThat(night.acts("Ben").offered()).contains("melee Torch 1R.8", "ranged Scoped Winchester 1R.9");
            assertThat(night.holds("Ben", "Molotov").acts("Ben").offered()).contains("throw Molotov at 1R.9");
        }
    }

    @Test
    @Rule("NL-SPEC-03")
    void whatWasCombinedStaysCombined() {
        Night night = night();
        night.holds("Ben", "Molotov", "Ma's Shotgun", "Torch", "Scoped Winchester");
        assertThat(night.acts("Ben").offered())
                .noneMatch(key -> key.startsWith("combine") || key.contains("Machete") || key.contains("Jar"));
        night.choose("reorganize");
        assertThat(night.offered()).allMatch(key -> key.startsWith("put") || key.equals("done"));
        assertThat(night.table().deck("melee").discard().isEmpty()).isTrue();
    }

    @Test
    @Rule({"NL-SPEC-08", "NL-INV-02"})
    void aMolotovInTheBackpackIsNotThrown() {
        Night night = night().holds("Ben", "", "", "Molotov").at("1R.8", "Ben").acts("Ben");
        assertThat(night.offered()).noneMatch(key -> key.startsWith("throw"));
    }

    @Test
    @Rule({"NL-SPEC-12", "NL-GAP-40"})
    void theFluidJustDrawnIsKeptWhenItMakesATorch() {
        Night night = night().holds("Ben", "Table Leg")
                .deck("household", "Flammable Fluid", "Planks")
                .acts("Ben");
        night.choose("search", "combine Torch");
        while (!night.offered().contains("end turn")) {
            night.choose(
                    night.offered().contains("done")
                            ? "done"
                            : night.offered("put").getFirst());
        }
        assertThat(night.cards("Ben")).containsExactlyInAnyOrder("Torch", "Flammable Fluid");
    }
}
