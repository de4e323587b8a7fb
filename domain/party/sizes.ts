import type { Addon, Offer } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/**
 * Sized clothing that costs nothing is for everybody: it waits for each participant's size while add-ons may be added and nothing of
 * step 4 or 5 was saved (`passed`), and may be given up (R54).
 */
export const awaitingSizes = (
  offer: Offer,
  choices: Choices,
  { open, passed }: { readonly open: boolean; readonly passed: boolean },
): readonly Addon[] =>
  passed || !open || choices.participants.some(({ addons }) => addons.length > 0)
    ? []
    : offer.addons.filter(({ available, sized, price }) => available && sized && price === 0);
