package redoubt.secondedition.mission;

import java.util.List;
import redoubt.secondedition.objective.effect.CallAbomination;
import redoubt.secondedition.objective.effect.LeaveAlone;

/** The effects that cards of the missions from the bunker on may name besides those of every street. */
final class BunkerEffects {
    static final List<CardEffects.Entry> ALL = List.of(
            new CardEffects.Entry("abomination", words -> new CallAbomination(words.where(0))),
            new CardEffects.Entry("leave", _ -> new LeaveAlone()));

    private BunkerEffects() {}
}
