package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;

/** The survivor plays an extra turn whenever a zombie card of a kind is revealed, before it takes effect. */
public record ZombieLink(String cardKind) implements Skill, SpawnRuling {
    @Override
    public String name() {
        return "Zombie link";
    }

    @Override
    public List<Step<Table>> revealed(Table table, Survivor survivor, ZombieCard card) {
        return card.kind().equals(cardKind) ? List.of(new TakeTurn(survivor.id())) : List.of();
    }
}
