package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** A rule of a mission that does something before the first round. */
public interface Opens extends Ruling {
    List<Step<Table>> opening();
}
