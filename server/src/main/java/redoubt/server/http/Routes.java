package redoubt.server.http;

import java.util.List;
import java.util.stream.Stream;
import redoubt.server.protocol.Calls.AnswerUndoCall;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.ChooseCall;
import redoubt.server.protocol.Calls.Continuation;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.GameCard;
import redoubt.server.protocol.Calls.GameSheet;
import redoubt.server.protocol.Calls.LeaveSeat;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.LetBotActCall;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Preview;
import redoubt.server.protocol.Calls.Reach;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.ReportProblem;
import redoubt.server.protocol.Calls.Reported;
import redoubt.server.protocol.Calls.TableList;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Calls.UndoCall;
import redoubt.server.protocol.CampaignCalls.BranchOff;
import redoubt.server.protocol.CampaignCalls.CampaignPage;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.JudgeCalls.OrderList;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.session.Session;
import redoubt.server.session.Tables;

/** Every call that the table answers. */
final class Routes {
    private static final String TABLE = Route.TABLE;
    static final String CAMPAIGN = TABLE + "/campaign";

    private final Tables tables;
    private final RuleLibrary rules;
    private final Metrics metrics;
    private final ServerSettings settings;

    Routes(Tables tables, RuleLibrary rules, Metrics metrics, ServerSettings settings) {
        this.settings = settings;
        this.tables = tables;
        this.rules = rules;
        this.metrics = metrics;
    }

    List<Route> all() {
        return Stream.of(
                        shelf(),
                        lobby(),
                        new LookingRoutes(tables).all(),
                        playing(),
                        sitting(),
                        campaigns(),
                        new RuleRoutes(rules).all())
                .flatMap(List::stream)
                .toList();
    }

    private List<Route> shelf() {
        return List.of(
                Route.read(
                        "/api/reach",
                        "Where other machines find this server",
                        new Reply.One(Reach.class),
                        _ -> Answer.one(Doors.of(settings))),
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
}
