package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.print.SkillName;

/**
 * What a survivor can still do: Action points left and spent this Round, cubes in the left and middle box of the Showdown, and the
 * skills and cards that work once per Round and are used up.
 */
public record Effort(int points, int spent, int leftBox, int middleBox, List<String> used) {
    private static final String FREE = "free ";

    public static final Effort NONE = new Effort(0, 0, 0, 0, List.of());

    public Effort {
        used = List.copyOf(used);
    }

    public Effort withPoints(int changed) {
        return new Effort(changed, spent, leftBox, middleBox, used);
    }

    public Effort withBoxes(int left, int middle) {
        return new Effort(points, spent, left, middle, used);
    }

    public Effort paid(int cost) {
        return new Effort(points - cost, spent + cost, leftBox, middleBox, lasting());
    }

    public Effort putDown(int cost) {
        return new Effort(points - cost, spent, leftBox + cost, middleBox, lasting());
    }

    public Effort using(String once) {
        List<String> longer = new ArrayList<>(used);
        longer.add(once);
        return new Effort(points, spent, leftBox, middleBox, longer);
    }

    /** With one such mark less. */
    public Effort without(String mark) {
        List<String> shorter = new ArrayList<>(used);
        shorter.remove(mark);
        return new Effort(points, spent, leftBox, middleBox, shorter);
    }

    /** With something free done, which cannot be done again before the survivor pays for an action. */
    public Effort usingFreely(String free) {
        return using(FREE + free);
    }

    public boolean hasUsedFreely(String free) {
        return used.contains(FREE + free);
    }

    private List<String> lasting() {
        return used.stream().filter(mark -> !mark.startsWith(FREE)).toList();
    }

    public Effort rested() {
        return new Effort(points, 0, leftBox, middleBox, List.of());
    }

    public boolean hasUsed(SkillName skill) {
        return used.contains(skill.name());
    }
}
