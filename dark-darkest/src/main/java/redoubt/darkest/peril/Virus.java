package redoubt.darkest.peril;

import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;

/** What takes Virus tokens away (DD-VIRUS-06, DD-VIRUS-07, DD-SURV-20). */
public final class Virus {
    private Virus() {}

    /** Whether an Antidote does anything: the virus is active, and more than one token is there. */
    public static boolean canBeTreated(Table table, Survivor survivor) {
        return survivor.virus() >= 2 && Abilities.of(table, survivor).isVirusActive();
    }

    /** Removes one token, from the right first, where it takes a hand; the grey cube stays. */
    public static void treat(Play<Table> play, int place) {
        Survivor survivor = play.table().survivor(place);
        int right = survivor.body().virusRight();
        int left = survivor.body().virusLeft();
        play.table(play.table()
                .with(survivor.with(
                        right > 0
                                ? survivor.body().withVirus(left, right - 1)
                                : survivor.body().withVirus(left - 1, right))));
    }
}
