package redoubt.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.store.Store;

/** What the host of a table has turned off for everybody. */
final class HostSwitches {
    private final String table;
    private final Store store;
    /** Empty until somebody needs it, or when another server may have changed it. */
    private Optional<List<HostSwitch>> known = Optional.empty();

    HostSwitches(String table, Store store) {
        this.table = table;
        this.store = store;
    }

    List<HostSwitch> off() {
        if (known.isEmpty()) {
            List<String> words = store.off(table);
            known = Optional.of(Stream.of(HostSwitch.values())
                    .filter(each -> words.contains(word(each)))
                    .toList());
        }
        return known.get();
    }

    private static String word(HostSwitch each) {
        return each.name().toLowerCase(Locale.ROOT);
    }

    boolean isOff(HostSwitch what) {
        return off().contains(what);
    }

    /** Refuses what is turned off. */
    void require(HostSwitch what) {
        if (isOff(what)) {
            throw new Refused(
                    Fault.FORBIDDEN, "the host of this table has turned this off", TableRules.HOST_SWITCHES.id());
        }
    }

    void turn(HostSwitch what, boolean isOn) {
        List<HostSwitch> changed = new ArrayList<>(off());
        changed.remove(what);
        if (!isOn) {
            changed.add(what);
        }
        store.turnOff(table, changed.stream().map(HostSwitches::word).toList());
        known = Optional.empty();
    }

    /** Another server may have changed it. */
    void doubt() {
        known = Optional.empty();
    }
}
