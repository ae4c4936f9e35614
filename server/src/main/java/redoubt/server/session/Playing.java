package redoubt.server.session;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.UndoKind;

/** How the game of a table goes on: what people and bots choose, and what is taken back. */
final class Playing {
    private static final Logger LOG = Logger.getLogger(Playing.class.getName());

    private final String table;
    private final Turnstile turnstile;
    private final Sleeper sleeper;
    private final Seating seating;
    private final Audience audience;
    private final UndoAgreement agreement;
    private final BotTurns bots;
    private final Counsel counsel;

    Playing(
            String table,
            Turnstile turnstile,
            Sleeper sleeper,
            Seating seating,
            Audience audience,
            BotTurns bots,
            Counsel counsel) {
        this.table = table;
        this.turnstile = turnstile;
        this.sleeper = sleeper;
        this.seating = seating;
        this.audience = audience;
        this.agreement = new UndoAgreement(audience);
        this.bots = bots;
        this.counsel = counsel;
    }

    Reached choose(String token, int step, int seat, String key) {
        return turnstile.inTurn(() -> {
            Access access = seating.holder(token, seat);
            if (sleeper.sitting().isMade(step + 1, seat, key, access.name())) {
                return new Reached(step + 1, false);
            }
            sleeper.requireStep(step);
            return chosen(seat, key, access.name());
        });
    }

    /** The bot thinks while others may call. */
    Reached letBotAct(String token, int step, int seat) {
        BotTurns.Turn turn = turnstile.inTurn(() -> {
            seating.person(token);
            sleeper.requireStep(step);
            Sitting<?> sitting = sleeper.playable();
            return bots.turn(sitting, seating.chairs().askedBot(seat, sitting.decision()));
        });
        String key = turn.thought().choice();
        return turnstile.inTurn(() -> {
            sleeper.requireStep(step);
            seating.chairs().askedBot(seat, sleeper.sitting().decision());
            return chosen(seat, key, turn.by());
        });
    }

    private Reached chosen(int seat, String key, String by) {
        Sitting<?> sitting = sleeper.playable();
        sleeper.keep(List.of(sitting.attempt(seat, key, by)));
        sitting.accept();
        agreement.drop(by);
        counsel.passed();
        if (!audience.isEmpty()) {
            audience.tell(sitting.moved(counsel.given()));
        }
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    Reached undo(String token, int step) {
        return turnstile.inTurn(() -> {
            Access access = seating.person(token);
            sleeper.requireStep(step);
            Sitting<?> sitting = sleeper.playable();
            sitting.requireUnsettled();
            if (sitting.undoKind() == UndoKind.NONE) {
                throw new Refused(Fault.NOT_OFFERED, "there is nothing to undo", TableRules.UNDO_AT_ONCE.id());
            }
            Map<String, String> others = seating.others(access.hash(), audience.present());
            if (sitting.undoKind() == UndoKind.FREE || others.isEmpty()) {
                return undone(access.name());
            }
            agreement.propose(new Proposal(sitting.step(), access.name(), others));
            return new Reached(sitting.step(), true);
        });
    }

    Reached answerUndo(String token, int step, boolean isAgreed) {
        return turnstile.inTurn(() -> {
            Access access = seating.person(token);
            sleeper.requireStep(step);
            if (isAgreed) {
                return agreed(access.hash());
            }
            agreement.refusedBy(access);
            return new Reached(step, false);
        });
    }

    private Reached agreed(String hash) {
        return agreement
                .agreedBy(hash)
                .map(all -> undone(all.by()))
                .orElseGet(() -> new Reached(sleeper.sitting().step(), true));
    }

    private Reached undone(String by) {
        Sitting<?> sitting = sleeper.playable();
        sleeper.keep(sitting.attemptUndo(by));
        sitting.acceptUndo();
        agreement.settle();
        counsel.passed();
        audience.tell(sitting.undone(by));
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    /** Nothing can be taken back any more, or only anew. */
    void dropProposal(String by) {
        agreement.drop(by);
    }

    void tellProposal(Listener newcomer) {
        agreement.tell(newcomer);
    }

    /** Whoever is gone does not keep others from taking something back. */
    void gone(String hash) {
        if (agreement.isWaitingFor(hash)) {
            agreed(hash);
        }
    }

    /** Bots play only while a person has a seat or somebody is listening. */
    void wakeBots() {
        if (!sleeper.isArchived() && (seating.chairs().hasPeople() || !audience.isEmpty())) {
            bots.ask(sleeper.sitting(), seating.chairs(), this::playBot);
        }
    }

    private void playBot(BotTurns.Turn turn) {
        untilKept(() -> {
            String key = turn.thought().choice();
            turnstile.inTurn(() -> {
                if (bots.isStillAsked(turn, sleeper.sitting(), seating.chairs())) {
                    chosen(turn.seat(), key, turn.by());
                }
            });
        });
    }

    /** Does what bots do; if the store or a bot itself fails, they are asked again after a while, until it works. */
    private void untilKept(Runnable turn) {
        try {
            turn.run();
        } catch (RuntimeException failed) {
            if (turnstile.isOver()) {
                return;
            }
            LOG.log(Level.WARNING, "a bot could not play: " + failed.getMessage(), Map.of("table", table));
            bots.again(() -> untilKept(() -> turnstile.inTurn(this::wakeBots)));
        }
    }
}
