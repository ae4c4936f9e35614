package redoubt.secondedition.objective;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** The objective cards and notes of a mission: where each was laid and what has become of it. */
public record CardsLaid(List<Laid> all) implements Annexes.Annex {
    /** What has become of a card. */
    public enum Fate {
        /** It lies face down. */
        LYING,
        /** Somebody is reading it. */
        IN_HAND,
        /** It was read and is back in its place, to be taken again. */
        RETURNED,
        /** It was read and lies face up for the rest of the mission. */
        STAYING,
        /** It was read and discarded. */
        DISCARDED,
        /** It was discarded unread. */
        UNREAD
    }

    /** Two zones with a door between them. */
    public record Door(Zone one, Zone other) {}

    /** A card in a zone, on doors, or beside the board. */
    public record Laid(String id, ObjectiveCard.Kind kind, Optional<Zone> zone, List<Door> doors, Fate fate) {
        /** Whether it has been read once and for all. */
        public boolean isTaken() {
            return fate == Fate.STAYING || fate == Fate.DISCARDED;
        }

        /** Whether it is still in its place for somebody to take. */
        public boolean isThere() {
            return fate == Fate.LYING || fate == Fate.RETURNED;
        }

        /** The card as it lies there: one that nobody has read shows only the number on its back (WZ-OBJ-02). */
        private Laid shown() {
            boolean isHidden = fate == Fate.LYING || fate == Fate.UNREAD;
            return isHidden ? new Laid(id.substring(id.lastIndexOf('-') + 1), kind, zone, doors, fate) : this;
        }
    }

    public CardsLaid {
        all = List.copyOf(all);
    }

    @Override
    public CardsLaid shown() {
        return new CardsLaid(all.stream().map(Laid::shown).toList());
    }

    public static CardsLaid of(Table table) {
        return table.annexes().the(CardsLaid.class);
    }

    public Laid laid(String id) {
        for (Laid card : all) {
            if (card.id().equals(id)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card " + id);
    }

    public Fate fate(String id) {
        return laid(id).fate();
    }

    public CardsLaid with(String id, Fate fate) {
        return new CardsLaid(all.stream()
                .map(card -> card.id().equals(id) ? new Laid(id, card.kind(), card.zone(), card.doors(), fate) : card)
                .toList());
    }
}
