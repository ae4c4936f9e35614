package redoubt.server.http;

import java.util.List;
import redoubt.server.http.Route.Query;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Calls.WayList;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.session.Session;
import redoubt.server.session.Tables;

/** The calls that only look at a table. */
record LookingRoutes(Tables tables) {
    private static final String TABLE = Route.TABLE;
    private static final String PLAIN = "text/plain; charset=utf-8";

    List<Route> all() {
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
                                "What an option promises before the dice fall; nothing if the table is no longer at the step named",
                                new Reply.OfGame(),
                                asked -> Answer.ofGame(table(asked)
                                        .odds(asked.token(), asked.needed("key"), asked.queryNumber("step"))))
                        .withToken()
                        .with(new Query("key", false, true))
                        .with(new Query("step", true, false)),
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

    private Session table(Asked asked) {
        return tables.session(asked.place("id"));
    }
}
