package redoubt.darkest.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.arrival.RevealTokens;
import redoubt.darkest.house.House;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;

/** She reveals Spawn tokens on the tiles beside hers, walls and doors notwithstanding (DD-SKILL-NIGHTVISION, DD-SURV-22). */
record NightVision() implements Ruling {
    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> tokens = new ArrayList<>();
        House house = table.house();
        int tile = house.tile(survivor.room());
        for (SpawnToken token : table.menace().tokens()) {
            int other = house.tile(token.room());
            if (other == tile || house.beside(tile).contains(other)) {
                tokens.add(new Peer(survivor.person(), token.number(), table.zone(token.room())));
            }
        }
        return tokens;
    }

    /** This token is revealed. */
    record Peer(Person who, int token, Zone room) implements Deed {
        @Override
        public String key() {
            return "peer " + who.key() + " " + token + " " + room.name();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("zone", room.name()), new Mark("token", Integer.toString(token)));
        }

        @Override
        public void carryOut(Play<Table> play) {
            RevealTokens.reveal(
                    play,
                    play.table().menace().token(token).orElseThrow(),
                    ZombieState.READY,
                    SkillName.NIGHTVISION.rule());
        }
    }
}
