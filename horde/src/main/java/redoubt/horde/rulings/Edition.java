package redoubt.horde.rulings;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.SightRule;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Book;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.RulingList;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A rulebook of the family as values, policies and rulings. */
public record Edition(
        String id,
        Legend legend,
        List<Integer> buildingKinds,
        List<ZombieKind> zombieKinds,
        List<AllyKind> allyKinds,
        List<TokenKind> tokenKinds,
        Optional<TokenKind> noise,
        List<Equipment> equipment,
        List<ZombieCard> zombieCards,
        List<SurvivorCard> survivors,
        List<Skill> skills,
        Slots slots,
        List<Integer> adrenaline,
        int actionsPerTurn,
        boolean isOneAlwaysMiss,
        Gait survivorGait,
        SightRule sightRule,
        Pursuit pursuit,
        SpawnCards spawnCards,
        ShortagePolicy shortage,
        String searchDeck,
        String zombieDeck,
        Map<Cite, RuleId> rules,
        List<Ruling> rulings,
        List<Step<Table>> round)
        implements Book {

    public Edition {
        rules = new EnumMap<>(rules);
        rulings = RulingList.of(rulings);
    }

    /** The same book at work: with policies, rulings and a round. */
    public Edition at(Workings work) {
        return new Edition(
                id,
                legend,
                buildingKinds,
                zombieKinds,
                allyKinds,
                tokenKinds,
                noise,
                equipment,
                zombieCards,
                survivors,
                skills,
                slots,
                adrenaline,
                actionsPerTurn,
                isOneAlwaysMiss,
                survivorGait,
                sightRule,
                work.pursuit(),
                work.spawnCards(),
                work.shortage(),
                searchDeck,
                zombieDeck,
                rules,
                work.rulings(),
                work.round());
    }

    public static Edition of(Table table) {
        return (Edition) table.book();
    }

    @Override
    public RuleId cite(Cite rule) {
        RuleId cited = rules.get(rule);
        if (cited == null) {
            throw new IllegalStateException(id + " names no rule for " + rule);
        }
        return cited;
    }

    @Override
    public boolean isBuilding(int zoneKind) {
        return buildingKinds.contains(zoneKind);
    }

    @Override
    public int adrenalineAt(Danger level) {
        return adrenaline.get(level.ordinal());
    }

    /** A skill that anybody may have or that is printed on a survivor's card, as skills upon skills are. */
    public Optional<Skill> skill(String name) {
        return Stream.concat(
                        skills.stream(),
                        survivors.stream()
                                .flatMap(card ->
                                        Arrays.stream(Danger.values()).flatMap(level -> card.skills(level).stream())))
                .filter(skill -> skill.name().equals(name))
                .findFirst();
    }

    public Equipment card(String name) {
        return equipment.stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card named " + name));
    }

    public ZombieKind zombie(String name) {
        return zombieKinds.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no zombie named " + name));
    }

    /** An edition is what it is called; two of the same name are one. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Edition edition && edition.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
