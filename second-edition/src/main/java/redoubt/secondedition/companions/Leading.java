package redoubt.secondedition.companions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.edition.Companion;

/** Keeps a companion with their leader, and their skill with whoever leads them now. */
record Leading(Companion companion, Retinue.Member member) {
    /** Whoever has the companion's card. */
    static Optional<Survivor> leader(Table table, Companion companion) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.carried().contains(companion.name())) {
                return Optional.of(survivor);
            }
        }
        return Optional.empty();
    }

    void settle(Play<Table> play) {
        Optional<Survivor> bearer = leader(play.table(), companion);
        if (bearer.isPresent() && bearer.get().presence() == Survivor.Presence.ELIMINATED) {
            dropCard(play, bearer.get());
            bearer = Optional.empty();
            play.log(new CompanionEvent.CompanionLeftAlone(
                    CompanionRules.ALONE, companion.name(), play.table().zone(zone(play.table()))));
        }
        Optional<SurvivorId> leading = bearer.map(Survivor::id);
        if (!leading.equals(member.leader())) {
            pass(play, leading);
        }
        if (bearer.isPresent()) {
            follow(play, bearer.get());
        }
    }

    /** The companion goes where the leader is, and off the board with them. */
    private void follow(Play<Table> play, Survivor leader) {
        Table table = play.table();
        if (leader.presence() == Survivor.Presence.LEFT) {
            Figures without = table.allies().minus(zone(table), companion.kind().index(), 1);
            play.table(table.withAllies(without));
            play.log(new CompanionEvent.CompanionLeft(
                    CompanionRules.LEFT, leader.id(), companion.name(), leader.zone()));
            play.table(play.table().with(retinue(play).with(current(play).ended(Retinue.Fate.SAFE))));
        } else if (zone(table) != leader.zone().index()) {
            play.table(table.withAllies(table.allies()
                    .moved(zone(table), leader.zone().index(), companion.kind().index(), 1)));
            play.log(new CompanionEvent.CompanionFollowed(
                    CompanionRules.FOLLOWS, leader.id(), companion.name(), leader.zone()));
        }
    }

    /** The companion is off the board: nobody leads them, and nobody has their skill. */
    void end(Play<Table> play, Retinue.Fate fate) {
        leader(play.table(), companion).ifPresent(bearer -> dropCard(play, bearer));
        pass(play, Optional.empty());
        play.table(play.table().with(retinue(play).with(current(play).ended(fate))));
    }

    private void dropCard(Play<Table> play, Survivor bearer) {
        List<String> carried = new ArrayList<>(bearer.carried());
        carried.remove(companion.name());
        play.table(play.table().with(bearer.withCarried(carried)));
    }

    /** The skill goes from one leader to the next; used up by one, it is used up for the others in that round (Z2-CPN-07). */
    private void pass(Play<Table> play, Optional<SurvivorId> to) {
        int round = play.table().round();
        int used = member.used();
        if (member.leader().isPresent()) {
            Survivor before = play.table().survivor(member.leader().get());
            used = before.turn().hasUsed(companion.skill().name()) ? round : used;
            play.table(play.table().with(without(before)));
        }
        if (to.isPresent()) {
            Survivor now = play.table().survivor(to.get());
            boolean isOwn = now.skills().contains(companion.skill());
            Survivor lent = now.withSkill(companion.skill());
            play.table(play.table()
                    .with(
                            used == round && !isOwn
                                    ? lent.withTurn(lent.turn()
                                            .withUsed(companion.skill().name()))
                                    : lent));
        }
        play.table(play.table().with(retinue(play).with(current(play).led(to, used))));
    }

    private Survivor without(Survivor leader) {
        List<Skill> skills = new ArrayList<>(leader.skills());
        skills.remove(skills.lastIndexOf(companion.skill()));
        return leader.withSkills(skills);
    }

    private int zone(Table table) {
        int zone = table.allies().first(companion.kind().index());
        if (zone == ZoneSet.NONE) {
            throw new IllegalStateException(companion.name() + " is not on the board");
        }
        return zone;
    }

    private static Retinue retinue(Play<Table> play) {
        return Retinue.of(play.table());
    }

    private Retinue.Member current(Play<Table> play) {
        return retinue(play).member(companion.name()).orElseThrow();
    }
}
