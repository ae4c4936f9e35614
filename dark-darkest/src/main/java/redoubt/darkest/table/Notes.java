package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;

/**
 * What is remembered with cubes: rooms already searched, armed Mines, corner functions used this Round, the groups of the Round in
 * their order,
 * camera checks made in this Upkeep, and which hordes and Spawn tokens have acted in this reaction.
 */
public record Notes(
        ZoneSet searched,
        ZoneSet mines,
        List<String> used,
        List<Group> groups,
        List<Check> checks,
        ZoneSet acted,
        List<Integer> actedTokens) {
    /** The survivors who stood together at the Regrouping, by their places. */
    public record Group(List<Integer> members) {
        public Group {
            members = List.copyOf(members);
        }
    }

    /** A camera and a room that it has checked. */
    public record Check(int camera, int room) {}

    public static final Notes NONE =
            new Notes(ZoneSet.EMPTY, ZoneSet.EMPTY, List.of(), List.of(), List.of(), ZoneSet.EMPTY, List.of());

    public Notes {
        used = List.copyOf(used);
        groups = List.copyOf(groups);
        checks = List.copyOf(checks);
        actedTokens = List.copyOf(actedTokens);
    }

    public Notes withSearched(int room) {
        return new Notes(searched.with(room), mines, used, groups, checks, acted, actedTokens);
    }

    public Notes withMines(ZoneSet changed) {
        return new Notes(searched, changed, used, groups, checks, acted, actedTokens);
    }

    public Notes withUsed(String function) {
        List<String> longer = new ArrayList<>(used);
        longer.add(function);
        return new Notes(searched, mines, longer, groups, checks, acted, actedTokens);
    }

    public Notes withNothingUsed() {
        return new Notes(searched, mines, List.of(), groups, checks, acted, actedTokens);
    }

    public Notes withGroups(List<Group> changed) {
        return new Notes(searched, mines, used, changed, checks, acted, actedTokens);
    }

    public Notes withChecks(List<Check> changed) {
        return new Notes(searched, mines, used, groups, changed, acted, actedTokens);
    }

    /** With a horde marked, by its room, as having used its activation. */
    public Notes withActed(int room) {
        return new Notes(searched, mines, used, groups, checks, acted.with(room), actedTokens);
    }

    public Notes withActedToken(int token) {
        List<Integer> longer = new ArrayList<>(actedTokens);
        longer.add(token);
        return new Notes(searched, mines, used, groups, checks, acted, longer);
    }

    public Notes withNobodyActed() {
        return new Notes(searched, mines, used, groups, checks, ZoneSet.EMPTY, List.of());
    }
}
