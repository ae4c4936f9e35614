package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.table.Print;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;

/** A setting that says which blocks of zombie cards make the deck; at least one of them must bring zombies. */
public record CardBlocks(RuleId rule, String setting, String zombies, Print print, List<Block> blocks) implements Mode {
    /** Cards with consecutive numbers, and whether they bring zombies. */
    public record Block(String name, int first, int last, boolean bringsZombies) {
        boolean contains(ZombieCard card) {
            int number = Integer.parseInt(card.number());
            return first <= number && number <= last;
        }
    }

    public CardBlocks {
        blocks = List.copyOf(blocks);
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting, names(), 1, blocks.size()));
    }

    private List<String> names() {
        return blocks.stream().map(Block::name).toList();
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        List<Block> chosen =
                blocks.stream().filter(block -> values.contains(block.name())).toList();
        if (!names().containsAll(values) || chosen.stream().noneMatch(Block::bringsZombies)) {
            throw SetUpRefused.ofSetting(
                    rule,
                    setting,
                    setting + " names blocks of " + String.join(", ", names()) + ", one of them at least with "
                            + zombies + ", not " + values);
        }
        List<Integer> cards = new ArrayList<>();
        for (ZombieCard card : print.zombieCards()) {
            if (chosen.stream().anyMatch(block -> block.contains(card))) {
                cards.add(card.index());
            }
        }
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.replaceAll(deck -> deck.name().equals(print.zombieDeck()) ? deck.withDraw(Pile.of(cards)) : deck);
        return plan.withDecks(decks);
    }
}
