package redoubt.app.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import redoubt.app.desk.Games;
import redoubt.horde.HordeGame;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.Obstacles;
import redoubt.kernel.Event;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Question;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Switch;

/** The keys of all messages that a game of the family needs besides those of the interface. */
abstract class GameWords {
    /** Settings whose values are names of survivors or cards. */
    private static final List<String> OF_NAMES = List.of("survivors", "more-survivors");

    /** Turning points that are no event of their own. */
    private static final List<String> MEASURED = List.of("objectives", "blow", "level");

    final String id;
    final HordeGame game;
    final Catalogue catalogue;
    private final String module;
    private final Class<?> edition;
    private final Set<String> keys = new TreeSet<>();

    GameWords(String id, String module, Class<?> edition) {
        this.id = id;
        this.module = module;
        this.edition = edition;
        this.game = (HordeGame) Games.found().named(id);
        this.catalogue = (Catalogue) game.catalogue().orElseThrow();
    }

    /** Every game of the family. */
    static List<GameWords> all() {
        return List.of(new WhiteDeathWords(), new LivingDeadWords());
    }

    /** Adds what only this game has. */
    abstract void own();

    /** Skills that stand on no card of a survivor. */
    abstract List<String> furtherSkills();

    final Set<String> keys() {
        if (keys.isEmpty()) {
            classes();
            cards();
            board();
            turn();
            missions();
            settings();
            own();
        }
        return keys;
    }

    /** What may be said, but need not: options on their buttons, events that turned a game, choices without an event. */
    final Set<String> further() {
        Set<String> further = new TreeSet<>();
        for (String side : List.of("turning.good.", "turning.bad.")) {
            classes(Event.class).forEach(event -> further.add(side + event.getSimpleName()));
            MEASURED.forEach(measure -> further.add(side + measure));
        }
        classes(Option.class).forEach(option -> further.add("action." + GameClasses.told(option)));
        return further;
    }

    /** The classes of a kind that a client of this game hears of. */
    final List<Class<?>> classes(Class<?> kind) {
        return GameClasses.of(kind, HordeGame.class, edition);
    }

    private void classes() {
        classes(Event.class).forEach(event -> add(event.getSimpleName(), "event"));
        classes(Question.class).forEach(question -> add(question.getSimpleName(), "question"));
        classes(Option.class).forEach(option -> add(GameClasses.told(option), "option"));
    }

    private void cards() {
        for (Catalogue.CardPrint card : catalogue.equipment()) {
            add(card.name(), "card", "cardText");
            add(card.deck(), "deck");
        }
        add(catalogue.zombieDeck(), "deck");
        Arrays.stream(Obstacles.Reason.values()).forEach(reason -> add(reason.words(), "obstacle"));
        catalogue.zombieCards().stream()
                .map(ZombieCard::kind)
                .filter(kind -> !kind.equals("spawn"))
                .forEach(kind -> add(kind, "zombieCard"));
        column("skills.txt", "skill").forEach(skill -> add(skill, "skill", "skillText"));
        catalogue.zombies().forEach(zombie -> add(zombie.name(), "zombie", "zombieText"));
    }

    private void board() {
        column("tokens.txt", "token").forEach(token -> add(token, "token"));
        lines("legend.txt").filter(line -> line.startsWith("  zone ")).forEach(line -> add(word(line, 1), "zone"));
        lines("legend.txt").filter(line -> line.startsWith("  border ")).forEach(line -> add(word(line, 1), "border"));
    }

    private void turn() {
        Stream.of(Danger.values()).forEach(level -> add(lower(level), "level"));
        Stream.of(Phase.values()).forEach(phase -> add(lower(phase), "phase"));
        Stream.of(Survivor.Presence.values()).forEach(presence -> add(lower(presence), "presence"));
        Stream.of("Combat", "Melee", "Move", "Ranged", "Search").forEach(kind -> add(kind, "action", "free"));
        add("Other", "action");
        Stream.of("hand1", "hand2", "pack*", "new").forEach(slot -> add(slot, "slot"));
    }

    private void missions() {
        for (MissionCard mission : game.missions()) {
            add(mission.id(), "mission", "missionText", "missionRules");
            add(mission.difficulty(), "difficulty");
            add(mission.length(), "length");
        }
    }

    private void settings() {
        for (SettingCard setting : game.settings()) {
            add(setting.name(), "setting", "settingText");
            if (!OF_NAMES.contains(setting.name())) {
                setting.values().forEach(value -> add(setting.name() + "." + value, "settingValue"));
            }
        }
        add("other-readings", "setting", "settingText");
        for (Switch reading : game.switches()) {
            add(reading.rule().id(), "switch");
        }
        add(id, "game");
        keys.add("family");
    }

    final void add(String name, String... types) {
        for (String type : types) {
            keys.add(type + "." + name);
        }
    }

    /** The golden playthrough of a mission, if there is one. */
    final Path playthrough(String mission) {
        return Path.of("..", module, "src", "test", "resources", "playthroughs", mission + ".journal");
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String word(String line, int place) {
        return line.strip().split(" +")[place];
    }

    /** The first column of the table that begins with this heading. */
    final List<String> column(String file, String heading) {
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

    final Stream<String> lines(String file) {
        try (InputStream in = edition.getResourceAsStream("/content/" + id + "/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
