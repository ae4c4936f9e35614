package redoubt.app;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.toy.ToyGame;

/** One run of the program with typed lines and captured streams. */
record Session(int code, String out, String err) {
    static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    /** The tests are written for the smallest game, whichever others there are. */
    private static final Games TOY = Games.of(new ToyGame());

    /** The same words as on every machine, whatever its own language. */
    private static final Locale SPOKEN = Locale.UK;

    static Session run(String... arguments) {
        return typing("", arguments);
    }

    static Session typing(String typed, String... arguments) {
        return of(typed, Optional.of(HOME), TOY, false, SPOKEN, arguments);
    }

    static Session withoutCheckout(String... arguments) {
        return of("", Optional.empty(), TOY, false, SPOKEN, arguments);
    }

    static Session withGames(Games games, String typed, String... arguments) {
        return of(typed, Optional.of(HOME), games, false, SPOKEN, arguments);
    }

    static Session atTerminal(String... arguments) {
        return of("", Optional.of(HOME), TOY, true, SPOKEN, arguments);
    }

    /** Somebody whose system speaks another language. */
    static Session speaking(Locale locale, String typed, String... arguments) {
        return of(typed, Optional.of(HOME), TOY, false, locale, arguments);
    }

    private static Session of(
            String typed, Optional<Path> home, Games games, boolean isTerminal, Locale locale, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Desk desk = new Desk(
                new BufferedReader(new StringReader(typed)),
                new PrintWriter(out),
                new PrintWriter(err),
                isTerminal,
                locale,
                home,
                false);
        int code = Main.run(desk, games, arguments);
        return new Session(code, out.toString(), err.toString());
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
