package redoubt.app.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import redoubt.board.Zone;
import redoubt.horde.HordeGame;
import redoubt.horde.action.Gifts;
import redoubt.horde.cars.CarActions;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.Obstacles;
import redoubt.kernel.Event;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;

/** The keys of all messages that a game of the family needs besides those of the interface. */
abstract class HordeWords extends GameWords {
    /** Turning points that are no event of their own. */
    private static final List<String> MEASURED = List.of("objectives", "blow", "level");

    private static final Map<Type, String> KINDS =
            Map.of(SurvivorId.class, "survivor", Zone.class, "zone", Equipment.class, "card");

    final Catalogue catalogue;
    private final Class<?> edition;

    HordeWords(String id, String module, Class<?> edition) {
        super(id, module, HordeGame.class, edition);
        this.edition = edition;
        this.catalogue = (Catalogue) game.catalogue().orElseThrow();
    }

    /** Adds what only this edition has. */
    abstract void ofEdition();

    /** Skills that stand on no card of a survivor. */
    abstract List<String> furtherSkills();

    @Override
    final void own() {
        cards();
        board();
        turn();
        for (MissionCard mission : game.missions()) {
            add(mission.id(), "missionRules");
            add(mission.difficulty(), "difficulty");
            add(mission.length(), "length");
        }
        add("other-readings", "setting", "settingText");
        addKey("family");
        ofEdition();
    }

    /** Options on their buttons, events that turned a game. */
    @Override
    final Set<String> further() {
        Set<String> further = new TreeSet<>();
        for (String side : List.of("turning.good.", "turning.bad.")) {
            classes(Event.class).forEach(event -> further.add(side + event.getSimpleName()));
            MEASURED.forEach(measure -> further.add(side + measure));
        }
        classes(Option.class).forEach(option -> further.add("action." + GameClasses.told(option)));
        return further;
    }

    @Override
    boolean isOfNames(String setting) {
        return setting.equals("survivors") || setting.equals("more-survivors");
    }

    @Override
    final Set<String> subjects(Class<?> question) {
        Map<String, Integer> counts = new HashMap<>();
        Set<String> subjects = new HashSet<>();
        for (RecordComponent component : question.getRecordComponents()) {
            if (component.getType() == Gifts.class) {
                subjects.addAll(Set.of("gifts", "gift_tokens", "returns", "return_tokens"));
            }
            String kind = KINDS.get(meant(component));
            if (kind != null) {
                int count = counts.merge(kind, 1, Integer::sum);
                subjects.add(count == 1 ? kind : kind + count);
            }
        }
        return subjects;
    }

    /** What stands in a component: also what only may stand there, since a message can do without it. */
    private static Type meant(RecordComponent component) {
        return component.getType() == Optional.class && component.getGenericType() instanceof ParameterizedType perhaps
                ? perhaps.getActualTypeArguments()[0]
                : component.getType();
    }

    private void cards() {
        for (Catalogue.CardPrint card : catalogue.equipment()) {
            add(card.name(), "card", "cardText");
            add(card.deck(), "deck");
            add(card.deck() + " deck", "pile");
        }
        add("zombie deck", "pile");
        Stream.of("attack dice", "armour dice").forEach(die -> add(die, "die"));
        Stream.of("hit", "miss", "stops", "goesThrough").forEach(side -> add(side, "means"));
        Stream.of("Among", "Seen", "Gate").forEach(peril -> add(peril, "peril"));
        add(catalogue.zombieDeck(), "deck");
        Arrays.stream(Obstacles.Reason.values()).forEach(reason -> add(reason.words(), "obstacle"));
        Stream.of(OpeningActions.NO_TOOL, CarActions.IN_CAR).forEach(reason -> add(reason, "obstacle"));
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
        add("*", "spawnPlace");
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
}
