package redoubt.whitedeath.mission;

import redoubt.board.Zone;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.TokenKind;
import redoubt.whitedeath.edition.MissionPage;
import redoubt.whitedeath.edition.WhiteDeath;

/** The box and the page of a mission: all that its goals and rulings are made from. */
record Briefing(WhiteDeath box, MissionPage page) {
    TokenKind token(String name) {
        return box.print().token(name);
    }

    AllyKind ally(String name) {
        return box.print().ally(name);
    }

    /** The zone of a token without which a rule makes no sense. */
    Zone marker(String token) {
        return page.head().needed(token);
    }

    int objectives() {
        return page.objectiveZones().size();
    }

    /** How many objectives of a colour the page has, face down or not. */
    int objectives(String colour) {
        int open = page.objectives().stream()
                .filter(group -> group.colour().equals(colour))
                .mapToInt(group -> group.zones().size())
                .sum();
        int hidden = page.shuffled().stream()
                .filter(group -> group.colour().equals(colour))
                .mapToInt(MissionPage.Shuffled::number)
                .sum();
        return open + hidden;
    }

    int guards() {
        return page.guards().stream().mapToInt(MissionPage.Group::number).sum();
    }
}
