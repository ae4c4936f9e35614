package redoubt.livingdead.mission;

import java.util.List;
import redoubt.content.Checker;
import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
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
    public List<Checker> checkers() {
        return List.of(LivingDeadContent::names, LivingDeadContent::layouts);
    }

    /** Every name stands for something: of skills, traits, goals and rules. */
    static void names(Library library, Problems problems) {
        if (library.legends().stream().noneMatch(legend -> legend.name().equals(LivingDead.ID))) {
            return;
        }
        for (MissionText mission : library.missions()) {
            SceneRules.check(mission, problems);
        }
        LivingDeadGame.printed(library, problems);
    }

    /** Every scene can be laid out; looked at only when nothing else is wrong. */
    private static void layouts(Library library, Problems problems) {
        if (problems.isEmpty()) {
            LivingDead box = LivingDeadGame.box(library);
            LivingDeadGame.layouts(box).plans(box.scenes(), problems);
        }
    }
}
