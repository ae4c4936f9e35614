package redoubt.whitedeath;

import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Grammar;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.print.PageHead;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.mission.Missions;

/** The content of White Death and all that must be right in it: cards, skills, traits, pages, goals and rules. */
public final class WhiteDeathContent implements GameContent {
    @Override
    public String game() {
        return WhiteDeath.ID;
    }

    @Override
    public ContentFolder folder() {
        return WhiteDeath.content();
    }

    @Override
    public Grammar grammar() {
        return PageHead.GRAMMAR;
    }

    /** Every name stands for something, and every mission can be laid out, which is tried only when nothing else is wrong. */
    @Override
    public void check(Library library, Problems problems) {
        WhiteDeathGame.printed(library, problems)
                .filter(_ -> problems.isEmpty())
                .ifPresent(box -> Missions.layouts(box).check(box.missions(), WhiteDeathGame.edition(box), problems));
    }
}
