package redoubt.server.session;

import java.util.List;
import redoubt.kernel.Certificate;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Share;
import redoubt.server.protocol.Calls.CertificateLine;
import redoubt.server.protocol.Calls.GameCard;
import redoubt.server.protocol.Calls.GameSheet;
import redoubt.server.protocol.Calls.MissionLine;
import redoubt.server.protocol.Calls.SettingLimits;
import redoubt.server.protocol.Calls.SwitchLine;
import redoubt.server.protocol.CampaignCalls.CampaignLine;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.SettingLine;

/** The games that can be put on new tables, and what there is to know and to choose before. */
record Offer(Shelf shelf) {
    List<GameCard> games() {
        return shelf.all().stream()
                .map(game -> new GameCard(game.id(), game.title(), missions(game)))
                .toList();
    }

    GameSheet sheet(String id) {
        Game<?> game = game(id);
        return new GameSheet(
                game.id(),
                game.title(),
                missions(game),
                game.settings().stream()
                        .map(setting -> new SettingLimits(
                                setting.name(), setting.values(), setting.least(), setting.most(), setting.suggested()))
                        .toList(),
                game.campaigns().stream()
                        .map(card -> new CampaignLine(card.id(), card.title(), card.missions()))
                        .toList(),
                game.switches().stream()
                        .map(reading -> new SwitchLine(reading.rule().id(), reading.other()))
                        .toList(),
                game.catalogue().map(Object.class::cast));
    }

    /** A mission's table as set up. */
    Record preview(String game, String mission) {
        return preview(game(game), mission);
    }

    private static <T> Record preview(Game<T> game, String mission) {
        try {
            return (Record) game.view(game.setUp(SetUp.of(game.id(), mission), Luck.seeded(0)));
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.UNKNOWN, refused);
        }
    }

    Game<?> game(String id) {
        return shelf.named(id)
                .orElseThrow(() -> new Refused(
                        Fault.UNKNOWN,
                        "there is no game " + id + ", only "
                                + shelf.all().stream().map(Game::id).toList()));
    }

    private static List<MissionLine> missions(Game<?> game) {
        return game.missions().stream()
                .map(card -> new MissionLine(
                        card.id(),
                        card.title(),
                        card.difficulty(),
                        card.length(),
                        card.suggested().stream()
                                .map(setting -> new SettingLine(setting.name(), setting.values()))
                                .toList(),
                        card.certificate().map(certificate -> certificate(game, card.id(), certificate))))
                .toList();
    }

    private static CertificateLine certificate(Game<?> game, String mission, Certificate certificate) {
        Share won = certificate.won();
        return new CertificateLine(
                certificate.bot(),
                won.won(),
                won.games(),
                won.low(),
                won.high(),
                certificate.settings(),
                certificate.day(),
                !certificate.content().equals(game.content(mission)));
    }
}
