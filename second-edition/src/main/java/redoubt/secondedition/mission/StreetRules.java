package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.secondedition.doors.DarkRooms;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.ending.WonInTime;
import redoubt.secondedition.mission.m01.CardsBarSearch;
import redoubt.secondedition.mission.m01.NoiseBeyondDoors;
import redoubt.secondedition.mission.m02.NoiseLuresAway;
import redoubt.secondedition.mission.m03.CardDoorsFirst;
import redoubt.secondedition.mission.m03.MapOffice;
import redoubt.secondedition.mission.m03.Searchlight;
import redoubt.secondedition.mission.m03.SilentBlock;
import redoubt.secondedition.mission.m04.LastTurnsOffTheLight;
import redoubt.secondedition.mission.m04.SearchlightOff;
import redoubt.secondedition.mission.rules.MoreCardsWhile;
import redoubt.secondedition.mission.rules.NobodyRemains;
import redoubt.secondedition.washington.Clock;

/** The goals and rules that only missions in the streets name. */
final class StreetRules {
    /** The rule by which doors without a card are sealed at first. */
    static final String CARD_DOORS_FIRST = "CardDoorsFirst";

    static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("OpenDiner", StreetEffects::openDiner),
            new Entry<>("SearchlightOff", _ -> new SearchlightOff()),
            new Entry<>("NobodyRemains", _ -> new NobodyRemains()));

    static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>(
                    "CardsBarSearch",
                    mission -> List.of(
                            new CardsBarSearch(mission.page().marked(MissionRules.HUMVEE), mission.token("crate")))),
            new Entry<>(
                    "NoiseBeyondDoors",
                    mission -> List.of(new NoiseBeyondDoors(
                            noise(mission), mission.box().gaits().asIfOpen()))),
            new Entry<>(
                    "NoiseLuresAway",
                    mission -> List.of(
                            new NoiseLuresAway(noise(mission), mission.page().firstSpawn()))),
            new Entry<>("LastCardByEvening", mission -> List.of(lastCardByEvening(mission.page()))),
            new Entry<>(CARD_DOORS_FIRST, mission -> List.of(cardDoorsFirst(mission))),
            new Entry<>("SilentBlock", mission -> List.of(silentBlock(mission))),
            new Entry<>("MapOffice", _ -> List.of(new MapOffice("WZ-M03C-06"))),
            new Entry<>("SearchlightAtSeven", mission -> searchlight(mission.page())),
            new Entry<>("LastTurnsOffTheLight", mission -> List.of(new LastTurnsOffTheLight(mission.token("exit")))));

    private StreetRules() {}

    private static Zone noise(Briefing mission) {
        return mission.page().noise().getFirst().zone();
    }

    /** Until the clock has shown 7 pm for a whole round (WZ-M02R-01). */
    private static WonInTime lastCardByEvening(MissionPage page) {
        return new WonInTime(new RuleId("WZ-M02R-01"), roundsOfDay(page) + 1, Optional.of("no-one-left-behind"));
    }

    /** The rounds before the clock shows 7 pm. */
    private static int roundsOfDay(MissionPage page) {
        return Clock.NIGHTFALL - page.hour().orElseThrow();
    }

    /** All doors into buildings but those with a card. */
    private static CardDoorsFirst cardDoorsFirst(Briefing mission) {
        Ground ground = mission.box().ground();
        Board board = mission.page().board();
        List<Integer> others = new ArrayList<>();
        for (ZoneSet building : board.buildings().all()) {
            others.addAll(Doors.into(ground, board, building));
        }
        mission.page().cards().all().forEach(card -> others.removeAll(card.doors()));
        return new CardDoorsFirst(ground, others);
    }

    /** The dark rooms of the building behind the third card, as far as they lie on the tile of its door. */
    private static SilentBlock silentBlock(Briefing mission) {
        Board board = mission.page().board();
        Edges edges = board.edges();
        int door = mission.page().cards().card("3").doors().getFirst();
        int room = board.buildings().around(edges.first(door)).isEmpty() ? edges.second(door) : edges.first(door);
        String tile = board.tiles(new ZoneId(room)).getFirst();
        List<Zone> dark = new ArrayList<>();
        board.buildings()
                .around(room)
                .and(board.onTile(tile))
                .and(DarkRooms.dark(board))
                .forEachIndex(zone -> dark.add(board.named(zone)));
        return new SilentBlock("WZ-M03C-03", dark);
    }

    private static List<Ruling> searchlight(MissionPage page) {
        String card = "WZ-M03C-07";
        return List.of(new Searchlight(card, roundsOfDay(page)), new MoreCardsWhile(card));
    }
}
