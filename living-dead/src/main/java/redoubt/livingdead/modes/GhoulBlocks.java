package redoubt.livingdead.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.livingdead.edition.LivingDead;

/** The setting {@code ghoul-cards}: which blocks of ghoul cards make the deck, one of them at least with ghouls (NL-DIFF-01). */
public record GhoulBlocks(List<ZombieCard> cards) implements Mode {
    private static final RuleId RULE = new RuleId("NL-DIFF-01");
    private static final List<Block> BLOCKS =
            List.of(new Block("easier", 1, 21), new Block("harder", 22, 42), new Block("opening", 43, 46));

    private record Block(String name, int first, int last) {
        boolean contains(ZombieCard card) {
            int number = Integer.parseInt(card.number());
            return first <= number && number <= last;
        }
    }

    public GhoulBlocks {
        cards = List.copyOf(cards);
    }

    @Override
    public String setting() {
        return "ghoul-cards";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting(), names(), 1, BLOCKS.size()));
    }

    private static List<String> names() {
        return BLOCKS.stream().map(Block::name).toList();
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        List<String> known = names();
        if (!known.containsAll(values) || values.stream().allMatch("opening"::equals)) {
            throw SetUpRefused.ofSetting(
                    RULE,
                    setting(),
                    "ghoul-cards names blocks of " + String.join(", ", known)
                            + ", one of them at least with ghouls, not " + values);
        }
        List<Integer> chosen = new ArrayList<>();
        for (ZombieCard card : cards) {
            if (BLOCKS.stream().anyMatch(block -> values.contains(block.name()) && block.contains(card))) {
                chosen.add(card.index());
            }
        }
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.replaceAll(deck -> deck.name().equals(LivingDead.GHOUL_DECK) ? deck.withDraw(Pile.of(chosen)) : deck);
        return plan.withDecks(decks);
    }
}
