package redoubt.darkest.nemeses;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.house.House;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Every survivor on a tile diagonally next to hers loses 2 health (DD-NEM-02). */
record HelenKrenen() implements BeastRuling {
    private static final RuleId RULE = rule("DD-NEM-02");
    private static final int HARM = 2;

    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        return List.of(new Scream(table.house().tile(beast.room())));
    }

    /** The harm on the diagonal tiles. */
    record Scream(int tile) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            House house = play.table().house();
            for (Survivor survivor : play.table().playing()) {
                int other = house.tile(survivor.room());
                boolean diagonal = Math.abs(house.row(tile) - house.row(other)) == 1
                        && Math.abs(house.column(tile) - house.column(other)) == 1;
                if (diagonal) {
                    Harm.wound(play, survivor.place(), HARM, RULE);
                }
            }
        }
    }
}
