package redoubt.secondedition.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.Deck;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.edition.SecondEdition;

/** The setting {@code abominations}: whose cards are in the abomination deck. */
record AbominationDeck(List<ZombieKind> zombies) implements Mode {
    private static final RuleId RULE = new RuleId("Z2-ABOM-04");

    AbominationDeck {
        zombies = List.copyOf(zombies);
    }

    @Override
    public String setting() {
        return "abominations";
    }

    @Override
    public Optional<SettingCard> card() {
        List<String> names = abominations().map(ZombieKind::name).toList();
        return Optional.of(new SettingCard(setting(), names, 1, names.size()));
    }

    private Stream<ZombieKind> abominations() {
        return zombies.stream().filter(kind -> kind.family().equals(SecondEdition.ABOMINATION));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        List<String> known = abominations().map(ZombieKind::name).toList();
        if (values.isEmpty() || !known.containsAll(values)) {
            throw SetUpRefused.ofSetting(
                    RULE, setting(), "abominations are some of " + String.join(", ", known) + ", not " + values);
        }
        CreatureDeck chosen = new CreatureDeck(
                CreatureDeck.ABOMINATIONS,
                abominations()
                        .filter(kind -> values.contains(kind.name()))
                        .map(ZombieKind::index)
                        .toList());
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.replaceAll(deck -> deck.name().equals(chosen.name()) ? chosen.laidOut() : deck);
        List<Ruling> rulings = new ArrayList<>(plan.rulings());
        rulings.replaceAll(ruling -> ruling instanceof CreatureDeck ? chosen : ruling);
        return plan.withDecks(decks).withRulings(rulings);
    }
}
