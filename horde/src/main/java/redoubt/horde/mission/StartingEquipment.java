package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Step;
import redoubt.kernel.Stream;

/** Hands out the starting equipment: at random, in turn, or as questions to the group. */
final class StartingEquipment {
    /** The shuffle of starting equipment that is dealt. */
    static final Stream DEALT = Stream.stream("starting equipment");

    private final Print print;
    private final Starting starting;
    private Luck luck;

    StartingEquipment(Print print, Starting starting, Luck luck) {
        this.print = print;
        this.starting = starting;
        this.luck = luck;
    }

    Luck luck() {
        return luck;
    }

    Table handOut(Table table, boolean isQuick, List<Step<Table>> steps) {
        List<Integer> cards = cards(table, isQuick);
        int survivors = table.survivors().size();
        int left = starting.isDealt() ? cards.size() % survivors : cards.size();
        int dealt = cards.size() - (isQuick ? 0 : left);
        List<ReceiveStarting> received = new ArrayList<>();
        for (int i = 0; i < dealt; i++) {
            add(received, table.survivors().get(i % survivors).id(), cards.get(i), Cite.SET_UP_EQUIPMENT);
        }
        for (Survivor survivor : table.survivors()) {
            for (String card : bySkill(survivor)) {
                add(received, survivor.id(), CardName.find(print, card).index(), Cite.SET_UP_BY_SKILL);
            }
        }
        checkRoom(table, received.size() + cards.size() - dealt);
        Table changed = table;
        if (isQuick || !starting.isPlacedFreely()) {
            for (ReceiveStarting card : received) {
                changed = card.placedAnywhere(changed);
            }
        } else {
            steps.addAll(received);
        }
        if (dealt < cards.size()) {
            int most = starting.isDealt() ? dealt / survivors + 1 : 0;
            steps.add(new GiveStarting(cards.subList(dealt, cards.size()), most));
        }
        return changed;
    }

    private void checkRoom(Table table, int cards) {
        Slots slots = print.slots();
        int room = table.survivors().size() * (slots.hands() + slots.backpack());
        if (cards > room) {
            throw SetUpRefused.ofSetting(
                    print.cite(Cite.SET_UP_EQUIPMENT),
                    Team.SETTING,
                    "there is no room for " + cards + " cards of starting equipment, only for " + room);
        }
    }

    private void add(List<ReceiveStarting> received, SurvivorId survivor, int card, Cite rule) {
        received.add(new ReceiveStarting(survivor, card, rule));
        String name = print.equipment().get(card).name();
        for (Starting.Extra extra : starting.extras()) {
            if (extra.with().equals(name)) {
                int brought = CardName.find(print, extra.card()).index();
                received.add(new ReceiveStarting(survivor, brought, rule));
            }
        }
    }

    /** Cards from starting skills, on top of what is handed out. */
    static List<String> bySkill(Survivor survivor) {
        List<String> cards = new ArrayList<>();
        for (Skill skill : survivor.skills()) {
            if (skill instanceof StartingRuling ruling) {
                cards.addAll(ruling.cards());
            }
        }
        return cards;
    }

    private List<Integer> cards(Table table, boolean isQuick) {
        List<Integer> cards = new ArrayList<>();
        for (String card : starting.cards()) {
            cards.add(CardName.find(print, card).index());
        }
        if (!cards.isEmpty() && cards.size() < table.survivors().size()) {
            throw SetUpRefused.ofSetting(
                    print.cite(Cite.SET_UP_EQUIPMENT),
                    Team.SETTING,
                    "there are " + cards.size() + " cards of starting equipment for "
                            + table.survivors().size() + " survivors, and everybody begins with at least one");
        }
        if (starting.isDealt() || isQuick) {
            Luck.Shuffle<Integer> shuffle = luck.shuffle(DEALT, cards);
            luck = shuffle.rest();
            return shuffle.cards();
        }
        return cards;
    }
}
