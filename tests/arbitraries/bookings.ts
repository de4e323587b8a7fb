import fc from 'fast-check';
import type { Booking, Confirmed, Draft, Waiting } from '../../domain/booking/booking.ts';
import { HOUR, MINUTE } from '../../domain/calendar.ts';
import type { Choices } from '../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { oneOffPlan } from '../../domain/payments/instalments.ts';
import { computeQuote, rebateTermsOf } from '../../domain/pricing/quote.ts';
import { rebateFigures } from '../../domain/pricing/rebates.ts';
import type { PlacesInUnit } from '../../domain/seats/claim.ts';
import { OFFER, SETTINGS } from './offers.ts';
import { ANNA, choicesOf, party, quoteOf } from './parties.ts';

export const DRAFT_BEGUN_AT = Date.UTC(2027, 5, 1, 10);

export const singles = (unitId: number, count: number): PlacesInUnit => ({
  unitId,
  wholes: 0,
  pairs: 0,
  singles: count,
});

const common = (id: string) => ({
  id,
  siteId: 1,
  offerId: OFFER.id,
  version: 1,
  owner: { visitorId: `visitor of ${id}`, accountId: null },
  createdAt: DRAFT_BEGUN_AT,
  savedAt: DRAFT_BEGUN_AT,
  choices: party('single', 1, [{ person: ANNA }]),
  seats: [],
  ageCleared: false,
  ageRequest: null,
  group: null,
  ambassador: null,
  vouchers: [],
  officeRebates: [],
});

export const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...common(id),
  status: 'draft',
  reached: 0,
  olderNamed: false,
  reserveList: false,
  hold: null,
  ...more,
});

export const heldDraft = (
  id: string,
  seats: readonly PlacesInUnit[],
  more: Partial<Draft> = {},
): Draft =>
  draft(id, {
    reached: 2,
    seats,
    hold: { beganAt: DRAFT_BEGUN_AT, until: DRAFT_BEGUN_AT + 30 * MINUTE },
    ...more,
  });

const placed = (choices: Choices) => {
  const input = quoteOf(OFFER, choices);
  const price = computeQuote(input);
  return {
    placedAt: DRAFT_BEGUN_AT + HOUR,
    comments: '',
    quote: price,
    basis: { terms: rebateTermsOf(input), figures: rebateFigures(SETTINGS) },
    paymentOption: 'onetime',
    paymentType: 'transfer',
    plan: oneOffPlan(price.price),
    payments: [],
    reminded: [],
    cancelAskedAt: null,
  } as const;
};

export const confirmedBooking = (
  id: string,
  seats: readonly PlacesInUnit[],
  more: Partial<Confirmed> = {},
): Confirmed => {
  const base = common(id);
  return {
    ...base,
    ...placed(more.choices ?? base.choices),
    seats,
    status: 'confirmed',
    firstDue: DRAFT_BEGUN_AT + 25 * HOUR,
    ...more,
  };
};

export const waitingBooking = (
  id: string,
  seats: readonly PlacesInUnit[],
  more: Partial<Waiting> = {},
): Waiting => {
  const base = common(id);
  return { ...base, ...placed(base.choices), seats, status: 'reserveList', ...more };
};

const typed = fc.string({ unit: 'binary', maxLength: 12 });

const persons: fc.Arbitrary<Person> = fc.record({
  firstName: typed,
  lastName: typed,
  birthDate: fc.constantFrom('', '1990-02-28'),
  idDocument: fc.constantFrom('', 'ABA300000'),
  country: fc.constantFrom('Polska', 'Norge'),
  gender: fc.constantFrom(null, 'woman', 'man'),
  phone: fc.constantFrom('', '+48 600 700 800'),
  email: fc.constantFrom('', 'ola@example.com', 'jan@example.com'),
});

const peopled: fc.Arbitrary<Choices> = choicesOf(OFFER).chain((choices) => {
  const count = { minLength: choices.participants.length, maxLength: choices.participants.length };
  return fc
    .tuple(
      fc.array(fc.oneof(fc.constant(NOBODY), persons), count),
      fc.array(fc.tuple(typed, typed), count),
    )
    .map(([people, names]) => ({
      ...choices,
      participants: choices.participants.map((participant, index) => ({
        ...participant,
        person: people[index] ?? NOBODY,
        berthFirstName: names[index]?.[0] ?? '',
        berthLastName: names[index]?.[1] ?? '',
      })),
    }));
});

export const bookingsWithId = (id: string): fc.Arbitrary<Booking> =>
  fc
    .record({
      choices: peopled,
      comments: typed,
      accountId: fc.constantFrom(null, 'account'),
      version: fc.integer({ min: 1, max: 99 }),
      ageCleared: fc.boolean(),
      until: fc.option(fc.integer({ min: 1, max: 120 })),
      status: fc.constantFrom('draft', 'confirmed', 'reserveList'),
      seats: fc
        .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })
        .map((units) => units.sort().map((unit) => singles(unit, 2))),
    })
    .map(({ comments, accountId, until, status, seats, ...more }): Booking => {
      const owner = { visitorId: 'visitor', accountId };
      if (status === 'confirmed') return confirmedBooking(id, seats, { ...more, owner, comments });
      if (status === 'reserveList') return waitingBooking(id, seats, { ...more, owner, comments });
      return draft(id, {
        ...more,
        owner,
        seats,
        hold:
          until === null
            ? null
            : { beganAt: DRAFT_BEGUN_AT, until: DRAFT_BEGUN_AT + until * MINUTE },
      });
    });
