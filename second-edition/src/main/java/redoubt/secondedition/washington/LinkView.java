package redoubt.secondedition.washington;

import redoubt.horde.view.Shows;

/** The two ends of a link, what kind of way it is, and how many actions it takes besides those of a move. */
public record LinkView(String kind, String one, String other, int more) implements Shows.Exhibit {}
