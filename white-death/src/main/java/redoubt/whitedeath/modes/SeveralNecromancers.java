package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.SettingCard;
import redoubt.whitedeath.beacon.NecromancerArrives;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.necromancer.Necromancers;

/** The setting {@code necromancers}: the names of those who come beside the Defiler, all that the content knows if none is named. */
public record SeveralNecromancers(Stronghold stronghold, List<ZombieKind> zombies) implements Mode {
    public SeveralNecromancers {
        zombies = zombies.stream().filter(kind -> !Necromancers.isDefiler(kind)).toList();
    }

    @Override
    public String setting() {
        return "necromancers";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting(), List.of(), 0, 0));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        List<Integer> kinds =
                Creatures.named(zombies, Stronghold.NECROMANCER, values, setting(), ModeRules.SEVERAL_NECROMANCERS);
        CreatureDeck deck = new CreatureDeck(Necromancers.DECK, kinds);
        List<Deck> decks = new ArrayList<>(plan.decks());
        decks.add(deck.laidOut());
        return plan.withDecks(decks)
                .withRuling(Necromancers.SEVERAL)
                .withRuling(deck)
                .withRuling(new NecromancerArrives(stronghold));
    }
}
