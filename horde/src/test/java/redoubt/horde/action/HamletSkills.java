package redoubt.horde.action;

import java.util.List;
import java.util.Optional;
import redoubt.horde.combat.Heal;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The skills of the people of the hamlet. */
public final class HamletSkills {
    private HamletSkills() {}

    /** A free move. */
    public record FreeMove() implements Skill, TurnRuling {
        @Override
        public String name() {
            return "+1 free Move Action";
        }

        @Override
        public List<FreeAction> freeActions() {
            return List.of(new FreeAction("free Move", List.of(ActionKind.MOVE)));
        }
    }

    /** Zombies hold nobody. */
    public record Slippery() implements Skill, MoveRuling {
        @Override
        public String name() {
            return "Slippery";
        }

        @Override
        public int penalty(Table table, Survivor mover, int penalty) {
            return 0;
        }

        @Override
        public boolean isStoppedByZombies(Table table, Survivor mover) {
            return false;
        }
    }

    /** Heals in the end phase. */
    public record Regeneration() implements Skill, MomentRuling {
        @Override
        public String name() {
            return "Regeneration";
        }

        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            return moment == Moment.END_PHASE
                            && survivor.isPresent()
                            && table.survivor(survivor.get()).wounds() > 0
                    ? List.of(new Heal(new RuleId("TT-HEAL"), survivor.get(), 9))
                    : List.of();
        }
    }

    /** Begins with a club and some experience. */
    public record StartsWithClub() implements Skill, StartingRuling {
        @Override
        public String name() {
            return "Starts with a Club";
        }

        @Override
        public List<String> cards() {
            return List.of("Club");
        }

        @Override
        public int adrenaline() {
            return 2;
        }
    }
}
