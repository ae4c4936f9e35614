package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.secondedition.washington.Fallen;

/** Whoever died in this mission is out of the campaign, and somebody else takes their place if it goes on (WZ-KO-05, WZ-KO-06). */
record StrikeOffTheDead(boolean isFollowed) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<Step<Table>> choices = new ArrayList<>();
        for (Fallen.One one : Fallen.of(play.table()).all()) {
            if (one.fate() == Fallen.Fate.DEAD) {
                Table table = play.table();
                // Whoever nobody picked up dies in the end phase of the round after the fall.
                Chronicle.Dead dead = new Chronicle.Dead(
                        one.survivor().name(), table.mission().id(), one.round() + 1);
                play.table(table.with(Chronicle.of(table).with(dead)));
                choices.add(new ChooseSuccessor(one.survivor()));
            }
        }
        if (isFollowed) {
            play.then(choices);
        }
    }
}
