package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import redoubt.darkest.action.BreakFree;
import redoubt.darkest.action.Search;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.terror.CheckCameras;
import redoubt.kernel.Option;

/** The odds of a roll before it is made: how likely each outcome is, worked out over all faces of all dice. */
public record Chances(List<Chance> chances) {
    /** How likely something is, such as at least two hits. */
    public record Chance(String what, int atLeast, double likelihood) {}

    public Chances {
        chances = List.copyOf(chances);
    }

    public static boolean has(Option option) {
        return option instanceof Fight
                || option instanceof Search
                || option instanceof BreakFree
                || option instanceof CheckCameras.Next;
    }

    public static Optional<Chances> of(Table table, Option option) {
        return switch (option) {
            case Fight fight -> Optional.of(ofFight(table, fight));
            case Search search -> Optional.of(ofSearch(table, search));
            case BreakFree attempt -> Optional.of(ofEscape(table, attempt));
            case CheckCameras.Next check -> Optional.of(ofCheck(table, check));
            default -> Optional.empty();
        };
    }

    private static Chances ofFight(Table table, Fight fight) {
        Survivor survivor = table.survivor(fight.who());
        Optional<Item> weapon = fight.weapon().flatMap(card -> survivor.pack().find(card.index()));
        Survivor armed = weapon.map(item -> Points.equipping(survivor, item)).orElse(survivor);
        Assault assault = new Assault(armed, weapon);
        Abilities abilities = Abilities.of(table, armed);
        if (weapon.filter(item -> item.kind().dice() == 0).isPresent()) {
            return new Chances(List.of(new Chance("hits", 1, 1)));
        }
        return distribution(table, "hits", abilities.attackDice(assault), faces -> mostHits(faces, abilities, assault));
    }

    /** The hits left when Failures cancel what costs least. */
    private static int mostHits(List<SurvivorFace> faces, Abilities abilities, Assault assault) {
        if (!faces.contains(SurvivorFace.FAILURE) || faces.size() == 1) {
            int aims = Dice.count(faces, SurvivorFace.AIM);
            int successes = Dice.count(faces, SurvivorFace.SUCCESS);
            boolean turned = abilities.turnsAimsIntoSuccesses(assault);
            int pairs = turned ? 0 : Math.min(aims, successes);
            return (turned ? successes + aims : successes) * abilities.hitsOfSuccess(assault)
                    + pairs * abilities.hitsOfPair(assault);
        }
        int most = 0;
        List<SurvivorFace> others = new ArrayList<>(faces);
        others.remove(SurvivorFace.FAILURE);
        for (SurvivorFace face : others.stream().distinct().toList()) {
            List<SurvivorFace> left = new ArrayList<>(others);
            left.remove(face);
            most = Math.max(most, mostHits(left, abilities, assault));
        }
        return most;
    }

    private static Chances ofSearch(Table table, Search search) {
        int room = table.survivor(search.who()).room();
        int dice = Search.dice(table, room);
        List<Chance> chances =
                new ArrayList<>(distribution(table, "cards", dice, faces -> Search.successes(table, room, faces))
                        .chances());
        chances.addAll(distribution(table, "terror", dice, faces -> Search.counts(table, room, faces) ? 1 : 0)
                .chances());
        return new Chances(chances);
    }

    /** Without helpers, who may still join. */
    private static Chances ofEscape(Table table, BreakFree attempt) {
        int dice = Math.min(
                Dice.MOST, Abilities.of(table, table.survivor(attempt.who())).escapeValue());
        return distribution(table, "free", dice, faces -> faces.contains(SurvivorFace.RETREAT) ? 1 : 0);
    }

    private static Chances ofCheck(Table table, CheckCameras.Next check) {
        int dice = (int) table.in(check.room().index()).stream()
                .filter(survivor -> Abilities.of(table, survivor).isCounted())
                .count();
        return check.isAny()
                ? distribution(table, "terror", dice, faces -> faces.contains(SurvivorFace.FAILURE) ? 1 : 0)
                : new Chances(List.of());
    }

    /** For every number that can come up, how likely at least that many are. */
    private static Chances distribution(Table table, String what, int dice, ToIntFunction<List<SurvivorFace>> count) {
        List<SurvivorFace> sides = Rulebook.of(table).survivorDie().sides();
        List<List<SurvivorFace>> rolls = new ArrayList<>();
        rolls.add(List.of());
        for (int die = 0; die < dice; die++) {
            List<List<SurvivorFace>> longer = new ArrayList<>();
            for (List<SurvivorFace> roll : rolls) {
                for (SurvivorFace side : sides) {
                    List<SurvivorFace> next = new ArrayList<>(roll);
                    next.add(side);
                    longer.add(next);
                }
            }
            rolls = longer;
        }
        List<Integer> results = rolls.stream().map(count::applyAsInt).sorted().toList();
        List<Chance> chances = new ArrayList<>();
        for (int least = 1; least <= results.getLast(); least++) {
            int wanted = least;
            long enough = results.stream().filter(result -> result >= wanted).count();
            chances.add(new Chance(what, least, (double) enough / results.size()));
        }
        return new Chances(chances);
    }
}
