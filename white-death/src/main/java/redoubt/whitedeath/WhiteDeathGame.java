package redoubt.whitedeath;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.ContentFolder;
import redoubt.content.ContentMarks;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.CommonActions;
import redoubt.horde.HordeGame;
import redoubt.horde.action.MakeNoise;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.print.BoxReader;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.round.PlayRound;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.abomination.AbominationReplaces;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.guards.GuardAdvice;
import redoubt.whitedeath.ladder.LadderAdvice;
import redoubt.whitedeath.mission.MissionRules;
import redoubt.whitedeath.mission.Missions;
import redoubt.whitedeath.modes.Modes;
import redoubt.whitedeath.sense.SiegeAdvice;
import redoubt.whitedeath.siege.SiegeRulings;
import redoubt.whitedeath.siege.ZombieDeckCards;
import redoubt.whitedeath.skills.DoubleEnchantment;
import redoubt.whitedeath.skills.WhiteDeathSkills;
import redoubt.whitedeath.traits.WhiteDeathTraits;
import redoubt.whitedeath.vault.VaultAdvice;

/** White Death put together: content, skills, traits, siege, guards and missions. */
public final class WhiteDeathGame {
    private WhiteDeathGame() {}

    /** The game with our own content, and that of the user's folders before it. */
    public static HordeGame of(List<ContentFolder> users) {
        WhiteDeath box = box(users);
        return new HordeGame(
                        WhiteDeath.ID,
                        "Zombicide: White Death",
                        edition(box),
                        Missions.of(box),
                        Modes.of(box, stronghold(box)),
                        List.of(),
                        box.lessons())
                .with(ContentMarks.of(WhiteDeath.content(), users));
    }

    /** The box with our own content, and that of the user's folders before it. */
    public static WhiteDeath box(List<ContentFolder> users) {
        return BoxReader.read(WhiteDeath.content(), users, WhiteDeathGame::printed);
    }

    /** The box as its library says, or none if even its legend is wrong; whatever is wrong goes to {@code problems}. */
    static Optional<WhiteDeath> printed(Library library, Problems problems) {
        library.missions().forEach(mission -> MissionRules.check(mission, problems));
        return library.findLegend(WhiteDeath.ID).map(Ground::of).map(ground -> {
            KnownSkills skills = WhiteDeathSkills.on(ground);
            KnownTraits traits = WhiteDeathTraits.on(ground, WhiteDeathSkills.jump(ground));
            return WhiteDeath.of(library, ground, skills, traits, problems);
        });
    }

    /** What the siege must know of the box. */
    public static Stronghold stronghold(WhiteDeath box) {
        return Stronghold.of(box.ground(), box.gaits(), box.print(), WhiteDeath.VAULT_DECK);
    }

    /** The rulebook of a box in which nothing is wrong. */
    public static Edition edition(WhiteDeath box) {
        Stronghold stronghold = stronghold(box);
        List<Ruling> rulings = new ArrayList<>(CommonActions.all());
        rulings.add(new TakeObjective());
        rulings.add(new MakeNoise());
        rulings.addAll(WhiteDeathTraits.rulings(DoubleEnchantment.class));
        rulings.addAll(SiegeRulings.all(stronghold));
        rulings.addAll(Mechanisms.of(box));
        rulings.add(new SiegeAdvice(stronghold));
        rulings.add(new GuardAdvice());
        rulings.add(new VaultAdvice(WhiteDeath.VAULT_DECK));
        rulings.add(new LadderAdvice(box.print().token("exit"), box.ground()));
        return new Edition(
                box.print(),
                new Workings(
                        SiegeRulings.pursuit(stronghold, box.print().zombieKinds()),
                        new ZombieDeckCards(),
                        new AbominationReplaces(),
                        rulings,
                        PlayRound.PHASES));
    }
}
