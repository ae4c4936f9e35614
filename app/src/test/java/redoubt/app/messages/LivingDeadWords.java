package redoubt.app.messages;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import redoubt.livingdead.barricades.ImprovisedBarricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.mission.m04.MindThePump;
import redoubt.livingdead.search.EquipmentCaches;

/** The words of Night of the Living Dead. */
final class LivingDeadWords extends HordeWords {
    LivingDeadWords() {
        super(LivingDead.ID, "living-dead", LivingDead.class);
    }

    @Override
    void ofEdition() {
        Arrays.stream(Face.values()).forEach(face -> add(lower(face), "face"));
        add("Car", "card");
        Stream.of(ImprovisedBarricades.NONE_LEFT, MindThePump.PUMP, EquipmentCaches.ROMERO_MODE)
                .forEach(reason -> add(reason, "obstacle"));
        add(EquipmentCaches.WEAPON_SEARCH, "action");
        Stream.of("Barricade", "Car", "Door").forEach(kind -> add(kind, "action"));
        Stream.of("barricade", "door", "stairs").forEach(leaf -> add(leaf, "the"));
        Stream.of("white", "red *").forEach(token -> add(token, "spawn"));
        Stream.of("corner *", "house").forEach(place -> add(place, "spawn", "spawnPlace"));
        Stream.of("melee cache", "ranged cache", "corpse").forEach(kind -> add(kind, "landmark"));
        Stream.of("north", "east", "south", "west").forEach(side -> add(side, "side"));
    }

    @Override
    List<String> furtherSkills() {
        return List.of("Sniper");
    }
}
