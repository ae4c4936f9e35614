package redoubt.darkest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import redoubt.board.Tile;
import redoubt.content.Certificates;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Suggestions;
import redoubt.content.Word;
import redoubt.darkest.house.DrawnHouse;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Stream;
import redoubt.kernel.TableRules;

/** The houses that can be played: ready ones, one of those with the Reactor by the die, and drawn ones (DD-HOUSE-13, DD-RAD-27). */
final class Houses {
    private static final String DRAWN = "DD-X";
    private static final String BY_THE_DIE = "DD-R";
    private static final String PLATFORM = "X2";
    private static final Stream PLACE = Stream.stream("reactor");

    private final Library library;
    private final SequencedMap<String, House> ready = new LinkedHashMap<>();
    private final SequencedMap<String, House> withPlatform = new LinkedHashMap<>();
    private final List<MissionCard> cards = new ArrayList<>();

    /** A house, and the luck left after it was found. */
    record Found(House house, Luck rest) {}

    /** What a house must have: the tiles of the Kickstarter Special to draw from, the Reactor, a platform outside. */
    record Wishes(boolean isKickstarter, boolean hasReactor, boolean hasPlatform) {}

    Houses(Library library, Suggestions suggestions, Certificates certificates) {
        this.library = library;
        for (MissionText mission : library.missions()) {
            House house = new House(library.board(mission).orElseThrow());
            ready.put(mission.id().text(), house);
            withPlatform.put(mission.id().text(), house.withPlatform(library.tile(PLATFORM)));
            MissionCard card = new MissionCard(
                    mission.id().text(), mission.title(), word(mission, "difficulty"), word(mission, "length"));
            cards.add(card.suggesting(suggestions.of(card.id())).with(certificates.of(card.id())));
        }
        cards.add(new MissionCard(BY_THE_DIE, "Reactor by the die", "medium", "long")
                .suggesting(
                        withReactor().stream().findFirst().map(suggestions::of).orElse(List.of())));
        cards.add(new MissionCard(DRAWN, "Drawn house", "medium", "long"));
    }

    private static String word(MissionText mission, String attribute) {
        return mission.attribute(attribute).map(Word::text).orElse("");
    }

    List<MissionCard> cards() {
        return cards;
    }

    /** A ready house. */
    House ready(String mission) {
        House house = ready.get(mission);
        if (house == null) {
            List<String> names = cards.stream().map(MissionCard::id).toList();
            throw SetUpRefused.ofMission(
                    TableRules.KNOWN_MISSION,
                    mission,
                    "there is no mission " + mission + ", only " + String.join(", ", names));
        }
        return house;
    }

    Found find(String mission, Wishes wishes, Luck luck) {
        if (mission.equals(DRAWN)) {
            DrawnHouse.Drawn drawn = new DrawnHouse(
                            library.findLegend(DarkestGame.ID).orElseThrow(), tiles(wishes), wishes.hasReactor())
                    .draw(luck);
            House house = drawn.house();
            return new Found(wishes.hasPlatform() ? house.withPlatform(library.tile(PLATFORM)) : house, drawn.rest());
        }
        if (mission.equals(BY_THE_DIE)) {
            Luck.Shuffle<String> places = luck.shuffle(PLACE, withReactor());
            return find(places.cards().getFirst(), wishes, places.rest());
        }
        House house = ready(mission);
        return new Found(wishes.hasPlatform() ? withPlatform.get(mission) : house, luck);
    }

    private List<String> withReactor() {
        return ready.entrySet().stream()
                .filter(entry -> !entry.getValue().rooms(Icon.REACTOR).isEmpty())
                .map(entry -> entry.getKey())
                .toList();
    }

    private List<Tile> tiles(Wishes wishes) {
        return library.tiles().stream()
                .filter(tile -> wishes.isKickstarter() || !tile.label("set").contains("K"))
                .toList();
    }
}
