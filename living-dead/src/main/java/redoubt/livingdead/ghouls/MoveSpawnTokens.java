package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** After a fire the thrower chooses, token by token, whether the spawn tokens of the zone go to another spawn zone. */
public record MoveSpawnTokens(SurvivorId survivor, List<String> tokens)
        implements Question<Table, MoveSpawnTokens.Send> {
    public MoveSpawnTokens {
        tokens = List.copyOf(tokens);
    }

    /** A token goes to a zone, or stays if it is its own. */
    public record Send(String token, Zone from, Zone to) implements Option {
        @Override
        public String key() {
            return from.equals(to) ? "leave " + token + " in " + from : "move " + token + " to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SPAWN.mark(token),
                    MarkKind.ZONE.mark(to.name()),
                    MarkKind.ANSWER.mark(from.equals(to) ? "stay" : "go"));
        }
    }

    @Override
    public Decision<Send> decision(Table table) {
        SpawnPoint moved = token(table);
        List<Send> options = new ArrayList<>();
        options.add(new Send(moved.name(), moved.zone(), moved.zone()));
        List<Zone> others = new ArrayList<>();
        for (SpawnPoint point : table.spawnPoints()) {
            if (!point.zone().equals(moved.zone()) && !others.contains(point.zone())) {
                others.add(point.zone());
                options.add(new Send(moved.name(), moved.zone(), point.zone()));
            }
        }
        return new Decision<>(GhoulRules.MOVE_TOKEN, table.seatOf(survivor), options);
    }

    private SpawnPoint token(Table table) {
        return table.spawnPoints().stream()
                .filter(point -> point.name().equals(tokens.getFirst()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no spawn token " + tokens.getFirst()));
    }

    @Override
    public void answer(Send chosen, Play<Table> play) {
        if (tokens.size() > 1) {
            play.then(new MoveSpawnTokens(survivor, tokens.subList(1, tokens.size())));
        }
        if (chosen.from().equals(chosen.to())) {
            return;
        }
        Table table = play.table();
        List<SpawnPoint> changed = new ArrayList<>(table.spawnPoints());
        changed.replaceAll(point -> point.name().equals(chosen.token()) ? point.withZone(chosen.to()) : point);
        play.table(table.withSpawnPoints(SpawnOrder.arranged(table, changed)));
        Rulings.happened(
                play,
                new GhoulEvent.SpawnTokenMoved(GhoulRules.MOVE_TOKEN, chosen.token(), chosen.from(), chosen.to()));
    }
}
