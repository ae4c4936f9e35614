package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Game;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** What every question of the game names: what it is about, and in each option whoever and whatever the option is for. */
final class Naming {
    private Naming() {}

    static void check(Game<Table> game, State<Table> state) {
        if (state.agenda().first() instanceof Subject) {
            assertThat(game.about(state))
                    .as(state.decision().rule().id())
                    .isNotEmpty()
                    .doesNotHaveDuplicates();
        }
        state.decision().options().forEach(Naming::check);
    }

    private static void check(Option option) {
        if (option instanceof Enum<?>) {
            assertThat(option.marks()).as(option.key()).isNotEmpty();
        }
        if (!(option instanceof Record)) {
            return;
        }
        for (RecordComponent part : option.getClass().getRecordComponents()) {
            check(option, value(option, part));
        }
    }

    private static void check(Option option, Object part) {
        switch (part) {
            case Optional<?> possible -> possible.ifPresent(there -> check(option, there));
            case Person person -> named(option, person.mark().id());
            case Card card -> named(option, card.name());
            case Chip chip -> named(option, chip.name());
            case Zone zone -> named(option, zone.name());
            default -> {}
        }
    }

    private static void named(Option option, String id) {
        assertThat(option.marks()).as(option.key()).extracting(Mark::id).contains(id);
    }

    private static Object value(Option option, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(option);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
