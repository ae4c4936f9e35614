package redoubt.darkest.setup;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Expansion;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.round.PlayRound;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Recruits;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Annexes;
import redoubt.darkest.table.Blaze;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Dials;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Stock;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Agenda;
import redoubt.kernel.Luck;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** Lays out a game: the house, codes and chips, piles and survivors; cameras are turned first of all (DD-SETUP-09). */
public final class LayOut {
    private static final String GAS_CAN = "Gas Can";
    private static final String CHAINSAW = "Chainsaw";

    private LayOut() {}

    public static State<Table> of(Agreement agreement, House house, Rulebook book, int seats, Luck luck) {
        Codes codes = Codes.draw(agreement, house, book.print(), luck);
        Luck.Shuffle<Integer> deck = codes.rest().shuffle(Dice.DECK, deck(agreement, book.print()));
        Luck.Shuffle<Integer> spawn = deck.rest().shuffle(Dice.SPAWN, spawn(agreement, book.print()));
        Luck.Shuffle<Integer> creatures =
                spawn.rest().shuffle(Dice.CREATURES, boards(book.print().creatures(), book.dials()));
        Luck.Shuffle<Integer> nemeses =
                creatures.rest().shuffle(Dice.NEMESES, boards(book.print().nemeses(), book.dials()));
        Stock stock = new Stock(
                Pile.of(deck.cards()),
                List.of(),
                List.of(),
                Pile.of(spawn.cards()),
                Pile.of(creatures.cards()),
                List.of(),
                Pile.of(nemeses.cards()));
        Table table = new Table(
                book,
                house,
                Terrain.of(house.board()),
                Blaze.NONE,
                codes.security(),
                Menace.none(house.board().zoneCount()),
                stock,
                List.of(),
                Clock.START,
                Notes.NONE,
                Annexes.NONE);
        Table laidOut = withSurvivors(table, agreement.survivors(), seats);
        for (ExpansionRuling expansion : agreement.expansions()) {
            laidOut = expansion.laidOut(laidOut);
        }
        return State.laidOut(laidOut, agenda(house, agreement.expansions()), nemeses.rest());
    }

    private static Table withSurvivors(Table table, List<SurvivorBoard> boards, int seats) {
        List<Survivor> survivors = new ArrayList<>();
        for (SurvivorBoard board : boards) {
            int place = survivors.size();
            survivors.add(Recruits.entering(table, place, board, place % seats + 1));
        }
        return table.withSurvivors(survivors);
    }

    /** The Equipment deck without starting cards; Gas Cans only for a Chainsaw (DD-SETUP-01, DD-GAP-33). */
    private static List<Integer> deck(Agreement agreement, Print print) {
        boolean sawing =
                agreement.survivors().stream().anyMatch(board -> board.weapon().equals(CHAINSAW));
        return print.cards().stream()
                .filter(card -> !card.isStarting())
                .filter(card -> card.kind().name().equals(GAS_CAN)
                        ? sawing
                        : isIn(card.kind().set(), agreement.dials())
                                || agreement.expansions().stream().anyMatch(expansion -> expansion.isDealt(card)))
                .map(Card::index)
                .toList();
    }

    private static boolean isIn(Expansion set, Dials dials) {
        return set == Expansion.B || set == Expansion.K && dials.isKickstarter();
    }

    private static List<Integer> spawn(Agreement agreement, Print print) {
        List<Integer> values = agreement.spawnPile().values(print);
        agreement.expansions().forEach(expansion -> values.addAll(expansion.spawnTokens()));
        return values;
    }

    private static List<Integer> boards(List<BeastBoard> boards, Dials dials) {
        return boards.stream()
                .filter(board -> isIn(board.set(), dials))
                .map(BeastBoard::index)
                .toList();
    }

    private static Agenda<Table> agenda(House house, List<ExpansionRuling> expansions) {
        List<Step<Table>> steps = new ArrayList<>();
        house.rooms(Icon.CAMERA).forEach(room -> steps.add(new TurnCamera(room)));
        expansions.forEach(expansion -> steps.addAll(expansion.beginnings()));
        steps.add(new PlayRound());
        return Agenda.<Table>empty().after(steps);
    }
}
