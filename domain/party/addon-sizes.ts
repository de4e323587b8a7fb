import type { Addon, Offer } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/**
 * Returns free clothing whose size is not chosen. Empty after step 4 or 5, too late, or if the
 * participant has any add-on (R54).
 */
export const addonsWithoutSize = (
  offer: Offer,
  choices: Choices,
  { open, passed }: { readonly open: boolean; readonly passed: boolean },
): readonly Addon[] =>
  passed || !open || choices.participants.some(({ addons }) => addons.length > 0)
    ? []
    : offer.addons.filter(({ available, sized, price }) => available && sized && price === 0);
