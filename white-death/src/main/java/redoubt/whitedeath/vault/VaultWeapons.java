package redoubt.whitedeath.vault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Menu;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Abominations and necromancers drop a vault weapon when they are eliminated, and survivors may take it. */
public record VaultWeapons(String deck) implements AfterEvent, ActionRuling {
    private static final String RAIDER = "Vault raider";

    /** Takes a vault weapon that lies face down in a zone. */
    public record Take(String deck, Zone zone, boolean isHere) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.OTHER;
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeDropped(actor, deck, zone);
        }

        @Override
        public String key() {
            return isHere ? "take vault weapon" : "take vault weapon " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", zone.name()));
        }
    }

    /** How many vault weapons are left in the deck or lie on the board. */
    public static int left(Table table, String deck) {
        int left = table.deck(deck).draw().size();
        for (Dropped dropped : table.dropped()) {
            left += dropped.card().deck().equals(deck) ? 1 : 0;
        }
        return left;
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated fallen) {
            Optional<RuleId> rule = dropRule(play.table(), fallen.zombie());
            for (int i = 0; i < fallen.count() && rule.isPresent(); i++) {
                drop(play, fallen.zone(), rule.get());
            }
        }
    }

    private static Optional<RuleId> dropRule(Table table, String zombie) {
        return switch (Edition.of(table).zombie(zombie).family()) {
            case "Abomination" -> Optional.of(VaultRules.ABOMINATION_DROPS);
            case "Necromancer" -> Optional.of(VaultRules.NECROMANCER_DROPS);
            default -> Optional.empty();
        };
    }

    private void drop(Play<Table> play, Zone zone, RuleId rule) {
        Table table = play.table();
        Deck vault = table.deck(deck);
        if (vault.draw().isEmpty()) {
            return;
        }
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        dropped.add(new Dropped(zone, table.book().equipment().get(vault.draw().top())));
        play.table(table.with(vault.withDraw(vault.draw().withoutTop())).withDropped(dropped));
        Rulings.happened(play, new VaultEvent.VaultWeaponDropped(rule, zone));
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.dropped().isEmpty() || !menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        ZoneSet reached = ZoneSet.of(actor.zone().index());
        if (isRaider(actor)) {
            int zone = actor.zone().index();
            reached = reached.or(table.survivorPaths()
                    .neighbours(zone)
                    .and(Attacks.sight(table, actor).within(zone, 1, 1)));
        }
        for (Dropped dropped : table.dropped()) {
            int zone = dropped.zone().index();
            if (dropped.card().deck().equals(deck) && reached.contains(zone)) {
                reached = reached.without(zone);
                menu.add(new Take(deck, dropped.zone(), zone == actor.zone().index()));
            }
        }
    }

    private static boolean isRaider(Survivor actor) {
        for (Skill skill : actor.skills()) {
            if (skill instanceof ReachesVault || skill.name().equals(RAIDER)) {
                return true;
            }
        }
        return false;
    }
}
