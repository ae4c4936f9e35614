package redoubt.app.messages;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import redoubt.board.Side;
import redoubt.darkest.DarkestGame;
import redoubt.darkest.combat.Use;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.specials.SpecialKind;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Subject;
import redoubt.darkest.view.DarkestView;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;

/** The words of the burning house. */
final class DarkestWords extends GameWords {
    private static final List<Icon> FUNCTIONS =
            List.of(Icon.FIRECONTROL, Icon.MEDICAL, Icon.AMMUNITION, Icon.ANTIDOTE, Icon.TERMINAL);
    private static final List<String> ACTIONS = List.of("move", "search", "open", "put out", "fight");
    private static final List<String> REASONS = List.of(
            "entrapped",
            "no points",
            "enemies",
            "no way",
            "sealed",
            "burnt out",
            "searched",
            "destroyed",
            "no door",
            "too dark",
            "no fire",
            "no target");
    private static final Set<String> SUBJECTS = Set.of(
            "survivor",
            "survivor2",
            "survivors",
            "zone",
            "face",
            "direction",
            "row",
            "column",
            "hits",
            "pushes",
            "retreats",
            "successes");

    DarkestWords() {
        super(DarkestGame.ID, "dark-darkest", DarkestGame.class);
    }

    @Override
    void own() {
        Print print = ((DarkestGame) game).print();
        print.kinds().forEach(kind -> add(kind.name(), "card", "cardText"));
        // A single card is told with its code symbol.
        print.kinds().forEach(kind -> add(kind.name() + " *", "card"));
        Stream.of(SkillName.values()).forEach(skill -> add(skill.name(), "skill", "skillText"));
        Stream.of(SurvivorFace.values(), CreatureFace.values(), TerrorFace.values())
                .flatMap(Stream::of)
                .forEach(face -> add(((Enum<?>) face).name(), "face"));
        Stream.of(print.creatures(), print.nemeses())
                .flatMap(List::stream)
                .forEach(beast -> add(beast.name(), "beast"));
        Stream.of(CodeSymbol.values()).forEach(symbol -> add(symbol.name(), "symbol"));
        Stream.of("d4", "d6", "survivor dice", "creature dice", "terror die").forEach(die -> add(die, "die"));
        Stream.of("equipment deck", "spawn tokens", "creature boards", "nemesis boards")
                .forEach(pile -> add(pile, "pile"));
        Stream.of("Among", "Seen", "Fire").forEach(peril -> add(peril, "peril"));
        Stream.of(AreaColour.values()).forEach(colour -> add(lower(colour), "colour"));
        Stream.of(EventSpace.values()).forEach(space -> add(lower(space), "space"));
        Stream.of(Use.Foe.values()).forEach(foe -> add(foe.name(), "foe"));
        // Marks name constants as they are, events in lower case.
        Stream.of(Side.values()).forEach(side -> bothCases(side.name(), "side"));
        FUNCTIONS.forEach(function -> bothCases(function.name(), "function"));
        Stream.of(SpecialKind.values()).forEach(kind -> add(lower(kind), "special"));
        members(DarkestView.class).forEach(member -> add(member, "view"));
        ACTIONS.forEach(action -> add(action, "action"));
        REASONS.forEach(reason -> add(reason, "obstacle"));
        for (MissionCard mission : game.missions()) {
            add(mission.difficulty(), "difficulty");
            add(mission.length(), "length");
        }
        add("other-readings", "setting", "settingText");
    }

    /** Deeds on their buttons. */
    @Override
    Set<String> further() {
        return classes(Option.class).stream()
                .map(option -> "action." + GameClasses.told(option))
                .collect(Collectors.toSet());
    }

    private void bothCases(String name, String type) {
        add(name, type);
        add(name.toLowerCase(Locale.ROOT), type);
    }

    @Override
    boolean isOfNames(String setting) {
        return setting.equals("survivors") || setting.equals("specialist");
    }

    @Override
    Set<String> subjects(Class<?> question) {
        return Subject.class.isAssignableFrom(question) ? SUBJECTS : Set.of();
    }
}
