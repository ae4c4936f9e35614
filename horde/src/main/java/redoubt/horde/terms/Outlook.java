package redoubt.horde.terms;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** What a player sees at a decision besides the options: the table, the question, and what a look around tells. */
public interface Outlook {
    Table table();

    /** The question that waits for an answer. */
    Step<Table> question();

    /** The survivor whom the question concerns, or the first of the team. */
    Survivor actor();

    /** How dangerous a zone will be for somebody who stands there when the zombies act; 1 is about one wound. */
    double danger(int zone);

    /** How many actions a survivor needs to get from one zone to another, opening what is shut; many if there is no way. */
    int steps(int from, int to);

    /** Where the actor's errand leads, or -1 if there is none. */
    int target();

    /** How many zombies the actor's weapons in hand bring down in one attack in the own zone. */
    double power();
}
