package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;

/** The table of a game made for these tests: a well, its water, and the dice rolled at it. */
public record Well(int round, int water, List<Integer> dice) {
    static final Stream BUCKETS = Stream.stream("buckets");
    static final Stream DECK = Stream.stream("deck");
    static final RuleId ASK = RuleId.rule("WL-ASK-01");
    static final RuleId HAPPEN = RuleId.rule("WL-HAP-01");
    static final RuleId WIN = RuleId.rule("WL-END-01");
    static final RuleId LOSE = RuleId.rule("WL-END-02");

    static final Well DRY = new Well(1, 0, List.of());

    Well withWater(int changed) {
        return new Well(round, changed, dice);
    }

    Well withRound(int changed) {
        return new Well(changed, water, dice);
    }

    Well withDie(int die) {
        List<Integer> longer = new ArrayList<>(dice);
        longer.add(die);
        return new Well(round, water, List.copyOf(longer));
    }

    /** Something that happened at the well. */
    record Noted(RuleId rule, String what) implements Event {
        static Noted of(String what) {
            return new Noted(HAPPEN, what);
        }
    }

    /** Raises the water by so much. */
    record Pour(int water) implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            play.table(play.table().withWater(play.table().water() + water));
            play.log(Noted.of("pour " + water));
        }
    }

    /** Rolls so many dice, noting something before each. */
    record RollDice(int count) implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            for (int i = 0; i < count; i++) {
                play.reveal(Noted.of("roll"));
                play.then(new Pour(0));
                play.table(play.table().withDie(play.d6(BUCKETS)));
            }
        }
    }

    /** Lets down so many buckets at once; from 4 on one comes up full. */
    record Draw(int count) implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            for (int die : play.roll(BUCKETS, 6, count, Reading.from(4, "full", "empty"))) {
                play.table(play.table().withDie(die));
            }
        }
    }

    /** Turns up a card of the well's own deck and pours as much water as it says. */
    record TurnUp(List<Integer> deck) implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            int card = play
                    .drawn(
                            DECK,
                            "card",
                            () -> deck.stream().sorted().map(String::valueOf).toList())
                    .stream()
                    .map(at -> deck.stream().sorted().toList().get(at))
                    .findFirst()
                    .orElse(deck.getFirst());
            play.table(play.table().withWater(card));
            play.reveal(Noted.of("card " + card));
        }
    }

    /** Puts itself on the agenda again. */
    record Forever() implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            play.then(this);
        }
    }

    /** Wins and loses in one step, in this order. */
    record End(List<Boolean> wins) implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            for (boolean win : wins) {
                if (win) {
                    play.win(WIN);
                } else {
                    play.lose(LOSE);
                }
            }
        }
    }

    /** A round: somebody acts; after the third round the game is won. */
    record Round() implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            if (play.table().round() == 4) {
                play.win(WIN);
                return;
            }
            play.then(new Act(), new NextRound(), this);
        }
    }

    /** The next round. */
    record NextRound() implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            play.table(play.table().withRound(play.table().round() + 1));
        }
    }

    /** Somebody of the first two seats acts. */
    record Act() implements Question<Well, Act.Deed> {
        /** What can be done at the well. */
        enum Deed implements Option {
            ROLL,
            POUR,
            LOOK,
            FALL {
                @Override
                public List<Mark> marks() {
                    return List.of(new Mark("well", "1"));
                }
            };

            @Override
            public String key() {
                return name().toLowerCase();
            }
        }

        @Override
        public Decision<Deed> decision(Well table) {
            return new Decision<>(ASK, Seats.upTo(2), List.of(Deed.values()));
        }

        @Override
        public void answer(Deed chosen, Play<Well> play) {
            switch (chosen) {
                case ROLL -> {
                    play.log(Noted.of("before the die"));
                    play.table(play.table().withDie(play.d6(BUCKETS)));
                }
                case POUR -> play.then(new Pour(1), new Act());
                case LOOK -> {
                    play.reveal(Noted.of("look"));
                    play.then(new Act());
                }
                case FALL -> play.lose(LOSE);
            }
        }
    }

    /** Asks for one of so many numbers. */
    record Ask(int options, boolean alwaysAsked) implements Question<Well, Ask.Number> {
        /** A number to choose. */
        record Number(int number) implements Option {
            @Override
            public String key() {
                return "number " + number;
            }
        }

        @Override
        public Decision<Number> decision(Well table) {
            List<Number> numbers = new ArrayList<>();
            for (int number = 1; number <= options; number++) {
                numbers.add(new Number(number));
            }
            return new Decision<>(ASK, Seats.everyone(), numbers);
        }

        @Override
        public void answer(Number chosen, Play<Well> play) {
            play.log(Noted.of("chosen " + chosen.number()));
            play.table(play.table().withWater(chosen.number()));
        }
    }

    /** Seats 1 and 2 each have a bucket of their own to pour out; either may let it be for both. */
    record PourOwn() implements Question<Well, PourOwn.Bucket> {
        /** A bucket, and who may pour it out. */
        enum Bucket implements Option {
            FIRST(Seats.upTo(1)),
            SECOND(Seats.of(new Seat(2))),
            NEITHER(Seats.upTo(2));

            private final Seats owners;

            Bucket(Seats owners) {
                this.owners = owners;
            }

            @Override
            public String key() {
                return name().toLowerCase();
            }

            @Override
            public Seats owners(Seats asked) {
                return owners;
            }
        }

        @Override
        public Decision<Bucket> decision(Well table) {
            return new Decision<>(ASK, Seats.upTo(2), List.of(Bucket.values()));
        }

        @Override
        public void answer(Bucket chosen, Play<Well> play) {
            play.then(new Pour(chosen.ordinal() + 1));
        }
    }

    /** What a die of symbols shows at the well. */
    enum Omen implements Named {
        CALM,
        RIPPLE,
        HAND
    }

    static final Die<Omen> OMENS =
            new Die<>(Stream.stream("omens"), List.of(Omen.CALM, Omen.CALM, Omen.RIPPLE, Omen.CALM, Omen.HAND));

    /** Rolls for an omen; a hand in the water ends the evening with one question, whatever was still to be done. */
    record ReadOmen() implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            play.instead(List.of(new Pour(7), new Ask(2, false)));
            Omen omen = play.roll(OMENS);
            play.log(Noted.of(omen.name()));
        }
    }

    /** Seat 2 may at any time spill the water, rolling a die for it. */
    record Spill() implements Interrupt<Well> {
        @Override
        public String key() {
            return "spill";
        }

        @Override
        public void happen(Play<Well> play) {
            play.table(play.table().withWater(0).withDie(play.d6(BUCKETS)));
            play.log(Noted.of("spill"));
        }
    }
}
