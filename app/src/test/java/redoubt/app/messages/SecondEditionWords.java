package redoubt.app.messages;

import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.HordeGame;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.secondedition.abomination.Hobomination;
import redoubt.secondedition.campaign.Deed;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.m01.CardsBarSearch;
import redoubt.secondedition.mission.m08.OpenStairs;
import redoubt.secondedition.mission.m09.TakenFirst;
import redoubt.secondedition.mission.rules.LockedDoors;
import redoubt.secondedition.objective.ObjectiveCard;
import redoubt.secondedition.objective.ObjectiveCards;
import redoubt.secondedition.objective.effect.FindKeyword;
import redoubt.secondedition.objective.effect.SpawnZombies;
import redoubt.secondedition.objective.effect.WriteAchievement;
import redoubt.secondedition.washington.Corridors;

/** The words of the 2nd Edition and its campaign. */
final class SecondEditionWords extends HordeWords {
    SecondEditionWords() {
        super(SecondEdition.ID, "second-edition", SecondEdition.class);
    }

    @Override
    void ofEdition() {
        Stream.of("Car", "improvised weapon").forEach(weapon -> add(weapon, "card"));
        add(CreatureDeck.ABOMINATIONS, "deck");
        column("tokens.txt", "objective back").forEach(colour -> add(colour, "colour"));
        column("companions.txt", "companion").forEach(companion -> add(companion, "ally", "allyOne", "token"));
        Stream.of("Car", "Crate", "Door").forEach(kind -> add(kind, "action"));
        Stream.of(
                        Hobomination.HERE,
                        CardsBarSearch.CARD_ON_TILE,
                        LockedDoors.LOCKED,
                        LockedDoors.SEALED,
                        TakenFirst.NOT_FIRST,
                        Corridors.CORRIDOR)
                .forEach(reason -> add(reason, "obstacle"));
        Stream.of("Born leader", "Door").forEach(free -> add(free, "free"));
        Stream.of("Combat", "Melee", "Ranged").forEach(kind -> add(kind + " All-Out", "free"));
        Stream.of("closed-exit", "fallen", "humvee", "light", "police-car").forEach(kind -> add(kind, "landmark"));
        Stream.of("breaching-round", "evacuee", "fuel").forEach(thing -> add(thing, "landmark", "token"));
        add("break", "face", "means");
        add("keeps", "means");
        add(CreatureDeck.ABOMINATIONS + " deck", "pile");
        Stream.of("all-out dice", "cocktails").forEach(die -> add(die, "die"));
        add("PoliceCar", "placeText");
        add("door", "the");
        Stream.of("dark", "secret").forEach(flag -> add(flag, "flag"));
        Stream.of("start", "red *", "blue", "green").forEach(token -> add(token, "spawn"));
        add("start", "spawnPlace");
        add("dark zone", "spawn", "spawnPlace");
        add(SpawnZombies.PLACE, "spawn", "spawnPlace");
        add(ObjectiveCards.COLOUR, "colour");
        ofCampaign();
        for (MissionCard mission : game.missions()) {
            ((HordeGame) game)
                    .plan(SetUp.of(id, mission.id())).mission().rulings(ObjectiveCards.class).stream()
                            .flatMap(deck -> deck.cards().stream())
                            .forEach(this::ofCard);
        }
    }

    private void ofCampaign() {
        add("WZ-C01", "campaign", "campaignText");
        Stream.of("experience", "skills", "bonus", "spent", "kept", "achievements")
                .forEach(line -> add(line, "sheet"));
        add("kept.number", "sheet");
        Stream.of("achievement", "keyword", "note").forEach(kind -> add(kind, "found"));
        add("*", "note", "noteText");
        Deed.ACHIEVEMENTS.forEach(deed -> ofDeed(deed, "achievement"));
        Deed.KEYWORDS.forEach(deed -> ofDeed(deed, "keyword"));
    }

    private void ofDeed(Deed deed, String kind) {
        add(deed.name(), kind);
        deed.matters().forEach(number -> add(String.format("%s WZ-M%02d", deed.name(), number), "change"));
    }

    private void ofCard(ObjectiveCard card) {
        add(card.id(), "objectiveCard", "objectiveCardText");
        for (ObjectiveCard.Part part : card.parts()) {
            if (!part.branch().equals(ObjectiveCard.Part.ALWAYS)) {
                add(card.id() + "." + part.branch(), "cardChoice");
            }
            if (part.effect() instanceof FindKeyword found) {
                add(found.keyword(), "keyword");
            }
            if (part.effect() instanceof OpenStairs) {
                add(OpenStairs.KEYWORD, "keyword");
            }
            if (part.effect() instanceof WriteAchievement written) {
                add(written.achievement(), "achievement");
            }
        }
    }

    @Override
    List<String> furtherSkills() {
        return List.of("Night vision", "Sniper", "Tough");
    }
}
