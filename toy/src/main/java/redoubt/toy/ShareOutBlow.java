package redoubt.toy;

import java.util.List;
import java.util.stream.IntStream;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The keepers choose who suffers a blow. */
record ShareOutBlow() implements Question<Gate, ShareOutBlow.Suffer> {
    /** This keeper suffers the blow. */
    record Suffer(int keeper) implements Option {
        @Override
        public String key() {
            return "suffer " + keeper;
        }

        @Override
        public List<Mark> marks() {
            return List.of(ToyGame.mark(keeper));
        }
    }

    @Override
    public Decision<Suffer> decision(Gate table) {
        List<Suffer> keepers = IntStream.rangeClosed(1, table.wounds().size())
                .mapToObj(Suffer::new)
                .toList();
        return new Decision<>(ToyGame.SHARE, table.everyone(), keepers);
    }

    @Override
    public void answer(Suffer chosen, Play<Gate> play) {
        play.table(play.table().withWound(chosen.keeper()));
        play.log(new ToyEvent.BlowSuffered(ToyGame.SHARE, chosen.keeper()));
        if (play.table().wounds().get(chosen.keeper() - 1) >= Gate.FATAL) {
            play.table().muster().ifPresent(muster -> LongWatch.fall(play, muster, chosen.keeper()));
            play.lose(ToyGame.FALL);
        }
    }
}
