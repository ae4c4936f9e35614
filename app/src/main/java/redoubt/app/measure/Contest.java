package redoubt.app.measure;

import java.util.ArrayList;
import java.util.List;
import redoubt.app.measure.Player.Pastime;
import redoubt.app.measure.Player.Turn;

/** Lets players take turns at the same games of a mission, so that a busy moment of the machine hits them all alike. */
record Contest(Pastime pastime, Mission mission, double seconds) {
    private static final double SECONDS_PER_TURN = 1;
    /** What the quartiles of a figure need. */
    private static final int FEWEST_ROUNDS = 4;
    /** How much of the time goes by before anything counts: a whole game involves more code than a moment compiles. */
    private static final double WARM_UP = 0.4;

    /** The turns of each player. */
    List<List<Turn>> run(List<Player> players) {
        double share = seconds / players.size();
        double turn = Math.min(SECONDS_PER_TURN, share * (1 - WARM_UP) / FEWEST_ROUNDS);
        long games = warmUp(players, share * WARM_UP, turn);
        long rounds = Math.round(share * (1 - WARM_UP) / turn);
        List<List<Turn>> turns = new ArrayList<>();
        players.forEach(_ -> turns.add(new ArrayList<>()));
        for (long round = 0; round < rounds; round++) {
            for (int i = 0; i < players.size(); i++) {
                // Whoever was first is last in the next round.
                int next = round % 2 == 0 ? i : players.size() - 1 - i;
                turns.get(next).add(players.get(next).play(pastime, mission, round * games, games));
            }
        }
        return turns;
    }

    /** Lets everybody play, in turns too, until all are warm; how many games the slowest plays in a turn from then on. */
    private long warmUp(List<Player> players, double warmUp, double turn) {
        long games = 1;
        double spent = 0;
        do {
            long count = games;
            double slowest = players.stream()
                    .mapToDouble(
                            player -> player.play(pastime, mission, 0, count).seconds())
                    .max()
                    .orElseThrow();
            spent += slowest;
            games = Math.max(1, (long) (games * turn / slowest));
        } while (spent < warmUp);
        return games;
    }
}
