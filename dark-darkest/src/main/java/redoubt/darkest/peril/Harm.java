package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Wounds, healing and the loss of survivors. */
public final class Harm {
    private static final RuleId DEAD = rule("DD-SURV-12");
    private static final RuleId ZOMBIFIED = rule("DD-VIRUS-05");
    private static final RuleId DARKNESS = rule("DD-DEATH-03");

    private Harm() {}

    /** A survivor loses health and dies at the skull (DD-SURV-09, DD-SURV-12). */
    public static void wound(Play<Table> play, int place, int health, RuleId rule) {
        Survivor survivor = play.table().survivor(place);
        if (health <= 0 || !survivor.isPlaying()) {
            return;
        }
        int before = Abilities.of(play.table(), survivor).level();
        Survivor wounded =
                survivor.with(survivor.body().withWounds(survivor.body().wounds() + health));
        play.log(new DarkestEvent.HealthLost(rule, survivor.person(), health));
        Abilities now = Abilities.of(play.table(), wounded);
        play.table(play.table().with(wounded));
        if (wounded.body().wounds() >= now.deadlyWounds()) {
            play.log(new DarkestEvent.SurvivorLost(DEAD, survivor.person()));
            lose(play, place);
        } else if (play.table().clock().isShowdown()) {
            for (int level = now.level(); level < before; level++) {
                play.then(new GiveBackCube(place));
            }
        }
    }

    /** A survivor gets health back, never beyond the first space. */
    public static void heal(Play<Table> play, int place, int health, RuleId rule) {
        Survivor survivor = play.table().survivor(place);
        int healed = Math.min(health, survivor.body().wounds());
        if (healed <= 0) {
            return;
        }
        int before = Abilities.of(play.table(), survivor).level();
        Survivor better =
                survivor.with(survivor.body().withWounds(survivor.body().wounds() - healed));
        play.log(new DarkestEvent.Healed(rule, survivor.person(), healed));
        if (play.table().clock().isShowdown()) {
            int risen = Abilities.of(play.table(), better).level() - before;
            better = better.with(better.effort().withPoints(better.points() + risen));
        }
        play.table(play.table().with(better));
    }

    /** A survivor becomes a zombie (DD-VIRUS-05, DD-GAP-75). */
    public static void zombify(Play<Table> play, int place) {
        Survivor survivor = play.table().survivor(place);
        play.log(new DarkestEvent.Zombified(
                ZOMBIFIED, survivor.person(), play.table().zone(survivor.room())));
        play.table(play.table().with(play.table().menace().plus(survivor.room(), ZombieState.READY, 1)));
        lose(play, place);
    }

    /** Takes a survivor off the table: cards and chips leave the game, starting cards go to the box (DD-DEATH-02, DD-DEATH-08). */
    private static void lose(Play<Table> play, int place) {
        Table table = play.table();
        Survivor survivor = table.survivor(place);
        for (Item item : survivor.pack().items()) {
            if (!item.card().isStarting()) {
                table = table.with(table.stock().withGone(item.card().index()));
            }
        }
        table = table.with(table.security().withGone(survivor.pack().chips()));
        boolean showdown = table.clock().isShowdown();
        Fate fate = showdown ? Fate.OUT : Fate.TO_BE_REPLACED;
        play.table(table.with(survivor.with(Pack.EMPTY)
                .with(survivor.body().withFate(fate).withGrab(Grab.NONE))
                .with(survivor.effort().withPoints(0).withBoxes(0, 0))));
        if (!showdown) {
            play.then(new AdvanceDarkness(DARKNESS));
        }
    }
}
