package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.board.Zone;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.edition.Edition;
import redoubt.horde.round.PlayRound;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.kernel.Agenda;
import redoubt.kernel.Luck;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.kernel.Stream;
import redoubt.kernel.TableRules;

/** Lays out the table of a mission; what the group still has to agree on becomes the first questions of the game. */
public final class MissionSetUp {
    /** The shuffle of objectives that lie face down. */
    public static final Stream OBJECTIVES = Stream.stream("objectives");

    private final Edition edition;
    private final MissionPlan plan;
    private final SetUp setUp;
    private final KeptCards kept;
    private Luck luck;

    private MissionSetUp(Edition edition, MissionPlan plan, SetUp setUp, Luck luck) {
        this.edition = edition;
        this.plan = plan;
        this.setUp = setUp;
        this.kept = new KeptCards(edition.print(), plan.starting().kept());
        this.luck = luck;
    }

    /** The settings that every mission of the family has: survivors, seat1 …, starting. */
    public static boolean isKnown(String setting) {
        return setting.equals(Team.SETTING) || setting.equals("starting") || setting.matches("seat[0-9]+");
    }

    /** The names of those who play, in the order of the table; refuses a team that the mission cannot be played with. */
    public static List<String> team(Print print, MissionPlan plan, SetUp setUp) {
        return Team.of(print, plan, setUp).members().stream()
                .map(member -> member.card().name())
                .toList();
    }

    /** What may be agreed on in any game of the family: the team, and how starting equipment is handed out. */
    public static List<SettingCard> settings(Print print, List<MissionPlan> missions) {
        int least =
                missions.stream().mapToInt(MissionPlan::leastSurvivors).min().orElse(1);
        int most = missions.stream().mapToInt(MissionPlan::mostSurvivors).max().orElse(least);
        List<String> names = print.survivors().stream().map(SurvivorCard::name).toList();
        return List.of(
                new SettingCard(Team.SETTING, names, least, most),
                SettingCard.oneOf("starting", "chosen", "dealt").suggesting("dealt"));
    }

    public static State<Table> lay(Edition edition, MissionPlan plan, SetUp setUp, Luck luck) {
        return new MissionSetUp(edition, plan, setUp, luck).lay();
    }

    private State<Table> lay() {
        boolean isQuick = isQuick();
        List<Survivor> team = team();
        Table table = new Table(
                edition,
                plan.mission(),
                plan.terrain(),
                setUp.seats(),
                new Seat(1),
                0,
                Phase.PLAYERS,
                team,
                plan.zombies(),
                plan.allies(),
                plan.tokens(),
                objectives(),
                plan.spawns(),
                List.of(),
                decks(team),
                new Annexes(plan.annexes()));
        StartingEquipment equipment = new StartingEquipment(edition.print(), plan.starting(), luck);
        List<Step<Table>> steps = new ArrayList<>();
        table = equipment.handOut(table, isQuick, steps);
        luck = equipment.luck();
        steps.addAll(choices(table));
        steps.addAll(kept.steps(table));
        table = starts(table, isQuick, steps);
        if (!plan.starting().firstPlayerHolds().isEmpty()) {
            steps.add(new FirstPlayerHolds(plan.starting().firstPlayerHolds()));
        } else if (!isQuick) {
            steps.add(new ChooseFirstPlayer());
        }
        steps.addAll(plan.opening());
        steps.add(new PlayRound());
        return State.laidOut(table, Agenda.<Table>empty().after(steps), luck);
    }

    private boolean isQuick() {
        return switch (setUp.value("starting").orElse("chosen")) {
            case "dealt" -> true;
            case "chosen" -> false;
            case String other ->
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_SETTING,
                        "starting",
                        "starting is \"chosen\" or \"dealt\", not \"" + other + "\"");
        };
    }

    private List<Survivor> team() {
        Zone start = plan.starts().getFirst();
        List<Survivor> team = new ArrayList<>();
        for (Team.Member member : Team.of(edition.print(), plan, setUp).members()) {
            List<Skill> skills = skills(member.card());
            int adrenaline = 0;
            for (Skill skill : skills) {
                adrenaline += skill instanceof StartingRuling starting ? starting.adrenaline() : 0;
            }
            team.add(new Survivor(
                    new SurvivorId(team.size(), member.card().name()),
                    member.card(),
                    member.seat(),
                    Survivor.Presence.ON_BOARD,
                    start,
                    0,
                    adrenaline,
                    Danger.BLUE,
                    skills,
                    Inventory.empty(edition.print().slots()),
                    List.of(),
                    false,
                    Turn.NONE));
        }
        return List.copyOf(team);
    }

    /** Those of the blue level, and what the survivor has learnt besides. */
    private List<Skill> skills(SurvivorCard card) {
        if (plan.starting().learnt().isEmpty()) {
            return card.blue();
        }
        List<Skill> skills = new ArrayList<>(card.blue());
        for (Starting.Learnt learnt : plan.starting().learnt()) {
            if (learnt.survivor().equals(card.name()) && !skills.contains(learnt.skill())) {
                skills.add(learnt.skill());
            }
        }
        return skills;
    }

    /** What survivors have to choose because of a skill. */
    private static List<Step<Table>> choices(Table table) {
        List<Step<Table>> choices = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            for (StartingRuling skill : survivor.skills(StartingRuling.HOOK)) {
                choices.addAll(skill.choices(survivor.id()));
            }
        }
        return choices;
    }

    /** With one starting zone everybody stands there; with several, the players choose, or take them in turn. */
    private Table starts(Table table, boolean isQuick, List<Step<Table>> steps) {
        List<Zone> zones = plan.starts();
        if (zones.size() == 1) {
            return table;
        }
        List<Survivor> team = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (isQuick) {
                team.add(survivor.withZone(zones.get(survivor.index() % zones.size())));
            } else {
                steps.add(new ChooseStart(survivor.id(), zones));
                team.add(survivor);
            }
        }
        return table.withSurvivors(team);
    }

    /** The face-up ones, and the face-down ones with their colours shuffled among them. */
    private List<Objective> objectives() {
        List<String> colours = new ArrayList<>();
        for (Objective each : plan.objectives()) {
            if (each.isFaceDown()) {
                colours.add(each.colour());
            }
        }
        Luck.Shuffle<String> shuffle = luck.shuffle(OBJECTIVES, colours);
        luck = shuffle.rest();
        Iterator<String> shuffled = shuffle.cards().iterator();
        List<Objective> objectives = new ArrayList<>(plan.objectives().size());
        for (Objective each : plan.objectives()) {
            objectives.add(each.isFaceDown() ? new Objective(each.zone(), shuffled.next(), true) : each);
        }
        return objectives;
    }

    private List<Deck> decks(List<Survivor> team) {
        List<Deck> decks = new ArrayList<>();
        for (Deck printed : plan.decks()) {
            Deck deck = withoutGiven(kept.withoutKept(printed), team);
            Stream stream = deck.name().equals(edition.print().zombieDeck())
                    ? DrawZombieCard.ZOMBIE_DECK
                    : EquipmentDecks.stream(deck.name());
            Luck.Shuffle<Integer> shuffle = luck.shuffle(stream, deck.draw().list());
            luck = shuffle.rest();
            decks.add(deck.withDraw(Pile.of(shuffle.cards())));
        }
        return List.copyOf(decks);
    }

    /** The deck without the copies that survivors begin with by a skill; where none is left, one is made for the game. */
    private Deck withoutGiven(Deck deck, List<Survivor> team) {
        Pile cards = deck.draw();
        for (Survivor survivor : team) {
            for (String name : StartingEquipment.bySkill(survivor)) {
                Equipment card = CardName.find(edition.print(), name);
                if (card.deck().equals(deck.name()) && cards.contains(card.index())) {
                    cards = cards.without(card.index());
                }
            }
        }
        return deck.withDraw(cards);
    }
}
