package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** Which ammunition a survivor begins with. */
record ChooseAmmunition(SurvivorId survivor) implements Question<Table, ChooseAmmunition.Ammunition> {
    private static final List<String> CARDS = List.of("Plenty of Bullets", "Plenty of Shells");

    /** This card. */
    record Ammunition(String card) implements Option {
        @Override
        public String key() {
            return "start with " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card));
        }
    }

    @Override
    public Decision<Ammunition> decision(Table table) {
        List<Ammunition> cards = CARDS.stream().map(Ammunition::new).toList();
        return new Decision<>(CampaignRules.STARTS_WITH, table.seatOf(survivor), cards);
    }

    @Override
    public void answer(Ammunition chosen, Play<Table> play) {
        play.then(new FetchCard(survivor, chosen.card()));
    }
}
