package redoubt.darkest.view;

import java.util.List;

/** How the house is built: its twenty tiles from left to right and from top to bottom. */
public record HouseView(List<TileView> tiles) {
    /** A tile by its printed code, and how far it is turned clockwise. */
    public record TileView(String code, int degrees) {}

    public HouseView {
        tiles = List.copyOf(tiles);
    }
}
