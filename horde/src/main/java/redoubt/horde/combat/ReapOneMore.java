package redoubt.horde.combat;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** Once per action, a hit may eliminate one more zombie of the same kind. */
public record ReapOneMore(SpendHits rest, int kind) implements Question<Table, ReapOneMore.Reap> {
    /** One more zombie of this kind, or not now. */
    public record Reap(ZombieKind kind, boolean isDone) implements Option {
        @Override
        public String key() {
            return isDone ? "reap " + kind.name() : "reap nothing";
        }

        @Override
        public List<Mark> marks() {
            return isDone ? List.of(MarkKind.ZOMBIE.mark(kind.name())) : List.of();
        }
    }

    @Override
    public Decision<Reap> decision(Table table) {
        Zone target = rest.attack().draft().target();
        ZombieKind zombie = table.print().zombieKinds().get(kind);
        boolean isThere = table.zombies().count(target.index(), kind) > 0;
        return new Decision<>(
                table.cite(Cite.REAP_ONE_MORE),
                table.seatOf(rest.attack().draft().survivor()),
                isThere ? List.of(new Reap(zombie, true), new Reap(zombie, false)) : List.of(new Reap(zombie, false)));
    }

    @Override
    public void answer(Reap chosen, Play<Table> play) {
        if (chosen.isDone()) {
            play.then(
                    new EliminateZombies(
                            rest.attack().draft().survivor(),
                            rest.attack().draft().target(),
                            kind,
                            1),
                    rest.reaped(1));
        } else {
            play.then(rest);
        }
    }
}
