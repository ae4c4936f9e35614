package redoubt.horde.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What the people at a table see of it. */
class ViewingTest {
    /** A well in the first zone. */
    private record Well() implements Landmarks {
        @Override
        public List<Landmark> landmarks(Table table) {
            return List.of(new Landmark("well", table.zone("T.a")));
        }
    }

    /** How often the bell has rung. */
    private record Bell(int rung) implements Annexes.Annex {}

    private static TableView view(Town town) {
        return (TableView) Town.GAME.view(town.turn("Ana").state());
    }

    private static SurvivorView ana(Town town) {
        return view(town).survivors().getFirst();
    }

    private static Town town() {
        return Town.under(List.of(new Well()), ".:#").survivor("Ana", "a", "Lucky", "Tough", "Sprint", "Slippery");
    }

    @Test
    void zonesShowWhatStandsAndLiesInThem() {
        TableView view = view(town().zombies("a", "Walker", 2)
                .zombies("a", "Runner", 1)
                .guards("b", 1)
                .token("noise", "b", 3));
        assertThat(view.board().zones())
                .extracting(BoardView.ZoneView::name, BoardView.ZoneView::kind, BoardView.ZoneView::isBuilding)
                .containsExactly(tuple("T.a", "street", false), tuple("T.b", "room", true));
        BoardView.ZoneView street = view.board().zones().getFirst();
        assertThat(street.zombies())
                .containsExactly(new TableView.Count("Walker", 2), new TableView.Count("Runner", 1));
        assertThat(street.allies()).isEmpty();
        assertThat(street.tokens()).isEmpty();
        BoardView.ZoneView room = view.board().zones().getLast();
        assertThat(room.allies()).containsExactly(new TableView.Count("Guard", 1));
        assertThat(room.tokens()).containsExactly(new TableView.Count("noise", 3));
        assertThat(view.board().borders())
                .anyMatch(border -> border.kind().equals("doorway")
                        && border.one().equals("T.a")
                        && border.other().equals("T.b"));
        assertThat(view.miniatures())
                .contains(
                        new TableView.Count("Walker", 33),
                        new TableView.Count("Runner", 13),
                        new TableView.Count("Brute", 14));
    }

    @Test
    void tokensLandmarksAndCardsOnTheBoardAreSeen() {
        Town town = town().objective("a", "red").objective("b", "blue", true).dropped("b", "Sword");
        Zone street = town.zone("a");
        TableView view = view(town.spawn(new SpawnPoint("1", street, 4, false)).with(new Bell(2)));
        assertThat(view.objectives())
                .containsExactly(
                        new TableView.ObjectiveView("T.a", "red", false), new TableView.ObjectiveView("T.b", "", true));
        assertThat(view.spawnPoints()).containsExactly(new TableView.SpawnView("1", "T.a", 4, false));
        assertThat(view.dropped()).containsExactly(new TableView.DroppedView("T.b", "equipment"));
        assertThat(view.landmarks()).containsExactly(new TableView.LandmarkView("well", "T.a"));
        assertThat(view.annexes()).contains(new Bell(2));
    }

    /** Who may search now reads beforehand how many cards come from where, and what helps, with its rule. */
    @Test
    @Cited(Cite.SEARCH_TWO_CARDS)
    void aSearchIsToldBeforehand() {
        Town room = Town.on(".:#").deck("Sword").survivor("Ana", "b", "Search: 2 cards; Destiny; Lucky");
        assertThat(view(room).searches())
                .containsExactly(new SearchView(
                        "Ana",
                        List.of("equipment"),
                        2,
                        List.of(
                                new SearchView.HelpView("skill", "Search: 2 cards", "SEARCH_TWO_CARDS"),
                                new SearchView.HelpView("skill", "Destiny", "DESTINY"))));
        room.choose("search", "accept Sword", "discard Sword", Town.DONE);
        assertThat(((TableView) Town.GAME.view(room.state())).searches())
                .as("only once in a turn")
                .isEmpty();
        Town plain = Town.on(".:#").deck("Sword").survivor("Ana", "b", "Lucky");
        assertThat(view(plain).searches()).containsExactly(new SearchView("Ana", List.of("equipment"), 1, List.of()));
        assertThat(view(town()).searches()).as("in the street").isEmpty();
    }

    @Test
    void decksShowHowManyAreLeftAndWhatWasDiscarded() {
        Town town = town().deck("Sword", "Water")
                .discards("Torch", "Apples")
                .cards("brute")
                .cardsDiscarded("runner");
        assertThat(view(town).decks())
                .containsExactly(
                        new TableView.DeckView("equipment", 2, List.of("Torch", "Apples")),
                        new TableView.DeckView("zombies", 1, List.of("runner")));
    }

    @Test
    void aSurvivorIsSeenWithSkillsCardsAndWhatIsLeftOfTheTurn() {
        Town town = town().card("Ana", "hand1", "Sword")
                .adrenaline("Ana", 9, Danger.YELLOW)
                .wounds("Ana", 1);
        Item empty = new Item(Town.EDITION.print().card("Triple Crossbow"), false);
        Survivor ana = town.survivor("Ana");
        town.with(ana.withInventory(ana.inventory().with(1, empty))
                        .withSkill(Town.skill("Tough"))
                        .withSkill(Town.skill("Marksman")))
                .carrying("Ana", "key");
        SurvivorView seen = ana(town);
        assertThat(seen.inventory().subList(0, 3))
                .containsExactly(
                        new SurvivorView.SlotView("hand1", "Sword", true),
                        new SurvivorView.SlotView("hand2", "Triple Crossbow", false),
                        new SurvivorView.SlotView("body", "", true));
        assertThat(seen.skills())
                .containsExactly(
                        new SurvivorView.SkillView("Lucky", "blue", true),
                        new SurvivorView.SkillView("Tough", "yellow", true),
                        new SurvivorView.SkillView("Sprint", "orange", false),
                        new SurvivorView.SkillView("Slippery", "red", false),
                        new SurvivorView.SkillView("Marksman", "", true));
        assertThat(seen.carried()).containsExactly("key");
        assertThat(seen.wounds()).isEqualTo(1);
        assertThat(seen.danger()).isEqualTo("yellow");
        assertThat(seen.presence()).isEqualTo("on_board");
        assertThat(view(town).danger()).isEqualTo("yellow");
        assertThat(view(town).phase()).isEqualTo("players");
    }

    @Test
    void weaponsAreSeenAsSkillsMakeThem() {
        Town town = Town.under(List.of(), ".:#")
                .survivor("Ana", "a", "+1 die: Melee; +1 to dice roll: Melee")
                .survivor("Ben", "a", "+1 max Range; Super strength")
                .survivor("Eva", "a", "Lucky")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Short Bow")
                .card("Ben", "hand1", "Short Bow")
                .card("Ben", "pack1", "Sword")
                .card("Eva", "hand1", "Sword");
        Equipment.Use sword = Town.EDITION.print().card("Sword").uses().getFirst();
        Equipment.Use bow = Town.EDITION.print().card("Short Bow").uses().getFirst();
        assertThat(view(town).raised())
                .containsExactly(
                        new TableView.RaisedView(
                                "Ana",
                                "hand1",
                                sword.dice() + 1,
                                sword.accuracy() - 1,
                                sword.damage(),
                                sword.farthest()),
                        new TableView.RaisedView(
                                "Ben", "hand1", bow.dice(), bow.accuracy(), bow.damage(), bow.farthest() + 1),
                        new TableView.RaisedView("Ben", "pack1", sword.dice(), sword.accuracy(), 3, sword.farthest()));
    }
}
