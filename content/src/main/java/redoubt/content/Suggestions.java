package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redoubt.kernel.SetUp.Setting;
import redoubt.kernel.SettingCard;

/** The settings that missions suggest to people who play them for the first time: lines such as {@code suggest preset easy}. */
public final class Suggestions {
    private static final String KEYWORD = "suggest";

    private final Map<String, List<Setting>> ofMissions;

    private Suggestions(Map<String, List<Setting>> ofMissions) {
        this.ofMissions = ofMissions;
    }

    /** The suggestions of all missions, for the settings that the game has. */
    public static Suggestions read(Library library, List<SettingCard> settings, Problems problems) {
        Map<String, List<Setting>> read = new LinkedHashMap<>();
        for (MissionText mission : library.missions()) {
            List<Setting> suggested = new ArrayList<>();
            mission.items(KEYWORD).forEach(line -> read(line, settings, suggested, problems));
            read.put(mission.id().text(), List.copyOf(suggested));
        }
        return new Suggestions(read);
    }

    private static void read(Item line, List<SettingCard> settings, List<Setting> suggested, Problems problems) {
        if (line.words().isEmpty()) {
            problems.add(line.keyword().place(), "suggest takes a setting and its values");
            return;
        }
        Word name = line.words().getFirst();
        List<String> names = settings.stream().map(SettingCard::name).toList();
        if (problems.oneOf(name, "setting", names).isEmpty()) {
            return;
        }
        if (suggested.stream().anyMatch(setting -> setting.name().equals(name.text()))) {
            problems.add(name.place(), "the setting " + name.text() + " is suggested twice");
            return;
        }
        SettingCard card = settings.get(names.indexOf(name.text()));
        List<Word> values = line.words().subList(1, line.words().size());
        values.forEach(value -> problems.oneOf(value, "value of " + card.name(), card.values()));
        if (values.size() < card.least() || values.size() > card.most()) {
            problems.add(
                    name.place(),
                    card.name() + " takes " + card.least() + " to " + card.most() + " values, not " + values.size());
        }
        suggested.add(new Setting(card.name(), values.stream().map(Word::text).toList()));
    }

    /** What a mission suggests, in the order of its lines. */
    public List<Setting> of(String mission) {
        return ofMissions.getOrDefault(mission, List.of());
    }
}
