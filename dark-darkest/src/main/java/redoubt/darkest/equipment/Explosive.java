package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.combat.ShareHits;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A Grenade or Dynamite: for 1 AP its hits fall on the enemies of an adjacent room in sight (DD-ITEM-05, DD-ITEM-29). */
record Explosive(String kind, int hits) implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-05");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> throwing = new ArrayList<>();
        if (survivor.points() > 0 && !survivor.isEntrapped()) {
            Cards.held(survivor, kind)
                    .ifPresent(card -> table.beside(survivor.room()).forEachIndex(room -> {
                        if (table.isEnemyIn(room) && table.sees(survivor.room(), room)) {
                            throwing.add(new Throw(survivor.person(), card, table.zone(room), hits));
                        }
                    }));
        }
        return throwing;
    }

    /** It is thrown into this room. */
    record Throw(Person who, Card card, Zone room, int hits) implements Deed {
        @Override
        public String key() {
            return "throw " + who.key() + " " + card.name() + " " + room.name();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()), new Mark("zone", room.name()));
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public void carryOut(Play<Table> play) {
            Points.pay(play, who.place(), cost());
            CardAnswer.spend(play, who, card, RULE);
            play.then(new ShareHits(room.index(), hits, who.place()));
        }
    }
}
