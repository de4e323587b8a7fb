import { dayOf } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { PriceTarget, ShopChange, SoldOffer } from '../../../domain/shop-changes/commands.ts';
import { type CurrentShop, decideShopChange } from '../../../domain/shop-changes/decide.ts';
import { OFFER, offerWith, PREMIER } from '../../arbitraries/offers.ts';

export const CHANGE_TIME = Date.UTC(2027, 0, 10, 10);
export const CHANGE_DAY = dayOf(CHANGE_TIME);

export const soldOffer = (offer: Offer, more: Partial<SoldOffer> = {}): SoldOffer => ({
  ...{ siteId: 1, offer, address: `oferta-${offer.id}`, priceHistory: [], promotion: null },
  ...more,
});
export const priceStep = (unitId: number, from: string, place: number) => ({
  ...{ unitId, from, place, whole: PREMIER.wholePrice, base: OFFER.base },
});
export const SHOP_BEFORE: CurrentShop = {
  offers: [soldOffer(OFFER), soldOffer(offerWith({ id: 901, units: [{ ...PREMIER, id: 601 }] }))],
  sites: [1],
};

export const decideAt = (command: ShopChange, shop = SHOP_BEFORE) =>
  decideShopChange(shop, { command, by: { kind: 'office', name: 'Ewa' }, at: CHANGE_TIME });
export const acceptedChange = (command: ShopChange, shop = SHOP_BEFORE) =>
  decideAt(command, shop)._unsafeUnwrap();
export const changeRefusals = (command: ShopChange, shop = SHOP_BEFORE) =>
  decideAt(command, shop)._unsafeUnwrapErr();
export const setPriceOf = (
  of: PriceTarget,
  id: number | null,
  price: number,
  offerId = OFFER.id,
): ShopChange => ({
  ...{ type: 'setPrice', offerId, of, id, price },
});
export const importOffers = (...offers: readonly SoldOffer[]): ShopChange => ({
  type: 'layIn',
  offers,
});
