package redoubt.mutants;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.bytecode.analysis.MethodTree;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * Breaks that take the only way out of a loop. Any test that comes by would never end, whatever it checks, so that they would only
 * flatter the score, and each of them costs as long as a hundred others.
 *
 * <p>A loop begins with the test that leaves it and ends with a jump back to before that test.
 */
final class LoopExits {
    private LoopExits() {}

    static boolean isTakenAway(ClassTree type, MutationDetails mutation) {
        return mutation.getMutator().endsWith("_IF")
                && type.method(mutation.getId().getLocation())
                        .filter(method -> isOnlyExit(method, mutation.getInstructionIndex()))
                        .isPresent();
    }

    static boolean isOnlyExit(MethodTree method, int index) {
        if (!(method.rawNode().instructions.get(index) instanceof JumpInsnNode exit)) {
            return false;
        }
        InsnList code = method.rawNode().instructions;
        AbstractInsnNode last = exit.label;
        while (last.getPrevious() != null && last.getOpcode() == -1) {
            last = last.getPrevious();
        }
        if (!(last instanceof JumpInsnNode back) || back.getOpcode() != Opcodes.GOTO) {
            return false;
        }
        int start = code.indexOf(back.label);
        return start <= index && index < code.indexOf(back) && exits(code, start, back, exit) == 1;
    }

    private static int exits(InsnList code, int start, JumpInsnNode back, JumpInsnNode exit) {
        int exits = 0;
        for (AbstractInsnNode node = code.get(start); node != back; node = node.getNext()) {
            exits += node instanceof JumpInsnNode jump && jump.label == exit.label ? 1 : 0;
        }
        return exits;
    }
}
