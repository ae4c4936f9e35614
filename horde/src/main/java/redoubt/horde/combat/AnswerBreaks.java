package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.event.HordeEvent.BreaksIgnored;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.RoundUses;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Remedy;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** All-out dice show breaks: before hits are assigned, the attacker may have a way to ignore them, or lets weapons break. */
public record AnswerBreaks(SpendHits hits, int breaks) implements Question<Table, AnswerBreaks.Answer> {
    /** What the attacker does about the breaks. */
    public sealed interface Answer extends Option {}

    /** All breaks of the roll are ignored in this way. */
    public record Ignore(Remedy remedy, String card, String slotName) implements Answer {
        @Override
        public String key() {
            return remedy.skill().map(skill -> "ignore breaks by " + skill).orElse("ignore breaks")
                    + (remedy.slot().isPresent() ? " for " + slotName + " " + card : "");
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>();
            remedy.skill().ifPresent(skill -> marks.add(MarkKind.SKILL.mark(skill)));
            if (remedy.slot().isPresent()) {
                marks.add(MarkKind.CARD.mark(card));
                marks.add(MarkKind.SLOT.mark(slotName));
            }
            return List.copyOf(marks);
        }
    }

    /** So many weapons will break. */
    public record LetBreak(String weapon, int count) implements Answer {
        @Override
        public String key() {
            return "let break";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(weapon), MarkKind.COUNT.mark(Integer.toString(count)));
        }
    }

    @Override
    public Decision<Answer> decision(Table table) {
        Attack attack = hits.attack();
        Inventory inventory = table.survivor(attack.draft().survivor()).inventory();
        List<Answer> answers = new ArrayList<>();
        for (Remedy remedy : remedies(table, attack)) {
            String card = remedy.slot().map(slot -> inventory.held(slot).name()).orElse("");
            String slot = remedy.slot().map(inventory.slots()::name).orElse("");
            answers.add(new Ignore(remedy, card, slot));
        }
        answers.add(new LetBreak(attack.draft().weapon(), lost(attack)));
        return new Decision<>(
                table.cite(Cite.ANSWER_BREAKS), table.seatOf(attack.draft().survivor()), answers);
    }

    /** What could save the weapons now; cards that are alike are listed once. */
    static List<Remedy> remedies(Table table, Attack attack) {
        Survivor attacker = table.survivor(attack.draft().survivor());
        List<Remedy> remedies = new ArrayList<>();
        for (AttackRuling voice : Voices.of(table, attack.draft())) {
            for (Remedy remedy : voice.remedies(table, attack.draft())) {
                boolean isSpent = remedy.slot().isEmpty()
                        && RoundUses.of(table)
                                .has(
                                        table.round(),
                                        attacker.id(),
                                        remedy.skill().orElseThrow());
                if (!isSpent && !isRepeated(attacker.inventory(), remedies, remedy)) {
                    remedies.add(remedy);
                }
            }
        }
        return remedies;
    }

    private static boolean isRepeated(Inventory inventory, List<Remedy> earlier, Remedy remedy) {
        for (Remedy other : earlier) {
            boolean isAlike = other.slot().isPresent() && remedy.slot().isPresent()
                    ? inventory
                            .held(other.slot().get())
                            .equals(inventory.held(remedy.slot().get()))
                    : other.equals(remedy);
            if (isAlike) {
                return true;
            }
        }
        return false;
    }

    /** Each break costs a weapon, until all that were used are lost. */
    private int lost(Attack attack) {
        return Math.min(breaks, attack.draft().slots().size());
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        Attack attack = hits.attack();
        switch (chosen) {
            case LetBreak let -> play.then(hits.with(attack.withBroken(let.count())));
            case Ignore ignore -> {
                play.then(hits);
                use(ignore.remedy(), play);
                play.log(
                        new BreaksIgnored(ignore.remedy().rule(), attack.draft().survivor(), breaks));
            }
        }
    }

    private void use(Remedy remedy, Play<Table> play) {
        Table table = play.table();
        Survivor attacker = table.survivor(hits.attack().draft().survivor());
        if (remedy.slot().isPresent()) {
            Carrying.discard(play, attacker.id(), remedy.slot().get(), remedy.rule());
        } else {
            RoundUses used = RoundUses.of(table);
            play.table(table.with(
                    used.with(table.round(), attacker.id(), remedy.skill().orElseThrow())));
        }
    }
}
