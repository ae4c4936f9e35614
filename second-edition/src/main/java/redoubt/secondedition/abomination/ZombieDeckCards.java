package redoubt.secondedition.abomination;

import java.util.List;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.spawning.CallOne;
import redoubt.horde.spawning.ExtraActivationCard;
import redoubt.horde.spawning.RushCard;
import redoubt.horde.spawning.SpawnTypeCard;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.edition.CardKind;
import redoubt.secondedition.edition.SecondEdition;

/** What the cards of the zombie deck do. */
public record ZombieDeckCards() implements SpawnCards {
    private static final RuleId ABOMINATION_COMES = new RuleId("Z2-ABOM-02");
    private static final SpawnCards SPAWN = new SpawnTypeCard();
    private static final SpawnCards RUSH = new RushCard();
    private static final SpawnCards EXTRA = new ExtraActivationCard(Danger.YELLOW);

    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        return switch (CardKind.of(card)) {
            case SPAWN -> SPAWN.resolve(table, card, at);
            case RUSH -> RUSH.resolve(table, card, at);
            case EXTRA_ACTIVATION -> EXTRA.resolve(table, card, at);
            case ABOMINATION ->
                card.count(Leavers.danger(table)) == 0
                        ? List.of()
                        : List.of(
                                new CallOne(ABOMINATION_COMES, SecondEdition.ABOMINATION, at.zone(), Fest.most(table)));
        };
    }
}
