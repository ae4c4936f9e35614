package redoubt.secondedition.campaign;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.CampaignCard;

/**
 * Something done or found that later missions remember: an achievement or a campaign keyword, the mission that brings it and those in
 * which it matters, by their numbers (WZ-CARD-10).
 */
public record Deed(String name, int mission, List<Integer> matters) {
    public static final List<Deed> ACHIEVEMENTS = List.of(
            deed("metro-map", 1, 5, 10),
            deed("shepherd", 1, 9),
            deed("no-one-left-behind", 2, 9),
            deed("radio-ham", 3, 4, 6, 10),
            deed("praetorian", 5, 6, 7, 9),
            deed("let-there-be-light", 5, 7),
            deed("tunnel-refugee", 5, 7, 8),
            deed("wilsons-trust", 6, 8, 9),
            deed("taylors-friend", 8, 9, 10),
            deed("commander-in-chief", 9, 10));
    public static final List<Deed> KEYWORDS =
            List.of(deed("tank-log", 4, 10), deed("electronic-card", 7, 9), deed("power", 8, 9));

    public Deed {
        matters = List.copyOf(matters);
    }

    private static Deed deed(String name, int mission, Integer... matters) {
        return new Deed(name, mission, List.of(matters));
    }

    static List<String> names(List<Deed> deeds) {
        return deeds.stream().map(Deed::name).toList();
    }

    static Optional<Deed> named(List<Deed> deeds, String name) {
        return deeds.stream().filter(deed -> deed.name().equals(name)).findFirst();
    }

    /** The mission that brings it, on the road of a campaign; empty if the road ends before. */
    Optional<String> on(CampaignCard campaign) {
        return mission <= campaign.missions().size()
                ? Optional.of(campaign.missions().get(mission - 1))
                : Optional.empty();
    }

    /** The missions in which it matters, as far as the road has them. */
    List<String> later(CampaignCard campaign) {
        return matters.stream()
                .filter(number -> number <= campaign.missions().size())
                .map(number -> campaign.missions().get(number - 1))
                .toList();
    }
}
