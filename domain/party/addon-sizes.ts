import type { Addon, Offer } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/**
 * Returns free clothing for which step 4 still asks the sizes. Empty if step 4 or 5 was saved
 * (`passed`), if add-ons can no longer be added, or if a participant already has an add-on (R54).
 */
export const addonsWithoutSize = (
  offer: Offer,
  choices: Choices,
  { open, passed }: { readonly open: boolean; readonly passed: boolean },
): readonly Addon[] =>
  passed || !open || choices.participants.some(({ addons }) => addons.length > 0)
    ? []
    : offer.addons.filter(({ available, sized, price }) => available && sized && price === 0);
