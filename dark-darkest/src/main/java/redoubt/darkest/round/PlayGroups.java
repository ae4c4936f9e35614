package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.reaction.React;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** One group after the other acts, is reacted to, and the fire spreads (DD-ACT-01). */
public record PlayGroups() implements Effect<Table>, Phase.End {
    @Override
    public Phase ends(Table table) {
        return Phase.UPKEEP;
    }

    @Override
    public void happen(Play<Table> play) {
        play.then(play.table().notes().groups().stream()
                .map(group -> new PlayGroup(group.members()))
                .toList());
    }

    /** A group's turn; skipped if all its members are gone (DD-GROUP-05). */
    record PlayGroup(List<Integer> members) implements Effect<Table>, Phase.End {
        private static final RuleId RULE = rule("DD-ACT-01");

        PlayGroup {
            members = List.copyOf(members);
        }

        @Override
        public Phase ends(Table table) {
            return Phase.FIRE;
        }

        @Override
        public void happen(Play<Table> play) {
            List<Person> living = members.stream()
                    .map(play.table()::survivor)
                    .filter(Survivor::isPlaying)
                    .map(Survivor::person)
                    .toList();
            if (!living.isEmpty()) {
                play.log(new DarkestEvent.GroupActs(RULE, living));
                play.then(new GroupActs(members), new React(members), new BurnOn());
            }
        }
    }

    /** After the reactions the fire spreads once, if it burns and anybody is left (DD-ACT-08, DD-FIRE-15, DD-GAP-75). */
    record BurnOn() implements Effect<Table>, Phase.End {
        @Override
        public Phase ends(Table table) {
            return Phase.REACTIONS;
        }

        @Override
        public void happen(Play<Table> play) {
            if (!play.table().playing().isEmpty()) {
                play.then(new SpreadFire());
            }
        }
    }
}
