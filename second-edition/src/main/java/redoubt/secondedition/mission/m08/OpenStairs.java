package redoubt.secondedition.mission.m08;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.objective.effect.FindKeyword;

/** The team finds the stairs: a wall is a way for everybody from now on, though nobody sees through it (WZ-M08R-01, WZ-LINK-02). */
public record OpenStairs(int wall, int stairs) implements CardEffect {
    public static final String KEYWORD = "stairs";

    private static final FindKeyword FOUND = new FindKeyword(KEYWORD);

    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        play.table(table.withTerrain(table.terrain().withEdge(wall, stairs)));
        FOUND.happen(play, reading);
    }
}
