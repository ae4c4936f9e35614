package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.kernel.Seat;

/** A survivor at the table: its board, the seat that plays it, how it fares, what it can still do, carries and has learnt. */
public record Survivor(
        int place, SurvivorBoard board, int seat, Body body, Effort effort, Pack pack, int experience, int bought) {
    /** The most experience that can be held (DD-XP-06). */
    public static final int MOST_EXPERIENCE = 10;

    public Person person() {
        return new Person(place, board.name(), seat);
    }

    public Seat owner() {
        return new Seat(seat);
    }

    public int room() {
        return body.room();
    }

    public boolean isPlaying() {
        return body.fate() == Fate.PLAYING;
    }

    public boolean isEntrapped() {
        return body.grab() != Grab.NONE;
    }

    public int points() {
        return effort.points();
    }

    public int virus() {
        return body.virusLeft() + body.virusRight();
    }

    /** Hands not taken by Virus tokens (DD-GAP-23). */
    public int hands() {
        return Math.max(0, Pack.HANDS - body.virusRight());
    }

    /** Whether a skill to buy is owned: it was bought and the virus has not taken it. */
    public boolean hasBought(int skill) {
        return (bought & 1 << skill) != 0 && !isTaken(skill);
    }

    /** Whether the grey cube has passed over a skill (DD-VIRUS-03, DD-GAP-22). */
    public boolean isTaken(int skill) {
        return skill >= SurvivorBoard.SKILLS - body.cube();
    }

    /** The innate ability and the skills owned. */
    public List<SkillName> skills() {
        List<SkillName> skills = new ArrayList<>();
        skills.add(board.innate());
        for (int skill = 0; skill < SurvivorBoard.SKILLS; skill++) {
            if (hasBought(skill)) {
                skills.add(board.skills().get(skill));
            }
        }
        return skills;
    }

    public Survivor with(Body changed) {
        return new Survivor(place, board, seat, changed, effort, pack, experience, bought);
    }

    public Survivor with(Effort changed) {
        return new Survivor(place, board, seat, body, changed, pack, experience, bought);
    }

    public Survivor with(Pack changed) {
        return new Survivor(place, board, seat, body, effort, changed, experience, bought);
    }

    public Survivor withExperience(int changed) {
        return new Survivor(place, board, seat, body, effort, pack, Math.clamp(changed, 0, MOST_EXPERIENCE), bought);
    }

    public Survivor withBought(int skill) {
        return new Survivor(place, board, seat, body, effort, pack, experience, bought | 1 << skill);
    }

    public Survivor using(String once) {
        return with(effort.using(once));
    }
}
