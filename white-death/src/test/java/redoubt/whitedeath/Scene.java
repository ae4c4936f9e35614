package redoubt.whitedeath;

import java.util.List;
import redoubt.board.Terrain;
import redoubt.horde.HordeGame;
import redoubt.horde.edition.Edition;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Agenda;
import redoubt.kernel.Seats;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.rampart.RopeLadders;

/** A small board of White Death with the whole game at work, on which a test puts whom and what it needs and plays on. */
public final class Scene extends WhiteDeathTable<Scene> {
    /** The whole game, as people play it. */
    public static final HordeGame GAME = WhiteDeathGame.of(List.of());

    public static final Edition EDITION = GAME.edition();

    private Scene(Terrain terrain) {
        super(GAME, empty(EDITION, terrain, List.of()).with(RopeLadders.NONE));
    }

    /** A board drawn as {@link Box#board} has it. */
    public static Scene on(String... rows) {
        return new Scene(Box.board(rows));
    }

    public static Scene on(Terrain terrain) {
        return new Scene(terrain);
    }

    /** The cards of the equipment deck, top first. */
    public Scene deck(String... cards) {
        return draws(WhiteDeath.EQUIPMENT_DECK, indices(cards));
    }

    /** The first card of the zombie deck of this kind lies on top, and its spawn token in a zone. */
    public Scene zombieCard(String kind, String zone) {
        int card = EDITION.print().zombieCards().stream()
                .filter(each -> each.kind().equals(kind) && each.count(Danger.BLUE) > 0)
                .findFirst()
                .orElseThrow()
                .index();
        return draws(WhiteDeath.ZOMBIE_DECK, List.of(card)).spawn(new SpawnPoint("1", zone(zone), 1, true));
    }

    /** Tells only of what happens from there on. */
    @Override
    protected Scene begin(Agenda<Table> agenda) {
        fromHere();
        return super.begin(agenda);
    }

    public Seats seats() {
        return decision().seats();
    }
}
