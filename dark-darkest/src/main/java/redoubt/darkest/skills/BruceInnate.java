package redoubt.darkest.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Loans;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;

/**
 * Once per Round he gives up to 3 AP to another member of his group, or receives them; in the Showdown the cubes stay those of
 * whoever lent them (DD-SKILL-BRUCE, DD-GAP-39).
 */
record BruceInnate() implements Ruling {
    private static final int MOST = 3;

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> transfers = new ArrayList<>();
        if (survivor.effort().hasUsed(SkillName.BRUCE)) {
            return transfers;
        }
        if (table.clock().isShowdown()) {
            table.playing().forEach(other -> addTransfers(survivor, other, transfers));
            return transfers;
        }
        for (Notes.Group group : table.notes().groups()) {
            if (group.members().contains(survivor.place())) {
                for (int member : group.members()) {
                    addTransfers(survivor, table.survivor(member), transfers);
                }
            }
        }
        return transfers;
    }

    private static void addTransfers(Survivor bruce, Survivor other, List<Deed> transfers) {
        if (other.place() == bruce.place() || !other.isPlaying() || other.isEntrapped()) {
            return;
        }
        for (int points = 1; points <= MOST; points++) {
            if (bruce.points() >= points) {
                transfers.add(new Lend(bruce.person(), other.person(), points, true));
            }
            if (other.points() >= points) {
                transfers.add(new Lend(bruce.person(), other.person(), points, false));
            }
        }
    }

    /** Action points change hands. */
    record Lend(Person who, Person partner, int points, boolean isGift) implements Deed {
        @Override
        public String key() {
            return (isGift ? "lend " : "borrow ") + who.key() + " " + partner.key() + " " + points;
        }

        @Override
        public List<Mark> objects() {
            return List.of(
                    partner.mark(),
                    new Mark("points", Integer.toString(points)),
                    new Mark("manner", isGift ? "give" : "take"));
        }

        private Table given(Table table, int from, int to) {
            return table.with(from, survivor -> survivor.with(survivor.effort().withPoints(survivor.points() - points)))
                    .with(to, survivor -> survivor.with(survivor.effort().withPoints(survivor.points() + points)));
        }

        @Override
        public void carryOut(Play<Table> play) {
            Person from = isGift ? who : partner;
            Person to = isGift ? partner : who;
            Table table = play.table();
            Table lent = table.clock().isShowdown()
                    ? Loans.lent(table, from.place(), to.place(), points)
                    : given(table, from.place(), to.place());
            play.table(lent.with(who.place(), survivor -> survivor.using(SkillName.BRUCE.name())));
            play.log(new DarkestEvent.PointsGiven(SkillName.BRUCE.rule(), from, to, points));
        }
    }
}
