package redoubt.whitedeath.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.HordeGame;
import redoubt.horde.action.MakeNoise;
import redoubt.horde.action.Move;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.Reload;
import redoubt.horde.print.SkillBook;
import redoubt.horde.print.TraitBook;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Workings;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.Ground;
import redoubt.whitedeath.abomination.AbominationReplaces;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.modes.Modes;
import redoubt.whitedeath.siege.SiegeRulings;
import redoubt.whitedeath.siege.ZombieDeckCards;
import redoubt.whitedeath.skills.DoubleEnchantment;
import redoubt.whitedeath.skills.WhiteDeathSkills;
import redoubt.whitedeath.traits.WhiteDeathTraits;

/** White Death put together: content, skills, traits, siege, guards and missions. */
public final class WhiteDeathGame {
    private WhiteDeathGame() {}

    /** The game with our own content, and that of the user's folders before it. */
    public static HordeGame of(List<ContentFolder> users) {
        WhiteDeath box = box(users);
        Stronghold stronghold =
                Stronghold.of(box.ground(), box.gaits(), box.edition().tokenKinds(), WhiteDeath.VAULT_DECK);
        return new HordeGame(
                WhiteDeath.ID, "Zombicide: White Death", box.edition(), Missions.of(box), Modes.of(box, stronghold));
    }

    /** The box with all its rulings at work; the library is read but once. */
    public static WhiteDeath box(List<ContentFolder> users) {
        return box(WhiteDeath.library(users, List.of(WhiteDeathContent::names)));
    }

    /** The box of a library in which nothing is wrong. */
    static WhiteDeath box(Library library) {
        Problems problems = new Problems();
        WhiteDeath printed = WhiteDeath.of(library, SkillBook.EMPTY, TraitBook.EMPTY, Workings.idle(), problems);
        Ground ground = printed.ground();
        WhiteDeathSkills skills = WhiteDeathSkills.on(ground).suggesting(printed.skillNames());
        WhiteDeathTraits traits = WhiteDeathTraits.on(ground, WhiteDeathSkills.jump(ground));
        WhiteDeath still = WhiteDeath.of(library, skills, traits, Workings.idle(), problems);
        problems.throwIfAny();
        return at(still, workings(still));
    }

    private static Workings workings(WhiteDeath box) {
        Edition edition = box.edition();
        Stronghold stronghold = Stronghold.of(box.ground(), box.gaits(), edition.tokenKinds(), WhiteDeath.VAULT_DECK);
        List<Ruling> rulings = new ArrayList<>(List.of(
                new Move(),
                new Search(),
                new ReorganizeAndTrade(),
                new Attacks(),
                new Reload(),
                new TakeObjective(),
                new MakeNoise()));
        rulings.addAll(WhiteDeathTraits.rulings(DoubleEnchantment.class));
        rulings.addAll(SiegeRulings.all(stronghold));
        rulings.addAll(Mechanisms.of(box));
        return new Workings(
                SiegeRulings.pursuit(stronghold, edition.zombieKinds()),
                new ZombieDeckCards(),
                new AbominationReplaces(),
                rulings,
                List.of(new PlayersPhase(), new ZombiePhase(), new EndPhase()));
    }

    private static WhiteDeath at(WhiteDeath box, Workings workings) {
        return new WhiteDeath(
                box.edition().at(workings),
                box.ground(),
                box.gaits(),
                box.ruinsSight(),
                box.corruption(),
                box.stock(),
                box.guards(),
                box.tokens(),
                box.skillNames(),
                box.traitNames(),
                box.missions());
    }
}
