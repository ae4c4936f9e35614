package redoubt.livingdead.mission.m10;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Precedence;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.livingdead.ghouls.MoveSpawnTokens;
import redoubt.livingdead.ghouls.SpawnOrder;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.Note;
import redoubt.livingdead.sense.MolotovPlan;

/** A molotov hit the zone of the white spawn token while all spawn tokens lay there. */
public record FireAtWhite() implements Goal, AfterEvent {
    private static final String DONE = "fire at the white token";

    @Override
    public void aims(Table table, Checklist list) {
        List<Zone> away = table.spawnPoints().stream()
                .map(SpawnPoint::zone)
                .filter(zone -> !SpawnOrder.isWhite(table, zone))
                .toList();
        List<Zone> white = table.spawnPoints().stream()
                .map(SpawnPoint::zone)
                .filter(zone -> SpawnOrder.isWhite(table, zone))
                .toList();
        int all = table.spawnPoints().size();
        list.win("SpawnsAtWhite", isMet(table) ? all : all - away.size(), all, Checklist.zones(away));
        list.win("FireAtWhite", isMet(table), Checklist.zones(white));
    }

    @Override
    public boolean isMet(Table table) {
        return Chronicle.has(table, DONE);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZoneBurnt burnt
                && SpawnOrder.isWhite(play.table(), burnt.zone())
                && elsewhere(play.table()) == 0) {
            if (Precedence.of(play.table()) == Precedence.VICTORY) {
                play.table(Chronicle.noted(play.table(), DONE));
            } else {
                // Only after those in the zone have died, because a dead survivor is a defeat (NL-GAP-48).
                play.then(new Note(DONE));
            }
        }
    }

    private static int elsewhere(Table table) {
        int elsewhere = 0;
        for (SpawnPoint token : table.spawnPoints()) {
            elsewhere += SpawnOrder.isWhite(table, token.zone()) ? 0 : 1;
        }
        return elsewhere;
    }

    @Override
    public double progress(Table table) {
        int tokens = Math.max(1, table.spawnPoints().size());
        return isMet(table) ? 1 : (double) (tokens - elsewhere(table)) / (tokens + 1);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        MolotovPlan.errands(table, targets(table), errands);
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        return MolotovPlan.wants(card);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof MoveSpawnTokens.Send send
                ? SpawnOrder.isWhite(outlook.table(), send.to()) ? 5 : 0
                : MolotovPlan.opinion(outlook, targets(outlook.table()), option);
    }

    /** Where a molotov helps: at tokens that must still be moved, and at last at the white one. */
    private static List<SpawnPoint> targets(Table table) {
        boolean isLast = elsewhere(table) == 0;
        List<SpawnPoint> targets = new ArrayList<>();
        for (SpawnPoint token : table.spawnPoints()) {
            if (SpawnOrder.isWhite(table, token.zone()) == isLast) {
                targets.add(token);
            }
        }
        return targets;
    }
}
