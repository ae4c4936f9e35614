package redoubt.secondedition.mission;

import java.util.List;
import redoubt.secondedition.mission.m07.Strengthen;
import redoubt.secondedition.objective.effect.CallAbomination;
import redoubt.secondedition.objective.effect.CarryThings;
import redoubt.secondedition.objective.effect.LeaveAlone;

/** The effects that cards of the missions from the bunker on may name besides those of every street. */
final class BunkerEffects {
    static final List<CardEffects.Entry> ALL = List.of(
            new CardEffects.Entry("abomination", words -> new CallAbomination(words.where(0), false)),
            new CardEffects.Entry("first-abomination", words -> new CallAbomination(words.where(0), true)),
            new CardEffects.Entry("carry", words -> new CarryThings(words.number(0), words.word(1))),
            new CardEffects.Entry("leave", _ -> new LeaveAlone()),
            new CardEffects.Entry("strengthen", words -> new Strengthen(words.number(0))));

    private BunkerEffects() {}
}
