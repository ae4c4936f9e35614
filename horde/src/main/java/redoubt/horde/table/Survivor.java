package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.kernel.Seat;

/** A survivor's current state in the game. */
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

    /** The skills that implement a hook, in order. */
    public <S extends Ruling> Packed<S> skills(Hook<S> hook) {
        return ((RulingList<Skill>) skills).of(hook);
    }

    /** Other rulings that implement a hook and then the skills that do. */
    public <S extends Ruling> Packed<S> skillsAfter(RulingList<Ruling> others, Hook<S> hook) {
        return ((RulingList<Skill>) skills).after(others, hook);
    }

    /** The skills of a type, in order. */
    public <S extends Ruling> Packed<S> skills(Class<S> type) {
        return ((RulingList<Skill>) skills).of(type);
    }

    public boolean has(Class<? extends Ruling> type) {
        return !skills(type).isEmpty();
    }

    public Survivor withPresence(Presence changed) {
        Copy copy = new Copy(this);
        copy.presence = changed;
        return copy.survivor();
    }

    public Survivor withZone(Zone changed) {
        Copy copy = new Copy(this);
        copy.zone = changed;
        return copy.survivor();
    }

    public Survivor withWounds(int changed) {
        Copy copy = new Copy(this);
        copy.wounds = changed;
        return copy.survivor();
    }

    public Survivor withAdrenaline(int changed, Danger level) {
        Copy copy = new Copy(this);
        copy.adrenaline = changed;
        copy.danger = level;
        return copy.survivor();
    }

    public Survivor withSkills(List<Skill> changed) {
        Copy copy = new Copy(this);
        copy.skills = changed;
        return copy.survivor();
    }

    public Survivor withSkill(Skill added) {
        List<Skill> longer = new ArrayList<>(skills);
        longer.add(added);
        return withSkills(longer);
    }

    public Survivor withInventory(Inventory changed) {
        Copy copy = new Copy(this);
        copy.inventory = changed;
        return copy.survivor();
    }

    /** With other tokens on the dashboard, which take no slot. */
    public Survivor withCarried(List<String> changed) {
        Copy copy = new Copy(this);
        copy.carried = List.copyOf(changed);
        return copy.survivor();
    }

    public Survivor withActed(boolean changed) {
        return withTurn(turn, changed);
    }

    public Survivor withTurn(Turn changed) {
        return withTurn(changed, hasActed);
    }

    /** With another turn, and having acted in this round or not. */
    public Survivor withTurn(Turn changed, boolean acted) {
        Copy copy = new Copy(this);
        copy.turn = changed;
        copy.hasActed = acted;
        return copy.survivor();
    }

    /** The parts of a survivor that change in play, to be set one by one. */
    private static final class Copy {
        private final Survivor from;
        private Presence presence;
        private Zone zone;
        private int wounds;
        private int adrenaline;
        private Danger danger;
        private List<Skill> skills;
        private Inventory inventory;
        private List<String> carried;
        private boolean hasActed;
        private Turn turn;

        Copy(Survivor from) {
            this.from = from;
            presence = from.presence;
            zone = from.zone;
            wounds = from.wounds;
            adrenaline = from.adrenaline;
            danger = from.danger;
            skills = from.skills;
            inventory = from.inventory;
            carried = from.carried;
            hasActed = from.hasActed;
            turn = from.turn;
        }

        Survivor survivor() {
            return new Survivor(
                    from.id,
                    from.card,
                    from.seat,
                    presence,
                    zone,
                    wounds,
                    adrenaline,
                    danger,
                    skills,
                    inventory,
                    carried,
                    hasActed,
                    turn);
        }
    }
}
