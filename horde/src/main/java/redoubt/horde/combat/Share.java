package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.terms.Blow;

/** The hits that the players have given to one survivor so far. */
public record Share(SurvivorId survivor, List<Blow> blows) {
    Share with(Blow added) {
        List<Blow> longer = new ArrayList<>(blows);
        if (!longer.isEmpty() && longer.getLast().withHits(added.hits()).equals(added)) {
            longer.set(longer.size() - 1, added.withHits(longer.getLast().hits() + added.hits()));
        } else {
            longer.add(added);
        }
        return new Share(survivor, List.copyOf(longer));
    }
}
