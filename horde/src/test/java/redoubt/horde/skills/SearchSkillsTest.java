package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.testkit.Rule;

/** Skills for finding and carrying cards. */
class SearchSkillsTest {
    private static Town room(String skills, String... deck) {
        return Town.on(".:#").survivor("Ogon", "b", skills).deck(deck);
    }

    private static List<String> searches(Town town) {
        return town.turn("Ogon").offered("search");
    }

    @Test
    @Rule("WD-SKILL-SEARCH2CARDS")
    void twoCardsAreDrawnAndNoMoreWithATorch() {
        Town town = room("Search: 2 cards", "Sword", "Katana", "Spear")
                .card("Ogon", "pack1", "Torch")
                .turn("Ogon")
                .choose("search", "discard Sword", Town.DONE);
        assertThat(town.offered()).contains("discard Katana");
        town.choose("discard Katana", Town.DONE);
        assertThat(town.offered()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-CANSEARCHMORETHANONCE")
    void oneMaySearchAgain() {
        Town once = room("", "Sword", "Katana").turn("Ogon").choose("search", "discard Sword");
        assertThat(once.offered("search")).isEmpty();
        Town again = room("Can Search more than once", "Sword", "Katana")
                .turn("Ogon")
                .choose("search", "discard Sword");
        assertThat(again.offered("search")).containsExactly("search");
    }

    @Test
    @Rule({"WD-SKILL-SCAVENGER", "WD-GAP-127"})
    void aScavengerSearchesAnywhereWithoutZombies() {
        assertThat(searches(Town.on(".~.").survivor("Ogon", "a", "").deck("Sword")))
                .isEmpty();
        assertThat(searches(Town.on(".~.").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Town.on("=~=").survivor("Ogon", "a", "Scavenger").deck("Sword")))
                .hasSize(1);
        assertThat(searches(Town.on(".~.")
                        .survivor("Ogon", "a", "Scavenger")
                        .zombies("a", "Walker", 1)
                        .deck("Sword")))
                .isEmpty();
    }

    @Test
    @Cited(Cite.DESTINY)
    @Rule("WD-GAP-95")
    void destinyIsDefiedOnceInATurn() {
        Town town = room("Destiny; Search: 2 cards", "Water", "Sword", "Katana")
                .turn("Ogon")
                .choose("search");
        assertThat(town.offered()).containsExactly("accept Water", "draw another for Water");
        town.choose("draw another for Water");
        assertThat(town.offered()).contains("put Sword in hand1");
        town.choose("put Sword in hand1", Town.DONE);
        assertThat(town.offered()).as("only once").contains("put Katana in hand2");
        Town accepted = room("Destiny", "Water").turn("Ogon").choose("search", "accept Water");
        assertThat(accepted.offered()).contains("put Water in pack1");
    }

    @Test
    @Cited(Cite.MATCHING_SET)
    @Rule("WD-GAP-95")
    void aDualWeaponKeptBringsItsTwin() {
        Town town =
                room("Matching set", "Katana", "Water", "Katana").turn("Ogon").choose("search");
        assertThat(town.offered()).as("first the card is kept").contains("put Katana in hand1");
        town.choose("put Katana in hand1", Town.DONE);
        assertThat(town.offered()).containsExactly("take matching Katana", "decline");
        town.choose("take matching Katana", "put Katana in hand2", Town.DONE);
        assertThat(town.survivor("Ogon").inventory().count("Katana")).isEqualTo(2);
        assertThat(town.table().deck("equipment").draw().size()).isEqualTo(1);
        Town discarded = room("Matching set", "Katana", "Katana").turn("Ogon").choose("search", "discard Katana");
        assertThat(discarded.offered()).contains("end turn");
        Town single = room("Matching set", "Great Axe", "Great Axe")
                .turn("Ogon")
                .choose("search", "put Great Axe in hand1", Town.DONE);
        assertThat(single.offered()).contains("end turn");
    }

    @Test
    @Cited({Cite.MATCHING_SET, Cite.DESTINY})
    void aCardAcceptedFromDestinyMayStillBringItsTwin() {
        Town town = room("Destiny; Matching set", "Katana", "Katana").turn("Ogon");
        town.choose("search", "accept Katana", "put Katana in hand1", Town.DONE);
        assertThat(town.offered()).containsExactly("take matching Katana", "decline");
    }

    @Test
    @Rule({"WD-SKILL-HOLDYOURNOSE", "WD-GAP-95", "WD-GAP-133"})
    void theLastZombieOfTheZoneBringsACard() {
        Town town = Town.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1);
        town.play(List.of(new EliminateZombies(town.id("Lorna"), new Zone(0, "T.a"), 0, 1)));
        assertThat(town.isDone()).as("a brute is left").isTrue();
        Town last = Town.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .survivor("Lorna", "b", "")
                .deck("Sword", "Katana")
                .zombies("a", "Walker", 2);
        last.play(List.of(new EliminateZombies(last.id("Lorna"), new Zone(0, "T.a"), 0, 2)));
        assertThat(last.offered()).contains("put Sword in hand1");
        Town elsewhere = Town.on(".~.")
                .survivor("Ogon", "a", "Hold your nose")
                .deck("Sword")
                .zombies("b", "Walker", 1);
        elsewhere.play(List.of(new EliminateAll(Optional.empty(), new Zone(1, "T.b"))));
        assertThat(elsewhere.isDone()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-HOARD")
    void twoMoreCardsFitIntoTheBackpack() {
        Town full = room("Hoard", "Plate");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            full.card("Ogon", slot, "Water");
        }
        full.turn("Ogon").choose("search");
        assertThat(full.offered()).contains("put Plate in pack6");
    }

    @Test
    @Cited(Cite.REORGANIZE)
    @Rule("WD-SKILL-HOARD")
    void whoReorganizesMayUseTheLargerBackpack() {
        Town full = room("Hoard").card("Ogon", "hand1", "Sword");
        for (String slot : List.of("pack1", "pack2", "pack3", "pack4", "pack5")) {
            full.card("Ogon", slot, "Water");
        }
        full.card("Ogon", "hand2", "Dagger").card("Ogon", "body", "Plate");
        full.turn("Ogon").choose("reorganize", "put Sword from hand1 in pack6", "put Dagger from hand2 in pack7");
        assertThat(full.offered()).as("two more and no third").noneMatch(key -> key.contains("pack8"));
    }
}
