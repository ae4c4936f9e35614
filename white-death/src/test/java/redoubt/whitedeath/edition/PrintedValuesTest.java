package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.testkit.Rule;

/** Every number of a weapon, every skill of a survivor and every placement of a mission, as they were decided. */
class PrintedValuesTest {
    private static final String WEAPONS = """
            Cavalry Lance: melee 1-1, 1 dice, 4+, damage 1
            Power Burst: magic 0-1, 1 dice, 4+, damage 1, dual, noisy
            Shashka: melee 0-0, 1 dice, 4+, damage 1, dual
            Short Bow: ranged 0-1, 1 dice, 3+, damage 1
            Crossbow: ranged 1-3, 2 dice, 4+, damage 2
            Dagger: melee 0-0, 1 dice, 4+, damage 1, dual
            Disintegrate: magic 0-1, 3 dice, 5+, damage 1, dual, noisy
            Fire Bolt: magic 0-1, 3 dice, 4+, damage 1, dual, noisy
            Great Axe: melee 0-0, 2 dice, 4+, damage 2
            Great Sword: melee 0-0, 5 dice, 5+, damage 1
            Guisarme: melee 1-1, 1 dice, 3+, damage 2
            Halberd: melee 1-1, 4 dice, 5+, damage 1
            Horn Bow: ranged 1-2, 2 dice, 4+, damage 1
            Ice Storm: magic 0-1, 3 dice, 5+, damage 1, dual, noisy
            Katana: melee 0-0, 2 dice, 4+, damage 1, dual
            Lightning: magic 0-3, 1 dice, 4+, damage 1, dual, noisy
            Spear: melee 1-1, 2 dice, 4+, damage 1
            Sword: melee 0-0, 2 dice, 4+, damage 1, dual
            Triple Crossbow: ranged 0-2, 3 dice, 3+, damage 1, reload
            War Bow: ranged 1-3, 1 dice, 3+, damage 1
            Baba Yaga's Pestle: melee 0-0, 4 dice, 4+, damage 2, noisy
            Dervish Blades: melee 0-0, 6 dice, 4+, damage 1
            Fury of Aykay the 47th: ranged 0-3, 5 dice, 4+, damage 1, noisy
            Ice Bow: ranged 1-3, 2 dice, 3+, damage 1
            Royal Guard's Halberd: melee 1-1, 4 dice, 4+, damage 2
            Storm Crossbow: ranged 1-3, 3 dice, 4+, damage 2, noisy
            Partisan: melee 0-1, 3 dice, 4+, damage 2
            """;

    private static final String SURVIVORS = """
            Jenia: Search: 2 cards, +1 free Guard Action / +1 Action / +1 die: Combat, +1 free Melee Action / +1 free Combat Action, +1 free Move Action, Born leader / Horn Bow / 3
            Ogon: Shove, Guards: Push / +1 Action / Bloodlust: Melee, Iron hide / +1 free Combat Action, Combat reflexes, Reaper: Melee / Battle Shield / 3
            Yasuke: Freeze: Melee, Guards: 2 Damage: Melee / +1 Action / +1 free Melee Action, Hit & run / Bloodlust: Melee, Jump, +1 Damage: Melee / Katana / 3
            Lorna: +1 free Move Action, Guards: 2 Damage: Ranged / +1 Action / +1 die: Combat, Freeze: Combat / +1 die: Combat, +1 free Combat Action, Super strength / Spear / 3
            Dragomir: +1 die: Ranged, Guards: +1 max Range / +1 Action / +1 free Ranged Action, Range 2+: +1 Damage: Ranged / +1 to dice roll: Ranged, Escalation: Ranged, Iron hide / Crossbow / 3
            Sarnaï: Spellcaster, Guards: Evade / +1 Action / +1 max Range, Freeze: Magic / +1 free Combat Action, Double enchantment, Spellbook / Ice Storm / 3
            Bogdan: Tough / +1 Action / Barbarian, Taunt / Super strength, +1 free Melee Action, Medic / Great Axe / 3
            Vesna: Sprint / +1 Action / +1 free Ranged Action, +1 to dice roll: Ranged / Marksman, +1 die: Combat, Reaper: Ranged / War Bow / 3
            Ivo: Lucky / +1 Action / +1 free Search Action, Safe search / Destiny, Matching set, +1 free Combat Action / Dagger / 3
            Milena: Steady hand / +1 Action / Born leader, Lifesaver / Tactician, Regeneration, +1 free Move Action / Short Bow / 3
            Radko: Charge / +1 Action / Swordmaster, +1 Zone per Move / Dual expert, Roll 6: +1 die: Melee, +1 Damage: Melee / Sword / 3
            Zora: Transmutation / +1 Action / +1 die: Magic, Corruption walker / Mana rain, +1 to dice roll: Magic, +1 free Magic Action / Fire Bolt / 3
            """;

    private static final String LAYOUTS = """
            WD-M00 start: 31R.f
            WD-M00 beacon: 31R.f
            WD-M00 spawn: 1 31R.g, 2 32R.h
            WD-M00 objective: red 31R.d, red 32R.c
            WD-M01 start: 28R.h
            WD-M01 beacon: 32R.d
            WD-M01 banner: 27V.i
            WD-M01 cauldron: 28R.f, 29R.d
            WD-M01 ladder: 28R.b, 29R.h
            WD-M01 spawn: 1 31V.d, 2 27V.b, 3 34R.g
            WD-M01 objective: mixed 31V.b, mixed 27V.d, mixed 28R.d, mixed 29R.e, mixed 32R.c, mixed 34R.c
            WD-M01 guards: 4 28R.e, 4 29R.f, 4 29R.b
            WD-M02 start: 32R.d, 29R.i
            WD-M02 beacon: 34R.g
            WD-M02 cauldron: 33V.f, 29R.d
            WD-M02 ladder: 33V.i, 29R.b
            WD-M02 spawn: 1 26V.b, 2 28V.e, 3 33V.h
            WD-M02 objective: mixed 32R.c, mixed 26V.c, mixed 28V.a, mixed 34R.c, mixed 33V.f, mixed 29R.e
            WD-M02 corruption: 28V.e, 28V.b, 28V.f, 28V.d, 33V.h, 33V.e, 33V.b, 33V.a
            WD-M02 guards: 4 28V.c, 4 34R.d, 4 32R.b
            WD-M03 start: 26R.d
            WD-M03 beacon: 28R.h
            WD-M03 cauldron: 28R.e, 29R.f
            WD-M03 ladder: 28R.b, 29R.h
            WD-M03 spawn: 1 31R.b, 2 32R.f, 3 30V.b
            WD-M03 objective: mixed 30V.i, mixed 31R.d, mixed 28R.d, mixed 28R.i, mixed 29R.e, mixed 26R.i, mixed 32R.c
            WD-M03 corruption: 31R.b, 31R.e, 32R.f, 32R.e, 30V.b
            WD-M03 guards: 4 28R.e, 4 30V.g, 4 29R.f
            WD-M04 start: 27R.g
            WD-M04 beacon: 26V.f
            WD-M04 cauldron: 29R.f, 33V.d
            WD-M04 ladder: 29R.h, 33V.h
            WD-M04 spawn: 1 29R.a, 2 33V.a, 3 31R.g
            WD-M04 objective: red 27R.d, red 31R.d, red 32V.i, blue 29R.e, green 33V.f
            WD-M04 guards: 4 27R.a, 4 31R.a, 4 32V.f
            WD-M05 start: 28R.b
            WD-M05 beacon: 29V.e
            WD-M05 exit: 33V.a
            WD-M05 cauldron: 28R.e, 33V.e
            WD-M05 ladder: 28R.b, 33V.h
            WD-M05 spawn: 1 27R.c, 2 30V.h, 3 26R.d
            WD-M05 objective: red 33V.f, red 28R.d, red 26R.i, red 27R.d, red 29V.e, red 30V.i
            WD-M05 corruption: 27R.c, 30V.h, 26R.d
            WD-M05 guards: 4 29V.e, 4 28R.e, 4 30V.d
            WD-M06 start: 28R.a
            WD-M06 beacon: 32V.h
            WD-M06 exit: 33V.i
            WD-M06 cauldron: 33V.d, 34V.g
            WD-M06 spawn: 1 26V.b, 2 27R.c, 3 31V.f
            WD-M06 objective: mixed 26V.c, mixed 27R.d, mixed 30V.i, mixed 34V.a, mixed 32V.i, mixed 31V.b, mixed 28R.d, mixed 33V.f
            WD-M06 corruption: 26V.b, 26V.a, 26V.e, 26V.h, 27R.c, 27R.b, 27R.e, 27R.h, 31V.f
            WD-M06 guards: 4 33V.d, 4 34V.g, 4 34V.i
            WD-M07 start: 26V.e
            WD-M07 beacon: 32R.e
            WD-M07 exit: 27R.h
            WD-M07 cauldron: 29R.d, 34V.h
            WD-M07 ladder: 28R.h, 34V.e
            WD-M07 spawn: 1 28R.a, 2 33V.b, 3 34V.d, 4 29R.b
            WD-M07 objective: mixed 28R.d, mixed 29R.e, mixed 33V.f, mixed 30R.i, mixed 26V.c, mixed 32R.c, mixed 34V.a, mixed 31R.d, mixed 27R.d
            WD-M07 corruption: 28R.a, 33V.b, 34V.d, 29R.b
            WD-M07 guards: 4 30R.d, 4 29R.d, 4 31R.f
            WD-M08 start: 30V.a
            WD-M08 beacon: 29R.e
            WD-M08 banner: 33V.i
            WD-M08 cauldron: 33V.d, 29R.f
            WD-M08 ladder: 33V.h, 29R.b
            WD-M08 spawn: 1 26R.d, 2 30V.h, 3 29R.h
            WD-M08 objective: mixed 30V.i, mixed 32V.i, mixed 26R.i, mixed 28V.a, mixed 29R.e, mixed 33V.f
            WD-M08 corruption: 26R.d, 30V.h, 29R.h
            WD-M08 guards: 4 28V.c, 4 30V.d, 4 32V.i
            WD-M09 start: 27V.b, 28V.b
            WD-M09 beacon: 27V.e
            WD-M09 exit: 26V.i
            WD-M09 cauldron: 33V.e, 33V.f, 29R.d
            WD-M09 ladder: 28V.b
            WD-M09 spawn: 1 26V.b, 2 33V.a, 3 32R.d
            WD-M09 objective: any 32R.c, any 26V.c, any 33V.f, any 29R.e, any 27V.d, any 28V.a
            WD-M09 corruption: 26V.b, 26V.a, 26V.e, 33V.a, 33V.d, 32R.d, 32R.e
            WD-M09 guards: 4 27V.e, 4 28V.c, 4 29R.d
            WD-M10 start: 33R.a
            WD-M10 beacon: 28V.e
            WD-M10 exit: 31V.h
            WD-M10 cauldron: 33R.e, 34V.h
            WD-M10 ladder: 33R.g, 34V.f
            WD-M10 spawn: 1 30V.a, 2 29V.c, 3 34V.d
            WD-M10 objective: mixed 30V.i, mixed 29V.e, mixed 28V.a, mixed 33R.c, mixed 33R.h, mixed 34V.a, mixed 31V.b
            WD-M10 corruption: 30V.a, 29V.c, 34V.d
            WD-M10 guards: 4 28V.c, 4 29V.h, 4 33R.d
            """;

    @Test
    @Rule({"WD-GAP-01", "WD-GAP-02", "WD-GAP-03", "WD-GAP-04", "WD-GAP-05"})
    void weaponsHaveTheirNumbers() {
        List<String> weapons = new ArrayList<>();
        for (Equipment card : WHITE_DEATH.print().equipment()) {
            card.uses().forEach(use -> weapons.add(card.name() + ": " + words(use)));
        }
        assertThat(weapons).containsExactlyElementsOf(WEAPONS.lines().toList());
    }

    private static String words(Equipment.Use use) {
        return String.format(
                        "%s %d-%d, %d dice, %d+, damage %d",
                        use.kind().name().toLowerCase(Locale.ROOT),
                        use.nearest(),
                        use.farthest(),
                        use.dice(),
                        use.accuracy(),
                        use.damage())
                + (use.isDual() ? ", dual" : "")
                + (use.isNoisy() ? ", noisy" : "")
                + (use.isReload() ? ", reload" : "");
    }

    @Test
    @Rule({"WD-GAP-20", "WD-GAP-21", "WD-GAP-22", "WD-GAP-23", "WD-GAP-24", "WD-GAP-25", "WD-GAP-28", "WD-GAP-138"})
    void survivorsHaveTheirSkillsAndCards() {
        List<String> survivors = new ArrayList<>();
        for (SurvivorCard card : WHITE_DEATH.print().survivors()) {
            survivors.add(card.name() + ": "
                    + String.join(
                            " / ",
                            names(card.blue()),
                            names(card.yellow()),
                            names(card.orange()),
                            names(card.red()),
                            String.join(", ", card.bodySlot()),
                            String.valueOf(card.health())));
        }
        assertThat(survivors).containsExactlyElementsOf(SURVIVORS.lines().toList());
    }

    private static String names(List<Skill> skills) {
        return skills.stream().map(Skill::name).collect(Collectors.joining(", "));
    }

    @Test
    @Rule({"WD-GAP-100", "WD-SET-03"})
    void everythingLiesWhereTheMissionHasIt() {
        List<String> layouts = new ArrayList<>();
        for (MissionPage page : WHITE_DEATH.missions()) {
            lay(layouts, page.id() + " start", zones(page.starts()));
            for (String token : List.of("beacon", "exit", "banner", "cauldron", "ladder")) {
                lay(layouts, page.id() + " " + token, zones(page.head().markers(token)));
            }
            lay(
                    layouts,
                    page.id() + " spawn",
                    page.spawns().stream()
                            .map(spawn -> spawn.number() + " " + spawn.zone())
                            .toList());
            List<String> objectives = new ArrayList<>();
            page.objectives()
                    .forEach(group -> group.zones().forEach(zone -> objectives.add(group.colour() + " " + zone)));
            lay(layouts, page.id() + " objective", objectives);
            lay(layouts, page.id() + " corruption", zones(page.corruption()));
            lay(
                    layouts,
                    page.id() + " guards",
                    page.guards().stream()
                            .map(group -> group.number() + " " + group.zone())
                            .toList());
        }
        assertThat(layouts).containsExactlyElementsOf(LAYOUTS.lines().toList());
    }

    private static void lay(List<String> layouts, String what, List<String> where) {
        if (!where.isEmpty()) {
            layouts.add(what + ": " + String.join(", ", where));
        }
    }

    private static List<String> zones(List<Zone> zones) {
        return zones.stream().map(Zone::name).toList();
    }
}
