package redoubt.livingdead.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.RemoveZombies;
import redoubt.horde.danger.ChooseSkill;
import redoubt.horde.round.EndTurn;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

/** Romero and Zombicide mode. */
class FacesTest {
    private static final String GIVE = "give Winchester 94 of hand1 to Tom";

    private static Night night() {
        return Night.scene("NL-M02").emptyHanded();
    }

    @Test
    @Rule({"NL-MODE-07", "NL-SETUP-03", "NL-M02-06", "NL-XP-06"})
    void survivorsBeginInRomeroModeWithoutASkill() {
        Night night = night();
        for (String name : List.of("Barbra", "Ben", "Tom", "Harry", "Helen", "Judy")) {
            assertThat(night.face(name)).isEqualTo(Face.ROMERO);
            assertThat(night.skills(name)).isEmpty();
        }
    }

    @Test
    @Rule({"NL-MODE-01", "NL-MODE-02", "NL-MODE-05"})
    void theFaceThatShowsGivesTheSkills() {
        Night night = night().experience("Ben", 7);
        assertThat(night.skills("Ben")).containsExactly("+1 free Melee Action");
        night.mode(Face.ZOMBICIDE, "Ben");
        assertThat(night.skills("Ben")).containsExactly("Bloodlust: Melee", "+1 Action");
        assertThat(night.who("Ben").adrenaline()).isEqualTo(7);
        assertThat(night.who("Ben").danger()).isEqualTo(Danger.YELLOW);
        assertThat(night.face("Barbra")).isEqualTo(Face.ROMERO);
    }

    @Test
    @Rule({"NL-MODE-03", "NL-SPAWN-08", "NL-GHOUL-06"})
    void aRelativeTurnsEverybodyToRomeroModeAndBack() {
        Night night = night().mode(Face.ZOMBICIDE, "Ben", "Judy");
        night.run(new PlaceZombies(3, 1, night.table().zone("3R.3")));
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
        assertThat(night.face("Judy")).isEqualTo(Face.ROMERO);
        assertThat(night.events(FaceEvent.FaceTurned.class).getLast().rule().id())
                .isEqualTo("NL-MODE-03");
        night.run(new RemoveZombies(night.table().zone("3R.3"), 3, 1));
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.face("Judy")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.face("Tom")).isEqualTo(Face.ROMERO);
    }

    @Test
    @Rule({"NL-MODE-03"})
    void asLongAsOneRelativeIsLeftNobodyTurnsBack() {
        Night night = night().mode(Face.ZOMBICIDE, "Ben").ghouls("Relative", 2, "3R.3");
        night.run(new RemoveZombies(night.table().zone("3R.3"), 3, 1));
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
    }

    @Test
    @Rule({"NL-MODE-04", "NL-EX-14", "NL-PRIO-02"})
    void killingTheLastRelativeTurnsBackInTheMiddleOfAnAttack() {
        Night night = night().mode(Face.ZOMBICIDE, "Ben")
                .at("1R.8", "Ben")
                .holds("Ben", "Ithaca M37")
                .ghouls("Fatty", 1, "1R.9")
                .ghouls("Relative", 1, "1R.9")
                .ghouls("Walker", 2, "1R.9")
                .dice(4, 6)
                .acts("Ben");
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
        night.choose("ranged Ithaca M37 1R.9");
        assertThat(night.table().zombies().count(night.table().zone("1R.9").index(), 2))
                .isZero();
        night.choose(night.offered().stream()
                .filter(key -> key.contains("Relative"))
                .findFirst()
                .orElseThrow());
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.who("Ben").adrenaline()).isEqualTo(2);
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(2);
    }

    @Test
    @Rule({"NL-GAP-09", "NL-XP-08", "NL-DEC-28"})
    void inRomeroModeTheSlotIsChosenByTheZombicideFace() {
        Night night = night().experience("Ben", 19);
        assertThat(night.state().decision().options()).allMatch(ChooseSkill.Gain.class::isInstance);
        assertThat(night.offered()).containsExactly("gain +1 die: Melee", "gain +1 free Melee Action");
        night.choose("gain +1 die: Melee");
        assertThat(night.skills("Ben")).containsExactly("+1 free Melee Action", "Shove");
        night.mode(Face.ZOMBICIDE, "Ben");
        assertThat(night.skills("Ben")).containsExactly("Bloodlust: Melee", "+1 Action", "+1 die: Melee");
    }

    @Test
    @Rule({"NL-XP-05", "NL-XP-07"})
    void zombicideSkillsAddUp() {
        Night night = night().mode(Face.ZOMBICIDE, "Barbra").experience("Barbra", 43);
        night.choose("gain +1 free Move Action", "gain Barbarian");
        assertThat(night.skills("Barbra")).containsExactly("Slippery", "+1 Action", "+1 free Move Action", "Barbarian");
    }

    @Test
    @Rule("NL-GAP-11")
    void bothCopiesOfAFreeMoveCount() {
        Night night = night().mode(Face.ZOMBICIDE, "Barbra").experience("Barbra", 43);
        night.choose("gain +1 free Move Action", "gain +1 free Move Action").acts("Barbra");
        assertThat(night.who("Barbra").turn().free()).hasSize(2);
    }

    @Test
    @Rule({"NL-GAP-14", "NL-MODE-06"})
    void actionsAreWorkedOutAnewWhenTheModeChanges() {
        Night night = night().experience("Tom", 7).mode(Face.ZOMBICIDE, "Tom").acts("Tom");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(4);
        night.mode(Face.ROMERO, "Tom");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(3);
        night.mode(Face.ZOMBICIDE, "Tom");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(4);
    }

    @Test
    @Rule("NL-GAP-14")
    void spentActionsStaySpentOnBothFaces() {
        Night night = night().experience("Tom", 7).mode(Face.ZOMBICIDE, "Tom").acts("Tom");
        night.choose("move 2R.g", "pay with actions", "move 2R.f", "pay with actions", "move 2R.g", "pay with actions");
        night.choose("move 2R.f", "pay with actions");
        assertThat(night.who("Tom").turn().actions()).isZero();
        night.mode(Face.ROMERO, "Tom").mode(Face.ZOMBICIDE, "Tom");
        assertThat(night.who("Tom").turn().actions()).isZero();
        assertThat(night.who("Tom").turn().free()).hasSize(1);
    }

    @Test
    @Rule("NL-GAP-14")
    void usedFreeActionsStayUsedOnBothFaces() {
        Night night = night().experience("Tom", 7).mode(Face.ZOMBICIDE, "Tom").acts("Tom");
        night.choose("move 2R.g", "pay with Move");
        night.mode(Face.ROMERO, "Tom");
        assertThat(night.skills("Tom")).containsExactly("+1 free Move Action");
        assertThat(night.who("Tom").turn().free()).isEmpty();
        night.mode(Face.ZOMBICIDE, "Tom");
        assertThat(night.who("Tom").turn().free()).isEmpty();
    }

    @Test
    @Rule("NL-GAP-14")
    void theNextTurnOwesNothingForTheLast() {
        Night free = night().experience("Tom", 7).mode(Face.ZOMBICIDE, "Tom").acts("Tom");
        free.choose("move 2R.g", "pay with Move").mode(Face.ROMERO, "Tom");
        free.run(new EndTurn(free.id("Tom"))).acts("Tom").mode(Face.ZOMBICIDE, "Tom");
        assertThat(free.who("Tom").turn().free()).hasSize(1);
        assertThat(free.who("Tom").turn().actions()).isEqualTo(4);
        Night spent = night().experience("Tom", 7).mode(Face.ZOMBICIDE, "Tom").acts("Tom");
        spent.choose("move 2R.g", "pay with actions", "move 2R.f", "pay with actions");
        spent.choose("move 2R.g", "pay with actions", "move 2R.f", "pay with actions");
        spent.mode(Face.ROMERO, "Tom").run(new EndTurn(spent.id("Tom")));
        spent.acts("Tom").mode(Face.ZOMBICIDE, "Tom");
        assertThat(spent.who("Tom").turn().actions()).isEqualTo(4);
    }

    @Test
    @Rule({"NL-MODE-08", "NL-GAP-16", "NL-DEC-16", "NL-M02-07"})
    void whoGivesTheStartingRifleMayTurn() {
        Night night = night().holds("Ben", "starting/Winchester 94").acts("Ben");
        night.choose("trade with Tom", GIVE);
        assertThat(night.asked().id()).isEqualTo("NL-MODE-08");
        night.choose("turn to Zombicide mode");
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.face("Tom")).isEqualTo(Face.ROMERO);
        assertThat(night.cards("Tom")).containsExactly("Winchester 94");
    }

    @Test
    @Rule({"NL-MODE-08", "NL-DEC-16"})
    void whoGivesTheStartingRifleMayStay() {
        Night night = night().holds("Ben", "starting/Winchester 94").acts("Ben");
        night.choose("trade with Tom", GIVE, "stay in Romero mode");
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
    }

    @Test
    @Rule("NL-MODE-08")
    void theOtherRifleMovesNobody() {
        Night night = night().holds("Ben", "ranged/Winchester 94").acts("Ben");
        night.choose("trade with Tom", GIVE);
        assertThat(night.asked().id()).isNotEqualTo("NL-MODE-08");
        assertThat(night.cards("Tom")).containsExactly("Winchester 94");
    }

    @Test
    @Rule("NL-GAP-15")
    void trustBesideARelativeTakesEffectWhenItIsGone() {
        Night night = night().holds("Ben", "starting/Winchester 94")
                .ghouls("Relative", 1, "3R.3")
                .acts("Ben");
        night.choose("trade with Tom", GIVE, "turn to Zombicide mode");
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
        night.run(new RemoveZombies(night.table().zone("3R.3"), 3, 1));
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
    }

    @Test
    @Rule({"NL-GAP-78", "NL-MODE-04"})
    void theRestOfAnAttackStaysAsItWasRolledAndTheNextFollowsTheNewFace() {
        Night night = night().experience("Ben", 19).choose("gain +1 die: Melee");
        night.mode(Face.ZOMBICIDE, "Ben")
                .at("1R.8", "Ben")
                .holds("Ben", "Machete")
                .ghouls("Relative", 1, "1R.8")
                .ghouls("Walker", 2, "1R.8")
                .dice(6, 1, 1)
                .acts("Ben");
        assertThat(night.face("Ben")).isEqualTo(Face.ROMERO);
        night.choose("melee Machete 1R.8", "pay with actions", "hit Relative");
        assertThat(night.attack().dice()).isEqualTo(1);
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.ghoulsIn("1R.8")).as("no die is added").isEqualTo(2);
        night.choose(night.offered("melee Machete").getFirst());
        assertThat(night.attack().dice()).as("+1 die by the new face").isEqualTo(2);
    }

    @Test
    @Rule({"NL-GAP-78", "NL-MODE-04"})
    void missesThatWereRolledBeforeTheTurnStillHitFriends() {
        Night night = night().experience("Judy", 19).choose("gain Sniper");
        night.mode(Face.ZOMBICIDE, "Judy")
                .at("1R.8", "Judy")
                .at("1R.9", "Tom")
                .holds("Judy", "Uzi")
                .ghouls("Relative", 1, "1R.9")
                .dice(6, 1, 1)
                .acts("Judy")
                .choose("ranged Uzi 1R.9");
        assertThat(night.face("Judy")).as("a Sniper again").isEqualTo(Face.ZOMBICIDE);
        assertThat(night.who("Tom").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("NL-MODE-03")
    void whoHasLeftTurnsNoMore() {
        Night night = night().mode(Face.ZOMBICIDE, "Tom", "Ben");
        night.with(night.who("Ben").withPresence(Survivor.Presence.LEFT)).fromHere();
        night.run(new PlaceZombies(3, 1, night.table().zone("3R.3")));
        assertThat(night.events(FaceEvent.FaceTurned.class))
                .extracting(turned -> turned.survivor().name())
                .contains("Tom")
                .doesNotContain("Ben");
    }
}
