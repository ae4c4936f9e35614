package redoubt.whitedeath.siege;

import java.util.List;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;
import redoubt.whitedeath.abomination.CallAbomination;
import redoubt.whitedeath.edition.CardKind;
import redoubt.whitedeath.necromancer.CallNecromancer;

/** What the cards of the zombie deck of White Death do. */
public record ZombieDeckCards() implements SpawnCards {
    /** Who comes at blue for a card that else brings an abomination. */
    private static final String BRUTE = "Brute";

    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        Danger level = Leavers.danger(table);
        int count = card.count(level);
        return switch (CardKind.of(card)) {
            case SPAWN -> place(table, card.zombie(), count, at);
            case BRUTE_THEN_ABOMINATION ->
                level == Danger.BLUE ? place(table, BRUTE, count, at) : List.of(new CallAbomination(at.zone()));
            case NECROMANCER -> List.of(new CallNecromancer(at));
            case EXTRA_ACTIVATION -> List.of(new ReadExtraActivation(card.zombie()));
            case SIEGE -> List.of(new SpawnInCorruption(kind(table, card.zombie()), count), new ClimbRamparts());
        };
    }

    private static List<Step<Table>> place(Table table, String zombie, int count, SpawnPoint at) {
        return count == 0 ? List.of() : List.of(new PlaceZombies(kind(table, zombie), count, at.zone()));
    }

    private static int kind(Table table, String zombie) {
        return table.print().zombie(zombie).index();
    }
}
