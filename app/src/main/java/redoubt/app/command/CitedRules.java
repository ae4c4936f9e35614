package redoubt.app.command;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.lab.Chain;

/** The rules that events, decisions and refusals cite while games are played at random, interrupts included. */
final class CitedRules<T> {
    private static final int ONE_INTERRUPT_IN = 10;
    private static final int MOST_SEATS = 6;
    private static final int MOST_DECISIONS = 100_000;

    private final Engine<T> engine;
    private final SortedSet<String> ids = new TreeSet<>();

    private CitedRules(Game<T> game) {
        this.engine = new Engine<>(game);
    }

    /** Plays every mission and every campaign of a game this many times. */
    static <T> SortedSet<String> of(Game<T> game, int gamesPerMission) {
        CitedRules<T> cited = new CitedRules<>(game);
        for (MissionCard mission : game.missions()) {
            for (int number = 0; number < gamesPerMission; number++) {
                cited.play(SetUp.of(game.id(), mission.id()).withSeats(1 + number % MOST_SEATS), number);
            }
        }
        for (CampaignCard campaign : game.campaigns()) {
            for (int number = 0; number < gamesPerMission; number++) {
                cited.playAll(campaign, 1 + number % MOST_SEATS, number);
            }
        }
        return cited.ids;
    }

    /** Plays a whole campaign, and tries missions out of order and records of other teams on the way. */
    private void playAll(CampaignCard campaign, int seats, long seed) {
        SetUp first = campaign.begin(
                SetUp.of(engine.game().id(), campaign.missions().getFirst()).withSeats(seats));
        refuse(new SetUp(first.game(), campaign.missions().getLast(), seats, first.settings()));
        long next = seed;
        int most = campaign.missions().size() * Chain.MOST_DEFEATS;
        Optional<SetUp> setUp = Optional.of(first);
        for (int played = 0; played < most && setUp.isPresent(); played++) {
            State<T> end = play(setUp.get(), next);
            next = Chain.nextSeed(next);
            setUp = engine.game().sequel(setUp.get(), end);
            setUp.ifPresent(sequel -> refuse(sequel.withSeats(sequel.seats() + 1)));
        }
    }

    private void refuse(SetUp setUp) {
        try {
            engine.begin(setUp, Luck.seeded(0));
        } catch (SetUpRefused refused) {
            ids.add(refused.rule().id());
        }
    }

    private State<T> play(SetUp setUp, long seed) {
        SplitMix random = new SplitMix(seed);
        Progress<T> progress;
        try {
            progress = engine.begin(setUp, Luck.seeded(seed));
        } catch (SetUpRefused refused) {
            ids.add(refused.rule().id());
            progress = engine.begin(setUp.withSeats(1), Luck.seeded(seed));
        }
        note(progress);
        refuse(progress.state());
        for (int i = 0; i < MOST_DECISIONS && !progress.state().isOver(); i++) {
            progress = engine.apply(progress.state(), anyChoice(progress.state(), random));
            note(progress);
        }
        if (progress.state().isOver()) {
            refuse(progress.state());
        }
        return progress.state();
    }

    private Choice anyChoice(State<T> state, SplitMix random) {
        List<Seat> seats = state.decision().seats().list();
        Seat seat = seats.get(random.below(seats.size()));
        List<Interrupt<T>> interrupts = engine.interrupts(state, seat);
        if (!interrupts.isEmpty() && random.below(ONE_INTERRUPT_IN) == 0) {
            return new Choice(
                    seat, interrupts.get(random.below(interrupts.size())).key());
        }
        List<? extends Option> options = state.decision().options(seat);
        return new Choice(seat, options.get(random.below(options.size())).key());
    }

    private void note(Progress<T> progress) {
        progress.events().forEach(event -> ids.add(event.rule().id()));
        if (!progress.state().isOver()) {
            ids.add(progress.state().decision().rule().id());
        }
    }

    private void refuse(State<T> state) {
        try {
            engine.apply(state, new Choice(new Seat(Seat.MOST), "what nobody offers"));
        } catch (ChoiceRefused refused) {
            ids.add(refused.rule().id());
        }
    }
}
