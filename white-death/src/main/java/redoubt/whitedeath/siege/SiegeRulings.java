package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Gait;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.zombies.Eyes;
import redoubt.horde.zombies.SightPathNoise;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.abomination.AbominationStrikes;
import redoubt.whitedeath.abomination.VaultDrops;
import redoubt.whitedeath.beacon.BeaconAtStart;
import redoubt.whitedeath.beacon.BeaconFalls;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.freeze.Frost;
import redoubt.whitedeath.modes.Crowd;
import redoubt.whitedeath.necromancer.Defiler;

/** The rulings of the zombies of White Death, for the edition to list, and how its zombies go. */
public final class SiegeRulings {
    private SiegeRulings() {}

    public static List<Ruling> all(Stronghold stronghold) {
        return List.of(
                stronghold,
                new Frost(stronghold.freeze()),
                new Defiler(),
                new AbominationStrikes(),
                new VaultDrops(),
                new BeaconAtStart(stronghold),
                new BeaconFalls(stronghold),
                new Crowd());
    }

    /** By sight, open path and noise; abominations climb, and other kinds of the box walk like zombies. */
    public static Pursuit pursuit(Stronghold stronghold, List<ZombieKind> kinds) {
        List<Gait> gaits = new ArrayList<>(kinds.size());
        for (ZombieKind kind : kinds) {
            boolean isClimber = kind.family().equals(Stronghold.ABOMINATION);
            gaits.add(
                    isClimber
                            ? stronghold.gaits().abomination()
                            : stronghold.gaits().zombie());
        }
        return new SightPathNoise(
                Eyes.LIKE_EVERYBODY,
                gaits,
                stronghold.gaits().unhindered(),
                new SightPathNoise.Reasons(
                        new RuleId("WD-TGT-02"),
                        new RuleId("WD-TGT-03"),
                        new RuleId("WD-TGT-04"),
                        new RuleId("WD-TGT-05")));
    }
}
