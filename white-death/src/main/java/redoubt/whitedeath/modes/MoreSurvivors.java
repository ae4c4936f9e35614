package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.Starting;
import redoubt.horde.table.Equipment;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;

/** The setting {@code more-survivors}: one card of starting equipment for each survivor beyond the sixth, by its name. */
public record MoreSurvivors(List<Equipment> equipment, String startingDeck) implements Mode {
    public MoreSurvivors {
        equipment = List.copyOf(equipment);
    }

    @Override
    public String setting() {
        return "more-survivors";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(
                setting(),
                equipment.stream()
                        .filter(card -> card.deck().equals(startingDeck))
                        .map(Equipment::name)
                        .distinct()
                        .toList(),
                1,
                6));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        for (String name : values) {
            if (!isStarting(name)) {
                throw SetUpRefused.ofSetting(
                        ModeRules.MORE_STARTING_EQUIPMENT,
                        setting(),
                        "there is no card of starting equipment named " + name);
            }
        }
        Starting starting = plan.starting();
        List<String> cards = new ArrayList<>(starting.cards());
        cards.addAll(values);
        int survivors = Crowd.STANDARD + values.size();
        return plan.withSurvivors(survivors, survivors)
                .withStarting(new Starting(
                        cards,
                        starting.isDealt(),
                        starting.isPlacedFreely(),
                        starting.extras(),
                        starting.firstPlayerHolds()));
    }

    private boolean isStarting(String name) {
        for (Equipment card : equipment) {
            if (card.deck().equals(startingDeck) && card.name().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
