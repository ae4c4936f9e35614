package redoubt.toy;

import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** What can happen at the gate. */
sealed interface ToyEvent extends Event {
    record GateBarred(RuleId rule, int keeper) implements ToyEvent {}

    record Shot(RuleId rule, int keeper, int die, boolean isHit) implements ToyEvent {}

    record CardDrawn(RuleId rule, int dead) implements ToyEvent {}

    record BlowSuffered(RuleId rule, int keeper) implements ToyEvent {}

    record TorchThrown(RuleId rule, int keeper) implements ToyEvent {}

    record TorchGone(RuleId rule, int keeper) implements ToyEvent {}

    record KeeperFell(RuleId rule, int keeper) implements ToyEvent {}

    record WatchEnded(RuleId rule, boolean isWon) implements ToyEvent {}

    record NotchCut(RuleId rule, int keeper) implements ToyEvent {}

    record BeaconLit(RuleId rule) implements ToyEvent {}
}
