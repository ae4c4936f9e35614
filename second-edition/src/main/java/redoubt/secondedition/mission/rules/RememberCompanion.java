package redoubt.secondedition.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.campaign.Acquaintances;
import redoubt.secondedition.objective.Achievements;

/** Before the game, a companion whom the team has met before sets out with it. */
record RememberCompanion(RuleId rule, String companion, String achievement, boolean isWithFriend)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean isHere = !Acquaintances.areKept(table)
                || Acquaintances.of(table).place(companion).equals(Optional.of(Acquaintances.Place.WITH_TEAM));
        Achievements written = Achievements.of(table);
        if (isHere && written.isAnyones(table, achievement)) {
            List<SurvivorId> leaders = table.survivors().stream()
                    .map(Survivor::id)
                    .filter(id -> !isWithFriend || written.has(id, achievement))
                    .toList();
            play.then(new ChooseLeader(rule, companion, leaders));
        }
    }
}
