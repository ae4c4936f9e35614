package redoubt.board;

import java.util.ArrayList;
import java.util.List;

/** The tiles that lie or once lay on a board, in the order in which they were first laid. */
record Tiling(List<Laid> laid) {
    static final Tiling EMPTY = new Tiling(List.of());

    Tiling {
        laid = List.copyOf(laid);
    }

    Tiling with(Placement placement) {
        for (Laid other : laid) {
            refuse(other, placement);
        }
        List<Laid> more = new ArrayList<>(laid);
        for (int i = 0; i < more.size(); i++) {
            // A tile that comes back gets its old zone indices, so that a long game cannot run out of them.
            if (more.get(i).placement().tile().equals(placement.tile())) {
                more.set(i, new Laid(placement, more.get(i).firstZone(), true));
                return new Tiling(more);
            }
        }
        more.add(new Laid(placement, laid.isEmpty() ? 0 : laid.getLast().lastZone() + 1, true));
        return new Tiling(more);
    }

    private static void refuse(Laid other, Placement placement) {
        if (!other.present()) {
            return;
        }
        if (other.tile().equals(placement.tile().name())) {
            throw new IllegalArgumentException("tile " + other.tile() + " lies on the board already");
        }
        if (other.placement().row() == placement.row() && other.placement().column() == placement.column()) {
            throw new IllegalArgumentException("tile " + other.tile() + " lies at row " + placement.row() + ", column "
                    + placement.column() + " already");
        }
    }

    Tiling without(String tile) {
        List<Laid> fewer = new ArrayList<>();
        for (Laid each : laid) {
            boolean goes = each.present() && each.tile().equals(tile);
            fewer.add(goes ? new Laid(each.placement(), each.firstZone(), false) : each);
        }
        if (fewer.equals(laid)) {
            throw new IllegalArgumentException("no tile " + tile + " on this board");
        }
        return new Tiling(fewer);
    }

    List<Placement> present() {
        return laid.stream().filter(Laid::present).map(Laid::placement).toList();
    }

    List<ZonePlan> plans() {
        return laid.stream()
                .flatMap(tile -> tile.placement().tile().zones().stream())
                .toList();
    }

    List<String> zoneNames() {
        return laid.stream()
                .flatMap(tile -> tile.placement().tile().zones().stream().map(zone -> tile.tile() + "." + zone.name()))
                .toList();
    }
}
