package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.whitedeath.abomination.Abominations;
import redoubt.whitedeath.beacon.Stronghold;

/**
 * The setting {@code abominations}: {@code deck} or {@code festival}, then the names of those in the abomination deck, all that the
 * content knows if none is named.
 */
public record SeveralAbominations(List<ZombieKind> zombies) implements Mode {
    public SeveralAbominations {
        zombies = List.copyOf(zombies);
    }

    @Override
    public String setting() {
        return "abominations";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), "deck", "festival"));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        String manner = values.isEmpty() ? "" : values.getFirst();
        Abominations mode = switch (manner) {
            case "deck" -> Abominations.DECK;
            case "festival" -> Abominations.FESTIVAL;
            default ->
                throw SetUpRefused.ofSetting(
                        ModeRules.SEVERAL_ABOMINATIONS,
                        setting(),
                        "abominations are \"deck\" or \"festival\", not \"" + manner + "\"");
        };
        List<Integer> kinds = Creatures.named(
                zombies,
                Stronghold.ABOMINATION,
                values.subList(1, values.size()),
                setting(),
                ModeRules.SEVERAL_ABOMINATIONS);
        CreatureDeck deck = new CreatureDeck(CreatureDeck.ABOMINATIONS, kinds);
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.add(deck.laidOut());
        return plan.withDecks(decks).withRuling(mode).withRuling(deck);
    }
}
