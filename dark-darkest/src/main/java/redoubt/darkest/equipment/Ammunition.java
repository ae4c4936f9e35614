package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Ammunition fills one weapon of its name in the user's inventory, up to eight cubes (DD-EQ-05, DD-EQ-16). */
record Ammunition(CardKind kind) implements Ruling {
    private static final RuleId RULE = rule("DD-EQ-05");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> loads = new ArrayList<>();
        Cards.held(survivor, kind.name()).ifPresent(card -> {
            for (Item item : survivor.pack().items()) {
                boolean fits = item.kind().name().equals(kind.loads().orElseThrow());
                if (fits && item.ammunition() < Item.MOST_AMMUNITION) {
                    loads.add(new Load(survivor.person(), card, item.card()));
                }
            }
        });
        return loads;
    }

    /** This weapon is loaded. */
    record Load(Person who, Card card, Card weapon) implements Deed {
        @Override
        public String key() {
            return "load " + who.key() + " " + weapon.name() + " " + weapon.index();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()), new Mark("weapon", weapon.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            Survivor survivor = play.table().survivor(who);
            int cubes = survivor.pack().find(card.index()).orElseThrow().ammunition();
            Item loaded = survivor.pack().find(weapon.index()).orElseThrow();
            play.table(play.table()
                    .with(survivor.with(survivor.pack().with(loaded.withAmmunition(loaded.ammunition() + cubes)))));
            CardAnswer.spend(play, who, card, RULE);
        }
    }
}
