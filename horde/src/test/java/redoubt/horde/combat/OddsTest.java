package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static redoubt.horde.combat.Field.BRUTE;
import static redoubt.horde.combat.Field.RUNNER;
import static redoubt.horde.combat.Field.WALKER;
import static redoubt.horde.combat.Field.item;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;

/** What is known of an attack before it is made. */
class OddsTest {
    private static final Offset<Double> CLOSE = within(1e-9);

    private static Odds odds(Field field) {
        Table table = field.table();
        List<AttackOption> options = Attacks.options(table, table.survivors().getFirst(), List.of(), ZoneSet.EMPTY);
        return Odds.of(table, options.getFirst().draft());
    }

    @Test
    void hitsFollowTheDice() {
        Odds odds = odds(
                new Field().survivor("Ogon", "b", List.of(), item(Field.SWORD)).zombies("b", WALKER, 1));
        assertThat(odds.hits().get(0)).isCloseTo(0.25, CLOSE);
        assertThat(odds.hits().get(1)).isCloseTo(0.5, CLOSE);
        assertThat(odds.hits().get(2)).isCloseTo(0.25, CLOSE);
        assertThat(odds.kills()).hasSize(2);
        assertThat(odds.kills().get(1)).isCloseTo(0.75, CLOSE);
        assertThat(odds.isNoisy()).isFalse();
        assertThat(odds.friendlyHits()).isZero();
    }

    @Test
    void killsFollowThePriorityOrderAndMissesHitFriends() {
        Odds odds = odds(new Field()
                .survivor("Ogon", "b", List.of(), item(Field.GUN))
                .survivor("Jenia", "c", List.of())
                .zombies("c", BRUTE, 1)
                .zombies("c", RUNNER, 1)
                .zombies("c", WALKER, 1));
        assertThat(odds.kinds()).extracting(Odds.OfKind::zombie).containsExactly("Brute", "Walker", "Runner");
        assertThat(odds.kinds().get(0).expected()).isCloseTo(0.75, CLOSE);
        assertThat(odds.kinds().get(1).expected()).isCloseTo(0.25, CLOSE);
        assertThat(odds.kinds().get(2).expected()).isCloseTo(0.0, CLOSE);
        assertThat(odds.friendlyHits()).isCloseTo(1.0, CLOSE);
        assertThat(odds.friendlyWounds()).isCloseTo(2.0, CLOSE);
        assertThat(odds.isNoisy()).isTrue();
    }

    @Test
    void aWeakShotAtTheToughKillsNothing() {
        Odds odds = odds(new Field()
                .survivor("Ogon", "b", List.of(), item(Field.BOLT))
                .zombies("c", BRUTE, 1)
                .zombies("c", WALKER, 3));
        assertThat(odds.kills()).hasSize(1);
        assertThat(odds.kills().getFirst()).isCloseTo(1.0, CLOSE);
    }

    @Test
    void sixesThatBringDiceAddUpToOne() {
        Skill more = new Talent.Bonus(AttackBonus.traits(AttackTrait.MORE_DICE_ON_SIX));
        Odds odds = odds(new Field()
                .survivor("Ogon", "b", List.of(more), item(Field.SWORD))
                .zombies("b", WALKER, 9));
        assertThat(odds.hits().stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1.0, CLOSE);
        double mean = 0;
        for (int hits = 0; hits < odds.hits().size(); hits++) {
            mean += hits * odds.hits().get(hits);
        }
        assertThat(mean).isCloseTo(1.2, CLOSE);
    }
}
