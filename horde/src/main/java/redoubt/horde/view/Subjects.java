package redoubt.horde.view;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.Gifts;
import redoubt.horde.combat.Attack;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** Finds the survivors, zones, cards and gifts that a question names or may name, in the order of its components. */
public final class Subjects {
    /** How to read the components of a record; asking its class each time takes longer than all the rest. */
    private static final ClassValue<List<Method>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            List<Method> accessors = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toList();
            accessors.forEach(accessor -> accessor.setAccessible(true));
            return accessors;
        }
    };

    private Subjects() {}

    public static List<Mark> of(Step<Table> question) {
        List<Mark> marks = new ArrayList<>();
        if (question instanceof Record record) {
            for (Method component : COMPONENTS.get(record.getClass())) {
                Object value = value(record, component);
                switch (value instanceof Optional<?> perhaps && perhaps.isPresent() ? perhaps.get() : value) {
                    case SurvivorId survivor -> marks.add(MarkKind.SURVIVOR.mark(survivor.name()));
                    case Zone zone -> marks.add(MarkKind.ZONE.mark(zone.name()));
                    case Equipment card -> marks.add(MarkKind.CARD.mark(card.name()));
                    case Gifts gifts -> marks.addAll(gifts.marks());
                    case Attack attack -> {
                        marks.add(
                                MarkKind.SURVIVOR.mark(attack.draft().survivor().name()));
                        marks.add(MarkKind.ZONE.mark(attack.draft().target().name()));
                        marks.add(MarkKind.CARD.mark(attack.draft().weapon()));
                    }
                    default -> {
                        // Anything else is not highlighted.
                    }
                }
            }
        }
        return List.copyOf(marks);
    }

    private static Object value(Record record, Method component) {
        try {
            return component.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot look at " + component.getName() + " of " + record, e);
        }
    }
}
