package redoubt.server.http;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import redoubt.server.http.Route.Query;
import redoubt.server.protocol.Calls.AnswerUndoCall;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.ChooseCall;
import redoubt.server.protocol.Calls.Continuation;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Calls.GameCard;
import redoubt.server.protocol.Calls.GameSheet;
import redoubt.server.protocol.Calls.LeaveSeat;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.LetBotActCall;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.Preview;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.ReportProblem;
import redoubt.server.protocol.Calls.Reported;
import redoubt.server.protocol.Calls.RuleEntry;
import redoubt.server.protocol.Calls.TableList;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Calls.UndoCall;
import redoubt.server.protocol.Calls.WayList;
import redoubt.server.protocol.CampaignCalls.BranchOff;
import redoubt.server.protocol.CampaignCalls.CampaignPage;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.JudgeCalls.OrderList;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.session.Session;
import redoubt.server.session.Tables;

/** Every call that the table answers. */
final class Routes {
    private static final String TABLE = Route.TABLE;
    static final String CAMPAIGN = TABLE + "/campaign";
    private static final String PLAIN = "text/plain; charset=utf-8";
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}");
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]{1,40}");
    private static final Pattern RULE = Pattern.compile("[A-Z0-9-]{1,60}");

    private final Tables tables;
    private final RuleLibrary rules;
    private final Metrics metrics;

    Routes(Tables tables, RuleLibrary rules, Metrics metrics) {
        this.tables = tables;
        this.rules = rules;
        this.metrics = metrics;
    }

    List<Route> all() {
        return Stream.of(shelf(), lobby(), looking(), playing(), sitting(), campaigns(), ledgers())
                .flatMap(List::stream)
                .toList();
    }

    private List<Route> shelf() {
        return List.of(
                Route.read(
                        "/api/games",
                        "The games on the shelf and their missions",
                        new Reply.Many(GameCard.class),
                        _ -> Answer.many(tables.games())),
                Route.read(
                        "/api/games/{game}",
                        "What there is to choose before a game, and what is printed on its cards",
                        new Reply.One(GameSheet.class),
                        asked -> Answer.one(tables.sheet(asked.place("game")))),
                Route.read(
                        "/api/games/{game}/missions/{mission}/preview",
                        "The table of a mission as it is set up",
                        new Reply.One(Preview.class),
                        asked -> Answer.one(new Preview(tables.preview(asked.place("game"), asked.place("mission"))))));
    }

    private List<Route> lobby() {
        return List.of(
                Route.write(
                                "/api/tables",
                                "Opens a table",
                                NewTable.class,
                                new Reply.One(Opened.class),
                                asked -> Answer.one(tables.open(asked.body(NewTable.class))))
                        .kept(),
                Route.read(
                        "/api/tables",
                        "The latest tables",
                        new Reply.One(TableList.class),
                        _ -> Answer.one(tables.list())),
                Route.write(
                        "/api/tables/mine",
                        "The tables to which somebody has keys",
                        FindTables.class,
                        new Reply.One(TableList.class),
                        asked -> Answer.one(tables.mine(asked.body(FindTables.class)))),
                Route.write(
                                "/api/journals",
                                "Lays a journal out as a table",
                                BringJournal.class,
                                new Reply.One(Opened.class),
                                asked -> Answer.one(tables.bring(asked.body(BringJournal.class))))
                        .withLargeBody()
                        .kept());
    }

    private List<Route> looking() {
        return List.of(
                Route.read(
                                TABLE,
                                "What a table is and who sits at it",
                                new Reply.One(TableCard.class),
                                asked -> Answer.one(table(asked).card(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/moment",
                                "What is seen and asked now",
                                new Reply.One(Moment.class),
                                asked -> Answer.one(table(asked).moment(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/options",
                                "What is asked now",
                                new Reply.One(Situation.class),
                                asked -> Answer.one(
                                        table(asked).moment(asked.token()).situation()))
                        .withToken(),
                Route.read(
                                TABLE + "/forecast",
                                "What the other side would do now",
                                new Reply.OfGame(),
                                asked -> Answer.ofGame(table(asked).forecast(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/ways",
                                "Where those who may walk now can get to, and what each step costs",
                                new Reply.One(WayList.class),
                                asked -> Answer.one(table(asked).ways(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/weighing",
                                "What a bot thinks of the answers to the question",
                                new Reply.One(Weighing.class),
                                asked -> Answer.one(table(asked).weigh(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/story",
                                "How the chance of winning went, and where the game turned; asked again until it is known",
                                new Reply.One(Story.class),
                                asked -> Answer.one(table(asked).story(asked.token())))
                        .withToken(),
                Route.read(
                                TABLE + "/odds",
                                "What an option promises before the dice fall",
                                new Reply.OfGame(),
                                asked -> Answer.ofGame(table(asked).odds(asked.token(), asked.needed("key"))))
                        .withToken()
                        .with(new Query("key", false, true)),
                Route.read(
                                TABLE + "/frames/{choices}",
                                "The table as it was after so many choices",
                                new Reply.One(Frame.class),
                                asked -> Answer.one(table(asked).frame(asked.token(), asked.placeNumber("choices"))))
                        .withToken(),
                Route.read(
                                TABLE + "/happenings",
                                "What happened from one choice to another",
                                new Reply.Many(Happening.class),
                                asked -> Answer.many(table(asked)
                                        .happenings(
                                                asked.token(), asked.neededNumber("from"), asked.neededNumber("to"))))
                        .withToken()
                        .with(new Query("from", true, true))
                        .with(new Query("to", true, true)),
                Route.read(
                                TABLE + "/journal",
                                "The journal, which tells the seed",
                                new Reply.Text(PLAIN),
                                asked -> Answer.text(PLAIN, tables.journal(asked.place("id"), asked.token())))
                        .withToken());
    }

    private List<Route> playing() {
        Reply reached = new Reply.One(Reached.class);
        return List.of(
                Route.write(TABLE + "/choose", "Chooses for a seat", ChooseCall.class, reached, this::choose)
                        .withToken(),
                Route.write(
                                TABLE + "/bot",
                                "Lets the bot of a seat answer that is asked together with people",
                                LetBotActCall.class,
                                reached,
                                this::letBotAct)
                        .withToken(),
                Route.write(
                                TABLE + "/undo",
                                "Takes back the last choice, or proposes it",
                                UndoCall.class,
                                reached,
                                asked -> Answer.one(table(asked)
                                        .undo(
                                                asked.token(),
                                                asked.body(UndoCall.class).step())))
                        .withToken(),
                Route.write(
                                TABLE + "/undo/answer",
                                "Agrees to a proposed undo or not",
                                AnswerUndoCall.class,
                                reached,
                                this::answerUndo)
                        .withToken(),
                Route.act(
                                TABLE + "/fork",
                                "Lets a game go on at another table from where it can no longer be played at this one",
                                new Reply.One(Continuation.class),
                                asked -> Answer.one(table(asked).fork(asked.token())))
                        .withToken(),
                Route.write(
                                TABLE + "/reports",
                                "Keeps the journal with a note about a problem",
                                ReportProblem.class,
                                new Reply.One(Reported.class),
                                asked -> Answer.one(table(asked)
                                        .report(
                                                asked.token(),
                                                asked.body(ReportProblem.class).note())))
                        .withToken()
                        .kept());
    }

    private List<Route> sitting() {
        return List.of(
                Route.write(
                        TABLE + "/seats/take",
                        "Takes an open seat with an invitation",
                        TakeSeat.class,
                        new Reply.One(Taken.class),
                        asked -> Answer.one(table(asked).take(asked.maybeToken(), asked.body(TakeSeat.class)))),
                Route.write(
                                TABLE + "/seats/lend",
                                "Lends a seat to a bot, or takes it back",
                                LendSeat.class,
                                new Reply.Nothing(),
                                this::lend)
                        .withToken(),
                Route.read(
                                TABLE + "/orders",
                                "What the bots of lent seats can be asked to do now",
                                new Reply.One(OrderList.class),
                                asked -> Answer.one(table(asked).orders(asked.token())))
                        .withToken(),
                Route.write(
                                TABLE + "/orders",
                                "Gives an order to the bot of a lent seat, or takes it back",
                                GiveOrder.class,
                                new Reply.Nothing(),
                                this::order)
                        .withToken(),
                Route.write(
                                TABLE + "/switches",
                                "Turns something on or off for everybody at a table",
                                TurnSwitch.class,
                                new Reply.Nothing(),
                                this::turn)
                        .withToken(),
                Route.act(
                                TABLE + "/renew",
                                "Makes new codes for the links of a table; everybody is sent away",
                                new Reply.Nothing(),
                                asked -> {
                                    tables.renew(asked.place("id"), asked.token());
                                    return Answer.nothing();
                                })
                        .withToken(),
                Route.act(TABLE + "/delete", "Deletes a table", new Reply.Nothing(), asked -> {
                            tables.delete(asked.place("id"), asked.token());
                            return Answer.nothing();
                        })
                        .withToken(),
                Route.write(
                                TABLE + "/seats/leave",
                                "Leaves a seat open",
                                LeaveSeat.class,
                                new Reply.Nothing(),
                                this::leave)
                        .withToken());
    }

    private List<Route> campaigns() {
        return List.of(
                Route.read(
                                CAMPAIGN,
                                "The campaign that a mission is part of",
                                new Reply.One(CampaignPage.class),
                                asked -> Answer.one(tables.campaigns().page(asked.place("id"), asked.token())))
                        .withToken(),
                Route.act(
                                TABLE + "/sequel",
                                "Begins what follows a mission in its campaign, with the same seats",
                                new Reply.One(Continuation.class),
                                asked -> Answer.one(table(asked).sequel(asked.token())))
                        .withToken(),
                Route.write(
                                TABLE + "/branch",
                                "Begins a mission of this campaign once more, in a second campaign",
                                BranchOff.class,
                                new Reply.One(Continuation.class),
                                asked -> Answer.one(tables.campaigns()
                                        .branch(
                                                asked.place("id"),
                                                asked.token(),
                                                asked.body(BranchOff.class).before())))
                        .withToken());
    }

    private List<Route> ledgers() {
        Query language = new Query("language", false, false);
        return List.of(
                Route.read("/api/rules/{rule}", "An entry of a ledger", new Reply.One(RuleEntry.class), this::rule)
                        .with(language),
                Route.read(
                                "/api/games/{game}/how-to-play",
                                "A game on one page",
                                new Reply.One(PlayPage.class),
                                this::howToPlay)
                        .with(language),
                Route.read(
                                "/api/rules",
                                "The ledger of a game",
                                new Reply.Many(RuleEntry.class),
                                asked -> Answer.many(rules.entries(
                                        Asked.shaped("game", asked.needed("game"), GAME), language(asked))))
                        .with(new Query("game", false, true))
                        .with(language));
    }

    private Session table(Asked asked) {
        return tables.session(asked.place("id"));
    }

    private Answer choose(Asked asked) {
        Session table = table(asked);
        ChooseCall call = asked.body(ChooseCall.class);
        return Answer.one(metrics.choice(() -> table.choose(asked.token(), call.step(), call.seat(), call.key())));
    }

    private Answer letBotAct(Asked asked) {
        LetBotActCall call = asked.body(LetBotActCall.class);
        return Answer.one(table(asked).letBotAct(asked.token(), call.step(), call.seat()));
    }

    private Answer answerUndo(Asked asked) {
        AnswerUndoCall call = asked.body(AnswerUndoCall.class);
        return Answer.one(table(asked).answerUndo(asked.token(), call.step(), call.isAgreed()));
    }

    private Answer lend(Asked asked) {
        table(asked).lend(asked.token(), asked.body(LendSeat.class));
        return Answer.nothing();
    }

    private Answer order(Asked asked) {
        table(asked).order(asked.token(), asked.body(GiveOrder.class));
        return Answer.nothing();
    }

    private Answer turn(Asked asked) {
        table(asked).turn(asked.token(), asked.body(TurnSwitch.class));
        return Answer.nothing();
    }

    private Answer leave(Asked asked) {
        table(asked).leave(asked.token(), asked.body(LeaveSeat.class).seat());
        return Answer.nothing();
    }

    private Answer rule(Asked asked) {
        String id = Asked.shaped("rule", asked.place("rule"), RULE);
        return rules.entry(id, language(asked))
                .map(Answer::one)
                .orElseThrow(() -> new CallRefused(Fault.UNKNOWN, "there is no rule " + id));
    }

    private Answer howToPlay(Asked asked) {
        String game = Asked.shaped("game", asked.place("game"), GAME);
        return rules.howToPlay(game, language(asked))
                .map(Answer::one)
                .orElseThrow(() -> new CallRefused(Fault.UNKNOWN, "there is no page on how to play " + game));
    }

    private static String language(Asked asked) {
        return Asked.shaped("language", asked.query("language").orElse("en"), LANGUAGE);
    }
}
