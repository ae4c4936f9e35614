package redoubt.app.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import redoubt.app.desk.Games;
import redoubt.horde.HordeGame;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.view.Catalogue;
import redoubt.kernel.Event;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Question;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Switch;
import redoubt.whitedeath.abomination.CreatureDeck;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.guards.Task;

/** The keys of all messages that White Death needs besides those of the interface. */
final class WhiteDeathWords {
    static final HordeGame GAME = (HordeGame) Games.found().named(WhiteDeath.ID);
    static final Catalogue CATALOGUE = (Catalogue) GAME.catalogue().orElseThrow();
    /** Settings whose values are names of survivors or cards. */
    private static final List<String> OF_NAMES = List.of("survivors", "more-survivors");

    /** The zombie cards that are told by their zombies. */
    private static final String PLAIN = "spawn";

    private final Set<String> keys = new TreeSet<>();

    private WhiteDeathWords() {}

    static Set<String> keys() {
        WhiteDeathWords words = new WhiteDeathWords();
        words.classes();
        words.cards();
        words.figures();
        words.board();
        words.turn();
        words.missions();
        words.settings();
        return words.keys;
    }

    private void classes() {
        for (Class<?> event : GameClasses.of(Event.class, HordeGame.class, WhiteDeath.class)) {
            keys.add("event." + event.getSimpleName());
        }
        for (Class<?> question : GameClasses.of(Question.class, HordeGame.class, WhiteDeath.class)) {
            keys.add("question." + question.getSimpleName());
        }
        for (Class<?> option : GameClasses.of(Option.class, HordeGame.class, WhiteDeath.class)) {
            keys.add("option." + GameClasses.told(option));
        }
    }

    private void cards() {
        for (Catalogue.CardPrint card : CATALOGUE.equipment()) {
            add(card.name(), "card", "cardText");
            add(card.deck(), "deck");
        }
        Stream.of("guards", "improvised weapon").forEach(weapon -> add(weapon, "card"));
        Stream.of(CATALOGUE.zombieDeck(), CreatureDeck.ABOMINATIONS, CreatureDeck.NECROMANCERS)
                .forEach(deck -> add(deck, "deck"));
        column("skills.txt", "skill").forEach(skill -> add(skill, "skill", "skillText"));
        column("tokens.txt", "objective back").forEach(colour -> add(colour, "colour"));
        add("any", "colour");
        Stream.of("hand1", "hand2", "body", "pack*", "new").forEach(slot -> add(slot, "slot"));
    }

    /** Short names of options, which some of those have that stand together in one place. */
    static Set<String> mayBe() {
        Set<String> keys = new TreeSet<>();
        for (Class<?> option : GameClasses.of(ActOption.class, HordeGame.class, WhiteDeath.class)) {
            keys.add("action." + GameClasses.told(option));
        }
        return keys;
    }

    private void figures() {
        CATALOGUE.zombies().forEach(zombie -> add(zombie.name(), "zombie", "zombieText"));
        column("guards.txt", "ally").forEach(ally -> add(ally, "ally", "allyOne"));
        CATALOGUE.zombieCards().stream()
                .map(ZombieCard::kind)
                .filter(kind -> !kind.equals(PLAIN))
                .forEach(kind -> add(kind, "zombieCard"));
        add("defiler", "spawn");
        Arrays.stream(Task.values()).forEach(task -> add(task.words(), "task"));
    }

    private void board() {
        column("tokens.txt", "token").forEach(token -> add(token, "token"));
        Stream.of("rope ladder", "tome of purging", "tome fragment", "relic").forEach(token -> add(token, "token"));
        lines("legend.txt").filter(line -> line.startsWith("  zone ")).forEach(line -> add(word(line, 1), "zone"));
        lines("legend.txt").filter(line -> line.startsWith("  border ")).forEach(line -> add(word(line, 1), "border"));
    }

    private void turn() {
        Stream.of(Danger.values()).forEach(level -> add(lower(level), "level"));
        Stream.of(Phase.values()).forEach(phase -> add(lower(phase), "phase"));
        Stream.of(Survivor.Presence.values()).forEach(presence -> add(lower(presence), "presence"));
        Stream.of("Combat", "Enchantment", "Guard", "Magic", "Melee", "Move", "Ranged", "Search")
                .forEach(kind -> add(kind, "action", "free"));
        add("Other", "action");
        Stream.of("Born leader", "Spellcaster").forEach(free -> add(free, "free"));
    }

    private void missions() {
        for (MissionCard mission : GAME.missions()) {
            add(mission.id(), "mission", "missionText", "missionRules");
            add(mission.difficulty(), "difficulty");
            add(mission.length(), "length");
        }
        lines("missions.txt")
                .filter(line -> line.startsWith("  reward "))
                .flatMap(line -> Arrays.stream(line.strip().split(" +")).skip(2))
                .forEach(reward -> add(reward, "reward"));
    }

    private void settings() {
        for (SettingCard setting : GAME.settings()) {
            add(setting.name(), "setting", "settingText");
            if (!OF_NAMES.contains(setting.name())) {
                setting.values().forEach(value -> add(setting.name() + "." + value, "settingValue"));
            }
        }
        add("other-readings", "setting", "settingText");
        for (Switch reading : GAME.switches()) {
            add(reading.rule().id(), "switch");
        }
        add(WhiteDeath.ID, "game");
        keys.add("family");
    }

    private void add(String name, String... types) {
        for (String type : types) {
            keys.add(type + "." + name);
        }
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String word(String line, int place) {
        return line.strip().split(" +")[place];
    }

    /** The first column of the table that begins with this heading. */
    static List<String> column(String file, String heading) {
        List<String> cells = new ArrayList<>();
        boolean isInside = false;
        for (String line : lines(file).toList()) {
            String first = line.split("\\|")[0].strip();
            if (first.equals(heading)) {
                isInside = true;
            } else if (first.isEmpty()) {
                isInside = isInside && cells.isEmpty();
            } else if (isInside) {
                cells.add(first);
            }
        }
        return cells;
    }

    private static Stream<String> lines(String file) {
        try (InputStream in = WhiteDeath.class.getResourceAsStream("/content/white-death/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
