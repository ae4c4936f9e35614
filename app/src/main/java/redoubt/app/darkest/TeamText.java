package redoubt.app.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import redoubt.app.desk.TextTable;
import redoubt.app.line.Ink;
import redoubt.app.words.Words;
import redoubt.darkest.table.Grab;
import redoubt.darkest.view.DarkestView;
import redoubt.darkest.view.DarkestView.ItemView;
import redoubt.darkest.view.DarkestView.SkillView;
import redoubt.darkest.view.DarkestView.SurvivorView;

/** The survivors' boards as lines. */
record TeamText(DarkestView view, Words words, Ink ink) {
    /** One line per survivor, and what they carry. */
    List<String> brief() {
        return lines(false);
    }

    /** Everything on every board. */
    List<String> full() {
        return lines(true);
    }

    private List<String> lines(boolean isFull) {
        TextTable table = new TextTable();
        view.survivors().forEach(survivor -> table.row(cells(survivor).toArray()));
        List<String> rows = table.lines();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            SurvivorView survivor = view.survivors().get(i);
            lines.add(acts(survivor) ? ink.living(rows.get(i)) : rows.get(i));
            if (survivor.isPlaying()) {
                lines.add(ink.faint("      " + carried(survivor)));
                if (isFull) {
                    lines.add(ink.faint("      " + skills(survivor)));
                }
            }
        }
        return lines;
    }

    private boolean acts(SurvivorView survivor) {
        return !view.groups().isEmpty() && view.groups().getFirst().members().contains(survivor.name());
    }

    private List<String> cells(SurvivorView survivor) {
        List<String> cells = new ArrayList<>();
        cells.add((acts(survivor) ? "> " : "  ") + survivor.name());
        if (!survivor.isPlaying()) {
            cells.add(words.say(survivor.isSafe() ? "table.safeOne" : "table.lostOne"));
            return cells;
        }
        cells.add(survivor.room().name());
        cells.add(words.say(
                "table.healthLeft",
                Map.of("left", survivor.deadlyWounds() - survivor.wounds(), "all", survivor.deadlyWounds())));
        cells.add(words.say("table.pointsShort", Map.of("count", survivor.points())));
        cells.add(words.say("table.experience", Map.of("count", survivor.experience())));
        cells.add(String.join(", ", plight(survivor)));
        return cells;
    }

    /** Held by an enemy, infected, the bearer of the Cure. */
    private List<String> plight(SurvivorView survivor) {
        List<String> plight = new ArrayList<>();
        if (survivor.grab() != Grab.NONE) {
            plight.add(words.say("table.held"));
        }
        int virus = survivor.virusLeft() + survivor.virusRight();
        if (virus > 0) {
            plight.add(words.say("table.virus", Map.of("count", virus)));
        }
        if (survivor.isBearer()) {
            plight.add(words.say("table.bearer"));
        }
        return plight;
    }

    private String carried(SurvivorView survivor) {
        List<String> parts = new ArrayList<>();
        Stream.concat(survivor.right().stream(), survivor.left().stream()).forEach(item -> parts.add(item(item)));
        survivor.chips().forEach(chip -> parts.add(words.say("terminal.chip", Map.of("chip", chip.name()))));
        return DarkestShowing.listed(parts);
    }

    private String item(ItemView item) {
        String name = words.name("card", item.name() + " " + item.symbol().name());
        return item.ammunition() == 0
                ? name
                : name + ", " + words.say("table.ammunition", Map.of("count", item.ammunition()));
    }

    private String skills(SurvivorView survivor) {
        List<String> parts = new ArrayList<>();
        parts.add(words.name("skill", survivor.innate().name()));
        for (SkillView skill : survivor.skills()) {
            String state = skill.isTaken()
                    ? words.say("table.skillLost")
                    : skill.isOwned()
                            ? words.say("table.skillOwned")
                            : words.say("table.skillPrice", Map.of("count", skill.price()));
            parts.add(words.name("skill", skill.name().name()) + " (" + state + ")");
        }
        return DarkestShowing.listed(parts);
    }
}
