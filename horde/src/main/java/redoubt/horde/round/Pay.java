package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor chooses to pay with plain actions or with a free action, which replaces one of them. */
public record Pay(SurvivorId survivor, ActionKind kind, int cost, boolean isAllOut)
        implements Question<Table, Pay.Means> {
    /** Pays with a free action, or with plain actions only. */
    public record Means(Optional<FreeAction> free) implements Option {
        @Override
        public String key() {
            return free.isPresent() ? "pay with " + free.get().name() : "pay with actions";
        }

        @Override
        public List<Mark> marks() {
            return free.isPresent() ? List.of(MarkKind.FREE.mark(free.get().name())) : List.of();
        }
    }

    private static final Means PLAIN = new Means(Optional.empty());

    /** Pays for an option at once, or asks how if a free action would do. */
    public static void or(Play<Table> play, SurvivorId survivor, ActOption option) {
        if (option.cost() == 0) {
            begun(play, survivor, option.kind());
            return;
        }
        List<FreeAction> free = play.table().survivor(survivor).turn().free();
        for (int i = 0; i < free.size(); i++) {
            if (free.get(i).pays(option.kind(), option.isAllOut())) {
                play.then(new Pay(survivor, option.kind(), option.cost(), option.isAllOut()));
                return;
            }
        }
        paid(play, survivor, option.kind(), option.cost(), Optional.empty());
    }

    @Override
    public Decision<Means> decision(Table table) {
        Turn turn = table.survivor(survivor).turn();
        List<Means> options = new ArrayList<>(2);
        List<FreeAction> free = turn.free();
        for (int i = 0; i < free.size(); i++) {
            if (free.get(i).pays(kind, isAllOut) && cost - 1 <= turn.actions() && free.indexOf(free.get(i)) == i) {
                options.add(new Means(Optional.of(free.get(i))));
            }
        }
        if (cost <= turn.actions()) {
            options.add(PLAIN);
        }
        return new Decision<>(table.cite(Cite.PAY_ACTION), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Means chosen, Play<Table> play) {
        paid(play, survivor, kind, cost, chosen.free());
    }

    private static void paid(
            Play<Table> play, SurvivorId survivor, ActionKind kind, int cost, Optional<FreeAction> free) {
        Table table = play.table();
        Survivor actor = table.survivor(survivor);
        Turn turn = actor.turn();
        int actions = free.isPresent() ? cost - 1 : cost;
        Turn left = (free.isPresent() ? turn.withoutFree(free.get()) : turn).withActions(turn.actions() - actions);
        play.table(table.with(actor.withTurn(left.withChain(kind))));
        String name = free.isPresent() ? free.get().name() : "";
        Cite rule = free.isPresent() ? Cite.PAY_ACTION : Cite.ACTIONS_PER_TURN;
        play.log(new HordeEvent.ActionPaid(table.cite(rule), survivor, kind.name(), actions, name));
    }

    /** Something free that is not combat, such as a skill used for free, does not break a run of actions of one kind. */
    private static void begun(Play<Table> play, SurvivorId survivor, ActionKind kind) {
        if (kind.isCombat()) {
            Survivor actor = play.table().survivor(survivor);
            play.table(play.table().with(actor.withTurn(actor.turn().withChain(kind))));
        }
    }

    /** Records an action paid for by a granted free action; anything it costs beyond that is paid with plain actions. */
    static void granted(Play<Table> play, SurvivorId survivor, ActOption option, FreeAction free) {
        Survivor actor = play.table().survivor(survivor);
        play.table(play.table().with(actor.withTurn(actor.turn().withFree(free))));
        paid(play, survivor, option.kind(), option.cost(), Optional.of(free));
    }
}
