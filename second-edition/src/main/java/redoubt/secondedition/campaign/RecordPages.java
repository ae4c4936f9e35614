package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.horde.mission.CardName;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.SurvivorCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;

/**
 * The pages of the record. One that contradicts itself, or cannot have come about, is refused.
 *
 * <pre>
 * sheet 1 = Anton, for Mindy, cxp 5, bonus 1, skill Lifesaver, kept equipment/Machete, achievement metro-map
 * dead = Mindy WZ-M02 7                       survivor, mission, round
 * keywords = tank-log
 * notes = WZ-M01N-01
 * companions = Taylor waiting
 * agreed = ultrared yes, zombie-cards hard;extra
 * </pre>
 */
final class RecordPages {
    private static final String SHEET = "sheet ";
    private static final String DEAD = "dead";
    private static final String KEYWORDS = "keywords";
    private static final String NOTES = "notes";
    private static final String COMPANIONS = "companions";
    private static final String AGREED = "agreed";
    private static final String FOLLOWS = "for ";
    private static final String SKILL = "skill ";
    private static final String KEPT = "kept ";
    private static final String ACHIEVEMENT = "achievement ";
    private static final Pattern NUMBER = Pattern.compile("(cxp|bonus) (\\d{1,2})");
    private static final Pattern NOTE = Pattern.compile("(\\S+-M\\d\\d)N-\\d\\d");
    private static final Pattern DEATH = Pattern.compile("(.+) (\\S+) (\\d{1,4})");
    /** What danger levels can bring in one mission, and what the cards of each mission can bring besides (WZ-CARD-09). */
    private static final int BY_LEVELS = 2;

    private static final List<Integer> BY_CARDS = List.of(0, 1, 1, 0, 1, 1, 2, 1, 1, 0);

    private final CampaignRecord record;
    private final Print print;
    private final SetUp setUp;

    RecordPages(CampaignRecord record, Print print, SetUp setUp) {
        this.record = record;
        this.print = print;
        this.setUp = setUp;
    }

    static List<SetUp.Setting> write(Standing standing, SetUp next) {
        List<SetUp.Setting> pages = new ArrayList<>();
        for (int i = 0; i < standing.sheets().all().size(); i++) {
            pages.add(new SetUp.Setting(
                    SHEET + (i + 1),
                    written(
                            standing.sheets().all().get(i),
                            standing.achievements().get(i))));
        }
        pages.add(new SetUp.Setting(
                DEAD,
                standing.dead().stream()
                        .map(one -> one.survivor() + " " + one.mission() + " " + one.round())
                        .toList()));
        pages.add(new SetUp.Setting(KEYWORDS, standing.keywords()));
        pages.add(new SetUp.Setting(NOTES, standing.notes()));
        pages.add(new SetUp.Setting(
                COMPANIONS,
                standing.companions().stream().map(Acquaintances.One::text).toList()));
        pages.add(new SetUp.Setting(AGREED, agreed(next)));
        pages.removeIf(page -> page.values().isEmpty());
        return pages;
    }

    private static List<String> written(Sheet sheet, List<String> achievements) {
        List<String> values = new ArrayList<>(List.of(sheet.survivor()));
        sheet.follows().ifPresent(dead -> values.add(FOLLOWS + dead));
        values.add("cxp " + sheet.experience());
        if (sheet.bonus() > 0) {
            values.add("bonus " + sheet.bonus());
        }
        sheet.skills().forEach(skill -> values.add(SKILL + skill));
        sheet.kept().forEach(card -> values.add(KEPT + card));
        achievements.forEach(name -> values.add(ACHIEVEMENT + name));
        return values;
    }

    /** The rules that the group has agreed on, which hold for the whole campaign. */
    private static List<String> agreed(SetUp setUp) {
        return setUp.settings().stream()
                .filter(setting -> !Teams.isOfTeam(setting))
                .map(setting -> setting.name() + " " + String.join(";", setting.values()))
                .sorted()
                .toList();
    }

    Standing read(List<String> team) {
        List<Sheet> sheets = new ArrayList<>();
        List<List<String>> achievements = new ArrayList<>();
        for (int number = 1; number <= team.size(); number++) {
            String page = SHEET + number;
            sheets.add(sheet(page, team.get(number - 1)));
            achievements.add(deeds(page, after(record.page(page).orElseThrow(), ACHIEVEMENT), Deed.ACHIEVEMENTS));
        }
        for (SetUp.Setting page : record.pages()) {
            if (!isKnown(page.name(), team.size())) {
                throw wrong(page.name(), "the record of " + team.size() + " survivors has no page " + page.name());
            }
        }
        checkAgreed();
        return new Standing(
                new Sheets(sheets),
                achievements,
                deeds(KEYWORDS, record.page(KEYWORDS).orElse(List.of()), Deed.KEYWORDS),
                notes(),
                companions(),
                dead(team));
    }

    private static boolean isKnown(String page, int team) {
        return List.of(DEAD, KEYWORDS, NOTES, COMPANIONS, AGREED).contains(page)
                || page.matches(SHEET + "\\d{1,2}") && Integer.parseInt(page.substring(SHEET.length())) <= team;
    }

    private Sheet sheet(String page, String survivor) {
        List<String> values = record.page(page)
                .orElseThrow(() -> wrong(page, "the record has no " + page + ", though " + survivor + " takes part"));
        if (values.isEmpty() || !values.getFirst().equals(survivor)) {
            throw wrong(page, page + " must be that of " + survivor + ", who takes part, but begins with " + values);
        }
        Sheet sheet = Sheet.blank(survivor);
        for (String value : values.subList(1, values.size())) {
            Matcher number = NUMBER.matcher(value);
            if (number.matches()) {
                int count = Integer.parseInt(number.group(2));
                sheet = number.group(1).equals("cxp") ? sheet.withExperience(count) : sheet.withBonus(count);
            } else if (value.startsWith(FOLLOWS)) {
                sheet = sheet.withFollows(value.substring(FOLLOWS.length()));
            } else if (value.startsWith(SKILL)) {
                sheet = sheet.withSkill(value.substring(SKILL.length()));
            } else if (!value.startsWith(KEPT) && !value.startsWith(ACHIEVEMENT)) {
                throw wrong(
                        page,
                        "expected for, cxp, bonus, skill, kept or achievement on " + page + " but found " + value);
            }
        }
        sheet = sheet.closed(after(values, KEPT));
        check(page, sheet);
        return sheet;
    }

    /** What follows a word, in all values that begin with it. */
    private static List<String> after(List<String> values, String word) {
        return values.stream()
                .filter(value -> value.startsWith(word))
                .map(value -> value.substring(word.length()))
                .toList();
    }

    /** Achievements or keywords, each of which a mission that is won has brought, once. */
    private List<String> deeds(String page, List<String> names, List<Deed> known) {
        for (String name : names) {
            boolean isEarned = Deed.named(known, name)
                    .flatMap(deed -> deed.on(record.campaign()))
                    .filter(record.won()::contains)
                    .isPresent();
            if (!isEarned || Collections.frequency(names, name) > 1) {
                throw wrong(page, page + ": no mission that is won brings " + name + ", or it stands there twice");
            }
        }
        return names;
    }

    private List<String> notes() {
        List<String> notes = record.page(NOTES).orElse(List.of());
        for (String note : notes) {
            Matcher said = NOTE.matcher(note);
            if (!said.matches() || !record.won().contains(said.group(1))) {
                throw wrong(NOTES, "expected the id of a note of a mission that is won but found " + note);
            }
        }
        return notes;
    }

    private List<Acquaintances.One> companions() {
        List<Acquaintances.One> companions = new ArrayList<>();
        for (String text : record.page(COMPANIONS).orElse(List.of())) {
            Acquaintances.One one = Acquaintances.One.of(text)
                    .filter(known -> known.isMetBy(record.campaign(), record.won()))
                    .orElseThrow(() -> wrong(
                            COMPANIONS,
                            "expected a companion of a mission that is won and where they are but found " + text));
            if (companions.stream().anyMatch(other -> other.companion().equals(one.companion()))) {
                throw wrong(COMPANIONS, one.companion() + " stands there twice");
            }
            companions.add(one);
        }
        return companions;
    }

    private void check(String page, Sheet sheet) {
        Optional<String> fault = followsFault(sheet)
                .or(() -> experienceFault(sheet))
                .or(() -> rewardFault(sheet))
                .or(() -> keptFault(sheet));
        if (fault.isPresent()) {
            throw wrong(page, page + ": " + fault.get());
        }
    }

    private Optional<String> followsFault(Sheet sheet) {
        List<String> dead = record.page(DEAD).orElse(List.of());
        return sheet.follows()
                .filter(before -> dead.stream().noneMatch(one -> one.startsWith(before + " ")))
                .map(before -> sheet.survivor() + " cannot have taken the place of " + before + ", who is not dead");
    }

    private Optional<String> experienceFault(Sheet sheet) {
        int most = 0;
        for (int i = 0; i < record.won().size(); i++) {
            most += BY_LEVELS + (i < BY_CARDS.size() ? BY_CARDS.get(i) : 0);
        }
        int possible = Math.min(most, Sheet.MOST_EXPERIENCE);
        return sheet.experience() > possible
                ? Optional.of(sheet.survivor() + " cannot have " + sheet.experience() + " CXP after "
                        + record.won().size() + " missions won, at most " + possible)
                : Optional.empty();
    }

    private static Optional<String> rewardFault(Sheet sheet) {
        Set<String> skills = new LinkedHashSet<>(sheet.skills());
        if (!CampaignSkills.NAMES.containsAll(skills)) {
            skills.removeAll(CampaignSkills.NAMES);
            return Optional.of("there is no campaign skill " + skills.iterator().next());
        }
        if (skills.size() < sheet.skills().size()) {
            return Optional.of("a campaign skill is taken once, not twice: " + sheet.skills());
        }
        int taken = sheet.bonus() + skills.size();
        int earned = Sheet.rewards(sheet.experience());
        return taken == earned
                ? Optional.empty()
                : Optional.of(sheet.experience() + " CXP have brought " + earned + " rewards, not " + taken);
    }

    private Optional<String> keptFault(Sheet sheet) {
        for (String name : sheet.kept()) {
            Optional<Equipment> card = print.equipment().stream()
                    .filter(each -> CardName.of(each).equals(name))
                    .findFirst();
            if (card.isEmpty() || card.get().keep() == 0) {
                return Optional.of("no card that can be kept is called " + name);
            }
        }
        boolean hoards = sheet.skills().contains("Hoard");
        int room = print.slots().size() + (hoards ? 2 : 0);
        return sheet.kept().size() > room
                ? Optional.of(
                        sheet.survivor() + " cannot have kept " + sheet.kept().size() + " cards, at most " + room)
                : Optional.empty();
    }

    private List<Chronicle.Dead> dead(List<String> team) {
        List<Chronicle.Dead> dead = new ArrayList<>();
        for (String text : record.page(DEAD).orElse(List.of())) {
            Matcher said = DEATH.matcher(text);
            if (!said.matches() || !isReached(said.group(2))) {
                throw wrong(DEAD, "expected a survivor, a mission played so far and a round but found " + text);
            }
            String name = said.group(1);
            if (print.survivors().stream().map(SurvivorCard::name).noneMatch(name::equals)) {
                throw wrong(DEAD, "there is no survivor " + name);
            }
            if (dead.stream().anyMatch(one -> one.survivor().equals(name))) {
                throw wrong(DEAD, name + " cannot die twice");
            }
            if (team.contains(name)) {
                throw SetUpRefused.ofSetting(
                        CampaignRules.DEAD, CampaignRecord.setting(DEAD), name + " is dead and cannot be played again");
            }
            dead.add(new Chronicle.Dead(name, said.group(2), Integer.parseInt(said.group(3))));
        }
        return dead;
    }

    private boolean isReached(String mission) {
        return record.won().contains(mission) || mission.equals(setUp.mission());
    }

    private void checkAgreed() {
        List<String> before = record.page(AGREED).orElse(List.of());
        if (!before.equals(agreed(setUp))) {
            throw SetUpRefused.ofSetting(
                    CampaignRules.DIFFICULTY,
                    CampaignRecord.setting(AGREED),
                    "the campaign was begun with " + before + " and cannot go on with " + agreed(setUp));
        }
    }

    private static SetUpRefused wrong(String page, String reason) {
        return SetUpRefused.ofSetting(CampaignRules.RECORD, CampaignRecord.setting(page), reason);
    }
}
