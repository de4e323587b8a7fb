import type { Confirmed } from '../../../../domain/booking/booking.ts';
import { zloty } from '../../../../domain/money.ts';
import { BAG, offerWith, PREMIER, SHIRT } from '../../../arbitraries/offers.ts';
import { contextWith } from '../booking-steps.ts';

export const SUPERIOR = {
  ...PREMIER,
  id: 503,
  name: 'Superior',
  unitClass: 'superior',
  placePrice: zloty(500),
  yachts: 1,
} as const;
export const withSuperior = contextWith({ offer: offerWith({ units: [PREMIER, SUPERIOR] }) });

export const shirt = (userNum: number, optionId = 31) => ({
  userNum,
  selected: [{ addonId: SHIRT.id, optionId }],
});
export const bag = { addonId: BAG.id, optionId: 13 };
export const car = (userNum: number, luggage: boolean | undefined) => ({
  userNum,
  journeyId: 2,
  pointId: null,
  luggage,
});
export const extras = {
  type: 'chooseExtras',
  trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }],
  addons: [{ userNum: 2, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
} as const;
export const priceRowsOf = (booking: Confirmed) =>
  booking.quote.rows.map(({ userNum, kind, price }) => [userNum, kind, price / 100]);
