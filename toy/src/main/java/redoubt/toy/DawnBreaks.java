package redoubt.toy;

import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The gate has held; the keepers of the long watch count what they have gained. */
record DawnBreaks() implements Effect<Gate> {
    @Override
    public void happen(Play<Gate> play) {
        play.table().muster().ifPresent(muster -> play.table(play.table().withMuster(counted(play, muster))));
        play.win(ToyGame.DAWN);
    }

    private static Muster counted(Play<Gate> play, Muster muster) {
        Gate gate = play.table();
        Muster counted = muster.withTorches(gate.torches());
        for (int keeper = 1; keeper <= gate.torches().size(); keeper++) {
            if (muster.torches().get(keeper - 1) && !gate.torches().get(keeper - 1)) {
                play.log(new ToyEvent.TorchGone(LongWatch.TORCH, keeper));
            }
        }
        boolean isUnhurt = true;
        for (int keeper = 1; keeper <= gate.wounds().size(); keeper++) {
            if (gate.wounds().get(keeper - 1) == 0) {
                counted = counted.withNotch(keeper);
                play.log(new ToyEvent.NotchCut(LongWatch.NOTCH, keeper));
            } else {
                isUnhurt = false;
            }
        }
        if (isUnhurt && muster.beacon().isEmpty()) {
            counted = counted.withBeacon();
            play.log(new ToyEvent.BeaconLit(LongWatch.BEACON));
        }
        if (muster.mission().equals(LongWatch.CARD.missions().getLast())) {
            play.log(new ToyEvent.WatchEnded(LongWatch.END, true));
        }
        return counted;
    }
}
