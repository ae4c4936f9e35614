package redoubt.server.session;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Calls.Continuation;
import redoubt.server.protocol.CampaignCalls.Attempt;
import redoubt.server.protocol.CampaignCalls.Branch;
import redoubt.server.protocol.CampaignCalls.CampaignPage;
import redoubt.server.protocol.CampaignCalls.NextMission;
import redoubt.server.protocol.CampaignCalls.Stop;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.Origin;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/**
 * The campaigns played at the tables of a store. A campaign is a chain of tables: each follows another, and a second campaign shares
 * the tables before the mission where it branches off.
 *
 * <pre>
 * One night ─► Side by side ─► Side by side ─► Three nights        lost once, then won
 *          └─► Side by side ─► …                                   branched off before the second mission
 * </pre>
 */
public final class Campaigns {
    private final Store store;
    private final Function<String, Session> sessions;
    private final Function<String, Optional<TableCard>> cards;

    /** A table has a card unless it can no longer be laid out. */
    Campaigns(Store store, Function<String, Session> sessions, Function<String, Optional<TableCard>> cards) {
        this.store = store;
        this.sessions = sessions;
        this.cards = cards;
    }

    /** The campaign of a table, for anybody who may look at that table. */
    public CampaignPage page(String table, String token) {
        Session at = sessions.apply(table);
        at.card(token);
        CampaignCard campaign = at.inCampaign(Sleeper::campaignCard)
                .orElseThrow(() -> new Refused(Fault.NOT_OFFERED, "this mission is not part of a campaign"));
        List<String> chain = chain(table);
        List<TableCard> played =
                chain.stream().flatMap(id -> cards.apply(id).stream()).toList();
        List<Branch> branches = branches(chain);
        Session last = sessions.apply(chain.getLast());
        TableCard reached = last.listed();
        // One table at a time: nobody waits for a table while holding another.
        return last.inCampaign(now -> new CampaignPage(
                reached.game(),
                campaign.id(),
                campaign.title(),
                campaign.missions().stream()
                        .map(mission -> new Stop(mission, now.title(mission), attempts(mission, played)))
                        .toList(),
                reached.id(),
                now.sitting().nextMission().mission().map(mission -> next(mission, campaign, reached)),
                now.sitting().nextMission().campaignView().orElseThrow(),
                reached.seats(),
                branches));
    }

    /** The table where the campaign of a table stands now. */
    public String latest(String table) {
        return chain(table).getLast();
    }

    private static List<Attempt> attempts(String mission, List<TableCard> played) {
        return played.stream()
                .filter(card -> card.mission().equals(mission))
                .map(card -> new Attempt(card.id(), card.verdict(), card.round(), card.choices(), card.created()))
                .toList();
    }

    private static NextMission next(String mission, CampaignCard campaign, TableCard reached) {
        return new NextMission(
                mission, campaign.number(mission), reached.mission().equals(mission));
    }

    /** Begins a mission of a table's campaign once more, in a second campaign with the people of that table. */
    public Continuation branch(String table, String token, String before) {
        Session at = sessions.apply(table);
        List<SeatRow> seats = at.seats(token);
        if (at.inCampaign(Sleeper::campaignCard).isEmpty() || !chain(table).contains(before)) {
            throw new Refused(
                    Fault.UNKNOWN, "table " + before + " is no mission of this campaign", TableRules.BRANCH.id());
        }
        return new Continuation(sessions.apply(before).branched(seats));
    }

    /** The tables of a campaign in the order of its missions, from any of them: first back to the beginning, then on. */
    private List<String> chain(String table) {
        List<String> chain = backFrom(table);
        for (Optional<Origin> later = after(table); later.isPresent(); later = after(chain.getLast())) {
            if (later.get().kind() == Origin.Kind.CONTINUES) {
                chain.removeLast();
            }
            chain.add(later.get().table());
        }
        return chain;
    }

    /** A table and those before it, the first one first. */
    private List<String> backFrom(String table) {
        List<String> back = new ArrayList<>();
        for (Optional<String> at = Optional.of(table); at.isPresent(); at = before(at.get())) {
            back.addFirst(at.get());
        }
        return back;
    }

    /** The table of the mission before this one's; a branch has the same past as the table it branches off from. */
    private Optional<String> before(String table) {
        Optional<Origin> origin = store.table(table).flatMap(TableRow::origin);
        while (origin.isPresent() && origin.get().kind() != Origin.Kind.FOLLOWS) {
            origin = store.table(origin.get().table()).flatMap(TableRow::origin);
        }
        return origin.map(Origin::table);
    }

    /** The table where the campaign goes on after this one, and how that came from it. */
    private Optional<Origin> after(String table) {
        return next(Origin.follows(table)).or(() -> next(Origin.continues(table)));
    }

    private Optional<Origin> next(Origin origin) {
        return store.cameFrom(origin).stream().findFirst().map(later -> new Origin(origin.kind(), later));
    }

    /** The other campaigns that part from this one, each by the table where it stands now. */
    private List<Branch> branches(List<String> chain) {
        Set<String> parted = new LinkedHashSet<>();
        for (String table : chain) {
            store.table(table)
                    .flatMap(TableRow::origin)
                    .filter(origin -> origin.kind() == Origin.Kind.BRANCHES)
                    .ifPresent(origin -> parted.add(origin.table()));
            parted.addAll(store.cameFrom(Origin.branches(table)));
        }
        List<Branch> branches = new ArrayList<>();
        for (String table : parted) {
            cards.apply(table)
                    .flatMap(before -> cards.apply(chain(table).getLast())
                            .map(now -> new Branch(now.id(), before.mission(), now.mission(), now.verdict())))
                    .ifPresent(branches::add);
        }
        return branches;
    }
}
