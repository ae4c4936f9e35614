package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.EndPhase;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.testkit.Rule;

/** Weapons that must be reloaded. */
class ReloadTest {
    private static final String FIRE = "ranged Triple Crossbow T.b";

    private static final String RELOAD = "reload Triple Crossbow";

    private static Town ana(String skills) {
        return Town.on(".~.~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", "Triple Crossbow")
                .zombies("b", "Walker", 9)
                .zombies("c", "Walker", 9);
    }

    @Test
    @Cited(Cite.RELOAD)
    void aFiredWeaponIsReloadedWithAnActionBeforeItIsUsedAgain() {
        Town town = ana("").turn("Ana", 1, 1, 1, 1, 1, 1);
        assertThat(town.offered()).contains(FIRE).doesNotContain(RELOAD);
        town.choose(FIRE);
        assertThat(town.offered("ranged")).isEmpty();
        town.choose(RELOAD);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(town.offered()).contains(FIRE).doesNotContain(RELOAD);
    }

    @Test
    @Cited(Cite.RELOAD)
    void onlyWhatWasFiredAndIsInHandIsReloaded() {
        Town town = ana("").card("Ana", "hand2", "Dagger").turn("Ana", 1, 1, 1).choose(FIRE);
        assertThat(town.offered("reload")).containsExactly(RELOAD);
        town.choose("reorganize", "put Triple Crossbow from hand1 in pack1", Town.DONE);
        assertThat(town.offered("reload")).isEmpty();
        Town other = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Crossbow");
        other.zombies("b", "Walker", 1).turn("Ana", 1, 1).choose("ranged Crossbow T.b");
        assertThat(other.offered("reload")).as("only some weapons need it").isEmpty();
    }

    @Test
    @Cited(Cite.RELOAD_IN_END_PHASE)
    void everyRoundBeginsWithLoadedWeapons() {
        Town town = ana("").turn("Ana", 1, 1, 1).choose(FIRE, "end turn");
        assertThat(town.survivor("Ana").inventory().held(0).isLoaded()).isFalse();
        town.play(List.of(new EndPhase()));
        assertThat(town.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(town.turn("Ana").offered()).contains(FIRE);
    }

    @Test
    @Rule("WD-RELOAD-03")
    void aFiredWeaponStaysUnloadedInOtherHands() {
        Town town = ana("").survivor("Ben", "a", "").turn("Ana", 1, 1, 1).choose(FIRE);
        town.choose(
                "trade with Ben",
                "give Triple Crossbow of hand1 to Ben",
                "put Triple Crossbow from pack1 in hand1 for Ben",
                Town.DONE);
        assertThat(town.survivor("Ben").inventory().count("Triple Crossbow")).isEqualTo(1);
        town.turn("Ben");
        assertThat(town.offered("ranged")).isEmpty();
        town.choose(RELOAD);
        assertThat(town.offered()).contains(FIRE);
        assertThat(town.survivor("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-RELOAD-01")
    void eachEmptyWeaponIsReloadedByItself() {
        Town town = ana("").card("Ana", "hand2", "Sawed-Off").turn("Ana", 1, 1, 1, 1, 1);
        town.choose(FIRE, "ranged Sawed-Off T.b");
        assertThat(town.offered("reload")).containsExactly(RELOAD, "reload Sawed-Off");
    }

    @Test
    @Rule("WD-RELOAD-04")
    void oneActionReloadsBothOfAPair() {
        Town town = ana("Ambidextrous").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        town.choose("ranged 2 Triple Crossbow T.b");
        assertThat(town.offered("ranged")).isEmpty();
        town.choose(RELOAD);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(town.offered("ranged")).contains("ranged 2 Triple Crossbow T.b");
        Town skilled = ana("Ambidextrous; Point-blank").card("Ana", "hand2", "Triple Crossbow");
        skilled.turn("Ana", 1, 1, 1, 1, 1, 1).choose("ranged 2 Triple Crossbow T.b", RELOAD);
        assertThat(skilled.offered("ranged")).contains("ranged 2 Triple Crossbow T.b");
        Town single = ana("").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        single.choose(FIRE, FIRE, RELOAD);
        assertThat(single.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(single.survivor("Ana").inventory().held(1).isLoaded())
                .as("without the symbol they are no pair")
                .isFalse();
        Town oneByOne = ana("+1 Action").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 1, 1, 1, 1, 1, 1);
        oneByOne.choose(FIRE, FIRE, RELOAD, RELOAD);
        assertThat(oneByOne.survivor("Ana").inventory().held(1).isLoaded()).isTrue();
    }

    @Test
    @Rule("WD-RELOAD-05")
    void eachOfAPairMayBeFiredAtAnotherZone() {
        Town town = ana("Ambidextrous").card("Ana", "hand2", "Triple Crossbow").turn("Ana", 6, 6, 6, 6, 6, 6);
        town.choose(FIRE);
        assertThat(town.offered("ranged")).containsExactly(FIRE, "ranged Triple Crossbow T.c");
        town.choose("ranged Triple Crossbow T.c");
        assertThat(town.zombies("b")).isEqualTo(6);
        assertThat(town.zombies("c")).isEqualTo(6);
        assertThat(town.offered("ranged")).isEmpty();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-82")
    void reloadingNeedsANormalActionAndBreaksARunOfAttacks() {
        Town free = ana("+1 free Ranged Action; +1 free Combat Action").turn("Ana", 1, 1, 1);
        free.choose(FIRE, "pay with actions", RELOAD);
        assertThat(free.survivor("Ana").turn().actions()).isEqualTo(1);
        assertThat(free.survivor("Ana").turn().free()).hasSize(2);
        Town spent = ana("+1 free Ranged Action").turn("Ana", 1, 1, 1);
        spent.choose("make noise", "make noise", "make noise", FIRE);
        assertThat(spent.offered("reload")).isEmpty();
        for (String kind : List.of("Ranged", "Combat")) {
            Town run = ana("Escalation: " + kind).turn("Ana", 1, 1, 1, 1, 1, 1).choose(FIRE, RELOAD, FIRE);
            assertThat(run.attack().dice()).isEqualTo(3);
        }
    }

    /** Nobody strikes with it. */
    private record NoClub() implements AttackRuling {
        @Override
        public boolean allows(Table table, Survivor attacker, Equipment.Use use, Zone target) {
            return !use.kind().equals(ActionKind.MELEE);
        }
    }

    @Test
    @Rule("WD-RELOAD-01")
    void whatForbidsOnlyTheOtherUseOfAWeaponDoesNotForbidToReloadIt() {
        Town town = ana("");
        Survivor ana = town.survivor("Ana");
        Equipment crossbow = ana.inventory().held(0).card();
        List<Equipment.Use> uses = List.of(
                Town.EDITION.print().card("Sword").uses().getFirst(),
                crossbow.uses().getFirst());
        Equipment clubbed = new Equipment(
                crossbow.index(), "Butt", crossbow.deck(), uses, true, false, false, 0, List.of(new NoClub()));
        town.with(ana.withInventory(ana.inventory().with(0, new Item(clubbed, false))));
        assertThat(town.turn("Ana").offered("reload")).containsExactly("reload Butt");
    }
}
