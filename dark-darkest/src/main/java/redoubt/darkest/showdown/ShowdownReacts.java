package redoubt.darkest.showdown;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.reaction.React;
import redoubt.darkest.round.ActivateVirus;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.rulings.Loans;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Events, fire, zombification, then the Nemesis, the zombies and the Creature (DD-FIN-23 to DD-FIN-27). */
public record ShowdownReacts() implements Effect<Table> {
    private static final RuleId EVENTS = rule("DD-FIN-24");

    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(BeginRound.settled(play.table().menace())));
        EventSpace space = play.table().clock().events().next();
        play.table(play.table().with(play.table().clock().withEvents(space)));
        play.log(new DarkestEvent.EventsAdvanced(EVENTS, space));
        play.then(new SpreadFire(), new ActivateVirus(), new NemesisReacts(), new HouseReacts(), new Rest());
        // The top space is empty in the Showdown, the two others are clocks.
        if (space != EventSpace.ZOMBIES) {
            play.then(new AdvanceDarkness(EVENTS));
        }
    }

    /** For zombies and the Creature the whole house is one activation area (DD-FIN-33). */
    record HouseReacts() implements Effect<Table>, Phase.End {
        @Override
        public Phase ends(Table table) {
            return Phase.ENEMIES;
        }

        @Override
        public void happen(Play<Table> play) {
            React.everywhere(play);
        }
    }

    /** What works once per Round works again after each reaction, and a new stretch of actions begins (DD-GAP-73). */
    record Rest() implements Effect<Table>, Phase.End {
        @Override
        public Phase ends(Table table) {
            return Phase.ENEMIES;
        }

        @Override
        public void happen(Play<Table> play) {
            Table table = Loans.returned(play.table()).with(play.table().notes().withNothingUsed());
            for (Survivor survivor : table.playing()) {
                table = table.with(survivor.with(survivor.effort().rested()));
            }
            play.table(table);
            Expansions.of(table).forEach(expansion -> expansion.roundBegins(play));
        }
    }
}
