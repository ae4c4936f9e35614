package redoubt.livingdead;

import java.util.List;
import redoubt.horde.cards.ThrowMolotov;
import redoubt.horde.cars.CarActions;
import redoubt.horde.danger.Track;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.openings.Openings;
import redoubt.horde.rulings.LeavesGame;
import redoubt.horde.table.Ruling;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.cars.FarmCar;
import redoubt.livingdead.combining.CombineCards;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.TwoFaces;
import redoubt.livingdead.ghouls.Breakers;
import redoubt.livingdead.ghouls.FireMovesTokens;
import redoubt.livingdead.search.DecksByMode;

/** The rulings of modes, searching, combining, fire, openings and ghouls, for the edition to list. */
final class Mechanisms {
    private static final String BREAKER = "Breaker";

    private Mechanisms() {}

    static List<Ruling> of(LivingDead box) {
        Openings openings = Barricades.on(box.ground());
        return List.of(
                new TwoFaces(
                        box.romeroFaces(),
                        box.print().zombie(LivingDead.RELATIVE).index()),
                new DecksByMode(),
                new CombineCards(box.combinations()),
                new ThrowMolotov(true),
                new OpeningActions(openings, true),
                new FireMovesTokens(),
                new CarActions(new FarmCar(box.car(), box.gaits().car())),
                new Breakers(box.print().zombie(BREAKER).index(), openings),
                new LeavesGame(List.of(LivingDead.STARTING_DECK)),
                // Points beyond the last are counted but have no effect (NL-GAP-08).
                Track.GOES_ON,
                new SurvivorsMustLive());
    }
}
