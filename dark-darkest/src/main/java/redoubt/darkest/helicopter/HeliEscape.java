package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The rules of Heli Escape (DD-HELI-01 to DD-HELI-08, DD-GAP-80). */
record HeliEscape() implements ExpansionRuling {
    private static final RuleId ZOMBIE = rule("DD-HELI-04");
    private static final RuleId WON = rule("DD-HELI-07");
    private static final RuleId IMPOSSIBLE = rule("DD-GAP-80");

    @Override
    public Table laidOut(Table table) {
        return table.with(new Helicopter(0, 0, 0));
    }

    @Override
    public List<Step<Table>> beginnings() {
        return List.of(new PlaceHelicopter());
    }

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> deeds = new ArrayList<>();
        deeds.addAll(MoveHelicopter.offers(table, survivor));
        deeds.addAll(Climb.offers(table, survivor));
        deeds.addAll(BoardHelicopter.offers(table, survivor));
        return deeds;
    }

    @Override
    public void nemesisActivated(Play<Table> play) {
        Table table = play.table();
        int platform = table.house().platform();
        play.table(table.with(table.menace().plus(platform, ZombieState.READY, 1)));
        play.log(new DarkestEvent.ZombiesPlaced(ZOMBIE, table.zone(platform), 1));
    }

    /** Ranged attacks pass the window at distance 1, either way. */
    @Override
    public ZoneSet inReach(Table table, int room, int range) {
        int platform = table.house().platform();
        return Helicopter.of(table)
                .window(table)
                .filter(_ -> range > 0)
                .map(window ->
                        room == window ? ZoneSet.of(platform) : room == platform ? ZoneSet.of(window) : ZoneSet.EMPTY)
                .orElse(ZoneSet.EMPTY);
    }

    @Override
    public boolean endsShowdown(Play<Table> play) {
        Table table = play.table();
        if (Helicopter.of(table).isEscape()) {
            endEscape(play);
            return true;
        }
        boolean defeated = table.menace().nemesis().filter(Beast::isDead).isPresent();
        if (defeated) {
            play.instead(List.of(new BeginEscape()));
        }
        return defeated;
    }

    /** Enough have boarded with the Cure, or enough never can (DD-HELI-07, DD-GAP-80). */
    private static void endEscape(Play<Table> play) {
        Table table = play.table();
        int needed = Helicopter.of(table).needed();
        long safe = table.survivors().stream()
                .filter(survivor -> survivor.body().fate() == Fate.SAFE)
                .count();
        Survivor bearer = table.survivor(table.clock().bearer().orElseThrow());
        if (safe >= needed && bearer.body().fate() == Fate.SAFE) {
            play.win(WON);
        } else if (bearer.body().fate() == Fate.OUT || safe + table.playing().size() < needed) {
            play.lose(IMPOSSIBLE);
        }
    }
}
