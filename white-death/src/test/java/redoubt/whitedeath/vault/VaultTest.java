package redoubt.whitedeath.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.board;

import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.table.Equipment;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.mission.Scenario;

class VaultTest {
    private static Scenario fallen(String zombie) {
        Scenario play =
                board(".~.").survivor("Ogon", "a").deck("vault", "Ice Bow").zombies(1, zombie, "a");
        return play.run(new EliminateZombies(
                play.id("Ogon"), play.zone("a"), BOX.print().zombie(zombie).index(), 1));
    }

    @Test
    @Rule("WD-COMP-18")
    void thereAreEightVaultWeapons() {
        assertThat(BOX.deck(WhiteDeath.VAULT_DECK))
                .map(Equipment::name)
                .containsExactly(
                        "Baba Yaga's Blessing",
                        "Baba Yaga's Pestle",
                        "Dervish Blades",
                        "Fury of Aykay the 47th",
                        "Ice Bow",
                        "Royal Guard's Halberd",
                        "Storm Crossbow",
                        "Partisan");
    }

    @Test
    @Rule({"WD-ABOM-04", "WD-DEC-21"})
    void whatAnAbominationDropsIsTakenForOneAction() {
        Scenario play = fallen("Khan").turn("Ogon");
        assertThat(play.table().dropped()).hasSize(1);
        play.choose("take vault weapon", "put Ice Bow in hand1");
        assertThat(play.cards("Ogon")).containsExactly("Ice Bow");
        assertThat(play.state().revealed()).as("the card was face down").isEqualTo(1);
        assertThat(play.events(VaultEvent.VaultWeaponTaken.class))
                .extracting(taken -> taken.rule().id())
                .containsExactly("WD-ABOM-04");
        assertThat(play.table().dropped()).isEmpty();
        assertThat(play.actions("Ogon")).isEqualTo(2);
    }

    @Test
    @Rule("WD-NECRO-11")
    void whatADefilerDropsIsTakenForOneAction() {
        Scenario play = fallen("Defiler");
        assertThat(play.rules()).contains("WD-NECRO-11");
        play.turn("Ogon").choose("take vault weapon", "put Ice Bow in pack1");
        assertThat(play.cards("Ogon")).containsExactly("Ice Bow");
    }

    @Test
    @Rule({"WD-ABOM-04", "WD-GAP-86"})
    void itLiesFaceDownAndIsTakenOnlyWhereItLies() {
        Scenario play = board(".~.")
                .survivor("Ogon", "a")
                .survivor("Jenia", "b")
                .zombies(1, "Walker", "a")
                .dropped("a", "Ice Bow")
                .turn("Jenia");
        assertThat(play.offered()).noneMatch(key -> key.contains("vault"));
        play.choose("end turn").turn("Ogon");
        assertThat(play.offered()).contains("take vault weapon").noneMatch(key -> key.contains("Ice Bow"));
    }

    @Test
    @Rule("WD-ABOM-04")
    void nothingIsDroppedOnceTheVaultIsEmpty() {
        Scenario play = board(".~.").survivor("Ogon", "a").zombies(1, "Khan", "a");
        play.run(new EliminateZombies(
                play.id("Ogon"), play.zone("a"), BOX.print().zombie("Khan").index(), 1));
        assertThat(play.table().dropped()).isEmpty();
    }

    @Test
    @Rule({"WD-MIS-04", "WD-ABOM-04"})
    void theTakerMayReorganizeForFree() {
        Scenario play = board(".")
                .survivor("Ogon", "a")
                .card("Ogon", "Sword")
                .card("Ogon", "Great Axe")
                .dropped("a", "Ice Bow")
                .turn("Ogon")
                .choose("take vault weapon", "put Ice Bow in hand1");
        assertThat(play.offered()).as("the sword went into the new slot").contains("put Sword in pack1");
        play.choose("put Sword in pack1", "done");
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.cards("Ogon")).containsExactly("Ice Bow", "Great Axe", "Sword");
    }

    @Test
    @Rule("WD-MIS-04")
    void aRewardIsDrawnFromTheVaultOrIsFivePoints() {
        Scenario play = board(".").survivor("Ogon", "a").deck("vault", "Ice Bow");
        DrawVaultWeapon draw = new DrawVaultWeapon(play.id("Ogon"), "vault", 5, new RuleId("WD-MIS-04"));
        play.run(draw).choose("put Ice Bow in hand1");
        assertThat(play.cards("Ogon")).containsExactly("Ice Bow");
        assertThat(play.points("Ogon")).isZero();
        assertThat(play.state().revealed()).isEqualTo(1);
        play.run(draw);
        assertThat(play.points("Ogon")).isEqualTo(5);
        assertThat(play.events(VaultEvent.VaultEmpty.class)).hasSize(1);
    }

    @Test
    @Rule({"WD-GAP-85", "WD-GAP-110"})
    void aDiscardedVaultWeaponLeavesTheGameAndCountsAsTaken() {
        Scenario play = board(".").survivor("Ogon", "a").deck("vault", "Ice Bow");
        assertThat(VaultWeapons.left(play.table(), "vault")).isEqualTo(1);
        play.run(new DrawVaultWeapon(play.id("Ogon"), "vault", 5, new RuleId("WD-MIS-04")))
                .choose("discard Ice Bow");
        assertThat(play.table().deck("vault").discard().isEmpty()).isTrue();
        assertThat(VaultWeapons.left(play.table(), "vault")).isZero();
    }

    @Test
    @Rule({"WD-ABOM-04", "WD-GAP-86"})
    void oneTakesTheWeaponOfTheOwnZoneAndNoOtherCardThere() {
        Scenario play = board(".~.")
                .survivor("Ogon", "a")
                .dropped("b", "Ice Bow")
                .dropped("a", "Sword")
                .dropped("a", "Partisan")
                .turn("Ogon")
                .choose("take vault weapon", "put Partisan in hand1");
        assertThat(play.cards("Ogon")).containsExactly("Partisan");
        assertThat(play.table().dropped()).hasSize(2);
        assertThat(play.offered()).doesNotContain("take vault weapon");
    }
}
