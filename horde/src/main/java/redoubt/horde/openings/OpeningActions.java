package redoubt.horde.openings;

import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.combat.Hands;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Obstacle;

/** The actions of opening and shutting what is on the borders of the survivor's zone; in some games only with no zombie near. */
public record OpeningActions(Openings openings, boolean needsPeace) implements ActionRuling {
    /** Why something stays shut, as clients look it up. */
    public static final String NO_TOOL = "no tool in hand";

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        if (needsPeace && table.zombies().isAny(zone)) {
            return;
        }
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            Optional<Leaf> leaf = openings.at(table.terrain(), edge);
            if (leaf.isPresent()) {
                offer(table, actor, leaf.get(), edge, table.zone(edges.across(edge, zone)), menu);
            }
        }
    }

    /** Who stands before something shut with no tool in hand is told so. */
    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        Edges edges = table.terrain().board().edges();
        int zone = actor.zone().index();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            Optional<Leaf> leaf = openings.at(table.terrain(), edge)
                    .filter(each -> each.needsTool() && table.terrain().edgeKind(edge) == each.shut());
            if (leaf.isPresent() && !hasTool(table, actor)) {
                return List.of(new Obstacle(
                        leaf.get().kind().name(), NO_TOOL, leaf.get().opening()));
            }
        }
        return List.of();
    }

    private static boolean hasTool(Table table, Survivor actor) {
        for (int slot = 0; slot < actor.inventory().size(); slot++) {
            if (opener(table, actor, slot).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static void offer(Table table, Survivor actor, Leaf leaf, int edge, Zone to, Menu menu) {
        boolean isShut = table.terrain().edgeKind(edge) == leaf.shut();
        if (!isShut) {
            if (leaf.canBeShut()) {
                menu.add(new TurnOption(leaf, edge, to, false, "", false));
            }
        } else if (!leaf.needsTool()) {
            menu.add(new TurnOption(leaf, edge, to, true, "", false));
        } else {
            offerTools(table, actor, leaf, edge, to, menu);
        }
    }

    /** A silent tool and a noisy one differ; two of the same sort do not. */
    private static void offerTools(Table table, Survivor actor, Leaf leaf, int edge, Zone to, Menu menu) {
        boolean isSilentOffered = false;
        boolean isNoisyOffered = false;
        Inventory inventory = actor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            Optional<Opener> opener = opener(table, actor, slot);
            if (opener.isPresent() && !(opener.get().isNoisy() ? isNoisyOffered : isSilentOffered)) {
                boolean isNoisy = opener.get().isNoisy();
                isNoisyOffered |= isNoisy;
                isSilentOffered |= !isNoisy;
                menu.add(new TurnOption(
                        leaf, edge, to, true, inventory.held(slot).name(), isNoisy));
            }
        }
    }

    private static Optional<Opener> opener(Table table, Survivor actor, int slot) {
        Inventory inventory = actor.inventory();
        Optional<Opener> opener = inventory.isEmpty(slot)
                ? Optional.empty()
                : inventory.held(slot).card().trait(Opener.class);
        return opener.filter(_ -> Hands.holds(table, actor, slot));
    }
}
