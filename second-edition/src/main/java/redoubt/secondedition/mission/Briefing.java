package redoubt.secondedition.mission;

import redoubt.board.Zone;
import redoubt.horde.table.TokenKind;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;

/** The box and the page of a mission: all that its goals and rulings are made from. */
record Briefing(SecondEdition box, MissionPage page) {
    TokenKind token(String name) {
        return box.print().token(name);
    }

    /** The zone of a token without which a rule makes no sense. */
    Zone marker(String token) {
        return page.head().needed(token);
    }

    int objectives() {
        return page.objectiveZones().size();
    }
}
