package redoubt.app.messages;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.guards.Task;
import redoubt.whitedeath.necromancer.Necromancers;

/** The words of White Death. */
final class WhiteDeathWords extends HordeWords {
    WhiteDeathWords() {
        super(WhiteDeath.ID, "white-death", WhiteDeath.class);
    }

    @Override
    void ofEdition() {
        Stream.of("guards", "improvised weapon").forEach(weapon -> add(weapon, "card"));
        Stream.of(CreatureDeck.ABOMINATIONS, Necromancers.DECK).forEach(deck -> {
            add(deck, "deck");
            add(deck + " deck", "pile");
        });
        column("tokens.txt", "objective back").forEach(colour -> add(colour, "colour"));
        add("any", "colour");
        add("body", "slot");
        column("guards.txt", "ally").forEach(ally -> add(ally, "ally", "allyOne"));
        add("defiler", "spawn");
        Arrays.stream(Task.values()).forEach(task -> add(task.words(), "task"));
        Stream.of("rope ladder", "tome of purging", "tome fragment", "relic").forEach(token -> add(token, "token"));
        Stream.of("Enchantment", "Guard", "Magic").forEach(kind -> add(kind, "action", "free"));
        Stream.of("Born leader", "Spellcaster").forEach(free -> add(free, "free"));
        lines("missions.txt")
                .filter(line -> line.startsWith("  reward "))
                .flatMap(line -> Arrays.stream(line.strip().split(" +")).skip(2))
                .forEach(reward -> add(reward, "reward"));
    }

    @Override
    List<String> furtherSkills() {
        return column("guards.txt", "guard skill");
    }
}
