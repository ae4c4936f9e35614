package redoubt.secondedition.mission;

import java.util.List;
import redoubt.secondedition.mission.m05.NothingBehind;
import redoubt.secondedition.objective.effect.DiscardCards;
import redoubt.secondedition.objective.effect.LightLamps;

/** The effects that cards in and around the White House may name besides those of every street. */
final class WhiteHouseEffects {
    static final List<CardEffects.Entry> ALL = List.of(
            new CardEffects.Entry("nothing-behind", words -> new NothingBehind(words.zone(0))),
            new CardEffects.Entry("discard", words -> new DiscardCards(words.number(0), words.says(1, "weapons"))),
            new CardEffects.Entry("lamps", _ -> new LightLamps()));

    private WhiteHouseEffects() {}
}
