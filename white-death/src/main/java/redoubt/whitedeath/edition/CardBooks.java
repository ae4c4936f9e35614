package redoubt.whitedeath.edition;

import redoubt.whitedeath.Ground;

/** The skills and the traits of cards, made for the ground whose walls, ruins and corruption they must know. */
public interface CardBooks {
    SkillBook skills(Ground ground);

    TraitBook traits(Ground ground);

    /** Books that are the same on every ground. */
    record Fixed(SkillBook skillBook, TraitBook traitBook) implements CardBooks {
        @Override
        public SkillBook skills(Ground ground) {
            return skillBook;
        }

        @Override
        public TraitBook traits(Ground ground) {
            return traitBook;
        }
    }
}
