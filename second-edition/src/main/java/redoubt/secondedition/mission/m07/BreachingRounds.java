package redoubt.secondedition.mission.m07;

import java.util.Collections;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.secondedition.edition.ActionKinds;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.things.Burden;

/**
 * In their turn, whoever carries breaching rounds may discard one before an attack, which then does one more damage; whoever stands at
 * the open cage may take another one for two actions (WZ-M07C-01).
 */
public record BreachingRounds(Zone cage) implements ActionRuling, AttackRuling, AfterEvent {
    static final String ROUND = "breaching-round";
    static final String CARD = "WZ-M07C-01";
    private static final String LOADED = "breaching round loaded";
    private static final String FIRED = "breaching round fired";
    private static final int COST = 2;

    /** Discards a round before the next attack. */
    public record Load(int left) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new LoadRound(actor);
        }

        @Override
        public String key() {
            return "load a breaching round";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(left)));
        }
    }

    /** Takes another round out of the cage. */
    public record TakeRound() implements ActOption {
        @Override
        public int cost() {
            return COST;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeFromCage(actor);
        }

        @Override
        public String key() {
            return "take a breaching round";
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int left = Burden.count(actor, ROUND);
        if (left > 0 && !isLoaded(actor.turn()) && canAttack(table, actor, menu)) {
            menu.add(new Load(left));
        }
        if (actor.zone().equals(cage) && CardsLaid.of(table).fate(CARD) == CardsLaid.Fate.STAYING) {
            menu.add(new TakeRound());
        }
    }

    private static boolean canAttack(Table table, Survivor actor, Menu menu) {
        return Attacks.options(table, actor, ActionKinds.COMBAT, ZoneSet.EMPTY).stream()
                .anyMatch(attack -> menu.canPay(attack.kind(), attack.cost()));
    }

    private static boolean isLoaded(Turn turn) {
        return Collections.frequency(turn.used(), LOADED) > Collections.frequency(turn.used(), FIRED);
    }

    static Survivor loaded(Survivor survivor) {
        return survivor.withTurn(survivor.turn().withUsed(LOADED));
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        boolean isOwn = attack.use().kind().isCombat() && !attack.isByAllies();
        return isOwn && isLoaded(table.survivor(attack.survivor()).turn()) ? AttackBonus.damage(1) : AttackBonus.NONE;
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.AttackMade made && !made.byAllies()) {
            Survivor attacker = play.table().survivor(made.survivor());
            if (isLoaded(attacker.turn())) {
                play.table(play.table().with(attacker.withTurn(attacker.turn().withUsed(FIRED))));
            }
        }
    }
}
