package redoubt.darkest.table;

import java.util.List;
import redoubt.kernel.Mark;

/** A question that can say whom and what it is about, so that a client can put it into words and light it up. */
public interface Subject {
    List<Mark> about(Table table);
}
