package redoubt.livingdead.faces;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A rule puts a survivor into a mode (NL-MODE-02, NL-GAP-15). */
public record SetMode(RuleId rule, SurvivorId survivor, Face face) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor turning = table.survivor(survivor);
        Faces faces = table.annexes().the(Faces.class);
        IdCard card = faces.card(turning);
        if (card.base() != face) {
            play.table(table.with(faces.with(turning, card.withBase(face))));
            Rulings.happened(play, new FaceEvent.ModeSet(rule, survivor, face));
        }
    }
}
