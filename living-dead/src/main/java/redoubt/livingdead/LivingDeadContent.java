package redoubt.livingdead;

import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Grammar;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.print.PageHead;
import redoubt.livingdead.edition.LivingDead;

/** The content of Night of the Living Dead and all that must be right in it: cards, skills, traits, pages, goals and rules. */
public final class LivingDeadContent implements GameContent {
    @Override
    public String game() {
        return LivingDead.ID;
    }

    @Override
    public ContentFolder folder() {
        return LivingDead.content();
    }

    @Override
    public Grammar grammar() {
        return PageHead.GRAMMAR;
    }

    /** Every name stands for something, and every scene can be laid out, which is tried only when nothing else is wrong. */
    @Override
    public void check(Library library, Problems problems) {
        LivingDeadGame.printed(library, problems)
                .filter(_ -> problems.isEmpty())
                .ifPresent(
                        box -> LivingDeadGame.layouts(box).check(box.scenes(), LivingDeadGame.edition(box), problems));
    }
}
