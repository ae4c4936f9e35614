package redoubt.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.bytecode.analysis.MethodTree;

/** Which breaks would make a loop endless. */
class LoopExitsTest {
    /** Methods of which a few have one loop with one way out. */
    @SuppressWarnings("unused")
    private static final class Loops {
        int oneWayOut(int[] numbers) {
            int sum = 0;
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] > 3) {
                    sum += numbers[i];
                }
            }
            return sum;
        }

        int untilFull(int[] numbers) {
            int sum = 0;
            for (int i = 0; i < numbers.length && sum < 10; i++) {
                sum += numbers[i];
            }
            return sum;
        }

        int noLoop(int number) {
            return number > 3 ? number : number < 0 ? -number : 0;
        }

        int oneInAnother(List<int[]> all) {
            int sum = 0;
            for (int[] numbers : all) {
                for (int number : numbers) {
                    sum += number == 0 ? 1 : 0;
                }
            }
            return sum;
        }
    }

    private static long exits(String name) throws IOException {
        try (InputStream bytes = LoopExitsTest.class.getResourceAsStream("LoopExitsTest$Loops.class")) {
            MethodTree method = ClassTree.fromBytes(bytes.readAllBytes()).methods().stream()
                    .filter(each -> each.rawNode().name.equals(name))
                    .findFirst()
                    .orElseThrow();
            long exits = 0;
            for (int i = 0; i < method.rawNode().instructions.size(); i++) {
                exits += LoopExits.isOnlyExit(method, i) ? 1 : 0;
            }
            return exits;
        }
    }

    @Test
    void onlyTheSingleWayOutOfALoopIsOne() throws IOException {
        assertThat(exits("oneWayOut")).isEqualTo(1);
        assertThat(exits("untilFull")).as("either condition ends it").isZero();
        assertThat(exits("noLoop")).isZero();
        assertThat(exits("oneInAnother")).isEqualTo(2);
    }
}
