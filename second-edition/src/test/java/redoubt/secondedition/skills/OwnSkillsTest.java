package redoubt.secondedition.skills;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.fixture.OwnContent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionContent;
import redoubt.secondedition.SecondEditionGame;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.testkit.Rule;

/** The skills that no other game of the family has. */
class OwnSkillsTest {
    @TempDir
    private Path folder;

    private static City thrower(String... skills) {
        return City.of("9R").survivor("Ana", "9R.s2", skills).holds("Ana", "Molotov");
    }

    @Test
    @Rule("Z2-SKILL-2COCKTAILS")
    void aMolotovMayComeBackIntoTheBackpack() {
        City kept = thrower("2 cocktails are better than 1").dice(4).acts("Ana").choose("throw Molotov at 9R.s3");
        assertThat(kept.who("Ana").inventory().item(2)).isPresent();
        assertThat(kept.who("Ana").inventory().item(0)).as("not in the hand").isEmpty();
        assertThat(kept.table().deck("equipment").discard().isEmpty()).isTrue();
        assertThat(kept.offered("throw")).as("it has to be taken in hand again").isEmpty();
        assertThat(kept.events(SkillEvent.CocktailRolled.class))
                .extracting(SkillEvent.CocktailRolled::die, SkillEvent.CocktailRolled::isKept)
                .containsExactly(tuple(4, true));
        City lost = thrower("2 cocktails are better than 1", "Lucky")
                .dice(3)
                .acts("Ana")
                .choose("throw Molotov at 9R.s3");
        assertThat(lost.cards("Ana")).as("and nobody rolls again").isEmpty();
        assertThat(lost.table().deck("equipment").discard().size()).isEqualTo(1);
        assertThat(lost.events(SkillEvent.CocktailRolled.class)).noneMatch(SkillEvent.CocktailRolled::isKept);
        City ofAnother = thrower()
                .survivor("Ben", "9R.s2", "2 cocktails are better than 1")
                .acts("Ana")
                .choose("throw Molotov at 9R.s3");
        assertThat(ofAnother.events(SkillEvent.CocktailRolled.class))
                .as("not the thrower's skill")
                .isEmpty();
        City full = thrower("2 cocktails are better than 1")
                .holds("Ana", "Molotov", "Katana", "Water", "Water", "Water")
                .dice(6)
                .acts("Ana")
                .choose("throw Molotov at 9R.s3");
        assertThat(full.offered()).as("a full backpack makes room first").contains("discard Molotov");
        assertThat(thrower().acts("Ana").choose("throw Molotov at 9R.s3").cards("Ana"))
                .isEmpty();
    }

    @Test
    @Rule({"Z2-SKILL-BLITZ", "Z2-DEC-18"})
    void blitzRunsToWhereAGunReachesAndShootsForFree() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s1", "Blitz")
                .holds("Ana", "Pistol", "Pistol")
                .zombies("9R.s7", "Walker", 2)
                .turn("Ana", 3);
        assertThat(city.offered("blitz")).containsExactly("blitz 9R.s6");
        city.choose("blitz 9R.s6");
        assertThat(city.who("Ana").zone().name()).isEqualTo("9R.s6");
        city.choose("ranged Pistol 9R.s7", City.DONE);
        assertThat(city.zombies("9R.s7")).isEqualTo(1);
        assertThat(city.actions("Ana")).as("the shot is free").isEqualTo(2);
        assertThat(city.offered("blitz")).as("once per turn").isEmpty();
        City unarmed = City.of("9R")
                .survivor("Ana", "9R.s1", "Blitz")
                .holds("Ana", "Katana", "", "Pistol")
                .zombies("9R.s7", "Walker", 2)
                .turn("Ana");
        assertThat(unarmed.offered("blitz")).as("with a gun in hand").isEmpty();
        City held = City.of("9R")
                .survivor("Ana", "9R.s1", "Blitz")
                .holds("Ana", "Pistol")
                .zombies("9R.s1", "Walker", 2)
                .turn("Ana")
                .choose("blitz 9R.s4");
        assertThat(held.actions("Ana")).as("with the usual cost of leaving").isZero();
        City near = City.of("9R")
                .survivor("Ana", "9R.s1", "Blitz")
                .holds("Ana", "Pistol")
                .zombies("9R.s2", "Walker", 1)
                .turn("Ana");
        assertThat(near.offered("blitz")).as("it is a run").isNotEmpty().doesNotContain("blitz 9R.s1");
        City tank = City.of("10V")
                .survivor("Ana", "10V.a", "Blitz")
                .holds("Ana", "Pistol")
                .zombies("10V.h", "Walker", 1)
                .turn("Ana")
                .choose("blitz 10V.e");
        assertThat(tank.actions("Ana")).as("the tank costs an action more").isOne();
    }

    @Test
    @Rule({"Z2-SKILL-FIELDMEDIC", "Z2-DEC-18"})
    void aFieldMedicRunsToAFriendAndHealsOneWound() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s1", "Field medic")
                .survivor("Ben", "9R.s3")
                .survivor("Eva", "9R.s6")
                .wounds("Ana", 1)
                .wounds("Ben", 2)
                .turn("Ana");
        assertThat(city.offered("field medic")).containsExactly("field medic 9R.s3", "field medic 9R.s6");
        city.choose("field medic 9R.s3");
        assertThat(city.offered()).containsExactly("heal Ana", "heal Ben");
        city.choose("heal Ben");
        assertThat(city.who("Ben").wounds()).isEqualTo(1);
        assertThat(city.who("Ana").wounds()).isEqualTo(1);
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(city.offered("field medic")).isEmpty();
        City called = City.of("9R")
                .survivor("Ana", "9R.s1", "Field medic")
                .survivor("Ben", "9R.s3")
                .survivor("Eva", "9R.s6")
                .wounds("Ben", 1)
                .zombies("9R.s1", "Walker", 1)
                .turn("Ana");
        assertThat(called.offered("field medic")).as("only to whoever is hurt").containsExactly("field medic 9R.s3");
        called.choose("field medic 9R.s3");
        assertThat(called.who("Ben").wounds()).as("no choice is asked").isZero();
        assertThat(called.actions("Ana")).as("zombies hold her as usual").isEqualTo(1);
        City well = City.of("9R")
                .survivor("Ana", "9R.s1", "Field medic")
                .survivor("Ben", "9R.s3")
                .turn("Ana");
        assertThat(well.offered("field medic")).as("nobody is hurt").isEmpty();
    }

    private static City spawning(String... skills) {
        City city = City.of("9R").survivor("Ana", "9R.s7", skills);
        return city.spawn(
                        new SpawnPoint("start", city.zone("9R.s2"), 0, true),
                        new SpawnPoint("green", city.zone("9R.s4"), 1, false),
                        new SpawnPoint("red 1", city.zone("9R.s8"), 2, true))
                .zombieCards("1", "28", "40");
    }

    @Test
    @Rule({"Z2-SKILL-DISTRIBUTOR", "Z2-DEC-15"})
    void aDistributorLetsTheGroupChooseWhichCardComesWhere() {
        City city = spawning("Distributor").run(new SpawnStep());
        assertThat(city.events(SkillEvent.CardsLookedAt.class).getFirst().cards())
                .containsExactly("1", "28");
        assertThat(city.offered()).containsExactly("card 1 for 9R.s2", "card 28 for 9R.s2");
        assertThat(city.zombies("9R.s2") + city.zombies("9R.s8")).isZero();
        city.choose("card 28 for 9R.s2");
        assertThat(city.zombies("9R.s2", "Brute")).isEqualTo(3);
        assertThat(city.zombies("9R.s8", "Walker")).isEqualTo(1);
        assertThat(city.zombies("9R.s4")).as("not an active one").isZero();
        assertThat(city.table().deck("zombie").draw().size()).isEqualTo(1);
        assertThat(city.table().deck("zombie").discard().size()).isEqualTo(2);
        City usual = spawning().run(new SpawnStep());
        assertThat(usual.zombies("9R.s2", "Walker")).isEqualTo(1);
        assertThat(usual.zombies("9R.s8", "Brute")).isEqualTo(3);
    }

    @Test
    @Rule("Z2-SKILL-DISTRIBUTOR")
    void cardsInViewSayWhomTheyBring() {
        City city = spawning("Distributor").zombieCards("35", "40").run(new SpawnStep());
        assertThat(city.decision().options())
                .extracting(option -> option.marks().stream()
                        .filter(mark -> mark.kind()
                                .equals(MarkKind.ZOMBIE.mark("Runner").kind()))
                        .map(mark -> mark.id())
                        .toList())
                .as("an abomination is named only when it comes")
                .containsExactly(List.of(), List.of("Runner"));
    }

    @Test
    @Rule("Z2-SKILL-DISTRIBUTOR")
    void cardsInViewAreNotShuffledAndDrawnAgain() {
        City city = spawning("Distributor").zombieCards("1");
        city.with(table ->
                table.with(table.deck("zombie").withDiscard(table.deck("zombie").draw())));
        city.run(new SpawnStep());
        assertThat(city.offered()).as("the pile and what was reshuffled").hasSize(2);
        City last = spawning("Distributor").zombieCards("1").run(new SpawnStep());
        assertThat(last.zombies("9R.s2")).as("the only card there is").isEqualTo(1);
        assertThat(last.zombies("9R.s8")).isZero();
    }

    @Test
    @Rule({"Z2-SKILL-STARTSWITH", "Z2-SETUP-09"})
    void someStartWithMore() throws Exception {
        OwnContent own = new OwnContent(new SecondEditionContent(), folder);
        String table = """
                survivor | blue | yellow    | orange                                      | red                                            | health | rulebook | source
                Gus      | %s   | +1 Action | +1 free Melee Action, +1 free Ranged Action | +1 die: Combat, +1 to dice roll: Combat, Medic | 3      | -        | house
                """;
        assertThat(own.complaints(table.formatted("Starts with 4 Health"))).isEmpty();
        SecondEdition box = SecondEditionGame.box(List.of(ContentFolder.of(folder.toString(), SecondEdition.ID)));
        assertThat(box.print().survivors().stream()
                        .filter(card -> card.name().equals("Gus"))
                        .findFirst()
                        .orElseThrow()
                        .health())
                .isEqualTo(4);
        assertThat(own.complaints(table.formatted("Starts with a Katana, Starts with 2 AP")))
                .isEmpty();
        HordeGame game = SecondEditionGame.of(List.of(ContentFolder.of(folder.toString(), SecondEdition.ID)));
        State<Table> state = game.setUp(
                SetUp.of(SecondEdition.ID, "Z2-M01")
                        .with("survivors", "Gus", "Amy", "Doug", "Elle", "Josh", "Ned")
                        .with("starting", "dealt"),
                Luck.seeded(1));
        Survivor gus = state.table().survivors().getFirst();
        assertThat(gus.adrenaline()).isEqualTo(2);
        assertThat(gus.inventory().items()).as("a dealt card and the own one").hasSize(2);
        assertThat(gus.inventory().items()).anyMatch(item -> item.name().equals("Katana"));
    }

    @Test
    @Rule({"Z2-ULTRA-02", "Z2-DEC-16"})
    void beyondTheCardOneChoosesAmongAllSkillsButStartingOnes() {
        City city = City.of(SetUp.of(SecondEdition.ID, "Z2-M01")
                        .with("starting", "dealt")
                        .with("ultrared", "yes")
                        .with("survivors", "Amy", "Doug", "Elle", "Josh", "Ned", "Wanda"))
                .emptyHanded();
        for (Danger level : Danger.values()) {
            city.who("Amy").card().skills(level).stream()
                    .filter(skill -> !city.who("Amy").skills().contains(skill))
                    .toList()
                    .forEach(skill -> city.skilled("Amy", skill));
        }
        city.adrenaline("Amy", 18, Danger.RED).gains("Amy", 1);
        assertThat(city.offered())
                .contains("gain Blitz", "gain Night vision", "gain +1 die: Melee", "gain Double All-Out dice")
                .doesNotContain("gain Medic")
                .noneMatch(key -> key.startsWith("gain Starts with") || key.equals("gain Factotum"));
    }
}
