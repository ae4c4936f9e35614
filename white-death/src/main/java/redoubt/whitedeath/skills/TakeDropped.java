package redoubt.whitedeath.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.KeepCard;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor takes up a card that lies in a zone. */
public record TakeDropped(SurvivorId survivor, Dropped dropped) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WD-SKILL-VAULTRAIDER");

    @Override
    public void happen(Play<Table> play) {
        List<Dropped> left = new ArrayList<>(play.table().dropped());
        if (left.remove(dropped)) {
            play.table(play.table().withDropped(left));
            play.log(new HordeEvent.SkillUsed(RULE, survivor, "Vault raider"));
            play.then(new KeepCard(survivor, dropped.card()));
        }
    }
}
