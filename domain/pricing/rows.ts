import type { ParticipantChoices } from '../booking/choices.ts';
import { type Addon, has, type Offer } from '../catalogue/offer.ts';
import { isLuggage, LUGGAGE } from '../catalogue/traits.ts';
import type { Money } from '../money.ts';
import { resignationPrice } from './insurance-prices.ts';
import { type QuoteInput, type Row, type RowKind, sailsOn } from './price-input.ts';

const row = (userNum: number, kind: RowKind, name: string, price: Money, more: Partial<Row> = {}): Row => ({
  userNum,
  kind,
  name,
  option: null,
  price,
  currency: 'PLN',
  onSpot: false,
  ...more,
});

const accommodationRows = (input: QuoteInput, userNum: number): readonly Row[] => {
  const { choices, offer, settings } = input;
  const unit = sailsOn(input, choices.accommodation === 'single' ? userNum - 1 : 0);
  if (unit === null) return [];
  if (choices.accommodation === 'whole') return userNum === 1 ? [row(1, 'wholeYacht', unit.name, unit.wholePrice)] : [];
  const place = row(userNum, 'accommodation', unit.name, offer.base + unit.placePrice);
  return choices.accommodation === 'cabin' ? [place, row(userNum, 'cabinSurcharge', unit.name, settings.cabinSurcharge)] : [place];
};

/** The organiser's skipper on a whole yacht: paid on the spot on two offers, else part of the price (R14). */
const skipperRows = ({ choices, offer, settings }: QuoteInput): readonly Row[] => {
  if (choices.accommodation !== 'whole' || choices.ownSkipper) return [];
  if (has(offer, 'organiserSkipperEur700'))
    return [row(1, 'organiserSkipper', '', settings.organiserSkipper.eur, { currency: 'EUR', onSpot: true })];
  if (has(offer, 'organiserSkipperPln800')) return [row(1, 'organiserSkipper', '', settings.organiserSkipper.pln, { onSpot: true })];
  return [row(1, 'organiserSkipper', '', 0)];
};

const journeyRows = (offer: Offer, participant: ParticipantChoices): readonly Row[] => {
  const journey = offer.journeys.find(({ id }) => id === participant.journeyId);
  if (journey === undefined) return [];
  const point = journey.points.find(({ id }) => id === participant.pointId);
  const rows = [row(participant.userNum, 'journey', journey.name, journey.price, { onSpot: journey.paidOnSpot })];
  return point === undefined ? rows : [...rows, row(participant.userNum, 'point', point.name, point.price)];
};

const insuranceRows = ({ offer, settings, today }: QuoteInput, participant: ParticipantChoices): readonly Row[] => {
  const rows: Row[] = [];
  const insurance = offer.insurances.find(({ id }) => id === participant.insuranceId);
  if (insurance !== undefined) rows.push(row(participant.userNum, 'insurance', insurance.name, insurance.price));
  const resignation = participant.resignation ? resignationPrice(offer, settings, today) : null;
  if (resignation !== null) rows.push(row(participant.userNum, 'resignation', '', resignation.price));
  if (participant.assistance && offer.assistance !== null) rows.push(row(participant.userNum, 'assistance', '', offer.assistance.price));
  return rows;
};

const addonRow = (userNum: number, addon: Addon, optionId: number | null): Row =>
  row(userNum, isLuggage(addon.id) ? 'luggage' : 'addon', addon.name, addon.price, {
    option: addon.options.find(({ id }) => id === optionId)?.name ?? null,
  });

/** Trainings and add-ons; extra luggage has one row (R14). */
const extraRows = (offer: Offer, participant: ParticipantChoices): readonly Row[] => {
  const rows: Row[] = [];
  for (const chosen of participant.trainings) {
    const option = offer.trainings.find(({ id }) => id === chosen.trainingId)?.options.find(({ id }) => id === chosen.optionId);
    if (option !== undefined) rows.push(row(participant.userNum, 'training', option.name, option.price));
  }
  for (const { addonId, optionId } of participant.luggage ? [...participant.addons, LUGGAGE] : participant.addons) {
    const addon = offer.addons.find(({ id }) => id === addonId);
    if (addon !== undefined) rows.push(addonRow(participant.userNum, addon, optionId));
  }
  return rows;
};

/** All rows before rebates, by participant (R13, R14, R16). */
export const rowsOf = (input: QuoteInput): readonly Row[] =>
  input.choices.participants.flatMap((participant) => [
    ...accommodationRows(input, participant.userNum),
    ...(participant.userNum === 1 ? skipperRows(input) : []),
    ...journeyRows(input.offer, participant),
    ...insuranceRows(input, participant),
    ...extraRows(input.offer, participant),
  ]);
