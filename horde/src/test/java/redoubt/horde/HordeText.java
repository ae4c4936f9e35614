package redoubt.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.horde.edition.Edition;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.SkillCards;
import redoubt.horde.table.Book;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Engine;
import redoubt.kernel.SetUp;
import redoubt.kernel.json.JsonException;
import redoubt.testkit.Laws;
import redoubt.testkit.saved.Codec;
import redoubt.testkit.saved.StateText;

/** How packed and shared values of a table are saved: what is printed by its name, the board by what has changed on it. */
public final class HordeText {
    private static final String UNLOADED = " (unloaded)";

    private final Edition edition;
    private final MissionPlan plan;
    private final Map<String, Skill> skills = new LinkedHashMap<>();

    /** The states of a game of the family with this set-up as text. */
    public static StateText<Table> of(HordeGame game, SetUp setUp) {
        return new StateText<>(new Engine<>(game), new HordeText(game.edition(), game.plan(setUp))::teach);
    }

    /** The laws of the kernel for a game of the family. */
    public static Laws<Table> laws(HordeGame game, SetUp setUp) {
        return new Laws<>(setUp, of(game, setUp));
    }

    private HordeText(Edition edition, MissionPlan plan) {
        this.edition = edition;
        this.plan = plan;
        for (Skill skill : edition.print().skills()) {
            skills.put(skill.name(), skill);
        }
        for (SurvivorCard card : edition.print().survivors()) {
            for (Danger level : Danger.values()) {
                for (Skill skill : card.skills(level)) {
                    skills.putIfAbsent(skill.name(), skill);
                }
            }
        }
        for (Ruling ruling : plan.mission().rulings()) {
            if (ruling instanceof SkillCards deck) {
                deck.cards().forEach(skill -> skills.putIfAbsent(skill.name(), skill));
            }
        }
    }

    private void teach(Codec.Builder codec) {
        Mission mission = plan.mission();
        TerrainText ground = new TerrainText(plan);
        codec.named(Book.class, book -> book.print().id(), name -> edition)
                .named(Mission.class, Mission::id, name -> mission)
                .named(Skill.class, Skill::name, this::skill)
                .named(Equipment.class, CardName::of, name -> CardName.find(edition.print(), name))
                .named(SurvivorCard.class, SurvivorCard::name, this::survivor)
                .value(
                        ZombieCard.class,
                        card -> (long) card.index(),
                        json -> edition.print().zombieCards().get(number(json)))
                .value(Pile.class, pile -> numbers(pile.list()), json -> Pile.of(list(json)))
                .value(Figures.class, this::figures, this::figures)
                .value(Inventory.class, this::inventory, this::inventory)
                .named(Tile.class, Tile::name, ground::tile)
                .value(Terrain.class, ground::write, ground::read);
    }

    private Skill skill(String name) {
        return Optional.ofNullable(skills.get(name))
                .orElseThrow(() -> new JsonException("no skill named \"" + name + "\""));
    }

    private SurvivorCard survivor(String name) {
        return edition.print().survivors().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new JsonException("no survivor named \"" + name + "\""));
    }

    /** Kinds first, then zone, kind and count of whatever is there. */
    private Object figures(Figures figures) {
        List<Object> json = new ArrayList<>();
        json.add((long) figures.kinds());
        json.add((long) figures.zones());
        for (int zone = 0; zone < figures.zones(); zone++) {
            for (int kind = 0; kind < figures.kinds(); kind++) {
                if (figures.count(zone, kind) != 0) {
                    json.add((long) zone);
                    json.add((long) kind);
                    json.add((long) figures.count(zone, kind));
                }
            }
        }
        return json;
    }

    private Figures figures(Object json) {
        List<Integer> numbers = list(json);
        Figures figures = Figures.none(numbers.get(1), numbers.get(0));
        for (int i = 2; i < numbers.size(); i += 3) {
            figures = figures.plus(numbers.get(i), numbers.get(i + 1), numbers.get(i + 2));
        }
        return figures;
    }

    /** The numbers of slots, then a text for each slot, empty where there is no card. */
    private Object inventory(Inventory inventory) {
        List<Object> json = new ArrayList<>();
        Slots slots = inventory.slots();
        json.add((long) slots.hands());
        json.add((long) slots.body());
        json.add((long) slots.backpack());
        for (int slot = 0; slot < inventory.size(); slot++) {
            json.add(inventory
                    .item(slot)
                    .map(item -> CardName.of(item.card()) + (item.isLoaded() ? "" : UNLOADED))
                    .orElse(""));
        }
        return json;
    }

    private Inventory inventory(Object json) {
        List<?> parts = (List<?>) json;
        Slots slots = new Slots(number(parts.get(0)), number(parts.get(1)), number(parts.get(2)));
        List<Optional<Item>> items = new ArrayList<>();
        for (Object part : parts.subList(3, parts.size())) {
            String text = (String) part;
            boolean isLoaded = !text.endsWith(UNLOADED);
            String name = isLoaded ? text : text.substring(0, text.length() - UNLOADED.length());
            items.add(
                    name.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Item(CardName.find(edition.print(), name), isLoaded)));
        }
        return Inventory.of(slots, items);
    }

    static Object numbers(List<Integer> numbers) {
        List<Object> json = new ArrayList<>();
        for (int number : numbers) {
            json.add((long) number);
        }
        return json;
    }

    static List<Integer> list(Object json) {
        List<Integer> numbers = new ArrayList<>();
        for (Object number : (List<?>) json) {
            numbers.add(number(number));
        }
        return numbers;
    }

    static int number(Object json) {
        if (json instanceof Long number) {
            return Math.toIntExact(number);
        }
        throw new JsonException("expected a number but found " + json);
    }
}
