package redoubt.darkest.setup;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.table.Dials;
import redoubt.darkest.table.Dials.Preset;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Switch;
import redoubt.kernel.TableRules;

/** What a group agrees on before a game, read from its settings and checked (DD-DEC-01, DD-DIFF-08, DD-DIFF-09). */
public record Agreement(
        SecurityMode mode,
        ChipMix chipMix,
        boolean isBeginnerCode,
        SpawnPile spawnPile,
        List<SurvivorBoard> survivors,
        Dials dials,
        List<ExpansionRuling> expansions) {
    private static final String SURVIVORS = "survivors";
    private static final String MODE = "mode";
    private static final String PRESET = "preset";
    private static final String SIDE = "side";
    private static final String CHIP_MIX = "chip-mix";
    private static final String EXPANSIONS = "expansions";
    private static final String READINGS = "other-readings";
    private static final String KICKSTARTER = "kickstarter";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final List<String> SWITCHED =
            List.of("advanced", KICKSTARTER, "beginner-code", "extra-round", "reroll-six", "only-terminals");
    private static final RuleId EXTRA_ROUND = rule("DD-GAP-16");
    private static final RuleId EVERY_TOKEN = rule("DD-SEC-12");
    private static final RuleId REPLACEMENTS = rule("DD-CDIE-16");
    private static final RuleId THROWERS = rule("DD-XP-09");
    private static final RuleId HOW_MANY = rule("DD-COMP-01");

    /** Where fire breaks out in the hard preset (DD-GAP-14). */
    private static final int HARD_FIRE_ICON = 3;

    /** A number that mass play may tune: its name, its range and its usual value. */
    private record Dial(String name, int least, int most, int usual) {}

    private static final Dial SUCCESSES = new Dial("success-faces", 2, 3, 2);
    private static final Dial FIRE_ICON = new Dial("fire-icon", 2, 4, 4);
    private static final Dial DOOR_COST = new Dial("door-cost", 1, 2, 1);
    private static final Dial HEALTH = new Dial("health", -3, 3, 0);
    private static final Dial ESCAPE = new Dial("escape", 0, 1, 0);
    private static final Dial WEAPONS = new Dial("weapon-dice", 0, 1, 1);
    private static final Dial CREATURES = new Dial("creature-attack", -1, 1, 0);
    private static final Dial SYMBOLS = new Dial("card-symbols", 1, 2, 1);
    private static final Dial NEMESIS = new Dial("nemesis-movement", 2, 4, 3);
    /** Cubes of the Nemesis in quarters of the usual number. */
    private static final Dial CUBES = new Dial("nemesis-cubes", 3, 5, 4);

    private static final Dial TRACK = new Dial("showdown-track", 5, 7, 6);
    private static final List<Dial> DIALS = List.of(
            SUCCESSES, SYMBOLS, WEAPONS, CREATURES, ESCAPE, HEALTH, FIRE_ICON, DOOR_COST, NEMESIS, TRACK, CUBES);

    public Agreement {
        survivors = List.copyOf(survivors);
        expansions = List.copyOf(expansions);
    }

    /** The house rulings that can be read otherwise. */
    public static List<Switch> switches() {
        return List.of(
                new Switch(EXTRA_ROUND, "one more Round is played after the one in which Darkness reached 5."),
                new Switch(EVERY_TOKEN, "every Code token whose symbol is on the chip is removed."),
                new Switch(REPLACEMENTS, "the game is not lost while a replacement is to come."),
                new Switch(THROWERS, "Grenade and Dynamite give XP to their thrower."));
    }

    public static List<SettingCard> cards(Print print, List<ExpansionBox> boxes) {
        List<String> names = print.survivors().stream().map(SurvivorBoard::name).toList();
        Stream<SettingCard> first = Stream.of(
                new SettingCard(SURVIVORS, names, 2, 5)
                        .suggesting(names.subList(0, 4).toArray(String[]::new)),
                SettingCard.oneOf(MODE, words(SecurityMode.values())),
                SettingCard.oneOf(PRESET, words(Preset.values())),
                SettingCard.oneOf(SIDE, "3", "4"),
                SettingCard.oneOf(CHIP_MIX, words(ChipMix.values())),
                SpawnPile.card(),
                SpawnPile.withoutCard());
        Stream<SettingCard> switched = SWITCHED.stream().map(name -> SettingCard.oneOf(name, NO, YES));
        Stream<SettingCard> dials = DIALS.stream()
                .map(dial -> SettingCard.oneOf(
                        dial.name(),
                        IntStream.rangeClosed(dial.least(), dial.most())
                                .mapToObj(Integer::toString)
                                .toArray(String[]::new)));
        List<String> expansions = boxes.stream().map(ExpansionBox::name).toList();
        Stream<SettingCard> added = Stream.concat(
                Stream.of(new SettingCard(EXPANSIONS, expansions, 0, expansions.size())),
                boxes.stream().flatMap(box -> box.settings(print).stream()));
        return Stream.of(first, switched, dials, added).flatMap(each -> each).toList();
    }

    private static String[] words(Enum<?>... values) {
        return Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toArray(String[]::new);
    }

    /** What a set-up says, or a refusal that names the wrong setting. */
    public static Agreement of(SetUp setUp, Print print, List<ExpansionBox> boxes, House house) {
        List<SettingCard> cards = cards(print, boxes);
        setUp.settings().forEach(setting -> check(setting, cards));
        List<SurvivorBoard> survivors = setUp
                .values(SURVIVORS)
                .orElse(cards.getFirst().suggested())
                .stream()
                .map(name -> print.survivor(name).orElseThrow())
                .toList();
        SecurityMode mode = SecurityMode.valueOf(word(setUp, MODE, "dark"));
        List<ExpansionRuling> expansions = boxes(setUp, boxes, house).stream()
                .map(box -> box.open(setUp, house, survivors))
                .toList();
        Dials dials = dials(setUp, survivors.size());
        return new Agreement(
                mode,
                ChipMix.valueOf(word(setUp, CHIP_MIX, "usual")),
                isOn(setUp, "beginner-code"),
                SpawnPile.of(setUp, dials.preset()),
                survivors,
                dials,
                expansions);
    }

    /** The expansions that a set-up names. */
    public static List<ExpansionBox> named(SetUp setUp, List<ExpansionBox> boxes) {
        List<String> names = setUp.values(EXPANSIONS).orElse(List.of());
        return boxes.stream().filter(box -> names.contains(box.name())).toList();
    }

    /** The expansions that a set-up names or its house brings. */
    private static List<ExpansionBox> boxes(SetUp setUp, List<ExpansionBox> boxes, House house) {
        List<ExpansionBox> named = named(setUp, boxes);
        return boxes.stream()
                .filter(box -> named.contains(box) || box.isBuiltInto(house))
                .toList();
    }

    public static boolean isKickstarter(SetUp setUp) {
        return isOn(setUp, KICKSTARTER);
    }

    private static void check(SetUp.Setting setting, List<SettingCard> cards) {
        if (setting.name().equals(READINGS)) {
            setting.values().forEach(Agreement::requireSwitch);
            return;
        }
        SettingCard card = cards.stream()
                .filter(each -> each.name().equals(setting.name()))
                .findFirst()
                .orElseThrow(() -> refusal(setting.name(), "there is no setting " + setting.name()));
        for (String value : setting.values()) {
            if (!card.values().contains(value)) {
                throw refusal(
                        setting.name(),
                        setting.name() + " is one of " + String.join(", ", card.values()) + ", not " + value);
            }
        }
        long different = setting.values().stream().distinct().count();
        if (different < card.least()
                || different > card.most()
                || different < setting.values().size()) {
            throw SetUpRefused.ofSetting(
                    setting.name().equals(SURVIVORS) ? HOW_MANY : TableRules.KNOWN_SETTING,
                    setting.name(),
                    setting.name() + " takes " + card.least() + " to " + card.most() + " different values, not "
                            + setting.values());
        }
    }

    private static void requireSwitch(String id) {
        if (switches().stream().noneMatch(each -> each.rule().id().equals(id))) {
            throw refusal(READINGS, id + " has no other reading");
        }
    }

    private static SetUpRefused refusal(String name, String reason) {
        return SetUpRefused.ofSetting(TableRules.KNOWN_SETTING, name, reason);
    }

    private static Dials dials(SetUp setUp, int survivors) {
        Preset preset = Preset.valueOf(word(setUp, PRESET, "standard"));
        boolean easy = preset == Preset.EASY;
        boolean hard = preset == Preset.HARD;
        List<RuleId> readings = Stream.concat(
                        setUp.values(READINGS).orElse(List.of()).stream().map(RuleId::rule),
                        easy ? Stream.of(EVERY_TOKEN) : Stream.empty())
                .distinct()
                .toList();
        return new Dials(
                survivors,
                setUp.value(SIDE).map(Integer::parseInt).orElse(survivors <= 3 ? 4 : 3),
                preset,
                isOn(setUp, "advanced"),
                isOn(setUp, KICKSTARTER),
                number(setUp, SUCCESSES, SUCCESSES.usual()),
                number(setUp, FIRE_ICON, hard ? HARD_FIRE_ICON : FIRE_ICON.usual()),
                number(setUp, DOOR_COST, hard ? DOOR_COST.most() : DOOR_COST.usual()),
                number(setUp, HEALTH, HEALTH.usual()),
                number(setUp, ESCAPE, ESCAPE.usual()),
                number(setUp, WEAPONS, hard ? WEAPONS.least() : WEAPONS.usual()),
                number(setUp, CREATURES, CREATURES.usual()),
                number(setUp, SYMBOLS, SYMBOLS.usual()),
                number(setUp, NEMESIS, NEMESIS.usual()),
                number(setUp, CUBES, CUBES.usual()),
                number(setUp, TRACK, TRACK.usual()),
                isOn(setUp, "extra-round", easy),
                isOn(setUp, "reroll-six", easy),
                !isOn(setUp, "only-terminals", hard),
                readings);
    }

    private static int number(SetUp setUp, Dial dial, int otherwise) {
        return setUp.value(dial.name()).map(Integer::parseInt).orElse(otherwise);
    }

    private static boolean isOn(SetUp setUp, String name) {
        return isOn(setUp, name, false);
    }

    private static boolean isOn(SetUp setUp, String name, boolean otherwise) {
        Optional<String> said = setUp.value(name);
        return said.map(YES::equals).orElse(otherwise);
    }

    private static String word(SetUp setUp, String name, String otherwise) {
        return setUp.value(name).orElse(otherwise).toUpperCase(Locale.ROOT);
    }
}
