package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import redoubt.app.desk.TextTable;
import redoubt.app.line.Ink;
import redoubt.app.words.Words;
import redoubt.horde.action.Search;
import redoubt.horde.cars.Car;
import redoubt.horde.table.ActionKind;
import redoubt.horde.view.SurvivorView;
import redoubt.horde.view.SurvivorView.SkillView;
import redoubt.horde.view.SurvivorView.SlotView;
import redoubt.horde.view.TableView;
import redoubt.livingdead.faces.Faces;

/** The survivors' dashboards as lines. */
record TeamText(TableView view, Words words, Ink ink) {
    private static final String NOTHING = "-";

    /** One line per survivor, and the skills of the one who acts. */
    List<String> brief() {
        return lines(false);
    }

    /** Everything on every dashboard. */
    List<String> full() {
        return lines(true);
    }

    private List<String> lines(boolean isFull) {
        TextTable table = new TextTable();
        for (int i = 0; i < view.survivors().size(); i++) {
            table.row(cells(i).toArray());
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

    private List<String> cells(int index) {
        SurvivorView survivor = view.survivors().get(index);
        boolean isHere = survivor.presence().equals("on_board");
        List<String> cells = new ArrayList<>();
        cells.add((survivor.isActing() ? "> " : "  ") + survivor.name());
        mode(index).forEach(cells::add);
        cells.add(isHere ? place(survivor) : words.name("presence", survivor.presence()));
        cells.add(words.say("terminal.wounds", Map.of("wounds", survivor.wounds(), "health", survivor.health())));
        cells.add(words.name("level", survivor.danger()) + " " + survivor.adrenaline());
        cells.add(turn(survivor, isHere));
        cells.add(words.say("terminal.hands", Map.of("cards", hands(survivor))));
        return cells;
    }

    /** The zone of a survivor, and their seat if they sit in a car there. */
    private String place(SurvivorView survivor) {
        for (Object annex : view.annexes()) {
            if (annex instanceof Car car
                    && car.riders().stream().anyMatch(rider -> rider.name().equals(survivor.name()))) {
                boolean isDriver = car.driver()
                        .filter(driver -> driver.name().equals(survivor.name()))
                        .isPresent();
                return words.say(isDriver ? "terminal.drives" : "terminal.rides", Map.of("zone", survivor.zone()));
            }
        }
        return survivor.zone();
    }

    /** The mode a survivor is in, or nothing in games without modes. */
    private Stream<String> mode(int survivor) {
        return view.annexes().stream()
                .filter(Faces.class::isInstance)
                .map(annex -> ((Faces) annex).cards().get(survivor).showing())
                .map(face -> words.name("face", face.name().toLowerCase(Locale.ROOT)));
    }

    private String turn(SurvivorView survivor, boolean isHere) {
        if (survivor.isActing()) {
            List<String> free = survivor.freeActions().stream()
                    .map(action -> words.name("free", action))
                    .toList();
            return words.say("terminal.actions", Map.of("count", survivor.actions(), "free", free));
        }
        return !isHere ? NOTHING : words.say(survivor.hasActed() ? "terminal.hasActed" : "terminal.toAct");
    }

    private String hands(SurvivorView survivor) {
        return survivor.inventory().stream()
                .filter(slot -> slot.slot().startsWith("hand"))
                .map(this::card)
                .collect(Collectors.joining(" & "));
    }

    /** Body, backpack, cards just taken that have no slot yet, and tokens. */
    private String rest(SurvivorView survivor, int usual) {
        List<String> parts = new ArrayList<>();
        List<SlotView> slots = survivor.inventory();
        add(parts, "terminal.body", slots.stream().filter(slot -> slot.slot().equals("body")));
        add(
                parts,
                "terminal.backpack",
                slots.stream().limit(usual).filter(slot -> slot.slot().startsWith("pack")));
        add(parts, "terminal.justTaken", slots.stream().skip(usual));
        if (!survivor.carried().isEmpty()) {
            List<String> tokens = survivor.carried().stream()
                    .map(token -> words.name("token", token))
                    .toList();
            parts.add(words.say("terminal.carries", Map.of("tokens", tokens)));
        }
        return String.join(" · ", parts);
    }

    private void add(List<String> parts, String key, Stream<SlotView> slots) {
        String cards =
                slots.filter(slot -> !slot.card().isEmpty()).map(this::card).collect(Collectors.joining(", "));
        if (!cards.isEmpty()) {
            parts.add(words.say(key, Map.of("cards", cards)));
        }
    }

    private String card(SlotView slot) {
        if (slot.card().isEmpty()) {
            return NOTHING;
        }
        String card = words.name("card", slot.card());
        return slot.isLoaded() ? card : words.say("terminal.unloaded", Map.of("card", card));
    }

    private String skills(SurvivorView survivor, boolean isFull) {
        List<String> parts = new ArrayList<>();
        List<String> has = survivor.skills().stream()
                .filter(SkillView::isActive)
                .map(skill -> words.name("skill", skill.name()))
                .toList();
        parts.add(words.say("terminal.skills", Map.of("skills", has.isEmpty() ? NOTHING : String.join(", ", has))));
        List<String> used = used(survivor);
        if (!used.isEmpty()) {
            parts.add(words.say("terminal.used", Map.of("skills", used)));
        }
        List<String> later = survivor.skills().stream()
                .filter(skill -> !skill.isActive())
                .map(skill -> words.name("skill", skill.name()) + " (" + words.name("level", skill.level()) + ")")
                .toList();
        if (isFull && !later.isEmpty()) {
            parts.add(words.say("terminal.later", Map.of("skills", later)));
        }
        return String.join(" · ", parts);
    }

    /** Skills and searches that a turn remembers; what else it remembers is nothing that people would call used. */
    private List<String> used(SurvivorView survivor) {
        List<String> skills = survivor.skills().stream().map(SkillView::name).toList();
        return survivor.used().stream()
                .filter(used -> skills.contains(used) || used.equals(Search.ONCE))
                .map(used -> used.equals(Search.ONCE)
                        ? words.name("action", ActionKind.SEARCH.name())
                        : words.name("skill", used))
                .toList();
    }
}
