package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.PlaceToken;
import redoubt.darkest.combat.ShareHits;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.reaction.MoveUnits;
import redoubt.darkest.reaction.Reinforce;
import redoubt.darkest.specials.SpecialKind;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.testkit.Rule;

/** The Zombie expansion: special zombies and what they make of their hordes. */
class SpecialsTest {
    private static final RuleId CAUSE = RuleId.rule("DD-ENTRY-02");

    private static SetUp zombies() {
        return Mansion.house("DD-A").with("expansions", "zombies");
    }

    private static Mansion two() {
        return Mansion.with(zombies(), "Bruce", "Nina");
    }

    private static List<Integer> attacks(Mansion mansion) {
        return mansion.events(DarkestEvent.EnemiesAttacked.class).stream()
                .map(attack -> attack.dice().size())
                .toList();
    }

    @Test
    @Rule({"DD-ZEX-01", "DD-ZEX-02", "DD-ZEX-09", "DD-DEC-07"})
    void theGroupMixesTokensOfSomeTypesIntoThePile() {
        assertThat(two().table().stock().spawn().list())
                .as("one type with five")
                .hasSize(23 + 5);
        Mansion many = Mansion.with(
                zombies().with("special-zombies", "guts", "chunk").with("special-tokens", "10"), "Bruce", "Nina");
        assertThat(many.table().stock().spawn().list()).hasSize(23 + 20);
        assertThat(Mansion.with(zombies().with("spawn-mix", "standard").with("spawn-without", "high"), "Bruce", "Nina")
                        .table()
                        .stock()
                        .spawn()
                        .list())
                .as("the 5 and the 6 are out, special ones never")
                .hasSize(21 + 5);
        assertThat(Mansion.with("Bruce", "Nina").table().stock().spawn().list()).hasSize(23);
        assertThatThrownBy(() -> Mansion.with(zombies().with("special-tokens", "3"), "Bruce", "Nina"))
                .isInstanceOf(SetUpRefused.class);
    }

    @Test
    @Rule({"DD-ZEX-03", "DD-GAP-81", "DD-LOS-06"})
    void aRevealedTokenBringsOneSpecialAndAsManyNormalAsTheD4() {
        Mansion mansion = two().spawn(11).dice(3).run(new PlaceToken(0, CAUSE));
        assertThat(mansion.specials()).as("nobody sees it").isEmpty();
        mansion = two().spawn(11);
        mansion.dice(3).run(new PlaceToken(mansion.room("O01.a"), CAUSE));
        assertThat(mansion.specials()).containsExactly("GUTS O01.a");
        assertThat(mansion.zombies("O01.a")).isEqualTo(4);
        assertThat(mansion.table().stock().spawn().isEmpty()).isTrue();
    }

    @Test
    @Rule({"DD-ZEX-04", "DD-GAP-81", "DD-ZEX-11"})
    void normalZombiesFallBeforeSpecialOnes() {
        Mansion mansion = two().special("E1.a", SpecialKind.GUTS)
                .zombies("E1.a", 1)
                .dice(1, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(mansion.specials()).containsExactly("GUTS E1.a");
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.specials()).isEmpty();
        assertThat(mansion.zombies("E1.a")).isZero();
        assertThat(mansion.survivor("Bruce").experience()).isEqualTo(2);
    }

    @Test
    @Rule("DD-ZEX-04")
    void ofSeveralLeftAloneThePlayersChooseTheOrder() {
        Mansion mansion = two().special("E1.a", SpecialKind.GUTS)
                .special("E1.a", SpecialKind.DISCO_DOLL)
                .dice(1, 3, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-ZEX-04"));
        assertThat(mansion.offered()).containsExactly("lose disco-doll", "lose guts");
        mansion.choose("lose guts");
        assertThat(mansion.specials()).containsExactly("DISCO_DOLL E1.a");
    }

    @Test
    @Rule({"DD-ZEX-05", "DD-ZMOVE-01", "DD-GAP-53"})
    void aDiscoDollsHordeMovesThreeRooms() {
        Mansion doll = two().special("I08.a", SpecialKind.DISCO_DOLL)
                .zombies("I08.a", 1)
                .dice(1, 1);
        doll.run(new MoveUnits(doll.table().house().board().zones()));
        assertThat(doll.zombies("E1.a")).isEqualTo(2);
        assertThat(doll.specials()).as("she moves with them").containsExactly("DISCO_DOLL E1.a");
        Mansion horde = two().special("O09.a", SpecialKind.DISCO_DOLL)
                .zombies("I08.a", 2)
                .dice();
        horde.run(new MoveUnits(near(horde)));
        assertThat(horde.zombies("O01.a")).as("others move two").isEqualTo(2);
    }

    /** The rooms between I08 and the Entrance. */
    private static ZoneSet near(Mansion mansion) {
        return ZoneSet.of(mansion.room("I08.a"))
                .with(mansion.room("I01.a"))
                .with(mansion.room("O01.a"))
                .with(mansion.room("E1.a"));
    }

    @Test
    @Rule({"DD-ZEX-05", "DD-CDIE-15"})
    void aDiscoDollsHordeAlsoComesFurtherAsReinforcement() {
        Mansion doll = two().special("I08.a", SpecialKind.DISCO_DOLL).zombies("I08.a", 1);
        doll.run(new Reinforce(doll.room("E1.a"), CAUSE));
        assertThat(doll.specials()).containsExactly("DISCO_DOLL E1.a");
        Mansion horde = two().zombies("I08.a", 2);
        horde.run(new Reinforce(horde.room("E1.a"), CAUSE));
        assertThat(horde.zombies("E1.a")).isZero();
    }

    @Test
    @Rule({"DD-ZEX-06", "DD-DEF-04"})
    void oneBiteOfGutsHordeCannotBeCancelled() {
        Mansion mansion = two().special("E1.a", SpecialKind.GUTS)
                .special("E1.a", SpecialKind.GUTS)
                .zombies("E1.a", 1)
                .dice(6, 6, 1, 1, 1)
                .react("Bruce")
                .choose("defend");
        assertThat(mansion.offered()).containsExactly("cancel damage", "cancel bite");
        mansion.choose("cancel bite");
        assertThat(mansion.offered("cancel bite"))
                .as("one is certain, however many Guts")
                .isEmpty();
        Mansion usual = two().zombies("E1.a", 2).dice(6, 1, 1, 1).react("Bruce").choose("defend");
        assertThat(usual.offered()).contains("cancel bite");
        Mansion beside = two().zombies("E1.a", 2)
                .special("O09.a", SpecialKind.GUTS)
                .dice(6, 1, 1, 1)
                .react("Bruce")
                .choose("defend");
        assertThat(beside.offered()).as("Guts is elsewhere").contains("cancel bite");
    }

    @Test
    @Rule({"DD-ZEX-06", "DD-DEF-04"})
    void aLoneBiteOfGutsIsTakenThoughTheDefenceSucceeds() {
        Mansion mansion = two().special("E1.a", SpecialKind.GUTS)
                .dice(6, 1, 1)
                .react("Bruce")
                .choose("defend");
        mansion.choose("to Bruce", "virus left");
        assertThat(mansion.survivor("Bruce").virus()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-ZEX-07", "DD-ITEM-29"})
    void aChunksHordeIsHitOnlyFromItsOwnRoom() {
        Mansion afar = two().special("O01.a", SpecialKind.CHUNK).zombies("O01.a", 2);
        assertThat(afar.act("Bruce").offered("fight")).as("nothing to shoot at").isEmpty();
        assertThat(two().zombies("O01.a", 2).act("Bruce").offered("fight")).isNotEmpty();
        Mansion both = two().special("O01.a", SpecialKind.CHUNK)
                .zombies("O03.a", 1)
                .dice(1, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        assertThat(both.offered("hit")).containsExactly("hit zombie O03.a");
        Mansion close = two().special("E1.a", SpecialKind.CHUNK)
                .dice(1, 3, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(close.specials()).isEmpty();
        Mansion grenade = two().special("O01.a", SpecialKind.CHUNK).zombies("O01.a", 1);
        grenade.run(new ShareHits(grenade.room("O01.a"), 2, 0));
        assertThat(grenade.zombies("O01.a")).as("a grenade does nothing").isEqualTo(2);
    }

    @Test
    @Rule({"DD-ITEM-29", "DD-ZEX-07"})
    void firePushesAndMinesWorkOnAChunksHorde() {
        Mansion fire = two().at("Bruce", "O03.a")
                .at("Nina", "O03.a")
                .special("O01.a", SpecialKind.CHUNK)
                .zombies("O01.a", 1)
                .fire("O01", 1)
                .fire("O07", 1)
                .dice(4)
                .run(new SpreadFire());
        assertThat(fire.zombies("O01.a")).isEqualTo(1);
        Mansion mine = two().with(table -> table.with(table.notes()
                        .withMines(
                                ZoneSet.of(table.house().board().zone("O01.a").index()))))
                .at("Bruce", "O03.a")
                .at("Nina", "O03.a")
                .special("O01.a", SpecialKind.CHUNK)
                .zombies("O01.a", 1)
                .settle();
        assertThat(mine.zombies("O01.a")).as("three hits for two figures").isZero();
        assertThat(mine.specials()).isEmpty();
    }

    @Test
    @Rule({"DD-ZEX-08", "DD-ZEX-10", "DD-GAP-78"})
    void aTuffGuysHordeNeedsTwoHits() {
        Mansion mansion = two().special("E1.a", SpecialKind.TUFF_GUY)
                .zombies("E1.a", 1)
                .dice(1, 1, 1)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(mansion.table().menace().zombies(mansion.room("E1.a"), ZombieState.LAID))
                .isEqualTo(1);
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.specials()).as("laid down himself, not dead").containsExactly("TUFF_GUY E1.a");
        assertThat(mansion.survivor("Bruce").experience()).isEqualTo(1);
        mansion.dice(1).react("Bruce");
        assertThat(attacks(mansion)).as("he stands up and attacks").containsExactly(1);
        assertThat(two().zombies("E1.a", 1)
                        .special("O01.a", SpecialKind.TUFF_GUY)
                        .dice(1, 3, 3)
                        .act("Bruce")
                        .choose("fight Bruce Handgun R", "hit zombie E1.a")
                        .zombies("E1.a"))
                .as("he is elsewhere")
                .isZero();
    }

    @Test
    @Rule({"DD-ZEX-10", "DD-ZEX-11"})
    void aPushedZombieLeavesTheEffectBehindUnlessNoNormalOneStands() {
        Mansion mansion = two().special("E1.a", SpecialKind.CHUNK)
                .zombies("E1.a", 1)
                .dice(4, 4, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "push zombie W");
        assertThat(mansion.specials()).containsExactly("CHUNK E1.a");
        mansion.choose("push zombie W");
        assertThat(mansion.specials()).containsExactly("CHUNK O01.a");
        assertThat(mansion.zombies("O01.a")).isEqualTo(2);
    }

    @Test
    @Rule({"DD-ZEX-10", "DD-GAP-81"})
    void specialFiguresAttackAndMoveWithTheirHorde() {
        Mansion mansion = two().special("O01.a", SpecialKind.GUTS)
                .zombies("O01.a", 1)
                .zombies("O01.a", ZombieState.STUNNED, 1)
                .dice(1, 1)
                .react("Bruce");
        assertThat(mansion.specials()).containsExactly("GUTS E1.a");
        assertThat(attacks(mansion)).containsExactly(2);
        assertThat(mansion.zombies("O01.a")).as("who lies stays").isEqualTo(1);
    }
}
