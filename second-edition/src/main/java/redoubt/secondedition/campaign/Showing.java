package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.CardName;
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
            sheets.add(sheet(Sheets.of(table, survivor.id()), survivor.seat().number()));
        }
        return new CampaignView(sheets, List.of(), fallen(Chronicle.of(table)), List.of());
    }

    private CampaignView.Sheet sheet(Sheet sheet, int seat) {
        return new CampaignView.Sheet(
                MarkKind.SURVIVOR.mark(sheet.survivor()),
                seat,
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
                        new CampaignView.Things("kept", kept(sheet))));
    }

    private List<Mark> kept(Sheet sheet) {
        Print print = state.table().print();
        return sheet.kept().stream()
                .map(name -> MarkKind.CARD.mark(CardName.find(print, name).name()))
                .toList();
    }

    private static List<CampaignView.Fallen> fallen(Chronicle chronicle) {
        return chronicle.dead().stream()
                .map(one -> new CampaignView.Fallen(
                        MarkKind.SURVIVOR.mark(one.survivor()), one.mission(), one.round(), CampaignRules.DEAD))
                .toList();
    }
}
