package redoubt.horde.print;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.SightRule;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.PrintBuilder;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;

/**
 * The content tables that every box of the family has: zombies, equipment, tokens, survivors, and the names of skills and traits.
 */
public record CommonTables(
        List<ZombieKind> zombieKinds,
        List<ZombieCard> zombieCards,
        List<Stock> stock,
        Tokens tokens,
        List<SurvivorCard> survivors,
        Names skillNames,
        Names traitNames,
        List<Skill> skills) {
    public CommonTables {
        zombieKinds = List.copyOf(zombieKinds);
        zombieCards = List.copyOf(zombieCards);
        stock = List.copyOf(stock);
        survivors = List.copyOf(survivors);
        skills = List.copyOf(skills);
    }

    /** The tables of a library; {@code zombieCards} are the words for what zombie cards may do. Errors go to {@code problems}. */
    public static CommonTables read(
            Library library,
            EquipmentWords words,
            List<String> zombieCards,
            KnownSkills skills,
            KnownTraits traits,
            Problems problems) {
        List<ZombieKind> zombies = ZombieTables.kinds(library, problems);
        List<String> families = zombies.stream().map(ZombieKind::family).toList();
        List<String> cards = EquipmentTable.names(library);
        Names skillNames = Names.read(library, "skill", families, cards, problems);
        skillNames.check(name -> skills.find(name).isPresent(), problems);
        Names traitNames = Names.read(library, "trait", families, cards, problems);
        traitNames.check(name -> traits.find(name).isPresent(), problems);
        return new CommonTables(
                zombies,
                ZombieTables.cards(library, zombies, zombieCards, problems),
                new EquipmentTable(words, traitNames, skillNames, traits, skills, problems).read(library),
                Tokens.read(library, problems),
                new SurvivorTable(skillNames, skills, cards, problems).read(library),
                skillNames,
                traitNames,
                skillNames.all().stream().map(skills::skill).toList());
    }

    /** The print of a box with these tables, to which its edition adds what else is printed. */
    public PrintBuilder print(String id, Legend legend, Gait survivorGait, SightRule sightRule) {
        return Print.named(id, legend, survivorGait, sightRule)
                .zombies(zombieKinds)
                .zombieCards(zombieCards)
                .equipment(stock.stream().map(Stock::card).toList())
                .tokens(tokens.counted())
                .survivors(survivors)
                .skills(skills);
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public List<Equipment> deck(String name) {
        return Stock.deck(stock, name);
    }
}
