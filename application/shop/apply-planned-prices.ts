import { dayOf } from '../../domain/calendar.ts';
import { hasDuePlannedPrice } from '../../domain/shop-changes/offers.ts';
import { type ChangeDeps, changeShop } from './change-shop.ts';

/** Applies planned prices whose day has come (R60.9). Two processes can do it together. */
export const applyPlannedPrices = (deps: ChangeDeps) => async (): Promise<number> => {
  const today = dayOf(deps.clock.now());
  const due = new Set(
    deps.shop
      .known()
      .entries.filter((entry) => hasDuePlannedPrice(entry, today))
      .map(({ offer }) => offer.id),
  );
  let applied = 0;
  for (const offerId of due) {
    const change = { type: 'applyPrices', offerId } as const;
    if ((await changeShop(deps)(change, { kind: 'system' }, false)).isOk()) applied += 1;
  }
  return applied;
};
