package redoubt.horde.skills;

import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.terms.Blow;

/** The survivor ignores all wounds from zombies with a word in their name. */
public record Dreadnought(String zombie) implements Skill, WoundRuling {
    @Override
    public String name() {
        return "Dreadnought: " + zombie;
    }

    @Override
    public Cite ignoring() {
        return Cite.DREADNOUGHT;
    }

    @Override
    public boolean ignores(Blow blow) {
        return blow.family().contains(zombie) || blow.source().contains(zombie);
    }
}
