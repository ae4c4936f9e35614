package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.terror.CameraView;

/** Makes the view of a table. */
public final class Viewing {
    private Viewing() {}

    public static DarkestView of(Table table, Phase phase, ExpansionsView expansions) {
        Clock clock = table.clock();
        return new DarkestView(
                clock.round(),
                phase,
                clock.events(),
                new DarkestView.DarknessView(
                        clock.darkness(),
                        clock.isShowdown() ? table.dials().showdownTrack() : Clock.LAST,
                        table.dials().fireIcon()),
                clock.isShowdown(),
                table.dials().isAdvanced(),
                table.security().code(),
                table.security().removed(),
                table.security().inserted(),
                table.survivors().stream()
                        .map(survivor -> survivor(table, survivor))
                        .toList(),
                groups(table),
                BoardView.of(table),
                rooms(table),
                doors(table),
                table.security().cameras().stream()
                        .map(camera -> watch(table, camera))
                        .toList(),
                table.menace().creature().map(beast -> beast(table, beast, true)),
                table.menace().nemesis().map(beast -> beast(table, beast, false)),
                table.blaze()
                        .front()
                        .map(tile -> new DarkestView.FireView(
                                table.zone(table.house().hall(tile)),
                                table.blaze().direction())),
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
        Abilities abilities = Abilities.of(table, survivor);
        SurvivorBoard board = survivor.board();
        return new DarkestView.SurvivorView(
                board.name(),
                survivor.seat(),
                board.colour(),
                survivor.isPlaying(),
                survivor.body().fate() == Fate.SAFE,
                table.clock().bearer().equals(Optional.of(survivor.place())),
                table.zone(survivor.room()),
                survivor.body().wounds(),
                abilities.deadlyWounds(),
                abilities.zones(),
                abilities.level(),
                survivor.points(),
                survivor.effort().leftBox(),
                survivor.effort().middleBox(),
                survivor.experience(),
                abilities.escapeValue(),
                survivor.hands(),
                abilities.limit(),
                board.innate(),
                skills(survivor),
                survivor.body().cube(),
                survivor.body().virusLeft(),
                survivor.body().virusRight(),
                survivor.body().grab(),
                items(survivor.pack().right()),
                items(survivor.pack().left()),
                survivor.pack().chips());
    }

    private static List<DarkestView.SkillView> skills(Survivor survivor) {
        SurvivorBoard board = survivor.board();
        return IntStream.range(0, SurvivorBoard.SKILLS)
                .mapToObj(skill -> new DarkestView.SkillView(
                        board.skills().get(skill),
                        board.prices().get(skill),
                        survivor.hasBought(skill),
                        survivor.isTaken(skill)))
                .toList();
    }

    private static List<DarkestView.ItemView> items(List<Item> items) {
        return items.stream()
                .map(item ->
                        new DarkestView.ItemView(item.kind().name(), item.card().symbol(), item.ammunition()))
                .toList();
    }

    private static List<DarkestView.GroupView> groups(Table table) {
        return table.notes().groups().stream()
                .map(group -> group.members().stream()
                        .map(table::survivor)
                        .filter(Survivor::isPlaying)
                        .map(survivor -> survivor.board().name())
                        .toList())
                .filter(members -> !members.isEmpty())
                .map(DarkestView.GroupView::new)
                .toList();
    }

    private static List<DarkestView.RoomView> rooms(Table table) {
        ZoneSet occupied = table.occupied();
        List<DarkestView.RoomView> rooms = new ArrayList<>();
        for (int room = 0; room < table.house().roomCount(); room++) {
            int here = room;
            int tile = table.house().tile(room);
            rooms.add(new DarkestView.RoomView(
                    table.zone(room),
                    table.menace().zombies(room),
                    table.menace().zombies(room) - table.menace().standing(room),
                    (int) table.menace().tokens().stream()
                            .filter(token -> token.room() == here)
                            .count(),
                    table.blaze().burns(tile),
                    table.blaze().isDestroyed(tile),
                    table.notes().searched().contains(room),
                    isLit(table, occupied, room),
                    table.notes().mines().contains(room),
                    used(table, tile)));
        }
        return rooms;
    }

    /** Light is sight: where survivors are, and whatever they see from there. */
    private static boolean isLit(Table table, ZoneSet occupied, int room) {
        for (int from = occupied.first(); from != ZoneSet.NONE; from = occupied.nextAfter(from)) {
            if (from == room || table.sees(from, room)) {
                return true;
            }
        }
        return false;
    }

    /** The functions of a tile that are noted as used, as icons are told. */
    private static List<String> used(Table table, int tile) {
        String code = table.house().name(tile) + " ";
        return table.notes().used().stream()
                .filter(mark -> mark.startsWith(code))
                .map(mark -> mark.substring(code.length()).toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<DarkestView.DoorView> doors(Table table) {
        return table.security().doors().stream()
                .map(chip -> new DarkestView.DoorView(
                        table.house().door(chip.door()),
                        chip.chip().size(),
                        chip.isFaceUp() ? Optional.of(chip.chip()) : Optional.empty()))
                .toList();
    }

    private static DarkestView.WatchView watch(Table table, Camera camera) {
        List<Zone> sees = new ArrayList<>();
        CameraView.of(table, camera).forEachIndex(room -> sees.add(table.zone(room)));
        return new DarkestView.WatchView(table.zone(camera.room()), camera.direction(), sees);
    }

    private static DarkestView.BeastView beast(Table table, Beast beast, boolean isCreature) {
        BeastBoard board = beast.board();
        List<DarkestView.AreaView> areas = IntStream.range(0, board.areas().size())
                .mapToObj(area -> new DarkestView.AreaView(
                        board.areas().get(area).colour(),
                        isCreature ? board.areas().get(area).hits() : 0,
                        beast.left().get(area)))
                .toList();
        return new DarkestView.BeastView(
                board.name(),
                table.zone(beast.room()),
                isCreature
                        ? board.movement()
                        : Optional.of(Math.max(1, table.dials().nemesisMovement() - beast.destroyed(AreaColour.BLUE))),
                Math.max(0, board.attack() - beast.destroyed(AreaColour.RED)),
                areas);
    }
}
