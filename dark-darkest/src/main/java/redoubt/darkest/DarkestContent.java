package redoubt.darkest;

import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Grammar;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.content.Suggestions;
import redoubt.darkest.print.Print;
import redoubt.darkest.setup.Agreement;

/** The content of Dark Darker Darkest and what must be right in it. */
public final class DarkestContent implements GameContent {
    static final Grammar GRAMMAR = Grammar.PLAIN.withAttributes("difficulty", "length", "survivors");

    static ContentFolder own() {
        return ContentFolder.of(DarkestContent.class, "/content/" + DarkestGame.ID);
    }

    @Override
    public String game() {
        return DarkestGame.ID;
    }

    @Override
    public ContentFolder folder() {
        return own();
    }

    @Override
    public Grammar grammar() {
        return GRAMMAR;
    }

    @Override
    public void check(Library library, Problems problems) {
        Print.read(library, problems)
                .ifPresent(print -> Suggestions.read(library, Agreement.cards(print, Boxes.ALL), problems));
    }
}
