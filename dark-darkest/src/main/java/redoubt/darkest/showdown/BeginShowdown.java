package redoubt.darkest.showdown;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.darkest.arrival.RevealTokens;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.BreakOut;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Effort;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A survivor has entered the Laboratory and takes the Cure; of several the players choose the bearer. Everything that was still to be
 * done in the Round is dropped (DD-LAB-09, DD-FIN-01 to DD-FIN-08, DD-FIN-38, DD-GAP-70, DD-GAP-71).
 */
public record BeginShowdown() implements Question<Table, BeginShowdown.Bearer> {
    private static final RuleId RULE = rule("DD-FIN-02");
    private static final RuleId TOKENS = rule("DD-FIN-04");
    private static final RuleId NEMESIS = rule("DD-FIN-06");

    /** This survivor bears the Cure. */
    public record Bearer(Person who) implements Option {
        @Override
        public String key() {
            return "bearer " + who.key();
        }

        @Override
        public List<Mark> marks() {
            return List.of(who.mark());
        }
    }

    @Override
    public Decision<Bearer> decision(Table table) {
        return new Decision<>(
                RULE,
                table.everyone(),
                table.in(table.house().laboratory()).stream()
                        .map(Survivor::person)
                        .map(Bearer::new)
                        .toList());
    }

    @Override
    public void answer(Bearer chosen, Play<Table> play) {
        play.table(opened(play.table()));
        for (SpawnToken token : play.table().menace().tokens()) {
            RevealTokens.reveal(play, token, ZombieState.READY, TOKENS);
        }
        play.table(withCubes(play.table()));
        for (ExpansionRuling expansion : Expansions.of(play.table())) {
            play.table(expansion.showdownBegins(play.table()));
        }
        BeastBoard nemesis = callNemesis(play);
        play.table(play.table()
                .with(play.table()
                        .clock()
                        .withBearer(chosen.who().place())
                        .withEvents(EventSpace.CLOCK)
                        .withDarkness(0)));
        play.reveal(new DarkestEvent.ShowdownBegan(NEMESIS, chosen.who(), nemesis));
        play.then(new ShowdownActs());
        if (!play.table().blaze().burnsAnywhere()) {
            play.then(new BreakOut());
        }
    }

    /** All doors open, chips and cameras leave the house, marks of the Round go (DD-FIN-03). */
    private static Table opened(Table table) {
        Terrain ground = table.terrain();
        List<Integer> doors = new ArrayList<>(table.house().locks());
        doors.addAll(table.house().seals());
        for (int door : doors) {
            ground = ground.withEdge(door, table.ways().open());
        }
        return table.with(ground)
                .with(table.security()
                        .withGone(table.security().doors().stream()
                                .map(DoorChip::chip)
                                .toList())
                        .withDoors(List.of())
                        .withCameras(List.of()))
                .with(BeginRound.settled(table.menace()))
                .with(table.notes().withNothingUsed().withGroups(List.of()));
    }

    /** Every survivor holds as many cubes as its health level gives Action points; the lost ones do not come back (DD-FIN-08). */
    private static Table withCubes(Table table) {
        Table changed = table;
        for (Survivor survivor : table.survivors()) {
            changed = survivor.isPlaying()
                    ? changed.with(survivor.with(
                            Effort.NONE.withPoints(Abilities.of(table, survivor).level())))
                    : changed.with(survivor.with(survivor.body().withFate(Fate.OUT)));
        }
        return changed;
    }

    /** A random Nemesis, with a cube for every Action point and every survivor, dealt one by one to its areas (DD-FIN-06). */
    private static BeastBoard callNemesis(Play<Table> play) {
        Table table = play.table();
        Pile nemeses = table.stock()
                .nemeses()
                .turnedUp(
                        play,
                        Dice.NEMESES,
                        "beast",
                        card -> table.print().nemeses().get(card).name());
        BeastBoard board = table.print().nemeses().get(nemeses.top());
        int cubes = table.playing().size();
        for (Survivor survivor : table.playing()) {
            cubes += Abilities.of(table, survivor).level();
        }
        // The dial counts in quarters (DD-DIFF-09).
        cubes = Math.ceilDiv(cubes * table.dials().nemesisCubes(), 4);
        int areas = board.areas().size();
        List<Integer> dealt = new ArrayList<>();
        for (int area = 0; area < areas; area++) {
            dealt.add(cubes / areas + (area < cubes % areas ? 1 : 0));
        }
        Beast nemesis = new Beast(board, table.house().laboratory(), dealt);
        play.table(table.with(table.stock().withNemeses(nemeses.withoutTop()))
                .with(table.menace().withNemesis(Optional.of(nemesis))));
        return board;
    }
}
