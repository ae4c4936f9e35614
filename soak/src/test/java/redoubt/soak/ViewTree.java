package redoubt.soak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Carries out patches of views as the page does. */
final class ViewTree {
    private ViewTree() {}

    /** The tree after a patch; the tree itself is left as it is. */
    static Object patched(Object tree, Map<?, ?> patch) {
        if (tree instanceof List<?> items) {
            List<Object> changed = new ArrayList<>(items);
            patch.forEach((index, change) -> {
                int at = Integer.parseInt((String) index);
                changed.set(at, changed(changed.get(at), change));
            });
            return changed;
        }
        Map<Object, Object> changed = new LinkedHashMap<>((Map<?, ?>) tree);
        patch.forEach((name, change) -> {
            if (change instanceof List<?> list && list.isEmpty()) {
                changed.remove(name);
            } else {
                changed.put(name, changed(changed.get(name), change));
            }
        });
        return changed;
    }

    private static Object changed(Object before, Object change) {
        return change instanceof List<?> list ? list.getFirst() : patched(before, (Map<?, ?>) change);
    }
}
