package redoubt.app.messages;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import redoubt.app.desk.Games;
import redoubt.app.words.Language;
import redoubt.app.words.MessageFiles;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Question;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Switch;

/** The keys of all messages that a game needs besides those of the interface. */
abstract class GameWords {
    final String id;
    final Game<?> game;
    private final String module;
    private final List<Class<?>> modules;
    private final Set<String> keys = new TreeSet<>();

    /** A class of each module that the game is made of, the game's own last. */
    GameWords(String id, String module, Class<?>... modules) {
        this.id = id;
        this.module = module;
        this.modules = List.of(modules);
        this.game = Games.found().named(id);
    }

    /** Every game. */
    static List<GameWords> all() {
        return List.of(
                new WhiteDeathWords(),
                new LivingDeadWords(),
                new SecondEditionWords(),
                new DarkestWords(),
                new ToyWords());
    }

    /** Adds what only games of this kind have. */
    abstract void own();

    /** The parameters that a message of this question may use. */
    abstract Set<String> subjects(Class<?> question);

    /** What may be said, but need not. */
    Set<String> further() {
        return Set.of();
    }

    /** The file of messages that the game shares with its relatives. */
    final Optional<String> family() {
        return Optional.ofNullable(MessageFiles.file(Language.ENGLISH, id).get("family"));
    }

    /** The messages of the game and of its family, without those of the interface. */
    final Map<String, String> messages(Language language) {
        Map<String, String> messages = new LinkedHashMap<>();
        family().ifPresent(family -> messages.putAll(MessageFiles.file(language, family)));
        messages.putAll(MessageFiles.file(language, id));
        return messages;
    }

    final Set<String> keys() {
        if (keys.isEmpty()) {
            classes(Event.class).forEach(event -> add(event.getSimpleName(), "event"));
            classes(Question.class).forEach(question -> add(GameClasses.told(question), "question"));
            classes(Option.class).forEach(option -> add(GameClasses.told(option), "option"));
            missions();
            campaigns();
            settings();
            game.sense().reasons().forEach(reason -> add(reason, "reason"));
            own();
        }
        return keys;
    }

    /** The classes of a kind that a client of this game hears of. */
    final List<Class<?>> classes(Class<?> kind) {
        return GameClasses.of(kind, modules.toArray(Class<?>[]::new));
    }

    private void missions() {
        for (MissionCard mission : game.missions()) {
            add(mission.id(), "mission", "missionText");
        }
    }

    private void campaigns() {
        for (CampaignCard campaign : game.campaigns()) {
            add(campaign.id(), "campaign", "campaignText");
        }
    }

    private void settings() {
        for (SettingCard setting : game.settings()) {
            add(setting.name(), "setting", "settingText");
            if (!isOfNames(setting.name())) {
                setting.values().forEach(value -> add(setting.name() + "." + value, "settingValue"));
            }
        }
        for (Switch reading : game.switches()) {
            add(reading.rule().id(), "switch");
        }
        add(id, "game");
    }

    /** Whether the values of a setting are names that no language changes. */
    boolean isOfNames(String setting) {
        return false;
    }

    final void add(String name, String... types) {
        for (String type : types) {
            keys.add(type + "." + name);
        }
    }

    final void addKey(String key) {
        keys.add(key);
    }

    /** The golden playthrough of a mission, if there is one. */
    final Path playthrough(String mission) {
        return Path.of("..", module, "src", "test", "resources", "playthroughs", mission + ".journal");
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static Set<String> members(Class<?> record) {
        return Arrays.stream(record.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toSet());
    }

    @Override
    public final String toString() {
        return id;
    }
}
