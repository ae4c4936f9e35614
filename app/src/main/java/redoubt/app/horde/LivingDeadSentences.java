package redoubt.app.horde;

import static redoubt.app.horde.HordeSentences.count;

import java.util.Locale;
import java.util.Optional;
import redoubt.horde.view.TableView;
import redoubt.kernel.Event;
import redoubt.livingdead.barricades.BarricadeEvent;
import redoubt.livingdead.cars.CarEvent;
import redoubt.livingdead.combining.Combine.CardsCombined;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.FaceEvent;
import redoubt.livingdead.faces.Faces;
import redoubt.livingdead.ghouls.GhoulEvent;
import redoubt.livingdead.mission.m01.CorpseRemoved;
import redoubt.livingdead.mission.m09.HouseOpened;
import redoubt.livingdead.traits.BurnZone.ZoneBurnt;

/** What happens only in Night of the Living Dead, in sentences. */
final class LivingDeadSentences {
    private LivingDeadSentences() {}

    /** The sentence without its rule, or nothing for an event of somebody else's. */
    static Optional<String> of(Event event) {
        return deeds(event).or(() -> things(event));
    }

    private static Optional<String> deeds(Event event) {
        return Optional.ofNullable(
                switch (event) {
                    case FaceEvent.FaceTurned turned ->
                        "The card of " + turned.survivor() + " shows " + mode(turned.face()) + " mode now.";
                    case FaceEvent.ModeSet set -> set.survivor() + " turns to " + mode(set.face()) + " mode.";
                    case CardsCombined combined ->
                        combined.survivor() + " combines cards into " + combined.card() + ".";
                    case ZoneBurnt burnt -> burnt.survivor() + " sets " + burnt.zone() + " on fire.";
                    case CorpseRemoved removed -> removed.survivor() + " removes the corpse.";
                    case BarricadeEvent.BarricadePickedUp taken ->
                        taken.survivor() + " takes the barricade between " + taken.one() + " and " + taken.other()
                                + ".";
                    case BarricadeEvent.PlanksUsed used -> used.survivor() + " makes a barricade of planks.";
                    case BarricadeEvent.WindowBarricaded shut ->
                        shut.survivor() + " barricades the window between " + shut.one() + " and " + shut.other() + ".";
                    default -> null;
                });
    }

    private static Optional<String> things(Event event) {
        return Optional.ofNullable(
                switch (event) {
                    case CarEvent.SeatTaken taken ->
                        taken.survivor() + " sits in the car as " + (taken.isDriver() ? "driver" : "passenger") + ".";
                    case CarEvent.CarLeft left -> left.survivor() + " gets out of the car in " + left.zone() + ".";
                    case CarEvent.SwapRefused refused ->
                        refused.asked() + " does not change seats with " + refused.survivor() + ".";
                    case CarEvent.CarDriven driven ->
                        driven.driver() + " drives the car from " + driven.from() + " to " + driven.to() + ".";
                    case GhoulEvent.NothingToOpen nothing ->
                        "Spawn in " + nothing.zone() + ": the card finds nothing to open.";
                    case GhoulEvent.SpawnTokenMoved moved ->
                        "Spawn " + moved.token() + " moves from " + moved.from() + " to " + moved.to() + ".";
                    case HouseOpened opened ->
                        "The house of " + opened.zone() + " is opened: a card is drawn for each of "
                                + count(opened.rooms(), "room") + ".";
                    default -> null;
                });
    }

    /** The mode a survivor is in, or nothing where survivors have no modes. */
    static Optional<String> mode(TableView view, int survivor) {
        for (Object annex : view.annexes()) {
            if (annex instanceof Faces faces) {
                return Optional.of(mode(faces.cards().get(survivor).showing()));
            }
        }
        return Optional.empty();
    }

    private static String mode(Face face) {
        String name = face.name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
