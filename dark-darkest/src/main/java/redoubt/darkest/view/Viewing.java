package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Makes the view of a table. */
public final class Viewing {
    private Viewing() {}

    public static DarkestView of(Table table, ExpansionsView expansions) {
        return new DarkestView(
                table.clock().round(),
                table.clock().events(),
                table.clock().darkness(),
                table.clock().isShowdown(),
                table.security().code(),
                table.security().inserted(),
                table.survivors().stream()
                        .map(survivor -> survivor(table, survivor))
                        .toList(),
                rooms(table),
                doors(table),
                table.menace().creature().map(beast -> beast(table, beast)),
                table.menace().nemesis().map(beast -> beast(table, beast)),
                table.blaze().front().map(tile -> table.zone(table.house().hall(tile))),
                table.stock().deck().size(),
                table.stock().spawn().size(),
                house(table),
                expansions);
    }

    private static HouseView house(Table table) {
        return new HouseView(table.house().board().placements().stream()
                .filter(placement -> placement.row() < House.ROWS)
                .sorted(Comparator.comparingInt(placement -> placement.row() * House.COLUMNS + placement.column()))
                .map(placement -> new HouseView.TileView(
                        placement.tile().name(), placement.rotation().degrees()))
                .toList());
    }

    private static DarkestView.SurvivorView survivor(Table table, Survivor survivor) {
        return new DarkestView.SurvivorView(
                survivor.board().name(),
                survivor.seat(),
                survivor.isPlaying(),
                table.zone(survivor.room()),
                survivor.body().wounds(),
                Abilities.of(table, survivor).deadlyWounds(),
                survivor.points(),
                survivor.experience(),
                survivor.skills(),
                survivor.body().cube(),
                survivor.body().virusLeft(),
                survivor.body().virusRight(),
                survivor.body().grab(),
                items(survivor.pack().right()),
                items(survivor.pack().left()),
                survivor.pack().chips());
    }

    private static List<DarkestView.ItemView> items(List<Item> items) {
        return items.stream()
                .map(item ->
                        new DarkestView.ItemView(item.kind().name(), item.card().symbol(), item.ammunition()))
                .toList();
    }

    private static List<DarkestView.RoomView> rooms(Table table) {
        List<DarkestView.RoomView> rooms = new ArrayList<>();
        for (int room = 0; room < table.house().roomCount(); room++) {
            int here = room;
            int tile = table.house().tile(room);
            DarkestView.RoomView view = new DarkestView.RoomView(
                    table.zone(room),
                    table.menace().zombies(room),
                    table.menace().zombies(room) - table.menace().standing(room),
                    (int) table.menace().tokens().stream()
                            .filter(token -> token.room() == here)
                            .count(),
                    table.blaze().burns(tile),
                    table.blaze().isDestroyed(tile),
                    table.notes().searched().contains(room),
                    table.security().cameras().stream().anyMatch(camera -> camera.room() == here));
            rooms.add(view);
        }
        return rooms;
    }

    private static List<DarkestView.DoorView> doors(Table table) {
        return table.security().doors().stream()
                .map(chip -> new DarkestView.DoorView(
                        table.house().door(chip.door()),
                        chip.chip().size(),
                        chip.isFaceUp() ? Optional.of(chip.chip()) : Optional.empty()))
                .toList();
    }

    private static DarkestView.BeastView beast(Table table, Beast beast) {
        return new DarkestView.BeastView(beast.board().name(), table.zone(beast.room()), beast.left());
    }
}
