package redoubt.horde.table;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.SightRule;
import redoubt.kernel.RuleId;

/** What is printed in a box of the family and in its rulebook: kinds, cards, numbers and the ids of its rules. Values, no code. */
public record Print(
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
        String searchDeck,
        String zombieDeck,
        Map<Cite, RuleId> rules) {

    public Print {
        buildingKinds = Packed.copyOf(buildingKinds);
        zombieKinds = Packed.copyOf(zombieKinds);
        allyKinds = Packed.copyOf(allyKinds);
        tokenKinds = Packed.copyOf(tokenKinds);
        equipment = Packed.copyOf(equipment);
        zombieCards = Packed.copyOf(zombieCards);
        survivors = Packed.copyOf(survivors);
        skills = Packed.copyOf(skills);
        adrenaline = Packed.copyOf(adrenaline);
        rules = new EnumMap<>(rules);
    }

    /**
     * An empty box with the family's usual rulebook, to be filled; survivors walk with this gait, and everybody sees by this rule.
     */
    public static PrintBuilder named(String id, Legend legend, Gait survivorGait, SightRule sightRule) {
        return new PrintBuilder(id, legend, survivorGait, sightRule);
    }

    /** The ledger id of a rule that the family knows by name. */
    public RuleId cite(Cite rule) {
        RuleId cited = rules.get(rule);
        if (cited == null) {
            throw new IllegalStateException(id + " names no rule for " + rule);
        }
        return cited;
    }

    /** Whether a zone of this kind (by index in the legend) is indoors. */
    public boolean isBuilding(int zoneKind) {
        for (int i = 0; i < buildingKinds.size(); i++) {
            if (buildingKinds.get(i) == zoneKind) {
                return true;
            }
        }
        return false;
    }

    /** The adrenaline at which a level begins. */
    public int adrenalineAt(Danger level) {
        return adrenaline.get(level.ordinal());
    }

    /** A skill from the list, or one printed only on a survivor's card, as skills that take another skill are. */
    public Optional<Skill> skill(String name) {
        Stream<Skill> onCards = survivors.stream()
                .flatMap(card -> Arrays.stream(Danger.values()).flatMap(level -> card.skills(level).stream()));
        return Stream.concat(skills.stream(), onCards)
                .filter(skill -> skill.name().equals(name))
                .findFirst();
    }

    public Equipment card(String name) {
        return named(equipment, Equipment::name, name, "card");
    }

    public ZombieKind zombie(String name) {
        return named(zombieKinds, ZombieKind::name, name, "zombie");
    }

    public AllyKind ally(String name) {
        return named(allyKinds, AllyKind::name, name, "ally");
    }

    public TokenKind token(String name) {
        return named(tokenKinds, TokenKind::name, name, "token");
    }

    private static <N> N named(List<N> all, Function<N, String> names, String name, String what) {
        for (N each : all) {
            if (names.apply(each).equals(name)) {
                return each;
            }
        }
        throw new IllegalArgumentException("no " + what + " named " + name);
    }
}
