package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Condition;
import redoubt.secondedition.objective.LastingNoise;
import redoubt.secondedition.objective.ObjectiveCard;
import redoubt.secondedition.objective.ObjectiveCards;
import redoubt.secondedition.objective.effect.DiscardNote;
import redoubt.secondedition.objective.effect.DrawEquipment;
import redoubt.secondedition.objective.effect.DrawOneOf;
import redoubt.secondedition.objective.effect.FindKeyword;
import redoubt.secondedition.objective.effect.FreeMove;
import redoubt.secondedition.objective.effect.GiveAdrenaline;
import redoubt.secondedition.objective.effect.GiveExperience;
import redoubt.secondedition.objective.effect.HealSome;
import redoubt.secondedition.objective.effect.HealWounds;
import redoubt.secondedition.objective.effect.LookAtObjectives;
import redoubt.secondedition.objective.effect.LoseTurn;
import redoubt.secondedition.objective.effect.Needs;
import redoubt.secondedition.objective.effect.NeedsWeapon;
import redoubt.secondedition.objective.effect.PayActions;
import redoubt.secondedition.objective.effect.PlaceFigures;
import redoubt.secondedition.objective.effect.PutNoiseTokens;
import redoubt.secondedition.objective.effect.ReadNote;
import redoubt.secondedition.objective.effect.ReturnCard;
import redoubt.secondedition.objective.effect.SpawnZombies;
import redoubt.secondedition.objective.effect.StayRevealed;
import redoubt.secondedition.objective.effect.SufferWound;
import redoubt.secondedition.objective.effect.TakeOneOf;
import redoubt.secondedition.objective.effect.WakeSpawn;
import redoubt.secondedition.objective.effect.WriteAchievement;

/** The effects that cards on mission pages may name, and what each name with the words after it stands for. */
final class CardEffects {
    /** A name and what it makes of the words after it. */
    record Entry(String name, Function<EffectWords, CardEffect> make) {}

    private static final List<Entry> COMMON = List.of(
            new Entry("adrenaline", words -> new GiveAdrenaline(words.number(0), words.who(1))),
            new Entry("heal", words -> new HealWounds(words.number(0), words.who(1))),
            new Entry("heal-some", words -> new HealSome(words.number(0), words.number(1))),
            new Entry("wound", words -> new SufferWound(words.number(0))),
            new Entry("noise", words -> new PutNoiseTokens(words.number(0), words.where(1), 0)),
            new Entry(
                    "lasting-noise",
                    words -> new PutNoiseTokens(words.number(0), words.where(1), LastingNoise.FOR_GOOD)),
            new Entry(
                    "noise-for-rounds", words -> new PutNoiseTokens(words.number(1), words.where(2), words.number(0))),
            new Entry("spawn", words -> new SpawnZombies(words.number(0), words.where(1))),
            new Entry("place", words -> new PlaceFigures(words.zombie(1), words.number(0), words.where(2))),
            new Entry("draw", words -> new DrawEquipment(words.number(0), words.deck(1), words.who(2))),
            new Entry("draw-one-of", words -> new DrawOneOf(words.number(0), words.deck(1))),
            new Entry("take-food", words -> new TakeOneOf(words.foods(), List.of(SecondEdition.EQUIPMENT_DECK))),
            new Entry("take", words -> new TakeOneOf(words.cards(0), EffectWords.DECKS)),
            new Entry("experience", words -> new GiveExperience(words.number(0), words.who(1))),
            new Entry("achieve", words -> new WriteAchievement(words.word(0), false)),
            new Entry("all-achieve", words -> new WriteAchievement(words.word(0), true)),
            new Entry("keyword", words -> new FindKeyword(words.word(0))),
            new Entry("wake", words -> new WakeSpawn(words.word(0))),
            new Entry("note", words -> new ReadNote(words.note(0))),
            new Entry("discard-note", words -> new DiscardNote(words.note(0))),
            new Entry("free-move", _ -> new FreeMove()),
            new Entry("pay", words -> new PayActions(words.number(0))),
            new Entry("lose-turn", _ -> new LoseTurn()),
            new Entry("need", words -> new Needs(Condition.of(true, words.word(0)))),
            new Entry("need-weapon", _ -> new NeedsWeapon()),
            new Entry("look-at-cards", words -> new LookAtObjectives(words.number(0))),
            new Entry("return", _ -> new ReturnCard()),
            new Entry("stay", _ -> new StayRevealed()));

    private static final List<Entry> ALL = Stream.of(
                    COMMON, StreetEffects.ALL, WhiteHouseEffects.ALL, BunkerEffects.ALL)
            .flatMap(List::stream)
            .toList();

    private CardEffects() {}

    /** The cards of a mission with all that they say. */
    static ObjectiveCards cards(Briefing mission) {
        List<ObjectiveCard> cards = new ArrayList<>();
        for (MissionPage.Card card : mission.page().cards().all()) {
            List<ObjectiveCard.Part> parts = mission.page().cards().lines().stream()
                    .filter(line -> line.number().equals(card.number()))
                    .map(line -> part(mission, line))
                    .toList();
            String id = EffectWords.id(mission, card.number());
            cards.add(new ObjectiveCard(id, kind(card), card.zone(), card.doors(), parts));
        }
        return new ObjectiveCards(cards);
    }

    private static ObjectiveCard.Kind kind(MissionPage.Card card) {
        if (card.number().startsWith(EffectWords.NOTE)) {
            return ObjectiveCard.Kind.NOTE;
        }
        if (!card.doors().isEmpty()) {
            return ObjectiveCard.Kind.DOOR;
        }
        return card.zone().isPresent() ? ObjectiveCard.Kind.ZONE : ObjectiveCard.Kind.TIMED;
    }

    /** A line such as {@code unless service-keys return}. */
    private static ObjectiveCard.Part part(Briefing mission, MissionPage.Line line) {
        List<String> words = line.words();
        Condition condition = Condition.NONE;
        if (words.size() > 2 && List.of("if", "unless").contains(words.getFirst())) {
            condition = Condition.of(words.getFirst().equals("if"), words.get(1));
            words = words.subList(2, words.size());
        }
        CardEffect effect = effect(new EffectWords(mission, words.getFirst(), words.subList(1, words.size())));
        return new ObjectiveCard.Part(line.branch(), line.isAfterOpening(), condition, effect);
    }

    private static CardEffect effect(EffectWords words) {
        return ALL.stream()
                .filter(entry -> entry.name().equals(words.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no effect of a card is called " + words.name()))
                .make()
                .apply(words);
    }
}
