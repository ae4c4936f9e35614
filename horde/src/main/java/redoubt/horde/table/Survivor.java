package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.kernel.Seat;

/** A survivor as it stands in the game. */
public record Survivor(
        SurvivorId id,
        SurvivorCard card,
        Seat seat,
        Presence presence,
        Zone zone,
        int wounds,
        int adrenaline,
        Danger danger,
        List<Skill> skills,
        Inventory inventory,
        List<String> carried,
        boolean hasActed,
        Turn turn) {
    public Survivor {
        skills = RulingList.of(skills);
    }

    /** Whether a survivor is on the board, has left it alive, or is dead. */
    public enum Presence {
        ON_BOARD,
        LEFT,
        ELIMINATED
    }

    public boolean isOnBoard() {
        return presence == Presence.ON_BOARD;
    }

    public String name() {
        return id.name();
    }

    public int index() {
        return id.index();
    }

    /** The skill of this type, if the survivor has it. */
    public <S extends Ruling> Optional<S> skill(Class<S> type) {
        return skills(type).stream().findFirst();
    }

    /** The skills that implement a hook or are of a type, in their order. */
    public <S> List<S> skills(Class<S> type) {
        return ((RulingList<Skill>) skills).of(type);
    }

    public boolean has(Class<? extends Ruling> type) {
        return !skills(type).isEmpty();
    }

    public Survivor withPresence(Presence changed) {
        return new Survivor(
                id, card, seat, changed, zone, wounds, adrenaline, danger, skills, inventory, carried, hasActed, turn);
    }

    public Survivor withZone(Zone changed) {
        return new Survivor(
                id,
                card,
                seat,
                presence,
                changed,
                wounds,
                adrenaline,
                danger,
                skills,
                inventory,
                carried,
                hasActed,
                turn);
    }

    public Survivor withWounds(int changed) {
        return new Survivor(
                id,
                card,
                seat,
                presence,
                zone,
                changed,
                adrenaline,
                danger,
                skills,
                inventory,
                carried,
                hasActed,
                turn);
    }

    public Survivor withAdrenaline(int changed, Danger level) {
        return new Survivor(
                id, card, seat, presence, zone, wounds, changed, level, skills, inventory, carried, hasActed, turn);
    }

    public Survivor withSkills(List<Skill> changed) {
        return new Survivor(
                id,
                card,
                seat,
                presence,
                zone,
                wounds,
                adrenaline,
                danger,
                changed,
                inventory,
                carried,
                hasActed,
                turn);
    }

    public Survivor withSkill(Skill added) {
        List<Skill> longer = new ArrayList<>(skills);
        longer.add(added);
        return withSkills(longer);
    }

    public Survivor withInventory(Inventory changed) {
        return new Survivor(
                id, card, seat, presence, zone, wounds, adrenaline, danger, skills, changed, carried, hasActed, turn);
    }

    /** With other tokens on the dashboard, which take no slot. */
    public Survivor withCarried(List<String> changed) {
        return new Survivor(
                id,
                card,
                seat,
                presence,
                zone,
                wounds,
                adrenaline,
                danger,
                skills,
                inventory,
                List.copyOf(changed),
                hasActed,
                turn);
    }

    public Survivor withActed(boolean changed) {
        return new Survivor(
                id, card, seat, presence, zone, wounds, adrenaline, danger, skills, inventory, carried, changed, turn);
    }

    public Survivor withTurn(Turn changed) {
        return new Survivor(
                id,
                card,
                seat,
                presence,
                zone,
                wounds,
                adrenaline,
                danger,
                skills,
                inventory,
                carried,
                hasActed,
                changed);
    }
}
