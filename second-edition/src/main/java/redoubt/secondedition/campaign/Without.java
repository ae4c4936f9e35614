package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightWakes;
import redoubt.secondedition.washington.Night;

/** The setting {@code without}: rules of the expansion that a mission alone is played without (WZ-ALONE-03). */
public record Without() implements Mode {
    static final String SETTING = "without";

    private static final RuleId RULE = new RuleId("WZ-ALONE-03");

    /** What can be left out, and the rulings that make it up. */
    private enum Part {
        ADVANCED_DECKS(_ -> false),
        ALL_OUT(_ -> false),
        KNOCK_OUTS(KnockOut.class::isInstance),
        CLOCK(ruling -> ruling instanceof Clock.Runs || isOfNight(ruling)),
        NIGHT(Part::isOfNight);

        private final Predicate<Ruling> rulings;

        Part(Predicate<Ruling> rulings) {
            this.rulings = rulings;
        }

        private static boolean isOfNight(Ruling ruling) {
            return ruling instanceof Night || ruling instanceof LightWakes;
        }

        /** The word in the setting. */
        String word() {
            return switch (this) {
                case ADVANCED_DECKS -> "advanced-decks";
                case ALL_OUT -> "all-out";
                case KNOCK_OUTS -> "knock-outs";
                case CLOCK -> "clock";
                case NIGHT -> "night";
            };
        }

        boolean isIn(MissionPlan plan) {
            return isOfDecks()
                    ? plan.rulings().stream().noneMatch(PlainDecks.class::isInstance)
                    : plan.rulings().stream().anyMatch(rulings);
        }

        /** The plain cards have no all-out dice, and the advanced ones are the same cards otherwise. */
        private boolean isOfDecks() {
            return this == ADVANCED_DECKS || this == ALL_OUT;
        }

        MissionPlan leftOut(MissionPlan plan) {
            List<Ruling> left = new ArrayList<>(plan.rulings());
            left.removeIf(rulings);
            List<Annexes.Annex> annexes = new ArrayList<>(plan.annexes());
            annexes.removeIf(annex -> this == CLOCK && annex instanceof Clock);
            if (isOfDecks() && !left.contains(new PlainDecks())) {
                left.add(new PlainDecks());
            }
            return plan.withRulings(left).withAnnexes(annexes);
        }
    }

    private static final List<Part> PARTS = List.of(Part.values());

    @Override
    public String setting() {
        return SETTING;
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting(), words(), 1, PARTS.size()));
    }

    private static List<String> words() {
        return PARTS.stream().map(Part::word).toList();
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (values.isEmpty() || !words().containsAll(values)) {
            throw refused("without is followed by some of " + words() + ", not " + values);
        }
        MissionPlan changed = plan;
        for (Part part : PARTS) {
            if (values.contains(part.word())) {
                if (!part.isIn(plan)) {
                    throw refused(plan.card().title() + " is played without " + part.word() + " anyway");
                }
                changed = part.leftOut(changed);
            }
        }
        return changed;
    }

    private SetUpRefused refused(String reason) {
        return SetUpRefused.ofSetting(RULE, setting(), reason);
    }
}
