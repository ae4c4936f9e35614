package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.danger.OwnedSkills;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.Settling;
import redoubt.horde.skills.OneFreeAction;
import redoubt.horde.skills.OneMoreAction;
import redoubt.horde.skills.OneMoreDie;
import redoubt.horde.skills.OneMoreOnDice;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.edition.RomeroFace;

/**
 * While a relative is on the board everybody is in Romero mode, at once and whatever is going on; the skills in force are those of
 * the face that shows (NL-MODE-03 to NL-MODE-05, NL-XP-08).
 */
public record TwoFaces(List<RomeroFace> romero, int relative)
        implements Settling, AfterEvent, MomentRuling, OwnedSkills {
    private static final RuleId RELATIVES = new RuleId("NL-MODE-03");
    private static final RuleId SWAPPED = new RuleId("NL-MODE-05");

    public TwoFaces {
        romero = List.copyOf(romero);
    }

    @Override
    public void settle(Play<Table> play) {
        Optional<Faces> dealt = play.table().annexes().find(Faces.class);
        if (dealt.isEmpty()) {
            return;
        }
        boolean isNear = play.table().zombies().first(relative) != ZoneSet.NONE;
        RuleId rule = isNear != dealt.get().hasRelatives() ? RELATIVES : SWAPPED;
        if (isNear != dealt.get().hasRelatives()) {
            play.table(play.table().with(dealt.get().withRelatives(isNear)));
        }
        for (Survivor survivor : play.table().survivors()) {
            IdCard card = dealt.get().card(survivor);
            Face due = isNear ? Face.ROMERO : card.base();
            if (card.showing() != due && survivor.isOnBoard()) {
                show(play, survivor, card.withShowing(due));
                Rulings.happened(play, new FaceEvent.FaceTurned(rule, survivor.id(), due));
            }
        }
    }

    /** A skill gained is kept for the Zombicide face, whichever shows; one from the whole list works in both modes. */
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (play.table().annexes().find(Faces.class).isEmpty()) {
            return;
        }
        if (event instanceof HordeEvent.LevelReached reached) {
            Faces faces = play.table().annexes().the(Faces.class);
            Survivor survivor = play.table().survivor(reached.survivor());
            IdCard card = faces.card(survivor).withReached(reached.level());
            play.table(play.table().with(faces.with(survivor, card)));
        } else if (event instanceof HordeEvent.SkillGained gained) {
            gain(play, play.table().survivor(gained.survivor()), gained.skill());
        }
    }

    private void gain(Play<Table> play, Survivor survivor, String name) {
        Skill skill = play.table().print().skill(name).orElseThrow();
        IdCard card = play.table().annexes().the(Faces.class).card(survivor);
        boolean isOnCard = survivor.card().skills(card.reached()).contains(skill)
                && !card.owned(card.reached()).contains(skill);
        show(play, survivor, isOnCard ? card.withZombicide(skill) : card.withBoth(skill));
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        if (moment != Moment.TURN_ENDS) {
            return List.of();
        }
        SurvivorId actor = survivor.orElseThrow();
        IdCard card = table.annexes().the(Faces.class).card(table.survivor(actor));
        return card.debt() == 0 && card.used().isEmpty() ? List.of() : List.of(new ForgetTurn(actor));
    }

    @Override
    public List<Skill> owned(Table table, Survivor survivor, Danger level) {
        return table.annexes().the(Faces.class).card(survivor).owned(level);
    }

    /** Those that add a number add up (NL-GAP-56). */
    @Override
    public boolean isGainedAgain(Skill skill) {
        return skill instanceof OneMoreAction
                || skill instanceof OneFreeAction
                || skill instanceof OneMoreDie
                || skill instanceof OneMoreOnDice;
    }

    private void show(Play<Table> play, Survivor survivor, IdCard card) {
        TurnSkills turned = TurnSkills.of(survivor, card, skills(survivor, card));
        Faces faces = play.table().annexes().the(Faces.class);
        play.table(play.table().with(turned.survivor()).with(faces.with(survivor, turned.card())));
    }

    private List<Skill> skills(Survivor survivor, IdCard card) {
        List<Skill> skills = new ArrayList<>(
                card.showing() == Face.ZOMBICIDE
                        ? card.zombicide()
                        : face(survivor).upTo(survivor.danger()));
        skills.addAll(card.both());
        return skills;
    }

    private RomeroFace face(Survivor survivor) {
        for (RomeroFace face : romero) {
            if (face.survivor().equals(survivor.name())) {
                return face;
            }
        }
        throw new IllegalStateException(survivor.name() + " has no Romero face");
    }
}
