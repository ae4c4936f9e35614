package redoubt.horde.spawning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Ruling;

/** Zombies that are drawn from decks of their own; in the town a giant comes when miniatures run short. */
class CreatureDeckTest {
    private static final CreatureDeck NO_GIANT = new CreatureDeck(CreatureDeck.ABOMINATIONS, List.of());

    private static int kind(String name) {
        return Town.EDITION.print().zombie(name).index();
    }

    /** All walkers but one stand at the end of the street, Ogon with his bow before it. */
    private static Town street(String skills, CreatureDeck... decks) {
        Town town = Town.under(List.<Ruling>of(decks), ".~.~.~.~.")
                .survivor("Ogon", "b", skills)
                .card("Ogon", "hand1", "War Bow")
                .zombies("e", "Walker", 34);
        return town.with(table -> {
            List<Deck> all = new ArrayList<>(table.decks());
            Arrays.stream(decks).map(CreatureDeck::laidOut).forEach(all::add);
            return Altered.decks(table, all);
        });
    }

    private static Town shortOfWalkers(Town town, Integer... dice) {
        return town.play(List.of(new PlaceZombies(kind("Walker"), 2, town.zone("c"))), dice);
    }

    @Test
    @Cited(Cite.SHORTAGE)
    void eachDeckIsAskedByItsName() {
        CreatureDeck wolves = new CreatureDeck("wolf", List.of(kind("Runner")));
        CreatureDeck giants = new CreatureDeck(CreatureDeck.ABOMINATIONS, List.of(kind("Giant")));
        Town town = shortOfWalkers(street("", wolves, giants));
        assertThat(town.zombies("c", "Giant")).isEqualTo(1);
        assertThat(town.zombies("c", "Runner")).isZero();
        assertThat(town.table().deck("wolf").draw().size()).isEqualTo(1);
        assertThat(town.table().deck(CreatureDeck.ABOMINATIONS).draw().isEmpty())
                .isTrue();
    }

    @Test
    @Cited({Cite.SHORTAGE, Cite.REACT_TO_SPAWN})
    void whereNobodyIsLeftToComeSurvivorsReactToThoseWhoCame() {
        Town town = shortOfWalkers(street("Combat reflexes", NO_GIANT), 6);
        assertThat(town.zombies("c", "Giant")).isZero();
        assertThat(town.offered()).containsExactly("ranged War Bow T.c", "no attack");
    }
}
