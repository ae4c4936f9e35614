package redoubt.whitedeath.guards;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.MakeAttack;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.whitedeath.cauldron.MoveCauldron;
import redoubt.whitedeath.readings.HouseRules;

/** The commander chooses how many guards of the zone take part. */
public record ChooseGuards(SurvivorId commander, Zone zone, Zone target, Task task)
        implements Question<Table, ChooseGuards.TakePart> {
    /** So many take part. */
    public record TakePart(int guards) implements Option {
        @Override
        public String key() {
            return guards == 1 ? "1 guard" : guards + " guards";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(guards)));
        }
    }

    @Override
    public Decision<TakePart> decision(Table table) {
        int all = table.allies()
                .count(zone.index(), GuardActions.of(table).guard().index());
        List<TakePart> options = new ArrayList<>();
        for (int guards = all; guards >= least(table, all); guards--) {
            options.add(new TakePart(guards));
        }
        return new Decision<>(GuardRules.SPLIT, table.seatOf(commander), options);
    }

    private int least(Table table, int all) {
        return switch (task) {
            case MELEE, RANGED -> OtherReading.isAgreed(table, HouseRules.SOME_GUARDS_ATTACK) ? all : 1;
            case MOVE_CAULDRON -> Squad.CREW;
            case MOVE, POUR_CAULDRON, PUSH -> 1;
        };
    }

    @Override
    public void answer(TakePart chosen, Play<Table> play) {
        Squad squad = squad(play.table());
        switch (task) {
            case MOVE -> play.then(new MoveGuards(commander, chosen.guards(), zone, target, squad.zonesPerMove() - 1));
            case MOVE_CAULDRON ->
                play.then(
                        new MoveCauldron(
                                commander, squad.actions().cauldrons().token(), zone, target, GuardRules.MOVE_CAULDRON),
                        new MoveGuards(commander, chosen.guards(), zone, target, 0));
            case MELEE, RANGED -> attack(squad, chosen.guards(), play);
            case POUR_CAULDRON, PUSH -> throw new IllegalStateException(task + " takes all guards");
        }
    }

    private void attack(Squad squad, int guards, Play<Table> play) {
        for (AttackOption option : squad.attacks(task, guards)) {
            if (option.draft().target().equals(target)) {
                play.then(new MakeAttack(option.draft()));
                return;
            }
        }
    }

    private Squad squad(Table table) {
        return Squad.of(table, commander, zone);
    }
}
