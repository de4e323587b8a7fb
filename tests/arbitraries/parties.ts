import fc from 'fast-check';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Accommodation } from '../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type Choices, emptyChoices, type ParticipantChoices } from '../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import type { QuoteInput } from '../../domain/pricing/quote.ts';
import { amounts, SETTINGS } from './offers.ts';

/** An adult with all data that participant 1 must give (R34). */
export const ANNA: Person = {
  ...NOBODY,
  firstName: 'Anna',
  lastName: 'Nowak',
  birthDate: '1995-05-20',
  phone: '+48 600 700 800',
  email: 'anna@example.com',
};
export const JAN: Person = {
  ...NOBODY,
  firstName: 'Jan',
  lastName: 'Kowalski',
  birthDate: '1994-01-02',
};

/** The first change applies to participant 1, and so on; the last change repeats for the rest. */
export const party = (
  accommodation: Accommodation,
  count: number,
  participants: readonly Partial<ParticipantChoices>[] = [],
  more: Partial<Choices> = {},
): Choices => ({
  accommodation,
  ownSkipper: false,
  beSkipper: false,
  ...more,
  participants: Array.from({ length: count }, (_, index) => ({
    ...emptyChoices(index + 1),
    ...(participants[index] ?? participants.at(-1) ?? {}),
  })),
});

const participantOf = (offer: Offer, userNum: number): fc.Arbitrary<ParticipantChoices> =>
  fc.record({
    userNum: fc.constant(userNum),
    unitId: fc.option(fc.constantFrom(...offer.units.map(({ id }) => id))),
    journeyId: fc.option(fc.constantFrom(...offer.journeys.map(({ id }) => id))),
    pointId: fc.option(fc.constantFrom(1, 2)),
    luggage: fc.boolean(),
    berthSameAsFirst: fc.boolean(),
    berthFirstName: fc.constant(''),
    berthLastName: fc.constant(''),
    insuranceId: fc.option(fc.constantFrom(...offer.insurances.map(({ id }) => id))),
    insuranceSameAsFirst: fc.boolean(),
    resignation: fc.boolean(),
    assistance: fc.boolean(),
    trainings: fc.subarray([{ trainingId: 5, optionId: 51 }]),
    addons: fc.subarray([{ addonId: 3, optionId: 31 }]),
    fillLater: fc.boolean(),
    person: fc.constantFrom(NOBODY, ANNA, JAN),
  });

export const choicesOf = (offer: Offer): fc.Arbitrary<Choices> =>
  fc
    .record({
      accommodation: fc.constantFrom<Accommodation>('single', 'cabin', 'whole'),
      count: fc.integer({ min: 1, max: SETTINGS.maxParticipants }),
      ownSkipper: fc.boolean(),
      beSkipper: fc.boolean(),
    })
    .chain(({ accommodation, count, ownSkipper, beSkipper }) =>
      fc
        .tuple(
          ...Array.from({ length: accommodation === 'cabin' ? 2 : count }, (_, index) =>
            participantOf(offer, index + 1),
          ),
        )
        .map((participants) => ({ accommodation, ownSkipper, beSkipper, participants })),
    );

/** The list needs a brand with every optional setting (docs/changing-a-price-rule.md). */
export const BRANDS: readonly BrandSettings[] = [SETTINGS];

export const quoteInputs = (offers: fc.Arbitrary<Offer>): fc.Arbitrary<QuoteInput> =>
  offers.chain((offer) =>
    choicesOf(offer).chain((choices) =>
      fc.record({
        offer: fc.constant(offer),
        settings: fc.constantFrom(...BRANDS),
        today: fc.integer({ min: -250, max: 0 }).map((days) => addDays(offer.from, days)),
        choices: fc.constant(choices),
        assumedUnit: fc.constantFrom(null, ...offer.units),
        trips: fc.array(fc.integer({ min: 0, max: 6 }), {
          minLength: choices.participants.length,
          maxLength: choices.participants.length,
        }),
        groupTravellers: fc.option(fc.integer({ min: 1, max: 20 })),
        ambassador: fc.option(amounts(20_000)),
        officeRebates: fc.array(amounts(200_000), { maxLength: 2 }),
        discountVouchers: fc.array(amounts(500_000), { maxLength: 2 }),
      }),
    ),
  );

export const quoteOf = (
  offer: Offer,
  choices: Choices,
  more: Partial<QuoteInput> = {},
): QuoteInput => ({
  offer,
  settings: SETTINGS,
  today: '2027-05-15',
  choices,
  assumedUnit: null,
  trips: [],
  groupTravellers: null,
  ambassador: null,
  officeRebates: [],
  discountVouchers: [],
  ...more,
});
