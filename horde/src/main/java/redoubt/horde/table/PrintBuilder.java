package redoubt.horde.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.SightRule;
import redoubt.kernel.RuleId;

/** A box of the family being printed; whatever an edition does not say is as in most rulebooks of the family. */
public final class PrintBuilder {
    private static final List<Integer> ADRENALINE = List.of(0, 7, 19, 43);
    private static final int ACTIONS_PER_TURN = 3;
    private static final Slots SLOTS = new Slots(2, 0, 3);

    private final String id;
    private final Legend legend;
    private final Gait survivorGait;
    private final SightRule sightRule;
    private List<Integer> buildingKinds = List.of();
    private List<ZombieKind> zombieKinds = List.of();
    private List<AllyKind> allyKinds = List.of();
    private List<TokenKind> tokenKinds = List.of();
    private String noise = "";
    private List<Equipment> equipment = List.of();
    private List<ZombieCard> zombieCards = List.of();
    private List<SurvivorCard> survivors = List.of();
    private List<Skill> skills = List.of();
    private Slots slots = SLOTS;
    private boolean isOneAlwaysMiss;
    private String searchDeck = "equipment";
    private String zombieDeck = "zombie";
    private final Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);

    PrintBuilder(String id, Legend legend, Gait survivorGait, SightRule sightRule) {
        this.id = id;
        this.legend = legend;
        this.survivorGait = survivorGait;
        this.sightRule = sightRule;
    }

    /** The kinds of zones that are indoors, by index in the legend. */
    public PrintBuilder buildings(Integer... zoneKinds) {
        buildingKinds = List.of(zoneKinds);
        return this;
    }

    public PrintBuilder zombies(List<ZombieKind> kinds) {
        zombieKinds = kinds;
        return this;
    }

    public PrintBuilder allies(List<AllyKind> kinds) {
        allyKinds = kinds;
        return this;
    }

    public PrintBuilder tokens(List<TokenKind> kinds) {
        tokenKinds = kinds;
        return this;
    }

    /** The token that marks noise, in games where zombies hear. */
    public PrintBuilder noise(String token) {
        noise = token;
        return this;
    }

    public PrintBuilder equipment(List<Equipment> cards) {
        equipment = cards;
        return this;
    }

    public PrintBuilder zombieCards(List<ZombieCard> cards) {
        zombieCards = cards;
        return this;
    }

    public PrintBuilder survivors(List<SurvivorCard> cards) {
        survivors = cards;
        return this;
    }

    public PrintBuilder skills(List<Skill> all) {
        skills = all;
        return this;
    }

    public PrintBuilder slots(int hands, int body, int backpack) {
        slots = new Slots(hands, body, backpack);
        return this;
    }

    /** A natural 1 misses, whatever is added to it. */
    public PrintBuilder oneAlwaysMisses() {
        isOneAlwaysMiss = true;
        return this;
    }

    /** The deck that is searched and the one that zombies come from. */
    public PrintBuilder decks(String searched, String zombies) {
        searchDeck = searched;
        zombieDeck = zombies;
        return this;
    }

    /** Where in the ledger the rules are that the family knows by name. */
    public PrintBuilder rules(Function<Cite, RuleId> ledger) {
        for (Cite rule : Cite.values()) {
            rules.put(rule, ledger.apply(rule));
        }
        return this;
    }

    public Print print() {
        return new Print(
                id,
                legend,
                buildingKinds,
                zombieKinds,
                allyKinds,
                tokenKinds,
                tokenKinds.stream().filter(kind -> kind.name().equals(noise)).findFirst(),
                equipment,
                zombieCards,
                survivors,
                skills,
                slots,
                ADRENALINE,
                ACTIONS_PER_TURN,
                isOneAlwaysMiss,
                survivorGait,
                sightRule,
                searchDeck,
                zombieDeck,
                rules);
    }
}
