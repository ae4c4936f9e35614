package redoubt.whitedeath.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor keeps a token on the dashboard. */
public record KeepToken(SurvivorId survivor, String token, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor keeper = play.table().survivor(survivor);
        List<String> carried = new ArrayList<>(keeper.carried());
        carried.add(token);
        play.table(play.table().with(keeper.withCarried(carried)));
        Rulings.happened(play, new MissionEvent.TokenKept(rule, survivor, token));
    }

    /** The table with some tokens of a name taken from a survivor's dashboard. */
    public static Table without(Table table, SurvivorId survivor, String token, int count) {
        Survivor keeper = table.survivor(survivor);
        List<String> carried = new ArrayList<>(keeper.carried());
        for (int i = 0; i < count; i++) {
            carried.remove(token);
        }
        return table.with(keeper.withCarried(carried));
    }

    /** How many tokens of a name a survivor keeps. */
    public static int count(Survivor keeper, String token) {
        int count = 0;
        for (String carried : keeper.carried()) {
            count += carried.equals(token) ? 1 : 0;
        }
        return count;
    }

    /** How many tokens of a name the survivors on the board keep. */
    public static int count(Table table, String token) {
        int count = 0;
        for (Survivor keeper : table.survivors()) {
            count += keeper.isOnBoard() ? count(keeper, token) : 0;
        }
        return count;
    }
}
