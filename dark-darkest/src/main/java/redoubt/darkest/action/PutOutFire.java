package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.Fire;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor removes a Burn marker from its tile for 2 AP, or for 1 AP with a tool, which is equipped for it; with Fire Helmet and
 * Fire Extinguisher two (DD-EXT-01 to DD-EXT-05, DD-ITEM-08 to DD-ITEM-10).
 */
public record PutOutFire(Person who, Optional<Card> tool) implements Deed {
    private static final RuleId RULE = rule("DD-EXT-01");
    private static final RuleId WITH_TOOL = rule("DD-EXT-02");
    private static final String AXE = "Fire Axe";
    private static final String EXTINGUISHER = "Fire Extinguisher";
    private static final String HELMET = "Fire Helmet";
    private static final int COST = 2;

    @Override
    public String key() {
        return "put out fire " + who.key()
                + tool.map(card -> " with " + card.name()).orElse("");
    }

    @Override
    public List<Mark> objects() {
        return tool.map(card -> List.of(new Mark("card", card.name()))).orElse(List.of());
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> ways = new ArrayList<>();
        if (table.clock().isShowdown() || !table.blaze().isBurning(table.house().tile(survivor.room()))) {
            return ways;
        }
        if (survivor.points() >= COST) {
            ways.add(new PutOutFire(survivor.person(), Optional.empty()));
        }
        if (survivor.points() >= 1) {
            List<String> seen = new ArrayList<>();
            for (Item item : survivor.pack().items()) {
                String name = item.kind().name();
                boolean helps = name.equals(AXE) || name.equals(EXTINGUISHER);
                if (helps
                        && Points.canEquip(survivor, item)
                        && !seen.contains(item.card().name())) {
                    seen.add(item.card().name());
                    ways.add(new PutOutFire(survivor.person(), Optional.of(item.card())));
                }
            }
        }
        return ways;
    }

    @Override
    public int cost() {
        return tool.isPresent() ? 1 : COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Survivor survivor = equipped(play.table().survivor(who));
        play.table(play.table().with(survivor));
        boolean helmeted =
                tool.filter(card -> card.kind().name().equals(EXTINGUISHER)).isPresent()
                        && survivor.pack().hasEquipped(HELMET);
        int most = Abilities.of(play.table(), survivor).burnsPutOut(helmeted ? 2 : 1);
        remove(play, who, play.table().house().tile(survivor.room()), most, tool.isPresent() ? WITH_TOOL : RULE);
    }

    /** The survivor with the tool in hand, and the helmet on if it goes with it and a hand is free. */
    private Survivor equipped(Survivor survivor) {
        Survivor ready = tool.flatMap(card -> survivor.pack().find(card.index()))
                .map(item -> Points.equipping(survivor, item))
                .orElse(survivor);
        boolean extinguishes =
                tool.filter(card -> card.kind().name().equals(EXTINGUISHER)).isPresent();
        Optional<Item> helmet = ready.pack().left().stream()
                .filter(item -> item.kind().name().equals(HELMET))
                .findFirst();
        if (!extinguishes || helmet.isEmpty() || ready.hands() < Pack.HANDS) {
            return ready;
        }
        // Both take a hand, so whatever else was equipped gives way.
        Pack bare = ready.pack();
        for (Item other : ready.pack().right()) {
            if (!other.card().equals(tool.get())) {
                bare = bare.without(other.card().index()).withLeft(other);
            }
        }
        return Points.equipping(ready.with(bare), helmet.get());
    }

    /** Takes Burn markers off a tile; with the last one in the house the fire is out (DD-EXT-04). */
    static void remove(Play<Table> play, Person who, int tile, int most, RuleId rule) {
        Table table = play.table();
        int burns = table.blaze().burns(tile);
        int removed = Math.min(burns, most);
        play.table(table.withBurns(tile, burns - removed));
        play.log(new DarkestEvent.FirePutOut(rule, who, table.zone(table.house().hall(tile)), removed));
        Fire.endIfOut(play);
    }
}
