package redoubt.secondedition;

import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Grammar;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.print.PageHead;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.Missions;

/** The content of the 2nd Edition and all that must be right in it: cards, skills, traits, pages, goals and rules. */
public final class SecondEditionContent implements GameContent {
    @Override
    public String game() {
        return SecondEdition.ID;
    }

    @Override
    public ContentFolder folder() {
        return SecondEdition.content();
    }

    @Override
    public Grammar grammar() {
        return PageHead.GRAMMAR;
    }

    /** Every name stands for something, and every mission can be laid out, which is tried only when nothing else is wrong. */
    @Override
    public void check(Library library, Problems problems) {
        SecondEditionGame.printed(library, problems)
                .filter(_ -> problems.isEmpty())
                .ifPresent(
                        box -> Missions.layouts(box).check(box.missions(), SecondEditionGame.edition(box), problems));
    }
}
