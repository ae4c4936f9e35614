package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/**
 * The players divide zombie attacks, or the misses of a friend, among those in a zone, one hit at a time or all the rest at once;
 * an ally takes at most one. Nobody suffers until all hits are given out, so that each survivor rolls armour once.
 */
public record ShareOut(
        Zone zone,
        Optional<SurvivorId> shooter,
        List<Blow> left,
        List<SurvivorId> safe,
        int safeAllies,
        List<Share> shares,
        List<Integer> alliesHit)
        implements Question<Table, ShareOut.Suffer> {

    /** Somebody takes the next hit, or all remaining hits. */
    public sealed interface Suffer extends Option {}

    /** A survivor takes hits. */
    public record SurvivorSuffers(SurvivorId survivor, String source, boolean isAll) implements Suffer {
        @Override
        public String key() {
            return (isAll ? "suffer all " : "suffer ") + survivor;
        }

        @Override
        public List<Mark> marks() {
            Mark sufferer = MarkKind.SURVIVOR.mark(survivor.name());
            Mark answer = MarkKind.ANSWER.mark(isAll ? "all" : "one");
            return source.isEmpty()
                    ? List.of(sufferer, answer)
                    : List.of(sufferer, answer, MarkKind.ZOMBIE.mark(source));
        }
    }

    /** This many allies of a kind take one hit each. */
    public record AlliesSuffer(AllyKind kind, int count, boolean isAll) implements Suffer {
        @Override
        public String key() {
            return (isAll ? "suffer all " : "suffer ") + kind.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ALLY.mark(kind.name()), MarkKind.COUNT.mark(Integer.toString(count)));
        }
    }

    /** Nobody is left to be hit. */
    public record NobodySuffers() implements Suffer {
        @Override
        public String key() {
            return "suffer nobody";
        }
    }

    /** The attacks of the zombies in a zone on whoever stands there. */
    public static ShareOut attacks(Zone zone, List<Blow> blows) {
        return new ShareOut(zone, Optional.empty(), List.copyOf(blows), List.of(), 0, List.of(), List.of());
    }

    static ShareOut friendlyFire(Attack attack, int misses, Friends friends) {
        return new ShareOut(
                attack.draft().target(),
                Optional.of(attack.draft().survivor()),
                List.of(Blow.friendlyFire(misses, attack.damage())),
                friends.safe(),
                friends.safeAllies(),
                List.of(),
                List.of());
    }

    @Override
    public Decision<Suffer> decision(Table table) {
        List<Survivor> survivors = exposed(table);
        List<AlliesSuffer> allies = allies(table);
        List<Suffer> options = new ArrayList<>();
        boolean isOnlyOne = survivors.size() + allies.size() == 1;
        boolean isLast = hits() <= 1;
        for (Survivor survivor : survivors) {
            String source = left.isEmpty() ? "" : left.getFirst().source();
            if (!isOnlyOne || isLast) {
                options.add(new SurvivorSuffers(survivor.id(), source, false));
            }
            if (!isLast) {
                options.add(new SurvivorSuffers(survivor.id(), source, true));
            }
        }
        for (AlliesSuffer all : allies) {
            if (!isOnlyOne || all.count() == 1) {
                options.add(new AlliesSuffer(all.kind(), 1, false));
            }
            if (all.count() > 1) {
                options.add(all);
            }
        }
        if (options.isEmpty() || hits() == 0) {
            options = List.of(new NobodySuffers());
        }
        Cite rule = shooter.isPresent() ? Cite.SHARE_OUT_FRIENDLY_FIRE : Cite.SHARE_OUT_ATTACKS;
        return new Decision<>(table.cite(rule), table.everyone(), options);
    }

    @Override
    public void answer(Suffer chosen, Play<Table> play) {
        ShareOut next = switch (chosen) {
            case SurvivorSuffers one -> given(one.survivor(), one.isAll() ? hits() : 1);
            case AlliesSuffer some -> givenToAllies(play.table(), some.kind().index(), some.count());
            case NobodySuffers _ -> withLeft(List.of());
        };
        if (next.hits() > 0) {
            play.then(next);
        } else {
            next.strike(play);
        }
    }

    private int hits() {
        int sum = 0;
        for (Blow blow : left) {
            sum += blow.hits();
        }
        return sum;
    }

    private List<Survivor> exposed(Table table) {
        List<Survivor> exposed = new ArrayList<>();
        for (Survivor survivor : table.survivorsIn(zone.index())) {
            if (!safe.contains(survivor.id())) {
                exposed.add(survivor);
            }
        }
        return exposed;
    }

    /** For each kind of ally, how many can still be hit, if any. */
    private List<AlliesSuffer> allies(Table table) {
        List<AlliesSuffer> allies = new ArrayList<>();
        int notHit = safeAllies;
        for (AllyKind kind : table.print().allyKinds()) {
            int present = table.allies().count(zone.index(), kind.index());
            int sparing = Math.min(notHit, present);
            notHit -= sparing;
            int count = Math.min(hits(), present - sparing - hitSoFar(kind.index()));
            if (count > 0) {
                allies.add(new AlliesSuffer(kind, count, true));
            }
        }
        return allies;
    }

    private int hitSoFar(int kind) {
        return kind < alliesHit.size() ? alliesHit.get(kind) : 0;
    }

    private ShareOut withLeft(List<Blow> changed) {
        return new ShareOut(zone, shooter, changed, safe, safeAllies, shares, alliesHit);
    }

    private ShareOut given(SurvivorId survivor, int count) {
        List<Share> changed = new ArrayList<>();
        Share share = new Share(survivor, List.of());
        for (Share other : shares) {
            if (other.survivor().equals(survivor)) {
                share = other;
            } else {
                changed.add(other);
            }
        }
        int rest = count;
        for (Blow blow : left) {
            int taken = Math.min(rest, blow.hits());
            share = taken > 0 ? share.with(blow.withHits(taken)) : share;
            rest -= taken;
        }
        changed.add(share);
        return new ShareOut(zone, shooter, without(count), safe, safeAllies, List.copyOf(changed), alliesHit);
    }

    private ShareOut givenToAllies(Table table, int kind, int count) {
        List<Integer> changed = new ArrayList<>();
        for (AllyKind each : table.print().allyKinds()) {
            changed.add(hitSoFar(each.index()) + (each.index() == kind ? count : 0));
        }
        return new ShareOut(zone, shooter, without(count), safe, safeAllies, shares, List.copyOf(changed));
    }

    /** The blows left after the first {@code count} hits were given out. */
    private List<Blow> without(int count) {
        List<Blow> rest = new ArrayList<>();
        int taken = count;
        for (Blow blow : left) {
            int gone = Math.min(taken, blow.hits());
            taken -= gone;
            if (blow.hits() > gone) {
                rest.add(blow.withHits(blow.hits() - gone));
            }
        }
        return List.copyOf(rest);
    }

    private void strike(Play<Table> play) {
        List<Step<Table>> steps = new ArrayList<>();
        for (int kind = 0; kind < alliesHit.size(); kind++) {
            if (alliesHit.get(kind) > 0) {
                String name = play.table().print().allyKinds().get(kind).name();
                logFriendlyFire(play, name, alliesHit.get(kind));
                steps.add(new EliminateAllies(zone, kind, alliesHit.get(kind)));
            }
        }
        for (Survivor survivor : play.table().survivors()) {
            for (Share share : shares) {
                if (share.survivor().equals(survivor.id())) {
                    logFriendlyFire(play, survivor.name(), total(share.blows()));
                    steps.add(new SufferBlows(survivor.id(), share.blows()));
                }
            }
        }
        play.then(steps);
    }

    private static int total(List<Blow> blows) {
        int hits = 0;
        for (Blow blow : blows) {
            hits += blow.hits();
        }
        return hits;
    }

    private void logFriendlyFire(Play<Table> play, String victim, int hits) {
        for (int i = 0; i < hits && shooter.isPresent(); i++) {
            play.log(new FriendlyFireHit(play.table().cite(Cite.FRIENDLY_FIRE), shooter.get(), victim, zone));
        }
    }
}
