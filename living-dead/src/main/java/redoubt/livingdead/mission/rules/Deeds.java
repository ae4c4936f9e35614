package redoubt.livingdead.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Play;

/** Relatives killed so far, by whom and where, of which some scenes ask. */
public record Deeds(List<String> killers, List<Zone> zones) implements Annexes.Annex {
    public Deeds {
        killers = List.copyOf(killers);
        zones = List.copyOf(zones);
    }

    /** Keeps the deeds. */
    public record Watch(String relative) implements AfterEvent, LaysOut {
        @Override
        public MissionPlan laidOut(MissionPlan plan) {
            List<Annexes.Annex> annexes = new ArrayList<>(plan.annexes());
            annexes.add(new Deeds(List.of(), List.of()));
            return plan.withAnnexes(annexes);
        }

        @Override
        public void after(HordeEvent event, Play<Table> play) {
            if (event instanceof HordeEvent.ZombieEliminated killed
                    && killed.zombie().equals(relative)) {
                Deeds deeds = play.table().annexes().the(Deeds.class);
                List<String> killers = new ArrayList<>(deeds.killers());
                killed.survivor()
                        .map(who -> who.name())
                        .filter(name -> !killers.contains(name))
                        .ifPresent(killers::add);
                List<Zone> zones = new ArrayList<>(deeds.zones());
                if (!zones.contains(killed.zone())) {
                    zones.add(killed.zone());
                }
                play.table(play.table().with(new Deeds(killers, zones)));
            }
        }
    }
}
