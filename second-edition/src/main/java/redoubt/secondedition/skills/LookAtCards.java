package redoubt.secondedition.skills;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card is drawn for every active spawn token, and all of them are looked at before any takes effect. */
record LookAtCards(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<SpawnPoint> places = play.table().spawnPoints().stream()
                .filter(SpawnPoint::isActive)
                .sorted(Comparator.comparingInt(SpawnPoint::order).thenComparing(SpawnPoint::name))
                .toList();
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            Optional<Integer> card = DrawZombieCard.taken(play);
            card.ifPresent(cards::add);
        }
        // Only now, so that none of them is shuffled and drawn again.
        cards.forEach(card -> DrawZombieCard.discard(play, card));
        if (cards.isEmpty()) {
            return;
        }
        play.reveal(new SkillEvent.CardsLookedAt(
                SkillRules.DISTRIBUTOR,
                survivor,
                cards.stream()
                        .map(card ->
                                play.table().print().zombieCards().get(card).number())
                        .toList()));
        play.then(new AssignCards(places.subList(0, cards.size()), cards, List.of()));
    }
}
