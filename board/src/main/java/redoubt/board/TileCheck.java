package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Checks a printed tile against its legend. */
final class TileCheck {
    private final Legend legend;
    private final Tile tile;
    private final Drawing drawing;
    private final List<Fault> faults = new ArrayList<>();

    TileCheck(Legend legend, Tile tile) {
        this.legend = legend;
        this.tile = tile;
        this.drawing = tile.drawing();
    }

    List<Fault> faults() {
        checkRectangles();
        for (int row = 0; row < drawing.rows(); row++) {
            for (int column = 0; column < drawing.columns(); column++) {
                for (Side side : Side.values()) {
                    checkSide(row, column, side);
                }
            }
        }
        return List.copyOf(faults);
    }

    private void checkRectangles() {
        for (int zone = 0; zone < tile.zones().size(); zone++) {
            int top = drawing.rows();
            int left = drawing.columns();
            int bottom = -1;
            int right = -1;
            int count = 0;
            for (int row = 0; row < drawing.rows(); row++) {
                for (int column = 0; column < drawing.columns(); column++) {
                    if (drawing.zone(row, column) == zone) {
                        top = Math.min(top, row);
                        left = Math.min(left, column);
                        bottom = Math.max(bottom, row);
                        right = Math.max(right, column);
                        count++;
                    }
                }
            }
            if (count != (bottom - top + 1) * (right - left + 1)) {
                int cell = firstCell(zone);
                String message = "the cells of zone " + drawing.zones().get(zone) + " do not form a rectangle";
                faults.add(Fault.atCell(cell / drawing.columns(), cell % drawing.columns(), message));
            }
        }
    }

    private int firstCell(int zone) {
        int cell = 0;
        while (drawing.zone(cell / drawing.columns(), cell % drawing.columns()) != zone) {
            cell++;
        }
        return cell;
    }

    private void checkSide(int row, int column, Side side) {
        int besideRow = row + side.down();
        int besideColumn = column + side.right();
        boolean outside =
                besideRow < 0 || besideColumn < 0 || besideRow == drawing.rows() || besideColumn == drawing.columns();
        if (outside) {
            checkOuter(row, column, side);
        } else if (side == Side.E || side == Side.S) {
            checkInner(row, column, side, drawing.zone(besideRow, besideColumn));
        }
    }

    private void checkOuter(int row, int column, Side side) {
        ZonePlan zone = tile.zones().get(drawing.zone(row, column));
        List<BorderKind> allowed = legend.allowedOutside(zone.kind());
        int mark = drawing.mark(row, column, side);
        if (mark == Drawing.BLANK || !allowed.contains(legend.borders().get(mark))) {
            String message = zone.kind().name() + " " + zone.name() + " on the tile edge may have " + names(allowed)
                    + " but not " + name(mark);
            faults.add(Fault.atSide(row, column, side, message));
        }
    }

    private void checkInner(int row, int column, Side side, int beside) {
        int zone = drawing.zone(row, column);
        int mark = drawing.mark(row, column, side);
        ZonePlan one = tile.zones().get(zone);
        ZonePlan other = tile.zones().get(beside);
        if (zone == beside) {
            if (mark != Drawing.BLANK) {
                String message =
                        "expected a blank between two cells of zone " + one.name() + " but found " + name(mark);
                faults.add(Fault.atSide(row, column, side, message));
            }
            return;
        }
        List<BorderKind> allowed = legend.allowed(one.kind(), other.kind());
        if (mark == Drawing.BLANK || !allowed.contains(legend.borders().get(mark))) {
            String message = "between " + one.kind().name() + " " + one.name() + " and "
                    + other.kind().name() + " " + other.name() + " there may be " + names(allowed) + " but not "
                    + name(mark);
            faults.add(Fault.atSide(row, column, side, message));
        }
    }

    private String name(int mark) {
        return mark == Drawing.BLANK ? "a blank" : legend.borders().get(mark).name();
    }

    private static String names(List<BorderKind> kinds) {
        return kinds.isEmpty()
                ? "no border"
                : kinds.stream().map(BorderKind::name).collect(Collectors.joining(" or "));
    }
}
