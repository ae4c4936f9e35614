package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Removes a camera in its user's room from the game (DD-ITEM-26, DD-CAM-09). */
record Wirecutter() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-26");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        boolean watched =
                table.security().cameras().stream().map(Camera::room).anyMatch(room -> room == survivor.room());
        return Cards.held(survivor, "Wirecutter")
                .filter(_ -> watched)
                .<List<Deed>>map(card -> List.of(new Cut(survivor.person(), card)))
                .orElse(List.of());
    }

    /** The camera is cut off. */
    record Cut(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "wirecutter " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            Table table = play.table();
            int room = table.survivor(who).room();
            play.table(table.with(table.security()
                    .withCameras(table.security().cameras().stream()
                            .filter(camera -> camera.room() != room)
                            .toList())));
            play.log(new DarkestEvent.CameraRemoved(RULE, who, table.zone(room)));
        }
    }
}
