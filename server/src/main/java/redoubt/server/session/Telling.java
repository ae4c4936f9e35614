package redoubt.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.Sense;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.kernel.Tell;
import redoubt.server.protocol.TableMessage.AimCard;
import redoubt.server.protocol.TableMessage.AimKind;
import redoubt.server.protocol.TableMessage.Extra;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.NearestCard;
import redoubt.server.protocol.TableMessage.ObstacleCard;
import redoubt.server.protocol.TableMessage.OptionCard;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.ReasonCard;
import redoubt.server.protocol.TableMessage.RoundCard;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.Timeline;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.Verdict;

/** Puts a game into messages; everything comes from views, decisions and events, never from the luck or a deck. */
public final class Telling<T> {
    /** The name of a question or option, with the type enclosing it; asking a class for the latter is slow. */
    private static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getDeclaringClass() == null
                    ? type.getSimpleName()
                    : type.getDeclaringClass().getSimpleName() + "." + type.getSimpleName();
        }
    };

    /** Marks a question that people may leave to the table. */
    private static final Mark MINOR = new Mark("minor", "table");

    private final Engine<T> engine;
    private final int seats;

    public Telling(Engine<T> engine, int seats) {
        this.engine = engine;
        this.seats = seats;
    }

    Record view(Course<T> course) {
        return (Record) engine.game().view(course.history().state());
    }

    Moment moment(Course<T> course, int step, UndoKind undo) {
        return new Moment(view(course), situation(course, step, undo));
    }

    Situation situation(Course<T> course, int step, UndoKind undo) {
        State<T> state = course.history().state();
        return new Situation(
                step,
                course.choices(),
                course.round(),
                question(state),
                verdict(state),
                extras(state),
                undo,
                aims(state));
    }

    /** The checklist of what wins and what loses. */
    public List<AimCard> aims(State<T> state) {
        return engine.game().aims(state).stream()
                .map(aim -> new AimCard(
                        aim.name(),
                        switch (aim.kind()) {
                            case WIN -> AimKind.WIN;
                            case PART -> AimKind.PART;
                            case KEEP -> AimKind.KEEP;
                        },
                        aim.done(),
                        aim.of(),
                        cards(aim.about()),
                        aim.nearest().map(near -> new NearestCard(near.who(), near.place(), near.steps()))))
                .toList();
    }

    Happening happening(Course<T> course) {
        return happening(course, List.of());
    }

    /** What has just happened where bots have orders. */
    Happening happening(Course<T> course, List<Order> orders) {
        return new Happening(
                course.step(),
                course.choices(),
                course.round(),
                course.by(),
                course.history()
                        .lastChoice()
                        .map(choice -> choice.seat().number())
                        .orElse(0),
                course.history().lastChoice().map(choice -> choice.key()).orElse(""),
                List.copyOf(course.history().events()),
                course.isByBot() ? reason(course, orders) : Optional.empty());
    }

    /** Why the bot chose that made this moment. */
    private Optional<ReasonCard> reason(Course<T> course, List<Order> orders) {
        Sense<T> sense = engine.game().sense();
        State<T> before = course.previous().orElseThrow().history().state();
        return before.decision()
                .option(course.history().lastChoice().orElseThrow().key())
                .flatMap(option -> reason(orders.isEmpty() ? sense : sense.under(orders), before, option));
    }

    /** Why a player would choose this option, if there is anything to say. */
    Optional<ReasonCard> reason(State<T> state, Option option) {
        return reason(engine.game().sense(), state, option);
    }

    private static <T> Optional<ReasonCard> reason(Sense<T> sense, State<T> state, Option option) {
        return sense.reason(state, option).map(reason -> new ReasonCard(reason.name(), cards(reason.marks())));
    }

    /** What an option concerns. */
    List<MarkCard> about(Option option) {
        return cards(engine.game().about(option));
    }

    static String name(Option option) {
        return NAMES.get(option.getClass());
    }

    Timeline timeline(Course<T> course) {
        List<RoundCard> rounds = new ArrayList<>();
        int round = Integer.MIN_VALUE;
        for (Course<T> moment : course.all()) {
            if (moment.round() != round) {
                round = moment.round();
                rounds.add(new RoundCard(round, moment.choices()));
            }
        }
        return new Timeline(rounds);
    }

    static Optional<Verdict> verdict(State<?> state) {
        return switch (state.status()) {
            case Status.Won won -> Optional.of(new Verdict(true, won.rule().id()));
            case Status.Lost lost -> Optional.of(new Verdict(false, lost.rule().id()));
            case Status.Waiting _, Status.SetUpDone _ -> Optional.empty();
        };
    }

    /** What must be decided now; empty if the game is over. */
    public Optional<Question> question(State<T> state) {
        if (!(state.status() instanceof Status.Waiting waiting)) {
            return Optional.empty();
        }
        Decision<?> decision = waiting.decision();
        Game<T> game = engine.game();
        List<OptionCard> options = new ArrayList<>(decision.options().size());
        for (Option option : decision.options()) {
            options.add(card(state, option, owners(decision, option)));
        }
        return Optional.of(new Question(
                name(state.agenda().first(), decision),
                decision.rule().id(),
                numbers(decision.seats()),
                about(state, decision),
                options,
                game.obstacles(state).stream()
                        .map(each -> new ObstacleCard(
                                each.action(), each.reason(), each.rule().id()))
                        .toList()));
    }

    /** If a step needs a die or a card that people tell, the question is what it is, whatever the step. */
    private static String name(Step<?> step, Decision<?> decision) {
        return NAMES.get(decision.options().getFirst() instanceof Tell tell ? tell.getClass() : step.getClass());
    }

    private List<MarkCard> about(State<T> state, Decision<?> decision) {
        List<Mark> marks = new ArrayList<>(engine.game().about(state));
        if (decision.options().getFirst() instanceof Tell tell) {
            marks.addAll(tell.subject());
        } else if (state.agenda().first() instanceof redoubt.kernel.Question<?, ?> question && question.isMinor()) {
            marks.add(MINOR);
        }
        return cards(marks);
    }

    /** Who may choose an option; empty if everybody asked may. */
    private Optional<List<Integer>> owners(Decision<?> decision, Option option) {
        Seats owners = decision.seats(option);
        return owners.equals(decision.seats()) ? Optional.empty() : Optional.of(numbers(owners));
    }

    /** The numbers of those of the seats that exist at this table. */
    private List<Integer> numbers(Seats some) {
        List<Integer> numbers = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            if (some.contains(new Seat(seat))) {
                numbers.add(seat);
            }
        }
        return numbers;
    }

    private OptionCard card(State<T> state, Option option, Optional<List<Integer>> owners) {
        Game<T> game = engine.game();
        return new OptionCard(
                option.key(),
                name(option),
                about(option),
                game.hasOdds(option),
                owners,
                game.warning(state, option).map(RuleId::id));
    }

    /** What seats may do besides answering. */
    public List<Extra> extras(State<T> state) {
        if (state.isOver()) {
            return List.of();
        }
        List<Extra> extras = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            for (Option option : engine.interrupts(state, new Seat(seat))) {
                extras.add(new Extra(seat, card(state, option, Optional.empty())));
            }
        }
        return extras;
    }

    static List<MarkCard> cards(List<Mark> marks) {
        // For every option of every question, which is why this is no stream.
        MarkCard[] cards = new MarkCard[marks.size()];
        for (int i = 0; i < cards.length; i++) {
            Mark mark = marks.get(i);
            cards[i] = new MarkCard(mark.kind(), mark.id());
        }
        return List.of(cards);
    }
}
