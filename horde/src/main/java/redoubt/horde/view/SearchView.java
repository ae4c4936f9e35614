package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Search;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What a search would come to for a survivor whose turn it is: from which decks, how many cards, and what helps. */
public record SearchView(String survivor, List<String> decks, int cards, List<HelpView> helps) {
    /** What helps in a search: a skill, a card, or a rule of the place under its own name; with its rule. */
    public record HelpView(String kind, String name, String rule) {}

    /** The searches that are open now. */
    static List<SearchView> of(Table table) {
        List<SearchView> all = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && survivor.turn().isUnderWay() && Search.isOpen(table, survivor)) {
                all.add(new SearchView(
                        survivor.name(),
                        Search.decks(table, survivor),
                        Search.cards(table, survivor),
                        helps(table, survivor)));
            }
        }
        return all;
    }

    private static List<HelpView> helps(Table table, Survivor survivor) {
        List<HelpView> helps = new ArrayList<>();
        for (SearchRuling ruling : Rulings.common(table, SearchRuling.HOOK)) {
            add(helps, "place", ruling.getClass().getSimpleName(), ruling, table, survivor);
        }
        Inventory inventory = survivor.inventory();
        for (int slot : inventory.filled()) {
            Equipment card = inventory.held(slot).card();
            boolean isWorking = !card.isWeapon() && inventory.isWorking(slot, survivor.card());
            Packed<SearchRuling> traits = isWorking ? card.traits(SearchRuling.HOOK) : Packed.empty();
            for (SearchRuling trait : traits) {
                add(helps, "card", card.name(), trait, table, survivor);
            }
        }
        for (SearchRuling own : Rulings.own(table, survivor, SearchRuling.HOOK)) {
            if (own instanceof Skill skill) {
                add(helps, "skill", skill.name(), own, table, survivor);
            }
        }
        return List.copyOf(helps);
    }

    private static void add(
            List<HelpView> helps, String kind, String name, SearchRuling ruling, Table table, Survivor survivor) {
        ruling.helpsBy(table, survivor)
                .map(rule -> new HelpView(kind, name, rule.id()))
                .filter(help -> !helps.contains(help))
                .ifPresent(helps::add);
    }
}
