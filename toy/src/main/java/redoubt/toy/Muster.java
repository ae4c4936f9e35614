package redoubt.toy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The keepers of the long watch: in which mission they stand, the notches on each one's bow, the torches they have, the mission in
 * which the beacon was lit, and who has fallen before.
 */
record Muster(
        String mission, List<Integer> notches, List<Boolean> torches, Optional<String> beacon, List<Fallen> fallen) {
    /** A keeper who fell in a lost mission. */
    record Fallen(int keeper, String mission, int round) {}

    Muster {
        notches = List.copyOf(notches);
        torches = List.copyOf(torches);
        fallen = List.copyOf(fallen);
    }

    /** The keepers on the first evening. */
    static Muster first(String mission, int keepers) {
        return new Muster(
                mission,
                Collections.nCopies(keepers, 0),
                Collections.nCopies(keepers, true),
                Optional.empty(),
                List.of());
    }

    boolean isMarksman(int keeper) {
        return notches.get(keeper - 1) > 0;
    }

    Muster withNotch(int keeper) {
        return withNotches(keeper, notches.get(keeper - 1) + 1);
    }

    private Muster withNotches(int keeper, int count) {
        List<Integer> changed = new ArrayList<>(notches);
        changed.set(keeper - 1, count);
        return new Muster(mission, changed, torches, beacon, fallen);
    }

    Muster withTorches(List<Boolean> left) {
        return new Muster(mission, notches, left, beacon, fallen);
    }

    Muster withBeacon() {
        return new Muster(mission, notches, torches, Optional.of(mission), fallen);
    }

    /** A keeper falls; the successor brings a torch and a bow without a notch. */
    Muster withFallen(int keeper, int round) {
        List<Boolean> brought = new ArrayList<>(torches);
        brought.set(keeper - 1, true);
        List<Fallen> more = new ArrayList<>(fallen);
        more.add(new Fallen(keeper, mission, round));
        return new Muster(mission, withNotches(keeper, 0).notches, brought, beacon, more);
    }
}
