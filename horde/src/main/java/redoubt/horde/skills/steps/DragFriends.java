package redoubt.horde.skills.steps;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor drags friends out of a zone one by one; anyone who has refused is not asked again. */
public record DragFriends(SurvivorId rescuer, Zone from, List<SurvivorId> refused)
        implements Question<Table, DragFriends.Next> {
    public DragFriends {
        refused = List.copyOf(refused);
    }

    /** Whom to drag next. */
    public sealed interface Next extends Option {}

    /** Drags this survivor. */
    public record Drag(SurvivorId friend) implements Next {
        @Override
        public String key() {
            return "drag " + friend;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(friend.name()));
        }
    }

    /** Drags one ally of this kind. */
    public record DragAlly(AllyKind kind) implements Next {
        @Override
        public String key() {
            return "drag " + kind.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ALLY.mark(kind.name()));
        }
    }

    /** Leaves the rest where they are. */
    public record Done() implements Next {
        @Override
        public String key() {
            return "done";
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> options = new ArrayList<>();
        for (Survivor friend : table.survivorsIn(from.index())) {
            if (!refused.contains(friend.id())) {
                options.add(new Drag(friend.id()));
            }
        }
        for (AllyKind kind : table.print().allyKinds()) {
            if (table.allies().count(from.index(), kind.index()) > 0) {
                options.add(new DragAlly(kind));
            }
        }
        options.add(new Done());
        return new Decision<>(table.cite(Cite.LIFESAVER), table.seatOf(rescuer), options);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        switch (chosen) {
            case Drag drag -> play.then(new BeDragged(drag.friend(), this));
            case DragAlly ally -> {
                play.then(this);
                pull(ally.kind(), play);
            }
            case Done _ -> {}
        }
    }

    private void pull(AllyKind kind, Play<Table> play) {
        Table table = play.table();
        Zone to = table.survivor(rescuer).zone();
        play.table(table.withAllies(table.allies().moved(from.index(), to.index(), kind.index(), 1)));
        Rulings.happened(play, new HordeEvent.AlliesMoved(table.cite(Cite.LIFESAVER), kind.name(), 1, from, to));
    }
}
