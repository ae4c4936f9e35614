package redoubt.mutants;

import java.util.ArrayList;
import java.util.List;

/** A break of a content file: some characters of one line give way to others. */
record ContentBreak(Break broken, int start, int end, String instead) {
    /** The lines of the file with this break in them. */
    List<String> applied(List<String> lines) {
        List<String> changed = new ArrayList<>(lines);
        String line = lines.get(broken.line() - 1);
        changed.set(broken.line() - 1, line.substring(0, start) + instead + line.substring(end));
        return changed;
    }
}
