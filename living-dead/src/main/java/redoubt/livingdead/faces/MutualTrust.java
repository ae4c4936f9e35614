package redoubt.livingdead.faces;

import java.util.List;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.livingdead.combining.CombineCards;
import redoubt.livingdead.combining.CombineDrawn;
import redoubt.livingdead.edition.Combination;

/** Whoever hands the starting rifle to somebody else in a trade may turn to Zombicide mode (NL-MODE-08, NL-GAP-16). */
public record MutualTrust(Equipment rifle) implements AfterEvent, LaysOut, Precious, Advice {
    /** Who holds the starting rifle, or nobody yet. */
    public record RifleHolder(String survivor) implements Annexes.Annex {}

    private static final String NOBODY = "";
    private static final double PASS_ON = 7;
    private static final double TO_RIFLE = 4;
    private static final double SPOIL = 9;

    /** Whether only the gift of the survivor whose turn it is counts; the same ruling warns of losing the rifle. */
    public static final RuleId WHOSE_GIFT = new RuleId("NL-GAP-16");

    /** Whether one may turn while relatives keep everybody in Romero mode, for later. */
    public static final RuleId BESIDE_RELATIVES = new RuleId("NL-GAP-15");

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        return plan.withAnnex(new RifleHolder(NOBODY));
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.CardGiven given && given.card().equals(rifle.name())) {
            boolean hasRifle = holds(play.table().survivor(given.taker()));
            if (hasRifle && !holder(play.table()).equals(given.taker().name())) {
                note(play, given.taker());
                offer(play, given.giver());
            }
        } else if (event instanceof HordeEvent.CardKept kept
                && holds(play.table().survivor(kept.survivor()))) {
            note(play, kept.survivor());
        }
    }

    @Override
    public boolean isPrecious(Equipment card) {
        return CardName.of(card).equals(CardName.of(rifle));
    }

    @Override
    public RuleId warning() {
        return WHOSE_GIFT;
    }

    private static void offer(Play<Table> play, SurvivorId giver) {
        Survivor trusting = play.table().survivor(giver);
        Faces faces = play.table().annexes().the(Faces.class);
        boolean isOnlyPartner = OtherReading.isAgreed(play.table(), WHOSE_GIFT)
                && !trusting.turn().isUnderWay();
        boolean isTooLate = OtherReading.isAgreed(play.table(), BESIDE_RELATIVES) && faces.hasRelatives();
        if (!isOnlyPartner && !isTooLate && faces.card(trusting).base() == Face.ROMERO) {
            play.then(new Trust(giver));
        }
    }

    private static String holder(Table table) {
        return table.annexes().the(RifleHolder.class).survivor();
    }

    private static void note(Play<Table> play, SurvivorId holder) {
        play.table(play.table().with(new RifleHolder(holder.name())));
    }

    private boolean holds(Survivor survivor) {
        for (Item item : survivor.inventory().items()) {
            if (isPrecious(item.card())) {
                return true;
            }
        }
        return false;
    }

    /** Those who have not had the rifle gather around whoever has it. */
    @Override
    public void errands(Table table, List<Errand> errands) {
        if (table.annexes().find(Faces.class).isEmpty()) {
            return; // The cards have not been dealt yet.
        }
        for (Survivor holder : table.survivors()) {
            if (!holder.isOnBoard() || !holds(holder)) {
                continue;
            }
            for (Survivor other : table.survivors()) {
                if (other.index() != holder.index() && isWorthwhile(table, holder, other)) {
                    errands.add(Errand.of(other, holder.zone().index(), TO_RIFLE));
                    errands.add(Errand.of(holder, other.zone().index(), TO_RIFLE));
                }
            }
        }
    }

    /** Who has the rifle hands it on, and everybody who has had it is the stronger for it. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        Table table = outlook.table();
        return switch (option) {
            case ReorganizeAndTrade.TradeWith trade ->
                isWorthwhile(table, outlook.actor(), table.survivor(trade.partner())) ? PASS_ON : 0;
            case Rearrangement.Give give ->
                give.card().equals(rifle.name())
                                && isWorthwhile(table, table.survivor(give.giver()), table.survivor(give.taker()))
                        ? PASS_ON
                        : 0;
            case CombineCards.Make make -> spoils(outlook, make.combination());
            case CombineDrawn.Choice choice ->
                choice.combination()
                        .map(combination -> spoils(outlook, combination))
                        .orElse(0.0);
            default -> 0;
        };
    }

    /** The rifle is not made into something else while somebody has yet to hand it on. */
    private double spoils(Outlook outlook, Combination combination) {
        boolean isPart = combination.parts().contains(rifle.name());
        for (Survivor other : outlook.table().survivors()) {
            if (isPart
                    && other.index() != outlook.actor().index()
                    && isWorthwhile(outlook.table(), outlook.actor(), other)) {
                return -SPOIL;
            }
        }
        return 0;
    }

    private boolean isWorthwhile(Table table, Survivor giver, Survivor taker) {
        Faces faces = table.annexes().the(Faces.class);
        return holds(giver)
                && faces.card(giver).base() == Face.ROMERO
                && faces.card(taker).base() == Face.ROMERO
                && !table.zombies().isAny(giver.zone().index());
    }
}
