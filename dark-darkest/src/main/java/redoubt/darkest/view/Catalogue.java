package redoubt.darkest.view;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SkillName;

/** What is printed on Equipment cards and survivor boards, for a client to show. */
public record Catalogue(List<CardPrint> cards, List<BoardPrint> boards) {
    /** A card: what it is, the hands it takes, its dice and range, and the cubes it holds. */
    public record CardPrint(
            String name, CardKind.Type type, int hands, int dice, int range, Optional<Integer> ammunition) {}

    /** A survivor board: the gift, the skills in the order of their prices, and the card to start with. */
    public record BoardPrint(String survivor, SkillName innate, List<SkillName> skills, String card) {
        public BoardPrint {
            skills = List.copyOf(skills);
        }
    }

    public Catalogue {
        cards = List.copyOf(cards);
        boards = List.copyOf(boards);
    }

    public static Catalogue of(Print print) {
        return new Catalogue(
                print.kinds().stream()
                        .map(kind -> new CardPrint(
                                kind.name(), kind.type(), kind.hands(), kind.dice(), kind.range(), kind.ammunition()))
                        .toList(),
                print.survivors().stream()
                        .map(board -> new BoardPrint(board.name(), board.innate(), board.skills(), board.weapon()))
                        .toList());
    }
}
