package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.mission.CardName;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Print;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Mark;
import redoubt.kernel.State;

/** The campaign for people to read. */
record Showing(CampaignCard card, State<Table> state) {
    CampaignView view() {
        Table table = state.table();
        List<CampaignView.Sheet> sheets = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            sheets.add(sheet(survivor));
        }
        return new CampaignView(sheets, found(), fallen(Chronicle.of(table)), changes());
    }

    private CampaignView.Sheet sheet(Survivor survivor) {
        Sheet sheet = Sheets.of(state.table(), survivor.id());
        return new CampaignView.Sheet(
                MarkKind.SURVIVOR.mark(sheet.survivor()),
                sheet.follows().map(MarkKind.SURVIVOR::mark),
                survivor.seat().number(),
                List.of(
                        new CampaignView.Track(
                                "experience", sheet.experience(), Sheet.MOST_EXPERIENCE, Sheet.MILESTONES),
                        new CampaignView.Things(
                                "skills",
                                sheet.skills().stream()
                                        .map(MarkKind.SKILL::mark)
                                        .toList()),
                        new CampaignView.Track("bonus", sheet.bonus(), Sheet.MOST_BONUS),
                        new CampaignView.Track("spent", sheet.spent(), sheet.bonus()),
                        kept(sheet),
                        new CampaignView.Things("achievements", achievements(survivor))));
    }

    private List<Mark> achievements(Survivor survivor) {
        return Standing.achievements(state.table(), survivor).stream()
                .map(MarkKind.ACHIEVEMENT::mark)
                .toList();
    }

    /** What somebody achieved and what the team found, each once, then the notes in the order in which they were read. */
    private List<CampaignView.Found> found() {
        List<CampaignView.Found> found = new ArrayList<>();
        for (Deed deed : known()) {
            MarkKind kind = Deed.ACHIEVEMENTS.contains(deed) ? MarkKind.ACHIEVEMENT : MarkKind.KEYWORD;
            deed.on(card)
                    .ifPresent(mission ->
                            found.add(new CampaignView.Found(kind.mark(deed.name()), mission, deed.later(card))));
        }
        for (String note : Standing.of(state.table()).notes()) {
            String mission = note.substring(0, note.lastIndexOf('N'));
            found.add(new CampaignView.Found(MarkKind.NOTE.mark(note), mission, List.of()));
        }
        return found;
    }

    /** All that the team has achieved and found by now. */
    private List<Deed> known() {
        Standing standing = Standing.of(state.table());
        return Stream.concat(Deed.ACHIEVEMENTS.stream(), Deed.KEYWORDS.stream())
                .filter(deed -> standing.keywords().contains(deed.name())
                        || standing.achievements().stream().anyMatch(own -> own.contains(deed.name())))
                .toList();
    }

    /** What the past changes in this mission, or in the next one if this one is won. */
    private List<Mark> changes() {
        String now = state.table().mission().id();
        int next = Math.min(card.number(now), card.missions().size() - 1);
        String mission = state.isWon() ? card.missions().get(next) : now;
        return known().stream()
                .filter(deed -> deed.later(card).contains(mission))
                .map(deed -> MarkKind.CHANGE.mark(deed.name() + " " + mission))
                .toList();
    }

    /** The cards with their keep values. */
    private CampaignView.Things kept(Sheet sheet) {
        Print print = state.table().print();
        List<Equipment> cards =
                sheet.kept().stream().map(name -> CardName.find(print, name)).toList();
        return new CampaignView.Things(
                "kept",
                cards.stream().map(card -> MarkKind.CARD.mark(card.name())).toList(),
                cards.stream().map(Equipment::keep).toList());
    }

    private static List<CampaignView.Fallen> fallen(Chronicle chronicle) {
        return chronicle.dead().stream()
                .map(one -> new CampaignView.Fallen(
                        MarkKind.SURVIVOR.mark(one.survivor()), one.mission(), one.round(), CampaignRules.DEAD))
                .toList();
    }
}
