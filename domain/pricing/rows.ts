import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import { hasTrait, type Offer, type Unit, unitOf } from '../catalogue/offer.ts';
import { hasPricePerPickUpPoint, luggageAddonChoice } from '../catalogue/on-sale.ts';
import type { Money } from '../money.ts';
import type { Choices, ParticipantChoices } from '../party/choices.ts';
import type { Minute } from './rebates.ts';

export const ROW_KINDS = [
  'accommodation',
  'cabinSurcharge',
  'wholeYacht',
  'journey',
  'point',
  'insurance',
  'resignation',
  'assistance',
  'training',
  'addon',
  'luggage',
  'organiserSkipper',
  'rebates',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export type Currency = 'PLN' | 'EUR';

export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /** Id of the bought item. When a booking changes, an item with the same id keeps its price. */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/**
 * The facts that decide an order's rebates. The order stores them, so that a later change computes
 * its rebates from the same facts (R21, R37).
 */
export type RebateTerms = {
  readonly minute: Minute;
  /** Past trips of each participant; 0 if they are unknown (R20). */
  readonly trips: readonly number[];
  readonly groupTravellers: number | null;
  /** The rebate for each participant if the booking uses an ambassador's code (R22). */
  readonly ambassador: Money | null;
  /** The rebate for a booker who is a skipper (R24). */
  readonly skipper: Money;
  /** Rebates that the office gave; caps do not limit them (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /** A participant who has chosen no unit yet is priced in this unit (R15). */
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

/** Returns the price of the organiser's skipper if it is paid on the spot; otherwise null. */
export const skipperPricePaidOnSpot = (
  offer: Offer,
  { organiserSkipper: { eur, pln } }: Pick<BrandSettings, 'organiserSkipper'>,
): Pick<Row, 'price' | 'currency'> | null => {
  if (hasTrait(offer, 'organiserSkipperInEuro')) return { price: eur, currency: 'EUR' };
  return hasTrait(offer, 'organiserSkipperInZloty') ? { price: pln, currency: 'PLN' } : null;
};

const addSkipper = (rows: Row[], { choices, offer, settings }: QuoteInput): void => {
  if (choices.accommodation !== 'whole' || choices.ownSkipper) return;
  const onSpot = skipperPricePaidOnSpot(offer, settings);
  rows.push(
    row(1, 'organiserSkipper', '', '', onSpot?.price ?? 0, onSpot !== null, null, onSpot?.currency),
  );
};

/**
 * Adds the rows of a journey and its pick-up point. While no point is chosen, a coach whose fare
 * depends on it adds no row. A row of 0 would read 'w cenie' (included).
 */
const addJourney = (
  rows: Row[],
  offer: Offer,
  { userNum, journeyId, pointId }: ParticipantChoices,
): void => {
  const journey = offer.journeys.find(({ id }) => id === journeyId);
  if (journey === undefined) return;
  const point = journey.points.find(({ id }) => id === pointId);
  if (point === undefined && hasPricePerPickUpPoint(journey)) return;
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

/** Luggage ordered with the journey and luggage ordered as an add-on have the same row (R14). */
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
  const bag = luggage ? luggageAddonChoice(offer) : null;
  if (bag !== null) addAddon(rows, offer, userNum, bag.addonId, bag.optionId);
};

/** Adds a participant's price rows before rebates; `resignation` is null if it is not on sale. */
export const addParticipantPriceRows = (
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
