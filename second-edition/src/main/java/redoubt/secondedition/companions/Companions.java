package redoubt.secondedition.companions;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.Settling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.secondedition.edition.Companion;

/**
 * Companions of a mission. Whoever has a companion's card, which is carried like a token and may be traded like one, leads them: the
 * companion goes where the leader goes and lends a skill (Z2-CPN-03, Z2-CPN-04, Z2-CPN-07). One who is alone waits to be rallied for
 * an action. If they are vital, the game is lost with the first of them.
 */
public record Companions(List<Companion> all, boolean areVital)
        implements ActionRuling, AfterEvent, Settling, EndOfGame, GoalAims {
    public Companions {
        all = List.copyOf(all);
    }

    /** A survivor rallies somebody who is alone in the zone. */
    public record Rally(String companion, Zone zone) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new RallyCompanion(actor, companion);
        }

        @Override
        public String key() {
            return "rally " + companion;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ALLY.mark(companion), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        for (Companion companion : all) {
            boolean isHere =
                    table.allies().count(actor.zone().index(), companion.kind().index()) > 0;
            if (isHere && Leading.leader(table, companion).isEmpty()) {
                menu.add(new Rally(companion.name(), actor.zone()));
            }
        }
    }

    @Override
    public void settle(Play<Table> play) {
        if (Retinue.of(play.table()).members().isEmpty()) {
            return;
        }
        for (Companion companion : all) {
            Retinue.of(play.table())
                    .member(companion.name())
                    .filter(member -> member.fate() == Retinue.Fate.ON_BOARD)
                    .ifPresent(member -> new Leading(companion, member).settle(play));
        }
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.AllyEliminated eliminated) {
            for (Companion companion : all) {
                if (companion.name().equals(eliminated.ally())) {
                    Retinue.of(play.table())
                            .member(companion.name())
                            .ifPresent(member -> new Leading(companion, member).end(play, Retinue.Fate.DEAD));
                }
            }
        }
    }

    @Override
    public void aims(Table table, Checklist list) {
        List<Retinue.Member> members = areVital ? Retinue.of(table).members() : List.of();
        int alive = 0;
        for (Retinue.Member member : members) {
            alive += member.fate() == Retinue.Fate.DEAD ? 0 : 1;
        }
        if (!members.isEmpty()) {
            list.keep("CompanionsLive", alive, members.size());
        }
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        for (Retinue.Member member : areVital ? Retinue.of(table).members() : List.<Retinue.Member>of()) {
            if (member.fate() == Retinue.Fate.DEAD) {
                return Optional.of(Verdict.lost(CompanionRules.ELIMINATED));
            }
        }
        return Optional.empty();
    }
}
