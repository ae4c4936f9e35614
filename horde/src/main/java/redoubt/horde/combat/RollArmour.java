package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The player chooses how many hits the survivor rolls armour for. */
public record RollArmour(SurvivorId survivor, List<Blow> blows) implements Question<Table, RollArmour.RollFor> {
    /** Roll armour for this many hits. */
    public record RollFor(int hits) implements Option {
        @Override
        public String key() {
            return hits == 0 ? "no armour roll" : "armour roll " + hits;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(hits)));
        }
    }

    @Override
    public Decision<RollFor> decision(Table table) {
        List<RollFor> options = new ArrayList<>();
        for (int hits = stoppable(); hits >= 0; hits--) {
            options.add(new RollFor(hits));
        }
        boolean isFriendly = blows.stream().allMatch(Blow::isFriendlyFire);
        Cite rule = isFriendly ? Cite.ARMOUR_AGAINST_FRIENDLY_FIRE : Cite.ARMOUR_ROLL;
        return new Decision<>(table.cite(rule), table.seatOf(survivor), options);
    }

    @Override
    public void answer(RollFor chosen, Play<Table> play) {
        if (chosen.hits() == 0) {
            play.then(new CountWounds(survivor, blows));
            return;
        }
        Armour armour = Armour.of(play.table(), play.table().survivor(survivor));
        rolled(
                play,
                Cite.ARMOUR_DICE,
                blows,
                Dice.roll(play, Dice.ARMOUR, chosen.hits(), Dice.armour(armour)),
                armour,
                survivor);
    }

    /** Logs a roll and, if it failed and may be rolled again, asks about that. */
    static void rolled(
            Play<Table> play, Cite why, List<Blow> blows, List<Integer> dice, Armour armour, SurvivorId survivor) {
        int prevented = armour.prevented(dice);
        play.log(new ArmourRolled(play.table().cite(why), survivor, dice, prevented));
        boolean isAgain = armour.areFailuresRerolled() || armour.isRollRepeated();
        play.then(
                isAgain && prevented < dice.size()
                        ? new RerollArmour(survivor, blows, dice, armour)
                        : new CountWounds(survivor, stopped(blows, prevented)));
    }

    private int stoppable() {
        int hits = 0;
        for (Blow blow : blows) {
            hits += blow.isArmourUseless() ? 0 : blow.hits();
        }
        return hits;
    }

    /** The blows without the prevented ones; the heaviest are prevented first. */
    static List<Blow> stopped(List<Blow> blows, int prevented) {
        List<Blow> rest = new ArrayList<>(blows);
        for (int i = 0; i < prevented; i++) {
            int heaviest = -1;
            for (int each = 0; each < rest.size(); each++) {
                Blow blow = rest.get(each);
                boolean isCandidate = !blow.isArmourUseless() && blow.hits() > 0;
                if (isCandidate
                        && (heaviest < 0 || blow.wounds() > rest.get(heaviest).wounds())) {
                    heaviest = each;
                }
            }
            rest.set(heaviest, rest.get(heaviest).withHits(rest.get(heaviest).hits() - 1));
        }
        return List.copyOf(rest);
    }
}
