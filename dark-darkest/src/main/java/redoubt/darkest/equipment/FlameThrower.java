package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.Fire;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** For 1 AP and 1 fuel cube a Burn marker on every tile beside the user's, burning whoever is there (DD-ITEM-12, DD-GAP-35). */
record FlameThrower() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-12");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return survivor.pack().items().stream()
                .filter(item -> item.kind().name().equals("Flame Thrower") && item.ammunition() > 0)
                .filter(item -> survivor.points() > 0 && !survivor.isEntrapped() && Points.canEquip(survivor, item))
                .limit(1)
                .<Deed>map(item -> new Flame(survivor.person(), item.card()))
                .toList();
    }

    /** The tiles around are set on fire. */
    record Flame(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "flame " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public void carryOut(Play<Table> play) {
            Points.pay(play, who.place(), cost());
            Survivor survivor = play.table().survivor(who);
            Item item = survivor.pack().find(card.index()).orElseThrow();
            play.table(play.table().with(Points.equipping(survivor, item.withAmmunition(item.ammunition() - 1))));
            play.log(new DarkestEvent.CardUsed(RULE, who, card));
            Fire.scorchTiles(
                    play, play.table().house().beside(play.table().house().tile(survivor.room())));
        }
    }
}
