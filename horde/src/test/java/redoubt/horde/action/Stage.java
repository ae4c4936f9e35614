package redoubt.horde.action;

import java.util.List;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;

/** A table of the hamlet, prepared for one test: who stands where with what, a step to run, choices and a look at the result. */
public final class Stage extends HordeTable<Stage> {
    private Stage(Table table) {
        super(Hamlet.GAME, table);
    }

    /** Survivors without cards in room a, each with a seat of its own, no zombies and no noise. */
    public static Stage of(String... names) {
        SetUp setUp = SetUp.of("hamlet", "HA-M01")
                .withSeats(names.length)
                .with("survivors", names)
                .with("starting", "dealt")
                .with("endless", "yes");
        Table table = Hamlet.GAME.setUp(setUp, Luck.loaded()).table();
        List<Survivor> team = table.survivors().stream()
                .map(survivor -> survivor.withInventory(
                        Inventory.empty(Hamlet.EDITION.print().slots())))
                .toList();
        return new Stage(table.withSurvivors(team)
                .withZombies(table.zombies().without(0))
                .withTokens(table.tokens().without(0)));
    }

    public Stage at(String name, String zone) {
        return with(who(name).withZone(zone(zone)));
    }

    public Stage zombies(int count, String zone) {
        return zombies(0, count, zone);
    }

    public Stage skill(String name, Skill skill) {
        return with(who(name).withSkill(skill));
    }

    public Stage skills(String name, Skill... skills) {
        return with(who(name).withSkills(List.of(skills)));
    }

    /** Puts cards into the slots in their order. */
    public Stage holds(String name, Integer... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (cards[slot] >= 0) {
                hold(name, slot, Hamlet.EDITION.print().equipment().get(cards[slot]));
            }
        }
        return this;
    }

    public Stage deck(Integer... cards) {
        return draws("equipment", List.of(cards));
    }

    public Stage discards(Integer... cards) {
        return discards("equipment", List.of(cards));
    }

    public String where(String name) {
        return who(name).zone().name();
    }

    public List<String> cards(String name) {
        return who(name).inventory().filled().stream()
                .map(slot -> who(name).inventory().slots().name(slot) + " "
                        + who(name).inventory().held(slot).name())
                .toList();
    }
}
