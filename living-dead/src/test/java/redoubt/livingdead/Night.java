package redoubt.livingdead;

import java.util.Arrays;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.HordeGame;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.mission.CardName;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.Faces;
import redoubt.livingdead.faces.SetMode;

/** A table of a real scene after its set-up, changed as a test needs it. */
public final class Night extends HordeTable<Night> {
    public static final HordeGame GAME = LivingDeadGame.of(List.of());
    private static final RuleId TEST = new RuleId("NL-MODE-02");

    private Night(SetUp setUp) {
        super(GAME, setUp, Luck.seeded(1));
        dice();
    }

    /** A scene set up with one player and everything dealt. */
    public static Night scene(String id) {
        return of(SetUp.of(LivingDead.ID, id));
    }

    public static Night of(SetUp setUp) {
        return new Night(setUp);
    }

    /** The same without any card in anybody's hands. */
    public Night emptyHanded() {
        for (Survivor survivor : table().survivors()) {
            with(survivor.withInventory(Inventory.empty(print().slots())));
        }
        return this;
    }

    public Night at(String zone, String... names) {
        for (String name : names) {
            with(who(name).withZone(zone(zone)));
        }
        return this;
    }

    /** Puts cards into the slots in their order: two hands, then the backpack; an empty text leaves a slot empty. */
    public Night holds(String name, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (!cards[slot].isEmpty()) {
                hold(name, slot, CardName.find(print(), cards[slot]));
            }
        }
        return this;
    }

    public Night ghouls(String kind, int count, String zone) {
        return zombies(print().zombie(kind).index(), count, zone);
    }

    /** All spawn tokens lie in one zone. */
    public Night gather(String zone) {
        return with(table -> table.withSpawnPoints(table.spawnPoints().stream()
                .map(point -> point.withZone(zone(zone)))
                .toList()));
    }

    /** Cards on top of a deck, the only ones in it. */
    public Night deck(String name, String... cards) {
        return with(table -> table.with(new Deck(name, pile(name, cards), Pile.EMPTY)));
    }

    /** Cards on the discards of a deck, the only ones there. */
    public Night discards(String name, String... cards) {
        return with(table -> table.with(table.deck(name).withDiscard(pile(name, cards))));
    }

    private Pile pile(String deck, String... cards) {
        return Pile.of(Arrays.stream(cards)
                .map(card -> CardName.find(print(), deck + "/" + card).index())
                .toList());
    }

    public Night border(String kind, String one, String other) {
        var board = table().terrain().board();
        int edge = board.edges().between(board.zone(one), board.zone(other)).stream()
                .filter(each -> !each.printed().name().equals("wall"))
                .findFirst()
                .orElseThrow()
                .id()
                .index();
        int index = board.legend().border(kind).index();
        return with(table -> table.withTerrain(table.terrain().withEdge(edge, index)));
    }

    public Night mode(Face face, String... names) {
        for (String name : names) {
            run(new SetMode(TEST, who(name).id(), face));
        }
        return this;
    }

    /** Adds skills of the game by their names to those a survivor has. */
    public Night skilled(String name, String... skills) {
        for (String skill : skills) {
            with(who(name).withSkill(print().skill(skill).orElseThrow()));
        }
        return this;
    }

    public Night experience(String name, int points) {
        return run(new GainAdrenaline(who(name).id(), points));
    }

    /** A survivor begins a turn. */
    public Night acts(String name) {
        return run(new TakeTurn(who(name).id()));
    }

    public Face face(String name) {
        return Faces.of(table(), who(name));
    }

    public List<String> skills(String name) {
        return who(name).skills().stream().map(Skill::name).toList();
    }

    public List<String> cards(String name) {
        return who(name).inventory().items().stream().map(Item::name).toList();
    }

    public int ghoulsIn(String zone) {
        return table().zombies().count(zone(zone).index());
    }

    /** The borders that are of a kind now, by the zones on both sides. */
    public List<String> borders(String kind) {
        var board = table().terrain().board();
        return board.edges().all().stream()
                .filter(edge -> table().terrain().kind(edge.id()).name().equals(kind))
                .map(edge -> board.name(edge.first()) + "-" + board.name(edge.second()))
                .toList();
    }
}
