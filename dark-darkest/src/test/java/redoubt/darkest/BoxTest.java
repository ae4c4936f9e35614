package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.Expansion;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.reaction.CreatureMoves;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Survivor;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;
import redoubt.testkit.Rule;

/** What is in the box, and small rules of the base game. */
class BoxTest {
    private static final Print PRINT = Mansion.GAME.print();
    private static final RuleId CAUSE = RuleId.rule("DD-CMOVE-01");

    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    @Rule({"DD-COMP-05", "DD-GAP-31"})
    void theKickstarterSpecialAddsItsPieces() {
        assertThat(PRINT.survivors().stream().filter(board -> board.set() == Expansion.K))
                .hasSize(2);
        assertThat(PRINT.creatures().stream().filter(board -> board.set() == Expansion.K))
                .hasSize(2);
        assertThat(PRINT.nemeses().stream().filter(board -> board.set() == Expansion.K))
                .hasSize(2);
        Mansion with = Mansion.with(Mansion.house("DD-A").with("kickstarter", "yes"), "Bruce", "Nina");
        assertThat(with.table().stock().deck().size())
                .as("eight cards for the deck")
                .isEqualTo(48 + 8);
        assertThat(with.table().stock().creatures().size()).isEqualTo(5);
        assertThat(with.table().stock().nemeses().size()).isEqualTo(4);
        assertThat(two().table().stock().creatures().size()).isEqualTo(3);
        assertThat(two().table().stock().nemeses().size()).isEqualTo(2);
    }

    @Test
    @Rule("DD-GAP-01")
    void onlyTokensChipsAndCardsAreLimited() {
        assertThat(two().table().stock().spawn().size()).isEqualTo(23);
        assertThat(PRINT.chips()).hasSize(41);
        assertThat(CodeSymbol.values().length * CodeSymbol.TOKENS).isEqualTo(21);
        assertThat(two().zombies("O09.a", 40).zombies("O09.a"))
                .as("more figures than any box has")
                .isEqualTo(40);
    }

    @Test
    @Rule({"DD-COMP-03", "DD-SURV-01", "DD-SURV-04"})
    void survivorsAreChosenAndFourAreSuggested() {
        SettingCard survivors = Mansion.GAME.settings().getFirst();
        assertThat(survivors.name()).isEqualTo("survivors");
        assertThat(survivors.suggested()).hasSizeGreaterThanOrEqualTo(3);
        Mansion mansion = Mansion.with("Leo", "Lucy");
        assertThat(mansion.table().survivors().stream().map(Survivor::board).map(SurvivorBoard::name))
                .containsExactly("Leo Friedkin", "Lucy Chang");
        assertThat(mansion.survivor("Leo").board().skills()).hasSize(4);
        assertThat(mansion.survivor("Leo").skills())
                .as("none of them is active yet")
                .hasSize(1);
    }

    @Test
    @Rule({"DD-HOUSE-07", "DD-ROOM-01", "DD-SETUP-03"})
    void tilesHaveOneRoomOrTwoAndCornersOne() {
        for (String mission : List.of("DD-A", "DD-B", "DD-C", "DD-D")) {
            House house = Mansion.GAME.house(mission);
            for (int tile = 0; tile < House.TILES; tile++) {
                assertThat(house.rooms(tile).size()).isBetween(1, 2);
            }
            house.functionCorners()
                    .forEach(corner -> assertThat(house.rooms(corner).size()).isEqualTo(1));
            assertThat(house.rooms(house.tile(house.laboratory())).size()).isEqualTo(1);
            assertThat(house.rooms(Icon.CURE)).as("the Cure lies there").containsExactly(house.laboratory());
        }
    }

    @Test
    @Rule("DD-SEC-01")
    void theSecurityBoardHasSevenOrEightSpacesAndThreeForChips() {
        assertThat(code("dark")).isEqualTo(7);
        assertThat(code("darker")).isEqualTo(8);
        assertThat(code("darkest")).isEqualTo(7);
        Mansion full = two().open("O03.a-C1.a")
                .at("Bruce", "C1.a")
                .code("RRRRRRR")
                .holding("Bruce", "RB")
                .with(table -> table.with(table.security()
                        .withInserted(PRINT.chips().get(3))
                        .withInserted(PRINT.chips().get(4))));
        assertThat(full.act("Bruce").offered("insert")).as("one space is left").isNotEmpty();
        full.with(
                table -> table.with(table.security().withInserted(PRINT.chips().get(5))));
        assertThat(full.table().security().inserted()).hasSize(Security.SPACES);
        assertThat(full.act("Bruce").offered("insert")).isEmpty();
    }

    private static int code(String mode) {
        return Mansion.with(Mansion.house("DD-A").with("mode", mode), "Bruce", "Nina")
                .table()
                .security()
                .code()
                .size();
    }

    @Test
    @Rule({"DD-EXT-03", "DD-SETUP-02", "DD-GAP-03"})
    void aDestroyedTileCannotBeRestored() {
        assertThat(two().table().blaze().burnsAnywhere())
                .as("nothing burns at the start")
                .isFalse();
        Mansion mansion = two().destroyed("E1").fire("O01", 1).act("Bruce");
        assertThat(mansion.offered("put out")).isEmpty();
        assertThat(two().fire("E1", 2).act("Bruce").offered("put out")).isNotEmpty();
    }

    @Test
    @Rule("DD-CMOVE-04")
    void aCreatureDoesNotMoveOntoATileFartherFromItsPrey() {
        Mansion farther = two().at("Bruce", "O03.a")
                .at("Nina", "O03.a")
                .creature("Zombie Dog", "O06.a")
                .run(new CreatureMoves(CAUSE));
        assertThat(farther.creatureRoom()).as("its way leads two tiles off").isEqualTo("O06.a");
        Mansion asFar = two().at("Bruce", "O03.a")
                .at("Nina", "O03.a")
                .creature("Zombie Dog", "O04.a")
                .run(new CreatureMoves(CAUSE));
        assertThat(asFar.creatureRoom()).as("no farther than before").isNotEqualTo("O04.a");
    }

    @Test
    @Rule({"DD-EX-21", "DD-CMOVE-03", "DD-GAP-53"})
    void aCreatureGoesRoundWhenTheWayGetsShorter() {
        Mansion mansion = two().open("I02.a-I05.a")
                .at("Bruce", "I05.a")
                .at("Nina", "I05.a")
                .creature("Zombie Dog", "O01.a")
                .run(new CreatureMoves(CAUSE));
        assertThat(mansion.creatureRoom())
                .as("three of four moves, and beside them as before")
                .isEqualTo("I02.a");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).isEmpty();
        Mansion closed = two().at("Bruce", "I05.a")
                .at("Nina", "I05.a")
                .creature("Zombie Dog", "O01.a")
                .run(new CreatureMoves(CAUSE));
        assertThat(closed.creatureRoom()).as("no way leads in").isEqualTo("O01.a");
    }

    @Test
    @Rule("DD-XP-09")
    void aGrenadeEarnsItsThrowerSomethingOnlyByTheOtherReading() {
        assertThat(thrown(Mansion.house("DD-A"))).containsExactly(0, 0);
        assertThat(thrown(Mansion.house("DD-A").with("other-readings", "DD-XP-09")))
                .containsExactly(2, 0);
    }

    private static List<Integer> thrown(SetUp setUp) {
        Mansion mansion =
                Mansion.with(setUp, "Bruce", "Nina").zombies("O01.a", 3).item("Bruce", "Grenade");
        mansion.act("Bruce").choose(mansion.act("Bruce").offered("throw").getFirst());
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        return List.of(
                mansion.survivor("Bruce").experience(), mansion.survivor("Nina").experience());
    }

    @Test
    @Rule("DD-ITEM-28")
    void plainWeaponsRollTheirDiceAndNothingElse() {
        for (String name : List.of("Handgun", "Combat Knife", "Chainsaw")) {
            CardKind kind = PRINT.kind(name);
            assertThat(kind.isWeapon()).isTrue();
        }
        Mansion aims = two().zombies("E1.a", 2).dice(3, 3, 1).act("Bruce").choose("fight Bruce Handgun R");
        aims.choose("hit zombie E1.a");
        assertThat(aims.zombies("E1.a")).isEqualTo(1);
        assertThat(Stream.concat(aims.offered("hit").stream(), aims.offered("stun").stream()))
                .as("one Success is one hit, whatever the Aims")
                .isEmpty();
    }

    @Test
    @Rule("DD-XP-09")
    void aGrenadeThatKillsNoZombieEarnsNothingByTheOtherReadingEither() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("other-readings", "DD-XP-09"), "Bruce", "Nina")
                .creature("Undead Bird", "O01.a")
                .item("Bruce", "Grenade")
                .act("Bruce");
        mansion.choose(mansion.offered("throw").getFirst());
        mansion.choose("hit creature area 1 blue", "hit creature area 2 blue");
        assertThat(mansion.survivor("Bruce").experience()).isZero();
    }

    /** Read anew, since all other tests share what was read once. */
    @Test
    @Rule({"DD-COMP-03", "DD-GAP-20"})
    void theContentReadAnewIsThatOfTheBox() {
        Print print = DarkestGame.of(List.of()).print();
        assertThat(print.survivors().getFirst().skills())
                .extracting(Enum::name)
                .containsExactly("COORDINATOR", "HANDGUNEXPERT", "GUARDIAN", "MARKSMAN");
        assertThat(print.cards().stream().filter(card -> card.isStarting()).map(card -> card.name()))
                .contains("Handgun R", "Handgun B", "Fire Axe O", "Baseball Bat Y", "Combat Knife G")
                .hasSameSizeAs(
                        PRINT.cards().stream().filter(card -> card.isStarting()).toList());
        assertThat(print.chips()).isEqualTo(PRINT.chips());
    }
}
