package redoubt.app.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import redoubt.app.desk.Games;
import redoubt.app.words.Words;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Mark;

/** What a campaign has come to, in lines: the sheets, what was found, who has fallen, what the past changes. */
final class CampaignText {
    private final Game<?> game;
    private final Words words;

    private CampaignText(Game<?> game, Words words) {
        this.game = game;
        this.words = words;
    }

    static <T> List<String> of(History<T> history, Words words) {
        Game<T> game = history.engine().game();
        return game.campaignView(history.state())
                .map(view -> new CampaignText(game, words).lines(view))
                .orElse(List.of(words.say("terminal.noCampaign")));
    }

    private List<String> lines(CampaignView view) {
        List<String> lines = new ArrayList<>();
        for (CampaignView.Sheet sheet : view.sheets()) {
            String text = sheet.lines().stream().map(this::line).collect(Collectors.joining("; "));
            String follows = sheet.follows()
                    .map(lost -> " (" + words.say("campaignPage.inFor", Map.of("name", name(lost))) + ")")
                    .orElse("");
            lines.add("  " + name(sheet.who()) + follows + ": " + text);
        }
        for (CampaignView.Found found : view.found()) {
            lines.add("  " + words.say("found." + found.what().kind()) + ": " + name(found.what()) + " ("
                    + mission(found.mission()) + ")");
        }
        for (CampaignView.Fallen fallen : view.fallen()) {
            String where = words.say(
                    "campaignPage.fellIn", Map.of("mission", mission(fallen.mission()), "round", fallen.round()));
            lines.add("  " + words.say("campaignPage.fallen") + ": " + name(fallen.who()) + " (" + where + ") ["
                    + fallen.rule() + "]");
        }
        view.changes().forEach(change -> lines.add("  " + name(change)));
        return lines;
    }

    private String line(CampaignView.Line line) {
        String name = words.say("sheet." + line.name());
        return switch (line) {
            case CampaignView.Track track ->
                words.say("campaignPage.track", Map.of("name", name, "value", track.value(), "most", track.most()));
            case CampaignView.Things things ->
                name + ": "
                        + (things.things().isEmpty()
                                ? words.say("campaignPage.nothing")
                                : String.join(", ", each(things)));
        };
    }

    private List<String> each(CampaignView.Things things) {
        List<String> each =
                new ArrayList<>(things.things().stream().map(this::name).toList());
        for (int i = 0; i < things.numbers().size(); i++) {
            String number = words.say(
                    "sheet." + things.name() + ".number",
                    Map.of("number", things.numbers().get(i)));
            each.set(i, each.get(i) + " (" + number + ")");
        }
        return each;
    }

    private String name(Mark mark) {
        return words.name(mark.kind(), mark.id());
    }

    private String mission(String id) {
        return words.title(Games.mission(game, id));
    }
}
