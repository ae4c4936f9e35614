package redoubt.cluster;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import redoubt.server.session.Tables;

/** The groups of tables that this server holds. While it does not see most of the others it holds none: they may have them by now. */
final class Holdings {
    private final Tables tables;
    private final Set<String> groups = ConcurrentHashMap.newKeySet();
    private volatile boolean isCutOff;

    Holdings(Tables tables) {
        this.tables = tables;
        tables.holdOnly(this::has);
    }

    boolean has(String table) {
        return !isCutOff && groups.contains(Groups.of(table));
    }

    void take(String group) {
        groups.add(group);
    }

    /** Returns when whatever was under way at the tables of a group is finished. */
    void letGo(String group) {
        groups.remove(group);
        releaseOthers();
    }

    /** This server does, or does not, see most of the others. */
    void cutOff(boolean isSo) {
        isCutOff = isSo;
        if (isSo) {
            releaseOthers();
        }
    }

    boolean isCutOff() {
        return isCutOff;
    }

    private void releaseOthers() {
        tables.release(table -> !has(table));
    }
}
