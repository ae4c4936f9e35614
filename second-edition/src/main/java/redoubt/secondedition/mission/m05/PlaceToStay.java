package redoubt.secondedition.mission.m05;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.mission.ending.RewardTeam;
import redoubt.secondedition.objective.CardsLaid;

/**
 * Once this note lies revealed, the group may settle at the end of any turn if all survivors in play stand in these rooms and no zombie
 * does; that brings experience or an achievement (WZ-M05N-04, WZ-M05N-05).
 */
public record PlaceToStay(String note, List<Zone> rooms, int experience, Optional<String> achievement)
        implements MomentRuling, EndOfGame {
    public PlaceToStay {
        rooms = List.copyOf(rooms);
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.TURN_ENDS && isKnown(table) && isSafe(table) ? List.of(new Settle(note)) : List.of();
    }

    private boolean isKnown(Table table) {
        return CardsLaid.of(table).fate(note) == CardsLaid.Fate.STAYING;
    }

    private boolean isSafe(Table table) {
        return rooms.stream().noneMatch(room -> table.zombies().isAny(room.index()))
                && table.survivors().stream()
                        .filter(Survivor::isOnBoard)
                        .allMatch(survivor -> rooms.contains(survivor.zone()));
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        return Optional.empty();
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        boolean isHere = table.annexes()
                .find(Shelter.class)
                .filter(shelter -> shelter.note().equals(note))
                .isPresent();
        return isHere ? List.of(new RewardTeam(new RuleId(note), experience, achievement)) : List.of();
    }
}
