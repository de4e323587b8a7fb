import type {
  Booking,
  Confirmed,
  Draft,
  PriceBasis,
  Waiting,
} from '../../../../domain/booking/booking.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import type { Money } from '../../../../domain/money.ts';
import type { Choices, ParticipantChoices } from '../../../../domain/party/choices.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { rebateFigures } from '../../../../domain/pricing/rebates.ts';
import type { RebateTerms, Row } from '../../../../domain/pricing/rows.ts';
import { DEMO_BRANDS } from '../../../demo-catalogue/demo-catalogue.ts';
import { LUGGAGE } from '../../../system/older-offers.ts';

type NewOfAll = 'ageRequest' | 'group' | 'ambassador' | 'vouchers' | 'officeRebates';
type NewOfPlaced =
  | NewOfAll
  | 'basis'
  | 'payments'
  | 'reminded'
  | 'cancelAskedAt'
  | 'firstDue'
  | 'quote';
type RowOfVersion1 = Omit<Row, 'thing'>;
type QuoteOfVersion1 = Omit<Quote, 'rows'> & { readonly rows: readonly RowOfVersion1[] };
type PlacedOfVersion1<B> = Omit<B, NewOfPlaced> & { readonly quote: QuoteOfVersion1 };

/** A booking as format version 1 stored it: without codes, payments and changes. */
export type BookingOfVersion1 =
  | Omit<Draft, NewOfAll | 'olderNamed'>
  | PlacedOfVersion1<Confirmed>
  | PlacedOfVersion1<Waiting>;

const FIRST_DUE_HOURS = 24;

/**
 * Returns the id of what a price row is for, such as a unit or an add-on; '' if there is none. A
 * participant's n-th training row is for their n-th training; the same holds for add-ons.
 */
const thingOf = (
  kind: Row['kind'],
  { accommodation, participants }: Choices,
  participant: ParticipantChoices | undefined,
  index: number,
): string => {
  const unitId = (accommodation === 'single' ? participant : participants[0])?.unitId;
  switch (kind) {
    case 'accommodation':
    case 'wholeYacht':
      return String(unitId ?? '');
    case 'journey':
      return String(participant?.journeyId ?? '');
    case 'point':
      return `${participant?.journeyId}/${participant?.pointId}`;
    case 'insurance':
      return String(participant?.insuranceId ?? '');
    case 'training': {
      const training = participant?.trainings[index];
      return training === undefined ? '' : `${training.trainingId}/${training.optionId}`;
    }
    case 'addon':
      return String(participant?.addons[index]?.addonId ?? '');
    case 'luggage':
      return String(LUGGAGE.addonId);
    case 'cabinSurcharge':
    case 'resignation':
    case 'assistance':
    case 'organiserSkipper':
    case 'rebates':
      return '';
  }
};

const rowsWithThings = (rows: readonly RowOfVersion1[], choices: Choices): readonly Row[] => {
  const seen = new Map<string, number>();
  return rows.map((row): Row => {
    const key = `${row.userNum}/${row.kind}`;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    return {
      ...row,
      thing: thingOf(row.kind, choices, choices.participants[row.userNum - 1], index),
    };
  });
};

const tripsForRebate = (
  rebate: Money,
  travellers: number,
  steps: BrandSettings['loyalty'],
): readonly number[] | null => {
  if (rebate === 0) return Array.from({ length: travellers }, () => 0);
  if (travellers === 0) return null;
  for (const step of steps.toReversed()) {
    const otherTrips =
      step.rebate <= rebate ? tripsForRebate(rebate - step.rebate, travellers - 1, steps) : null;
    if (otherTrips !== null) return [step.trips, ...otherTrips];
  }
  return null;
};

/**
 * Derives each traveller's number of past trips from the loyalty rebate (R20, R23). On a whole
 * yacht, participant 1 has the rebate of all travellers, so finds trips whose rebates have this
 * sum.
 */
const tripsOf = (
  quote: QuoteOfVersion1,
  { accommodation, participants }: Choices,
  steps: BrandSettings['loyalty'],
): readonly number[] => {
  const requestedLoyalty = (userNum: number): Money =>
    quote.receipt.find((line) => line.kind === 'loyalty' && line.userNum === userNum)?.asked ?? 0;
  if (accommodation === 'whole')
    return (
      tripsForRebate(requestedLoyalty(1), participants.length, steps) ?? participants.map(() => 0)
    );
  return participants.map(
    ({ userNum }) =>
      steps.findLast(({ rebate }) => rebate <= requestedLoyalty(userNum))?.trips ?? 0,
  );
};

const basisOf = (siteId: number, quote: QuoteOfVersion1, choices: Choices): PriceBasis => {
  const settings = DEMO_BRANDS.find((brand) => brand.siteId === siteId) ?? DEMO_BRANDS[0];
  if (settings === undefined)
    throw new Error(
      'A booking is stored in format version 1, which did not store brand settings. The shop reads such a booking with the demo’s brand settings, but adapters/demo-catalogue/files/brands.json is empty. Restore this file.',
    );
  const terms: RebateTerms = {
    minute: quote.minute,
    trips: tripsOf(quote, choices, settings.loyalty),
    // Format version 1 had no group codes. A group was a party of six or more people (R21).
    groupTravellers: quote.receipt.some(({ kind }) => kind === 'group')
      ? choices.participants.length
      : null,
    ambassador: null,
    skipper: quote.receipt.find(({ kind }) => kind === 'skipper')?.asked ?? 0,
    officeRebates: [],
    discountVouchers: [],
  };
  return { terms, figures: rebateFigures(settings) };
};

const NEW_OF_ALL = {
  ageRequest: null,
  group: null,
  ambassador: null,
  vouchers: [],
  officeRebates: [],
} as const;

const upgradePlaced = <B extends PlacedOfVersion1<Confirmed> | PlacedOfVersion1<Waiting>>(
  booking: B,
) => ({
  ...booking,
  ...NEW_OF_ALL,
  quote: { ...booking.quote, rows: rowsWithThings(booking.quote.rows, booking.choices) },
  basis: basisOf(booking.siteId, booking.quote, booking.choices),
  payments: [],
  reminded: [],
  cancelAskedAt: null,
});

/** Converts a booking of format version 1. Takes its rebate rules from the price receipt (R37). */
export const bookingFromVersion1 = (booking: BookingOfVersion1): Booking => {
  switch (booking.status) {
    case 'draft':
      return { ...booking, ...NEW_OF_ALL, olderNamed: false };
    case 'confirmed':
      return {
        ...upgradePlaced(booking),
        status: 'confirmed',
        firstDue: booking.placedAt + FIRST_DUE_HOURS * HOUR,
      };
    case 'reserveList':
      return { ...upgradePlaced(booking), status: 'reserveList' };
  }
};
