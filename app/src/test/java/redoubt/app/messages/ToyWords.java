package redoubt.app.messages;

import java.util.Set;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.toy.ToyGame;

/** The words of the gate, which is shown by the members of its view. */
final class ToyWords extends GameWords {
    ToyWords() {
        super("toy", "toy", ToyGame.class);
    }

    @Override
    void own() {
        members(view(game).getClass()).forEach(member -> add(member, "view"));
        add("notches", "sheet", "change");
        add("kept", "sheet");
        add("shots", "die");
        add("*", "keeper");
        add("torch", "thing");
        add("sign", "found");
        add("beacon", "sign", "change");
    }

    private static <T> Object view(Game<T> game) {
        String first = game.missions().getFirst().id();
        return game.view(game.setUp(SetUp.of(game.id(), first), Luck.seeded(1)));
    }

    @Override
    Set<String> subjects(Class<?> question) {
        return members(question);
    }
}
