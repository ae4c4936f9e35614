package redoubt.secondedition.objective;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.openings.Threshold;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * The objective cards and notes of a mission. A card in a zone is taken like an objective; one on a door is taken by whoever opens the
 * door, and is read before the door opens for good (WZ-OBJ-01 to WZ-OBJ-10).
 */
public record ObjectiveCards(List<ObjectiveCard> cards) implements LaysOut, AfterEvent, Threshold {
    /** What an objective card is called among the objectives on the board. */
    public static final String COLOUR = "card";

    public ObjectiveCards {
        cards = List.copyOf(cards);
    }

    static ObjectiveCard card(Table table, String id) {
        for (ObjectiveCard card : Rulings.the(table, ObjectiveCards.class).cards) {
            if (card.id().equals(id)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card " + id);
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Objective> objectives = new ArrayList<>(plan.objectives());
        List<CardsLaid.Laid> laid = new ArrayList<>();
        Edges edges = plan.terrain().board().edges();
        for (ObjectiveCard card : cards) {
            card.zone().ifPresent(zone -> objectives.add(new Objective(zone, COLOUR, true)));
            List<CardsLaid.Door> doors = card.doors().stream()
                    .map(door -> new CardsLaid.Door(
                            plan.terrain().board().named(edges.first(door)),
                            plan.terrain().board().named(edges.second(door))))
                    .toList();
            laid.add(new CardsLaid.Laid(card.id(), card.kind(), card.zone(), doors, CardsLaid.Fate.LYING));
        }
        return plan.withObjectives(objectives).withAnnex(new CardsLaid(laid));
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ObjectiveTaken taken && taken.colour().equals(COLOUR)) {
            at(play.table(), taken.zone())
                    .ifPresent(card ->
                            play.then(read(new Reading(card.id(), taken.survivor(), taken.zone()), Optional.empty())));
        }
    }

    private Optional<ObjectiveCard> at(Table table, Zone zone) {
        CardsLaid laid = CardsLaid.of(table);
        return cards.stream()
                .filter(card -> card.zone().equals(Optional.of(zone))
                        && laid.laid(card.id()).isThere())
                .findFirst();
    }

    /** Nobody but a survivor takes the card of a door. */
    @Override
    public Optional<Step<Table>> instead(Table table, TurnLeaf opening) {
        Optional<ObjectiveCard> card = cards.stream()
                .filter(each -> each.doors().contains(opening.edge())
                        && CardsLaid.of(table).laid(each.id()).isThere())
                .findFirst();
        return card.isEmpty() || opening.survivor().isEmpty()
                ? Optional.empty()
                : Optional.of(new TakeDoorCard(
                        reading(table, card.get(), opening.survivor().get()), opening));
    }

    private static Reading reading(Table table, ObjectiveCard card, SurvivorId taker) {
        return new Reading(card.id(), taker, table.survivor(taker).zone());
    }

    /** A card is read from beginning to end; the door that it lies on opens in between, unless the card goes back to it. */
    static List<Step<Table>> read(Reading reading, Optional<TurnLeaf> opening) {
        List<Step<Table>> steps = new ArrayList<>();
        steps.add(new TurnUp(reading));
        steps.add(new ReadParts(reading, 0, ObjectiveCard.Part.ALWAYS, false));
        opening.ifPresent(door -> steps.add(new OpenBehind(reading.card(), door)));
        steps.add(new ReadParts(reading, 0, ObjectiveCard.Part.ALWAYS, true));
        steps.add(new PutAway(reading.card()));
        return steps;
    }

    /** A note is read by a survivor who took a card or did what calls for it. */
    public static List<Step<Table>> note(Reading reading) {
        return read(reading, Optional.empty());
    }
}
