package redoubt.board;

import java.util.List;
import java.util.stream.IntStream;

/** Numbers sorted into groups that can be joined; a group is known by its lowest member. */
final class Groups {
    private final int[] parents;

    Groups(int size) {
        parents = IntStream.range(0, size).toArray();
    }

    int first(int member) {
        int root = member;
        while (parents[root] != root) {
            root = parents[root];
        }
        return root;
    }

    void join(int one, int other) {
        int first = first(one);
        int second = first(other);
        parents[Math.max(first, second)] = Math.min(first, second);
    }

    List<Integer> members(int of) {
        int first = first(of);
        return IntStream.range(0, parents.length)
                .filter(member -> first(member) == first)
                .boxed()
                .toList();
    }
}
