package redoubt.darkest.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** What a survivor can do by all rules that are for or against it: skills, then equipped Gear. */
public final class Abilities {
    private final Table table;
    private final Survivor survivor;
    private final List<Ruling> rulings;

    private Abilities(Table table, Survivor survivor) {
        this.table = table;
        this.survivor = survivor;
        Rulebook book = Rulebook.of(table);
        this.rulings = new ArrayList<>();
        for (SkillName skill : survivor.skills()) {
            Ruling ruling = book.ruling(skill);
            if (!survivor.isEntrapped() || ruling.worksWhileEntrapped()) {
                rulings.add(ruling);
            }
        }
        for (Item item : survivor.pack().right()) {
            rulings.add(book.ruling(item.kind()));
        }
    }

    public static Abilities of(Table table, Survivor survivor) {
        return new Abilities(table, survivor);
    }

    /** The Action points that the survivor's health gives (DD-SURV-08, DD-SURV-10). */
    public int level() {
        int passed = 0;
        int points = zones().size();
        for (int spaces : zones()) {
            passed += spaces;
            if (survivor.body().wounds() < passed) {
                return points;
            }
            points--;
        }
        return 0;
    }

    /** The wounds that kill (DD-GAP-18). */
    public int deadlyWounds() {
        return zones().stream().mapToInt(Integer::intValue).sum();
    }

    /** The health zones with the group's dial, which lengthens or shortens the first ones. */
    public List<Integer> zones() {
        List<Integer> zones =
                new ArrayList<>(survivor.board().zones(table.dials().mostPoints()));
        int change = table.dials().health();
        for (int zone = 0; zone < zones.size() && change != 0; zone++) {
            int changed = Math.max(1, zones.get(zone) + change);
            change -= changed - zones.get(zone);
            zones.set(zone, changed);
        }
        return zones;
    }

    public int limit() {
        int limit = table.dials().limit();
        for (Ruling ruling : rulings) {
            limit = ruling.limit(limit);
        }
        return limit;
    }

    /** How many items the survivor carries beyond the limit (DD-INV-02). */
    public int excess() {
        return Math.max(0, survivor.pack().size() + survivor.virus() - limit());
    }

    public int escapeValue() {
        int value = survivor.board().escape() + table.dials().escape();
        for (Ruling ruling : rulings) {
            value = ruling.escapeValue(value);
        }
        return value;
    }

    public boolean freesApart() {
        return isAny(Ruling::freesApart);
    }

    public int lossOnEntering(boolean isDestroyed, int heat) {
        int loss = heat;
        for (Ruling ruling : rulings) {
            loss = ruling.lossOnEntering(isDestroyed, loss);
        }
        return loss;
    }

    public int virusLimit() {
        int tokens = 2;
        for (Ruling ruling : rulings) {
            tokens = ruling.virusLimit(tokens);
        }
        return tokens;
    }

    public boolean isVirusActive() {
        return survivor.virus() >= virusLimit();
    }

    public int attackDice(Assault assault) {
        int dice = assault.weapon()
                .map(item -> item.kind().dice() == 0
                        ? 0
                        : item.kind().dice() + table.dials().weaponDice())
                .orElse(1);
        for (Ruling ruling : rulings) {
            dice = ruling.attackDice(assault, dice);
        }
        return Math.min(dice, Dice.MOST);
    }

    public int range(Assault assault) {
        int range = assault.printedRange();
        for (Ruling ruling : rulings) {
            range = ruling.range(assault, range);
        }
        return range;
    }

    /** How far one Aim extends a range that is above 0 (DD-SDIE-02, DD-SDIE-03). */
    public int rangeOfAim(Assault assault) {
        int range = assault.printedRange() > 0 ? 1 : 0;
        for (Ruling ruling : rulings) {
            range = ruling.rangeOfAim(assault, range);
        }
        return range;
    }

    public int hitsOfSuccess(Assault assault) {
        int hits = 1;
        for (Ruling ruling : rulings) {
            hits = ruling.hitsOfSuccess(assault, hits);
        }
        return hits;
    }

    public int hitsOfPair(Assault assault) {
        int hits = 0;
        for (Ruling ruling : rulings) {
            hits = ruling.hitsOfPair(assault, hits);
        }
        return hits;
    }

    public boolean turnsAimsIntoSuccesses(Assault assault) {
        return isAny(ruling -> ruling.turnsAimsIntoSuccesses(assault));
    }

    public boolean stuns(Assault assault) {
        return isAny(ruling -> ruling.stuns(assault));
    }

    public int roomsOfPush() {
        int rooms = 1;
        for (Ruling ruling : rulings) {
            rooms = ruling.roomsOfPush(rooms);
        }
        return rooms;
    }

    public int defenceDice() {
        int dice = 1;
        for (Ruling ruling : rulings) {
            dice = ruling.defenceDice(dice);
        }
        return dice;
    }

    public boolean buysDefenceDice() {
        return isAny(Ruling::buysDefenceDice);
    }

    public boolean isCounted() {
        return !isAny(ruling -> !ruling.isCounted());
    }

    public int successes(int rolled) {
        int successes = rolled;
        for (Ruling ruling : rulings) {
            successes = ruling.successes(successes);
        }
        return successes;
    }

    public int ammunitionFound(int printed) {
        int cubes = printed;
        for (Ruling ruling : rulings) {
            cubes = ruling.ammunitionFound(cubes);
        }
        return cubes;
    }

    public int burnsPutOut(int burns) {
        int most = burns;
        for (Ruling ruling : rulings) {
            most = ruling.burnsPutOut(most);
        }
        return most;
    }

    public boolean givesFreely() {
        return isAny(Ruling::givesFreely);
    }

    public int healing(int printed) {
        int health = printed;
        for (Ruling ruling : rulings) {
            health = ruling.healing(health);
        }
        return health;
    }

    public boolean insertsSeveralChips() {
        return isAny(Ruling::insertsSeveralChips);
    }

    /** What the survivor may do besides the usual actions; cards on the left count too, as they can be used. */
    public List<Deed> deeds() {
        List<Deed> deeds = new ArrayList<>();
        for (Ruling ruling : rulings) {
            deeds.addAll(ruling.deeds(table, survivor));
        }
        List<String> seen = new ArrayList<>();
        for (Item item : survivor.pack().left()) {
            if (!seen.contains(item.kind().name())
                    && !survivor.pack().hasEquipped(item.kind().name())) {
                seen.add(item.kind().name());
                deeds.addAll(Rulebook.of(table).ruling(item.kind()).deeds(table, survivor));
            }
        }
        return deeds;
    }

    private boolean isAny(Predicate<Ruling> what) {
        for (int i = 0; i < rulings.size(); i++) {
            if (what.test(rulings.get(i))) {
                return true;
            }
        }
        return false;
    }
}
