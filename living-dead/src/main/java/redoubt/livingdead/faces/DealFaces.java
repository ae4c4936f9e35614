package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All ID cards are laid out with one face up (NL-SETUP-03, NL-MODE-07); there is no skill at blue on the Romero face. */
public record DealFaces(Face face) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<IdCard> cards = new ArrayList<>();
        List<Survivor> team = new ArrayList<>();
        for (Survivor survivor : play.table().survivors()) {
            cards.add(IdCard.dealt(face, survivor.card().blue()));
            team.add(survivor.withSkills(
                    face == Face.ROMERO ? List.of() : survivor.card().blue()));
        }
        play.table(play.table().withSurvivors(team).with(new Faces(cards, false)));
    }
}
