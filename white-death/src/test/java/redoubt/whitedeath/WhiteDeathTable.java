package redoubt.whitedeath;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.horde.HordeGame;
import redoubt.horde.edition.Edition;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.skills.WhiteDeathSkills;

/** A table of White Death, with the words that its fixtures share. */
public abstract class WhiteDeathTable<F extends WhiteDeathTable<F>> extends HordeTable<F> {
    public static final KnownSkills SKILLS = WhiteDeathSkills.on(Box.GROUND);

    protected WhiteDeathTable(HordeGame game, Table table) {
        super(game, table);
    }

    protected WhiteDeathTable(Table table) {
        super(table);
    }

    protected WhiteDeathTable(HordeGame game, SetUp setUp, Luck luck) {
        super(game, setUp, luck);
    }

    /** A board with nobody on it and empty decks. */
    protected static Table empty(Edition edition, Terrain terrain, List<Ruling> rulings) {
        Mission mission = new Mission("TT-M01", "Board", rulings);
        return Blank.table(
                edition, mission, terrain, WhiteDeath.EQUIPMENT_DECK, WhiteDeath.ZOMBIE_DECK, WhiteDeath.VAULT_DECK);
    }

    public static Skill skill(String name) {
        return SKILLS.find(name).orElseThrow(() -> new IllegalArgumentException("no skill is called " + name));
    }

    /** Adds a survivor of seat 1, or moves one of the team; skills are separated by semicolons. */
    public final F survivor(String name, String zone, String skills) {
        List<Skill> owned = Arrays.stream(skills.split(";"))
                .map(String::strip)
                .filter(skill -> !skill.isEmpty())
                .map(WhiteDeathTable::skill)
                .toList();
        return table().survivor(name).isPresent()
                ? with(who(name).withZone(zone(zone)).withSkills(owned))
                : join(Blank.card(name, owned), zone);
    }

    public final Survivor survivor(String name) {
        return who(name);
    }

    public static TokenKind token(String kind) {
        return Box.WHITE_DEATH.print().token(kind);
    }

    /** A token in each of some zones. */
    public final F token(String kind, String... zones) {
        for (String zone : zones) {
            with(table -> table.withToken(token(kind), zone(zone).index(), 1));
        }
        return self();
    }

    protected final F spawn(List<SpawnPoint> others, SpawnPoint added) {
        List<SpawnPoint> all = new ArrayList<>(others);
        all.add(added);
        return with(table -> table.withSpawnPoints(all));
    }
}
