package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import redoubt.app.desk.TextTable;
import redoubt.app.line.Ink;
import redoubt.horde.view.SurvivorView;
import redoubt.horde.view.SurvivorView.SkillView;
import redoubt.horde.view.SurvivorView.SlotView;
import redoubt.horde.view.TableView;

/** The dashboards of the survivors in lines. */
final class TeamText {
    private static final String NOTHING = "-";

    private TeamText() {}

    /** A line for each, and the skills of whoever acts. */
    static List<String> brief(TableView view, Ink ink) {
        return lines(view, ink, false);
    }

    /** Everything on every dashboard. */
    static List<String> full(TableView view, Ink ink) {
        return lines(view, ink, true);
    }

    private static List<String> lines(TableView view, Ink ink, boolean isFull) {
        TextTable table = new TextTable();
        for (int i = 0; i < view.survivors().size(); i++) {
            table.row(cells(view, i).toArray());
        }
        int usual = view.survivors().stream()
                .mapToInt(survivor -> survivor.inventory().size())
                .min()
                .orElse(0);
        List<String> rows = table.lines();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            SurvivorView survivor = view.survivors().get(i);
            lines.add(survivor.isActing() ? ink.living(rows.get(i)) : rows.get(i));
            String rest = rest(survivor, usual);
            if (!rest.isEmpty()) {
                lines.add("      " + rest);
            }
            if (isFull || survivor.isActing()) {
                lines.add(ink.faint("      " + skills(survivor, isFull)));
            }
        }
        return lines;
    }

    private static List<String> cells(TableView view, int index) {
        SurvivorView survivor = view.survivors().get(index);
        boolean isHere = survivor.presence().equals("on_board");
        List<String> cells = new ArrayList<>();
        cells.add((survivor.isActing() ? "> " : "  ") + survivor.name());
        LivingDeadSentences.mode(view, index).ifPresent(cells::add);
        cells.add(isHere ? survivor.zone() : survivor.presence().replace('_', ' '));
        cells.add("wounds " + survivor.wounds() + "/" + survivor.health());
        cells.add(survivor.danger() + " " + survivor.adrenaline());
        cells.add(turn(survivor, isHere));
        cells.add("hands " + hands(survivor));
        return cells;
    }

    private static String turn(SurvivorView survivor, boolean isHere) {
        if (survivor.isActing()) {
            String free =
                    survivor.freeActions().isEmpty() ? "" : " + free " + String.join(", ", survivor.freeActions());
            return HordeSentences.count(survivor.actions(), "action") + free;
        }
        return !isHere ? NOTHING : survivor.hasActed() ? "has acted" : "to act";
    }

    private static String hands(SurvivorView survivor) {
        return survivor.inventory().stream()
                .filter(slot -> slot.slot().startsWith("hand"))
                .map(TeamText::card)
                .collect(Collectors.joining(" & "));
    }

    /** Body, backpack, what has no usual slot yet, and tokens. */
    private static String rest(SurvivorView survivor, int usual) {
        List<String> words = new ArrayList<>();
        List<SlotView> slots = survivor.inventory();
        add(words, "body", slots.stream().filter(slot -> slot.slot().equals("body")));
        add(
                words,
                "pack",
                slots.stream().limit(usual).filter(slot -> slot.slot().startsWith("pack")));
        add(words, "just taken", slots.stream().skip(usual));
        if (!survivor.carried().isEmpty()) {
            words.add("carries " + String.join(", ", survivor.carried()));
        }
        return String.join("; ", words);
    }

    private static void add(List<String> words, String where, Stream<SlotView> slots) {
        String cards =
                slots.filter(slot -> !slot.card().isEmpty()).map(TeamText::card).collect(Collectors.joining(", "));
        if (!cards.isEmpty()) {
            words.add(where + " " + cards);
        }
    }

    private static String card(SlotView slot) {
        return slot.card().isEmpty() ? NOTHING : slot.card() + (slot.isLoaded() ? "" : " (unloaded)");
    }

    private static String skills(SurvivorView survivor, boolean isFull) {
        String has = survivor.skills().stream()
                .filter(SkillView::isActive)
                .map(SkillView::name)
                .collect(Collectors.joining(", "));
        String later = survivor.skills().stream()
                .filter(skill -> !skill.isActive())
                .map(skill -> skill.name() + " (" + skill.level() + ")")
                .collect(Collectors.joining(", "));
        String used = survivor.used().isEmpty() ? "" : "; used " + String.join(", ", survivor.used());
        return "skills " + (has.isEmpty() ? NOTHING : has) + used
                + (isFull && !later.isEmpty() ? "; later " + later : "");
    }
}
