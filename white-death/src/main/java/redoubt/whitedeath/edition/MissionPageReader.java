package redoubt.whitedeath.edition;

import static redoubt.horde.print.PageLine.MANY;
import static redoubt.horde.print.PageLine.line;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.print.LineWords;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.PageHead;
import redoubt.horde.print.PageLines;

/** Reads the page of a mission. */
final class MissionPageReader {
    private static final List<String> COLOURS = List.of("red", "blue", "green");
    private static final List<String> OBJECTIVES = List.of("red", "blue", "green", "mixed", "any");
    private static final List<String> REWARDED = List.of("red", "blue", "green", "any");

    private static final PageLines<MissionPageReader> LINES = new PageLines<>(List.of(
            line("start", 1, MANY, MissionPageReader::readStarts),
            line("beacon", 1, MANY, MissionPageReader::readMarkers),
            line("exit", 1, MANY, MissionPageReader::readMarkers),
            line("banner", 1, MANY, MissionPageReader::readMarkers),
            line("cauldron", 1, MANY, MissionPageReader::readMarkers),
            line("ladder", 1, MANY, MissionPageReader::readMarkers),
            line("corruption", 1, MANY, MissionPageReader::readCorruption),
            line("spawn", 2, 2, MissionPageReader::readSpawn),
            line("guards", 2, 2, MissionPageReader::readGuards),
            line("objective", 2, MANY, MissionPageReader::readObjectives),
            line("colours", 2, MANY, MissionPageReader::readColours),
            line("reserve", 2, 2, MissionPageReader::readReserve),
            line("reward", 2, MANY, MissionPageReader::readReward)));

    private final List<Zone> starts = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();
    private final List<MissionPage.Spawn> spawns = new ArrayList<>();
    private final List<ObjectiveGroup> objectives = new ArrayList<>();
    private final List<MissionPage.Shuffled> shuffled = new ArrayList<>();
    private final List<Zone> corruption = new ArrayList<>();
    private final List<MissionPage.Group> guards = new ArrayList<>();
    private final List<MissionPage.Reward> rewards = new ArrayList<>();
    private int ladderReserve;

    private MissionPageReader() {}

    static MissionPage read(MissionText text, Board board, Problems problems) {
        MissionPageReader page = new MissionPageReader();
        LINES.read(text, board, page, problems);
        return new MissionPage(
                PageHead.read(text, board, page.markers, problems),
                page.starts,
                page.spawns,
                page.objectives,
                page.shuffled,
                page.corruption,
                page.guards,
                page.ladderReserve,
                page.rewards);
    }

    private void readStarts(LineWords words) {
        starts.addAll(words.zonesFrom(0));
    }

    private void readMarkers(LineWords words) {
        words.zonesFrom(0).forEach(zone -> markers.add(new PageHead.Marker(words.keyword(), zone)));
    }

    private void readCorruption(LineWords words) {
        corruption.addAll(words.zonesFrom(0));
    }

    private void readSpawn(LineWords words) {
        spawns.add(new MissionPage.Spawn(words.number(0), words.zone(1)));
    }

    private void readGuards(LineWords words) {
        guards.add(new MissionPage.Group(words.number(0), words.zone(1)));
    }

    private void readObjectives(LineWords words) {
        objectives.add(new ObjectiveGroup(words.oneOf(0, "colour", OBJECTIVES), words.zonesFrom(1)));
    }

    /** Pairs of a number and a colour. */
    private void readColours(LineWords words) {
        for (int i = 0; i + 1 < words.size(); i += 2) {
            shuffled.add(new MissionPage.Shuffled(words.number(i), words.oneOf(i + 1, "colour", COLOURS)));
        }
    }

    private void readReserve(LineWords words) {
        ladderReserve = words.number(0);
    }

    private void readReward(LineWords words) {
        rewards.add(new MissionPage.Reward(words.oneOf(0, "colour", REWARDED), words.textsFrom(1)));
    }
}
