package redoubt.app.messages;

import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.secondedition.edition.SecondEdition;

/** The words of the 2nd Edition and its campaign. */
final class SecondEditionWords extends HordeWords {
    SecondEditionWords() {
        super(SecondEdition.ID, "second-edition", SecondEdition.class);
    }

    @Override
    void ofEdition() {
        add("improvised weapon", "card");
        add(CreatureDeck.ABOMINATIONS, "deck");
        column("tokens.txt", "objective back").forEach(colour -> add(colour, "colour"));
        Stream.of("Crate", "Door").forEach(kind -> add(kind, "action"));
        Stream.of("Born leader", "Door").forEach(free -> add(free, "free"));
        Stream.of("Combat", "Melee", "Ranged").forEach(kind -> add(kind + " All-Out", "free"));
        Stream.of("fallen", "humvee", "light").forEach(kind -> add(kind, "landmark"));
        add("break", "face");
        add("door", "the");
        Stream.of("start", "red *", "blue", "green").forEach(token -> add(token, "spawn"));
        add("dark zone", "spawn", "spawnPlace");
    }

    @Override
    List<String> furtherSkills() {
        return List.of("Sniper", "Tough");
    }
}
