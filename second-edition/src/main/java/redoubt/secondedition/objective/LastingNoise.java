package redoubt.secondedition.objective;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.NoiseRuling;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** Noise tokens that stay in their zones when the others leave the board, up to the end of a round or for the whole mission. */
public record LastingNoise(List<Lot> lots) implements Annexes.Annex {
    /** The end of tokens that stay for the whole mission. */
    public static final int FOR_GOOD = Integer.MAX_VALUE;

    /** Tokens in a zone, and the round at whose end they leave. */
    public record Lot(Zone zone, int tokens, int until) {}

    private static final LastingNoise NONE = new LastingNoise(List.of());

    public LastingNoise {
        lots = List.copyOf(lots);
    }

    public static LastingNoise of(Table table) {
        return table.annexes().find(LastingNoise.class).orElse(NONE);
    }

    public LastingNoise with(Lot lot) {
        List<Lot> longer = new ArrayList<>(lots);
        longer.add(lot);
        return new LastingNoise(longer);
    }

    /** Noise that lasts is not removed; a mission may begin with some. */
    public record Stays(List<Lot> atFirst, int noise) implements NoiseRuling, LaysOut {
        public Stays {
            atFirst = List.copyOf(atFirst);
        }

        @Override
        public int staying(Table table, int zone) {
            int staying = 0;
            List<Lot> lots = of(table).lots();
            for (int i = 0; i < lots.size(); i++) {
                Lot lot = lots.get(i);
                staying += lot.zone().index() == zone && lot.until() > table.round() ? lot.tokens() : 0;
            }
            return staying;
        }

        @Override
        public MissionPlan laidOut(MissionPlan plan) {
            MissionPlan laid = plan;
            for (Lot lot : atFirst) {
                laid = laid.withTokens(laid.tokens().plus(lot.zone().index(), noise, lot.tokens()));
            }
            return laid.withAnnex(new LastingNoise(atFirst));
        }
    }
}
