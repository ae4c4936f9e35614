package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The survivors in the room may make a defence roll (DD-DEF-01, DD-DEF-03, DD-DEF-04). */
public record Defend(Onslaught onslaught, List<CreatureFace> faces) implements Question<Table, Defend.Answer>, Subject {
    private static final RuleId RULE = rule("DD-DEF-01");

    public Defend {
        faces = List.copyOf(faces);
    }

    /** Whether they roll. */
    public enum Answer implements Option {
        DEFEND,
        ENDURE;

        @Override
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("answer", key()));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(onslaught.room()));
    }

    @Override
    public Decision<Answer> decision(Table table) {
        List<Answer> answers = new ArrayList<>();
        if (dice(table, onslaught.room()) > 0 && !faces.isEmpty()) {
            answers.add(Answer.DEFEND);
        }
        answers.add(Answer.ENDURE);
        return new Decision<>(RULE, table.everyone(), answers);
    }

    /** One die for each survivor who is not entrapped, at most four; always four behind barriers (DD-ADV-05). */
    static int dice(Table table, int room) {
        int dice = 0;
        for (Survivor survivor : table.in(room)) {
            dice += survivor.isEntrapped() ? 0 : Abilities.of(table, survivor).defenceDice();
        }
        int tile = table.house().tile(room);
        boolean barriers = table.dials().isAdvanced()
                && table.house().has(tile, Icon.BARRIERS)
                && !table.blaze().isDestroyed(tile);
        return dice > 0 && barriers ? Dice.MOST : Math.min(dice, Dice.MOST);
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        if (chosen == Answer.ENDURE) {
            play.then(ApplyResults.of(onslaught, faces));
            return;
        }
        List<SurvivorFace> dice = Dice.rollSurvivor(play, dice(play.table(), onslaught.room()));
        play.log(new DarkestEvent.DefenceRolled(RULE, play.table().zone(onslaught.room()), dice));
        play.then(new OfferArmor(onslaught, faces, dice));
    }
}
