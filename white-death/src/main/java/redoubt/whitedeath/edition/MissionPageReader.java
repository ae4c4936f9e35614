package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.print.PageHead;
import redoubt.horde.print.PageWords;
import redoubt.horde.table.Zone;

/** Reads the page of a mission. */
final class MissionPageReader {
    private static final List<String> MARKERS = List.of("beacon", "exit", "banner", "cauldron", "ladder");
    private static final List<String> COLOURS = List.of("red", "blue", "green");
    private static final List<String> OBJECTIVES = List.of("red", "blue", "green", "mixed", "any");
    private static final List<String> REWARDED = List.of("red", "blue", "green", "any");
    private static final List<String> PAIRS = List.of("spawn", "guards", "reserve");
    private static final List<String> LINES = List.of(
            "start",
            "beacon",
            "exit",
            "banner",
            "cauldron",
            "ladder",
            "corruption",
            "spawn",
            "objective",
            "colours",
            "guards",
            "reserve",
            "reward",
            "goal",
            "rules",
            "source");

    private final MissionText text;
    private final Board board;
    private final Problems problems;
    private final PageWords page;
    private final List<Zone> starts = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();
    private final List<MissionPage.Spawn> spawns = new ArrayList<>();
    private final List<MissionPage.Objectives> objectives = new ArrayList<>();
    private final List<MissionPage.Shuffled> shuffled = new ArrayList<>();
    private final List<Zone> corruption = new ArrayList<>();
    private final List<MissionPage.Group> guards = new ArrayList<>();
    private final List<MissionPage.Reward> rewards = new ArrayList<>();
    private int ladderReserve;

    MissionPageReader(MissionText text, Board board, Problems problems) {
        this.text = text;
        this.board = board;
        this.problems = problems;
        this.page = new PageWords(text, board, problems);
    }

    MissionPage read() {
        text.items().forEach(this::read);
        return new MissionPage(
                page.head(markers), starts, spawns, objectives, shuffled, corruption, guards, ladderReserve, rewards);
    }

    private void read(Item item) {
        String keyword = item.keyword().text();
        List<Word> words = item.words();
        if (problems.oneOf(item.keyword(), "line", LINES).isEmpty() || !hasWords(item)) {
            return;
        }
        if (MARKERS.contains(keyword)) {
            page.zones(words).forEach(zone -> markers.add(new PageHead.Marker(keyword, zone)));
            return;
        }
        switch (keyword) {
            case "start" -> starts.addAll(page.zones(words));
            case "corruption" -> corruption.addAll(page.zones(words));
            case "spawn" -> numbered(words).ifPresent(at -> spawns.add(new MissionPage.Spawn(at.number(), at.zone())));
            case "guards" -> numbered(words).ifPresent(guards::add);
            case "objective" -> {
                problems.oneOf(words.getFirst(), "colour", OBJECTIVES);
                objectives.add(new MissionPage.Objectives(
                        words.getFirst().text(), page.zones(words.subList(1, words.size()))));
            }
            case "colours" -> readColours(words);
            case "reserve" -> ladderReserve = problems.integer(words.getFirst()).orElse(0);
            case "reward" -> {
                problems.oneOf(words.getFirst(), "colour", REWARDED);
                rewards.add(new MissionPage.Reward(
                        words.getFirst().text(),
                        words.stream().skip(1).map(Word::text).toList()));
            }
            default -> {
                // goals, rules and the source are words without a zone
            }
        }
    }

    private boolean hasWords(Item item) {
        String keyword = item.keyword().text();
        boolean isPair = PAIRS.contains(keyword);
        boolean isMore = List.of("objective", "colours", "reward").contains(keyword);
        return page.hasWords(item, isPair || isMore ? 2 : 1, isPair ? 2 : Integer.MAX_VALUE);
    }

    private Optional<MissionPage.Group> numbered(List<Word> words) {
        Optional<Integer> number = problems.integer(words.getFirst());
        Optional<Zone> zone = page.zone(words.get(1));
        return number.flatMap(count -> zone.map(at -> new MissionPage.Group(count, at)));
    }

    private void readColours(List<Word> words) {
        for (int i = 0; i + 1 < words.size(); i += 2) {
            Optional<Integer> number = problems.integer(words.get(i));
            Optional<String> colour = problems.oneOf(words.get(i + 1), "colour", COLOURS);
            number.ifPresent(count -> colour.ifPresent(name -> shuffled.add(new MissionPage.Shuffled(count, name))));
        }
    }
}
