package redoubt.secondedition.mission;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.horde.cards.Food;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.ZombieKind;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.effect.Where;
import redoubt.secondedition.objective.effect.Who;

/** The name of an effect on a mission page and the words after it; names of more than one word have strokes in them. */
record EffectWords(Briefing mission, String name, List<String> words) {
    static final String NOTE = "note-";

    /** The decks in which a card is looked for, one after the other. */
    static final List<String> DECKS = List.of(SecondEdition.EQUIPMENT_DECK, SecondEdition.SECRET_SERVICE_DECK);

    private static final int ALL = 99;

    EffectWords {
        words = List.copyOf(words);
    }

    /** What the ledger calls a card or note of a mission, such as {@code WZ-M01C-02}. */
    static String id(Briefing mission, String number) {
        boolean isNote = number.startsWith(NOTE);
        int digits = Integer.parseInt(isNote ? number.substring(NOTE.length()) : number);
        return String.format(Locale.ROOT, "%s%s-%02d", mission.page().id(), isNote ? "N" : "C", digits);
    }

    String word(int place) {
        if (place >= words.size()) {
            throw new IllegalArgumentException("expected more after '" + name + "'");
        }
        return words.get(place);
    }

    /** Whether this word stands here; another one than it is a mistake. */
    boolean says(int place, String word) {
        if (place < words.size() && !word(place).equals(word)) {
            throw new IllegalArgumentException(
                    "expected '" + word + "' or nothing after '" + name + "' but found '" + word(place) + "'");
        }
        return place < words.size();
    }

    /** A number; {@code all} means as many as there may be. */
    int number(int place) {
        String word = word(place);
        if (word.equals("all")) {
            return ALL;
        }
        if (!word.matches("[0-9]+")) {
            throw new IllegalArgumentException("expected a number after '" + name + "' but found '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    /** The taker, unless the words say {@code here} or {@code everyone}. */
    Who who(int place) {
        return place >= words.size() ? Who.TAKER : Who.valueOf(word(place).toUpperCase(Locale.ROOT));
    }

    /** The zone of the card, unless the words name one or {@code start}, that of the first spawn token. */
    Where where(int place) {
        if (place >= words.size() || word(place).equals("here")) {
            return Where.HERE;
        }
        if (word(place).equals("start")) {
            return Where.at(mission.page().firstSpawn());
        }
        return Where.at(zone(place));
    }

    Zone zone(int place) {
        ZoneId zone = mission.page()
                .board()
                .find(word(place))
                .orElseThrow(() -> new IllegalArgumentException("no zone is called " + word(place)));
        return mission.page().board().named(zone.index());
    }

    ZombieKind zombie(int place) {
        return mission.box().print().zombie(word(place));
    }

    String deck(int place) {
        String deck = word(place);
        if (mission.box().deck(deck).isEmpty()) {
            throw new IllegalArgumentException("no deck is called " + deck);
        }
        return deck;
    }

    /** The names of cards, {@code Plenty-of-Bullets} for Plenty of Bullets. */
    List<String> cards(int place) {
        List<String> names = words.subList(place, words.size()).stream()
                .map(word -> word.replace('-', ' '))
                .toList();
        for (String card : names) {
            mission.box().print().card(card);
        }
        return names;
    }

    /** The name of somebody who may come along. */
    String companion(int place) {
        if (mission.box().companions().stream().noneMatch(known -> known.name().equals(word(place)))) {
            throw new IllegalArgumentException("no companion is called " + word(place));
        }
        return word(place);
    }

    List<String> foods() {
        return mission.box().deck(SecondEdition.EQUIPMENT_DECK).stream()
                .filter(card -> card.has(Food.class))
                .map(Equipment::name)
                .distinct()
                .toList();
    }

    /** The border with a printed door between two zones, {@code 13R.f-13R.i}. */
    int door(int place) {
        int closed = mission.box().ground().closedDoor();
        String[] zones = word(place).split("-");
        Board board = mission.page().board();
        return Arrays.stream(zones).allMatch(zone -> board.find(zone).isPresent()) && zones.length == 2
                ? board.edges().between(board.zone(zones[0]), board.zone(zones[1])).stream()
                        .filter(edge -> edge.printed().index() == closed)
                        .map(edge -> edge.id().index())
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("expected a door at '" + word(place) + "'"))
                : misplaced(place);
    }

    private int misplaced(int place) {
        throw new IllegalArgumentException(
                "expected two zones such as 13R.f-13R.i after '" + name + "' but found '" + word(place) + "'");
    }

    String note(int place) {
        return id(mission, NOTE + number(place));
    }
}
