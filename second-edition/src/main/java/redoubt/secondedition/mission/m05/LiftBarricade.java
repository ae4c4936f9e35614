package redoubt.secondedition.mission.m05;

import java.util.Optional;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor lends a hand at the barricade; with the second one the door behind it opens. */
record LiftBarricade(SurvivorId survivor, Leaf leaf, int door) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WZ-M05C-03");
    private static final int NEEDED = 2;

    @Override
    public void happen(Play<Table> play) {
        Lifters lifters = Lifters.of(play.table()).with(survivor);
        play.table(play.table().with(lifters));
        int missing = NEEDED - lifters.all().size();
        Rulings.happened(play, new ShelterEvent.BarricadeLifted(RULE, survivor, missing));
        if (missing == 0) {
            play.then(new TurnLeaf(RULE, Optional.of(survivor), leaf, door, true));
        }
    }
}
