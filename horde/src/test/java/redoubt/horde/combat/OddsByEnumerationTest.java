package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent.AllOutDiceRolled;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.event.HordeEvent.WeaponBroke;
import redoubt.horde.event.HordeEvent.WoundsSuffered;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.testkit.Rule;

/** What is promised of an attack is what all its rolls, each played out at the table, come to on average. */
class OddsByEnumerationTest {
    private static final Offset<Double> CLOSE = within(1e-9);

    private static final List<String> TOUGHEST_FIRST = List.of("Giant", "Brute", "Walker", "Runner", "Crawler");

    /** A shooter with some skills and one or two cards, and those in the zone attacked, such as {@code 2 Brute, 1 Walker}. */
    private static Town town(String skills, String card, boolean isPair, String zone, String zombies, int friends) {
        Town town = Town.on(".~.~.").survivor("Ana", "a", skills).card("Ana", "hand1", card);
        if (isPair) {
            town.card("Ana", "hand2", card);
        }
        for (String some : zombies.split(" \\+ ")) {
            town.zombies(zone, some.substring(2), some.charAt(0) - '0');
        }
        for (int i = 0; i < friends; i++) {
            town.survivor("Friend" + i, zone, "");
        }
        return town.turn("Ana");
    }

    private static Draft draft(Table table, String key) {
        return Attacks.options(table, table.survivor("Ana").orElseThrow(), List.of(), ZoneSet.EMPTY).stream()
                .filter(option -> option.key().equals(key))
                .map(AttackOption::draft)
                .findFirst()
                .orElseThrow();
    }

    /** Plays one roll on this table to its end: the toughest are hit first, and whoever may reaps. */
    private static void playOut(Town town, Table before, Draft draft, Integer[] dice) {
        town.with(_ -> before).play(List.of(new MakeAttack(draft)), dice);
        while (!town.isLost() && !town.isDone()) {
            List<String> keys = town.offered();
            String choice = keys.getFirst();
            for (String kind : TOUGHEST_FIRST.reversed()) {
                choice = keys.contains("hit " + kind) ? "hit " + kind : choice;
            }
            town.choose(choice);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', Sword, false, a, 1 Walker, 0",
        "'', Great Axe, false, a, 1 Brute + 2 Walker, 1",
        "'', Volley, false, b, 1 Walker + 2 Runner + 1 Crawler, 0",
        "'', Arbalest, false, b, 1 Giant + 1 Brute + 3 Walker, 0",
        "'', Fire Bolt, false, b, 1 Brute + 3 Walker, 0",
        "'', Lightning, true, b, 3 Walker, 1",
        "'', Dagger, true, a, 2 Walker + 2 Runner, 0",
        "'', Sabre, true, a, 1 Brute + 1 Walker, 0",
        "'', Crossbow, false, b, 1 Brute + 1 Walker, 1",
        "+1 to dice roll: Ranged, Crossbow, false, b, 1 Brute + 1 Walker, 1",
        "+1 die: Combat, Sword, true, a, 2 Walker + 1 Brute, 0",
        "Reaper: Ranged, Arbalest, false, b, 2 Brute + 3 Walker, 0",
        "Reaper: Ranged, Arbalest, false, b, 1 Brute + 3 Walker, 0",
        "Reaper: Melee, Great Axe, false, a, 2 Brute + 2 Walker, 0",
        "Reaper: Melee, Maul, false, a, 3 Brute + 2 Walker, 0",
        "Roll 6: +1 Damage: Melee, Great Axe, false, a, 1 Giant + 1 Brute + 1 Walker, 0",
        "Roll 6: +1 Damage: Ranged, Volley, false, b, 1 Giant + 2 Brute + 1 Walker, 0",
        "Marksman, War Bow, false, b, 1 Brute + 1 Walker, 1",
        "Super strength; +1 Damage: Melee, Sword, false, a, 1 Giant + 1 Walker, 0",
        "Iron rain, War Bow, false, b, 4 Walker, 0"
    })
    void theOddsAreTheAverageOfAllRolls(
            String skills, String card, boolean isPair, String zone, String zombies, int friends) {
        Town town = town(skills, card, isPair, zone, zombies, friends);
        assertAverage(town, kind(card) + (isPair ? " 2 " : " ") + card + " T." + zone, zone);
    }

    @ParameterizedTest
    @Rule({"WZ-AO-04", "WZ-AO-07", "WZ-AO-10"})
    @CsvSource({
        "'', melee Bat T.a all out, false, 2 Walker, 0",
        "+1 to dice roll: Ranged, ranged Shotgun T.b all out, false, 1 Brute + 2 Walker, 1",
        "Roll 6: +1 Damage: Melee, melee Bat T.a all out, false, 1 Brute + 1 Walker, 0",
        "Double All-Out dice; Reaper: Melee, melee Bat T.a all out doubled, false, 3 Walker, 0",
        "'', ranged Pistol T.b all out, true, 2 Walker, 1",
        "'', ranged 2 Pistol T.b all out, true, 2 Walker, 1"
    })
    void theyCountAllOutDiceAndWhatBreaks(String skills, String key, boolean isPair, String zombies, int friends) {
        String card = key.split(" ")[key.contains(" 2 ") ? 2 : 1];
        String zone = key.substring(key.indexOf("T.") + 2, key.indexOf("T.") + 3);
        assertAverage(town(skills, card, isPair, zone, zombies, friends), key, zone);
    }

    private static void assertAverage(Town town, String key, String zone) {
        Table before = town.table();
        Draft draft = draft(before, key);
        Odds odds = Odds.of(before, draft);
        int dice = odds.attack().dice() + odds.attack().allOut();
        int rolls = (int) Math.pow(6, dice);
        double[] hits = new double[dice + 1];
        double[] kills = new double[before.zombies().total() + 1];
        double[] fallen = new double[TOUGHEST_FIRST.size()];
        double[] broken = new double[3];
        double friendlyHits = 0;
        double friendlyRisk = 0;
        double friendlyWounds = 0;
        for (int roll = 0; roll < rolls; roll++) {
            playOut(town, before, draft, roll(roll, dice));
            hits[hits(town)] += 1.0 / rolls;
            broken[broken(town, draft)] += 1.0 / rolls;
            int left = town.table().zombies().total();
            kills[before.zombies().total() - left] += 1.0 / rolls;
            for (int kind = 0; kind < fallen.length; kind++) {
                String name = TOUGHEST_FIRST.get(kind);
                int index = Town.EDITION.print().zombie(name).index();
                int there = before.zombies().count(draft.target().index(), index);
                fallen[kind] += (double) (there - town.zombies(zone, name)) / rolls;
            }
            friendlyHits += (double) town.events(FriendlyFireHit.class).size() / rolls;
            friendlyRisk += town.events(FriendlyFireHit.class).isEmpty() ? 0 : 1.0 / rolls;
            friendlyWounds += town.events(WoundsSuffered.class).stream()
                            .mapToDouble(WoundsSuffered::wounds)
                            .sum()
                    / rolls;
            if (!town.isLost()) {
                assertThat(town.events(AttackMade.class).getFirst().kills())
                        .isEqualTo(before.zombies().total() - left);
            }
        }
        assertClose(odds.hits(), hits);
        assertClose(odds.kills(), kills);
        assertClose(odds.attack().allOut() == 0 ? List.of(1.0) : odds.breaks(), broken);
        for (Odds.OfKind kind : odds.kinds()) {
            assertThat(kind.expected())
                    .as(kind.zombie())
                    .isCloseTo(fallen[TOUGHEST_FIRST.indexOf(kind.zombie())], CLOSE);
        }
        assertThat(odds.friendlyHits()).isCloseTo(friendlyHits, CLOSE);
        assertThat(odds.friendlyRisk()).isCloseTo(friendlyRisk, CLOSE);
        assertThat(odds.friendlyWounds()).isCloseTo(friendlyWounds, CLOSE);
    }

    private static int hits(Town town) {
        int hits = town.events(DiceRolled.class).getFirst().hits();
        for (AllOutDiceRolled allOut : town.events(AllOutDiceRolled.class)) {
            hits += allOut.hits();
        }
        return hits;
    }

    /** In a game that is lost before the attack has ended nothing breaks any more, although it would have. */
    private static int broken(Town town, Draft draft) {
        int lost = 0;
        for (AllOutDiceRolled allOut : town.events(AllOutDiceRolled.class)) {
            lost = Math.min(allOut.breaks(), draft.slots().size());
        }
        if (!town.isLost()) {
            assertThat(town.events(WeaponBroke.class)).hasSize(lost);
        }
        return lost;
    }

    private static String kind(String card) {
        return Town.EDITION.print().card(card).uses().getFirst().kind().name().toLowerCase(Locale.ROOT);
    }

    private static Integer[] roll(int number, int dice) {
        Integer[] faces = new Integer[dice];
        int rest = number;
        for (int die = 0; die < dice; die++) {
            faces[die] = 1 + rest % 6;
            rest /= 6;
        }
        return faces;
    }

    private static void assertClose(List<Double> promised, double[] counted) {
        for (int i = 0; i < counted.length; i++) {
            assertThat(i < promised.size() ? promised.get(i) : 0.0)
                    .as("for " + i)
                    .isCloseTo(counted[i], CLOSE);
        }
    }

    @Test
    void theAverageOfGuardsInTheWayIsCappedByTheirNumber() {
        Town town = Town.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Volley");
        town.guards("b", 2).zombies("b", "Walker", 1).turn("Ana");
        Table before = town.table();
        Draft draft = draft(before, "ranged Volley T.b");
        Odds odds = Odds.of(before, draft);
        double hits = 0;
        int rolls = (int) Math.pow(6, 5);
        for (int roll = 0; roll < rolls; roll++) {
            playOut(town, before, draft, roll(roll, 5));
            hits += (double) (2 - town.guards("b")) / rolls;
        }
        assertThat(odds.friendlyHits()).isCloseTo(hits, CLOSE);
        assertThat(odds.friendlyWounds()).isCloseTo(hits, CLOSE);
    }

    @Test
    void sixesOfAllOutDiceBringDiceThatGoOnForEver() {
        Town town = town("Roll 6: +1 die: Melee", "Bat", false, "a", "9 Walker", 0);
        Odds odds = Odds.of(town.table(), draft(town.table(), "melee Bat T.a all out"));
        List<Double> counted = new ArrayList<>();
        // The all-out die shows a six, another hit (3 to 5) or none; the Bat needs 3.
        follow(counted, 3, 3, 1, 1.0 / 6, 0);
        follow(counted, 3, 2, 1, 3.0 / 6, 0);
        follow(counted, 3, 2, 0, 2.0 / 6, 0);
        for (int hits = 0; hits < 9; hits++) {
            assertThat(odds.hits().get(hits)).isCloseTo(counted.get(hits), within(1e-8));
        }
    }

    @Test
    void sixesThatBringDiceGoOnForEver() {
        Town town = town("Roll 6: +1 die: Melee", "Sword", false, "a", "9 Walker", 0);
        Odds odds = Odds.of(town.table(), draft(town.table(), "melee Sword T.a"));
        List<Double> counted = new ArrayList<>();
        follow(counted, 2, 2, 0, 1, 0);
        for (int hits = 0; hits < 9; hits++) {
            assertThat(odds.hits().get(hits)).isCloseTo(counted.get(hits), within(1e-8));
        }
        assertThat(odds.kills()).hasSize(10);
    }

    /** Rolls one die after the other: a six is a hit and brings a die, and so many other sides are hits. */
    private static void follow(List<Double> chances, int sides, int dice, int hits, double chance, int depth) {
        if (dice == 0 || depth == 16) {
            while (chances.size() <= hits) {
                chances.add(0.0);
            }
            chances.set(hits, chances.get(hits) + chance);
            return;
        }
        follow(chances, sides, dice, hits + 1, chance / 6, depth + 1);
        follow(chances, sides, dice - 1, hits + 1, chance * sides / 6, depth + 1);
        follow(chances, sides, dice - 1, hits, chance * (5 - sides) / 6, depth + 1);
    }
}
