package redoubt.horde.skills.steps;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Relocate;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor whom another player's survivor wants to drag out of a zone comes along or refuses. */
public record BeDragged(SurvivorId friend, DragFriends rescue) implements Question<Table, BeDragged.Reply> {
    /** Comes along or not. */
    public enum Reply implements Option {
        COME,
        REFUSE;

        @Override
        public String key() {
            return this == COME ? "come" : "refuse";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key()));
        }
    }

    @Override
    public Decision<Reply> decision(Table table) {
        boolean isOwn = table.survivor(friend)
                .seat()
                .equals(table.survivor(rescue.rescuer()).seat());
        return new Decision<>(
                table.cite(Cite.LIFESAVER),
                table.seatOf(friend),
                isOwn ? List.of(Reply.COME) : List.of(Reply.COME, Reply.REFUSE));
    }

    @Override
    public void answer(Reply chosen, Play<Table> play) {
        switch (chosen) {
            case COME ->
                play.then(
                        new Relocate(
                                friend, play.table().survivor(rescue.rescuer()).zone()),
                        rescue);
            case REFUSE -> {
                List<SurvivorId> longer = new ArrayList<>(rescue.refused());
                longer.add(friend);
                play.then(new DragFriends(rescue.rescuer(), rescue.from(), longer));
            }
        }
    }
}
