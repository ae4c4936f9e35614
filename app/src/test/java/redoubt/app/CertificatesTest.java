package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import redoubt.app.desk.Games;
import redoubt.bots.BotKind;
import redoubt.kernel.Certificate;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;

/** The certificates that are kept with the games. */
class CertificatesTest {
    /** An old certificate is no error: content may change faster than games can be played. */
    @Test
    void thoseOlderThanTheirContentAreRemarked(TestReporter reporter) {
        for (Game<?> game : Games.found().all()) {
            for (MissionCard card : game.missions()) {
                if (card.certificate().isEmpty()) {
                    continue;
                }
                Certificate certificate = card.certificate().get();
                assertThat(BotKind.problem(certificate.bot())).as(card.id()).isEmpty();
                assertThat(certificate.content()).as(card.id()).matches("[0-9a-f]{16}");
                if (!certificate.content().equals(game.content(card.id()))) {
                    reporter.publishEntry(
                            card.id(),
                            "was certified on " + certificate.day()
                                    + " with other content: redoubt lab certify --certificates");
                }
            }
        }
    }
}
