import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { emptyChoices } from '../../domain/party/choices.ts';
import { computeQuote, type QuoteInput } from '../../domain/pricing/quote.ts';
import { type Figure, type Pace, roundsOf, sideBySide } from './measure.ts';

const TIMES: Readonly<Record<Pace, number>> = { full: 20_000, short: 2000 };

const UNIT = {
  id: 1,
  name: 'Bavaria 40',
  unitClass: 'premier',
  yachts: 3,
  berths: 12,
  cabins: 5,
  sellsPlaces: true,
  sellsWhole: true,
  placePrice: 40_000,
  wholePrice: 1_500_000,
  hidden: false,
} as const;

const OFFER: Offer = {
  id: 1,
  name: 'A week',
  typeId: 2,
  countryId: 1,
  exotic: false,
  countryListed: true,
  from: '2027-07-03',
  to: '2027-07-10',
  closed: false,
  grayedOut: false,
  traits: [],
  base: 199_000,
  advance: 50_000,
  firstMinuteUntil: '2027-01-31',
  secondMinuteUntil: null,
  safeBooking: false,
  sellsResignation: true,
  assistance: { price: 4900, usual: null },
  showGroupRebate: true,
  showAmbassadorRebate: true,
  units: [UNIT],
  journeys: [
    {
      id: 1,
      name: 'Coach',
      price: 54_900,
      available: true,
      paidOnSpot: false,
      pickUp: true,
      points: [{ id: 1, name: 'Town', price: 5000, available: true, needsGroup: false }],
    },
  ],
  insurances: [{ id: 1, name: 'Travel', price: 0, available: true, recommended: true }],
  trainings: [],
  addons: [
    {
      id: 7,
      name: 'Luggage',
      price: 8000,
      available: true,
      kind: 'luggage',
      sized: false,
      options: [{ id: 13, name: 'Bag' }],
    },
    {
      id: 9,
      name: 'Sweatshirt',
      price: 19_900,
      available: true,
      kind: 'ordinary',
      sized: true,
      options: [{ id: 1, name: 'M' }],
    },
  ],
};

const input = (): QuoteInput | null => {
  const settings = DEMO_BRANDS[0];
  if (settings === undefined) return null;
  const participants = Array.from({ length: 12 }, (_, index) => ({
    ...emptyChoices(index + 1),
    unitId: 1,
    journeyId: 1,
    pointId: 1,
    luggage: true,
    insuranceId: 1,
    resignation: true,
    assistance: true,
    addons: [{ addonId: 9, optionId: 1 }],
  }));
  return {
    offer: OFFER,
    settings,
    today: '2026-12-01',
    choices: { accommodation: 'single', ownSkipper: false, beSkipper: false, participants },
    assumedUnit: null,
    trips: [4, 1],
    groupTravellers: 12,
    ambassador: 5000,
    officeRebates: [],
    discountVouchers: [],
  };
};

export const benchQuote = async (pace: Pace): Promise<readonly Figure[]> => {
  const party = input();
  if (party === null) return [];
  const { rows } = computeQuote(party);
  const many = (work: () => unknown) => () => {
    for (let time = 0; time < TIMES[pace]; time += 1) work();
  };
  const { a, ratio } = await sideBySide(
    roundsOf(pace, 7),
    many(() => computeQuote(party)),
    many(() => JSON.stringify(rows)),
  );
  const micros = (a / TIMES[pace]) * 1e6;
  return [
    {
      name: 'Quote of 12 participants',
      value: `${micros.toFixed(1)} µs`,
      target: 'under 20 µs',
      within: micros < 20,
    },
    {
      name: '  against JSON.stringify of its rows',
      value: `${ratio.toFixed(2)} ×`,
      target: '(for scale)',
      within: null,
    },
  ];
};
