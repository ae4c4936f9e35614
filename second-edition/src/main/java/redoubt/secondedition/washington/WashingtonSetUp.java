package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.board.Zone;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Equipment;
import redoubt.secondedition.edition.SecondEdition;

/** A mission of the campaign has the deck of the Secret Service, a clock that shows its first hour, and zones that are lit (WZ-SEC-01, WZ-CLOCK-01). */
public record WashingtonSetUp(List<Equipment> secretService, OptionalInt hour, List<Zone> lit) implements LaysOut {
    public WashingtonSetUp {
        secretService = List.copyOf(secretService);
        lit = List.copyOf(lit);
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.add(new Deck(
                SecondEdition.SECRET_SERVICE_DECK,
                Pile.of(secretService.stream().map(Equipment::index).toList()),
                Pile.EMPTY));
        List<Annexes.Annex> annexes = new ArrayList<>(plan.annexes());
        hour.ifPresent(first -> annexes.add(new Clock(first)));
        if (!lit.isEmpty()) {
            annexes.add(new Lights(lit, List.of()));
        }
        return plan.withDecks(decks).withAnnexes(annexes);
    }
}
