// What is worth watching in Night of the Living Dead besides what is in all of the family.
import type { OwnMoments } from '../horde/moments';

export const moments: OwnMoments = {
  sees: ['NL-GMOVE-02'],
  // They come to where most people are, whatever they see.
  hears: ['NL-GMOVE-03'],
};
