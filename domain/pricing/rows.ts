import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import { hasTrait, type Offer, type Unit, unitOf } from '../catalogue/offer.ts';
import { hasPricePerPoint, luggageChoice } from '../catalogue/on-sale.ts';
import type { Money } from '../money.ts';
import type { Choices, ParticipantChoices } from '../party/choices.ts';
import type { Minute } from './rebates.ts';

export type RowKind =
  | 'accommodation'
  | 'cabinSurcharge'
  | 'wholeYacht'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'resignation'
  | 'assistance'
  | 'training'
  | 'addon'
  | 'luggage'
  | 'organiserSkipper'
  | 'rebates';

export type Currency = 'PLN' | 'EUR';

export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /** Id of the bought item. When a booking changes, items with the same id keep their price. */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/** An order stores the terms of its rebates (R21, R37). */
export type RebateTerms = {
  readonly minute: Minute;
  /** A participant whose past trips are unknown has 0 (R20). */
  readonly trips: readonly number[];
  readonly groupTravellers: number | null;
  /** Rebate for each participant who uses an ambassador's code (R22). */
  readonly ambassador: Money | null;
  /** A booker who is a skipper gets this rebate (R24). */
  readonly skipper: Money;
  /** The caps do not limit rebates from the office (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /** Participants without a chosen unit are priced with this unit (R15). */
  readonly assumedUnit: Unit | null;
} & Omit<RebateTerms, 'minute' | 'skipper'>;

const unitOfParticipant = (
  input: Pick<QuoteInput, 'offer' | 'choices' | 'assumedUnit'>,
  index: number,
): Unit | null => {
  const unitId = input.choices.participants[index]?.unitId ?? null;
  return (unitId === null ? undefined : unitOf(input.offer, unitId)) ?? input.assumedUnit;
};

export const ROW_RULES = {
  accommodation: 'R13',
  cabinSurcharge: 'R13',
  wholeYacht: 'R13',
  journey: 'R14',
  point: 'R14',
  insurance: 'R14',
  resignation: 'R16',
  assistance: 'R16',
  training: 'R14',
  addon: 'R14',
  luggage: 'R14',
  organiserSkipper: 'R14',
  rebates: 'R12',
} as const satisfies Readonly<Record<RowKind, string>>;

const row = (
  userNum: number,
  kind: RowKind,
  item: number | string,
  name: string,
  price: Money,
  onSpot = false,
  option: string | null = null,
  currency: Currency = 'PLN',
): Row => ({ userNum, kind, thing: String(item), name, option, price, currency, onSpot });

const addAccommodation = (rows: Row[], input: QuoteInput, userNum: number): void => {
  const { choices, offer, settings } = input;
  const unit = unitOfParticipant(input, choices.accommodation === 'single' ? userNum - 1 : 0);
  if (unit === null) return;
  if (choices.accommodation === 'whole') {
    if (userNum === 1) rows.push(row(1, 'wholeYacht', unit.id, unit.name, unit.wholePrice));
    return;
  }
  rows.push(row(userNum, 'accommodation', unit.id, unit.name, offer.base + unit.placePrice));
  if (choices.accommodation === 'cabin')
    rows.push(row(userNum, 'cabinSurcharge', '', unit.name, settings.cabinSurcharge));
};

/** Returns the skipper's price if it is paid on the spot; null if it is part of the price. */
export const skipperOnSpot = (
  offer: Offer,
  { organiserSkipper: { eur, pln } }: Pick<BrandSettings, 'organiserSkipper'>,
): Pick<Row, 'price' | 'currency'> | null => {
  if (hasTrait(offer, 'organiserSkipperInEuro')) return { price: eur, currency: 'EUR' };
  return hasTrait(offer, 'organiserSkipperInZloty') ? { price: pln, currency: 'PLN' } : null;
};

const addSkipper = (rows: Row[], { choices, offer, settings }: QuoteInput): void => {
  if (choices.accommodation !== 'whole' || choices.ownSkipper) return;
  const onSpot = skipperOnSpot(offer, settings);
  rows.push(
    row(1, 'organiserSkipper', '', '', onSpot?.price ?? 0, onSpot !== null, null, onSpot?.currency),
  );
};

/** A coach without a point adds no row, because a row of 0 would read 'w cenie' (included). */
const addJourney = (
  rows: Row[],
  offer: Offer,
  { userNum, journeyId, pointId }: ParticipantChoices,
): void => {
  const journey = offer.journeys.find(({ id }) => id === journeyId);
  if (journey === undefined) return;
  const point = journey.points.find(({ id }) => id === pointId);
  if (point === undefined && hasPricePerPoint(journey)) return;
  rows.push(row(userNum, 'journey', journey.id, journey.name, journey.price, journey.paidOnSpot));
  if (point !== undefined)
    rows.push(row(userNum, 'point', `${journey.id}/${point.id}`, point.name, point.price));
};

const addInsurances = (
  rows: Row[],
  offer: Offer,
  resignation: Money | null,
  participant: ParticipantChoices,
): void => {
  const insurance = offer.insurances.find(({ id }) => id === participant.insuranceId);
  if (insurance !== undefined)
    rows.push(row(participant.userNum, 'insurance', insurance.id, insurance.name, insurance.price));
  if (participant.resignation && resignation !== null)
    rows.push(row(participant.userNum, 'resignation', '', '', resignation));
  if (participant.assistance && offer.assistance !== null)
    rows.push(row(participant.userNum, 'assistance', '', '', offer.assistance.price));
};

const addAddon = (
  rows: Row[],
  offer: Offer,
  userNum: number,
  addonId: number,
  optionId: number | null,
): void => {
  const addon = offer.addons.find(({ id }) => id === addonId);
  if (addon === undefined) return;
  const option = addon.options.find(({ id }) => id === optionId)?.name ?? null;
  rows.push(
    row(
      userNum,
      addon.kind === 'luggage' ? 'luggage' : 'addon',
      addonId,
      addon.name,
      addon.price,
      false,
      option,
    ),
  );
};

/** Extra luggage has one row, whether chosen with the journey or as an add-on (R14). */
const addExtras = (
  rows: Row[],
  offer: Offer,
  { userNum, trainings, addons, luggage }: ParticipantChoices,
): void => {
  for (const { trainingId, optionId } of trainings) {
    const option = offer.trainings
      .find(({ id }) => id === trainingId)
      ?.options.find(({ id }) => id === optionId);
    if (option !== undefined)
      rows.push(row(userNum, 'training', `${trainingId}/${optionId}`, option.name, option.price));
  }
  for (const { addonId, optionId } of addons) addAddon(rows, offer, userNum, addonId, optionId);
  const bag = luggage ? luggageChoice(offer) : null;
  if (bag !== null) addAddon(rows, offer, userNum, bag.addonId, bag.optionId);
};

/** Adds a participant's rows before rebates; `resignation` is null if it is not sold. */
export const addRowsOf = (
  rows: Row[],
  input: QuoteInput,
  resignation: Money | null,
  participant: ParticipantChoices,
): void => {
  addAccommodation(rows, input, participant.userNum);
  if (participant.userNum === 1) addSkipper(rows, input);
  addJourney(rows, input.offer, participant);
  addInsurances(rows, input.offer, resignation, participant);
  addExtras(rows, input.offer, participant);
};
