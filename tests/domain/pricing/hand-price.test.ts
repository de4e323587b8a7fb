import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeQuote, type QuoteInput } from '../../../domain/pricing/quote.ts';
import { offers } from '../../arbitraries/offers.ts';
import { quoteInputs } from '../../arbitraries/parties.ts';
import { runs } from '../../support/runs.ts';
import { type HandPriceInput, handPrice } from './hand-price.ts';

const days = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** R16: the price of resignation insurance; 0 if it is not sold. */
const resignation = ({ offer, today }: QuoteInput): number => {
  if (!offer.sellsResignation || days(today, offer.from) <= 7) return 0;
  const { exotic } = offer;
  if (offer.safeBooking) return exotic ? 100_00 : 50_00;
  return (exotic ? 300_00 : 150_00) * Math.max(1, Math.ceil(days(offer.from, offer.to) / 7));
};

const slipOf = (input: QuoteInput): HandPriceInput => {
  const { offer, choices, today, assumedUnit } = input;
  const { accommodation, participants } = choices;
  const unitOf = (unitId: number | null | undefined) =>
    offer.units.find(({ id }) => id === unitId) ?? assumedUnit;
  const people = participants.map((person, index) => {
    const unit = unitOf(accommodation === 'single' ? person.unitId : participants[0]?.unitId);
    const journey = offer.journeys.find(({ id }) => id === person.journeyId);
    const parts = [
      accommodation === 'cabin' && unit !== null ? 300_00 : 0,
      journey === undefined || journey.paidOnSpot ? 0 : journey.price,
      journey?.points.find(({ id }) => id === person.pointId)?.price ?? 0,
      offer.insurances.find(({ id }) => id === person.insuranceId)?.price ?? 0,
      person.resignation ? resignation(input) : 0,
      person.assistance ? (offer.assistance?.price ?? 0) : 0,
      person.trainings.length > 0 ? 150_00 : 0,
      person.addons.length > 0 ? 79_00 : 0,
      person.luggage ? 120_00 : 0,
    ];
    const whole = accommodation === 'whole';
    const yacht = index === 0 ? (unit?.wholePrice ?? 0) : 0;
    const place = unit === null ? 0 : offer.base + unit.placePrice;
    return {
      lodging: whole ? yacht : place,
      rest: parts.reduce((all, part) => all + part, 0),
      trips: input.trips[index] ?? 0,
    };
  });
  const first = offer.firstMinuteUntil !== null && today <= offer.firstMinuteUntil;
  const second = offer.secondMinuteUntil !== null && today <= offer.secondMinuteUntil;
  return {
    whole: accommodation === 'whole',
    people,
    minute: first ? 'firstMinute' : second ? 'secondMinute' : null,
    groupOf: input.groupTravellers,
    ambassador: input.ambassador ?? 0,
    skipper: offer.traits.includes('skipperDiscount') && choices.beSkipper,
    office: input.officeRebates,
    vouchers: input.discountVouchers,
  };
};

describe('a price computed by a second, independent program', () => {
  it('R12–R25: is equal to the price that quote computes, for any offer, party and codes', () => {
    fc.assert(
      fc.property(quoteInputs(offers), (input) => {
        expect(computeQuote(input).price).toBe(handPrice(slipOf(input)));
      }),
      runs(1000),
    );
  });

  it('R12–R25: equals sums worked out on paper', () => {
    const person = { lodging: 2349_00, rest: 0, trips: 0 };
    const slip: HandPriceInput = {
      whole: false,
      people: [person, person],
      minute: null,
      groupOf: null,
      ambassador: 0,
      skipper: false,
      office: [],
      vouchers: [],
    };
    expect(handPrice(slip)).toBe(4698_00);
    // 200 + 100 + 50 PLN are cut to the cap of 300; the second traveller gets 250.
    expect(
      handPrice({
        ...slip,
        minute: 'firstMinute',
        ambassador: 50_00,
        people: [{ ...person, trips: 4 }, person],
      }),
    ).toBe(4148_00);
    // 14 900 PLN less 200 for the yacht, 400 for the skipper and 300 for First Minute.
    const nine = Array.from({ length: 9 }, (_, index) => ({
      lodging: index === 0 ? 14_900_00 : 0,
      rest: 0,
      trips: 0,
    }));
    expect(
      handPrice({
        ...slip,
        whole: true,
        people: nine,
        skipper: true,
        minute: 'firstMinute',
        groupOf: 20,
      }),
    ).toBe(14_000_00);
    expect(handPrice({ ...slip, vouchers: [5000_00] })).toBe(0);
  });
});
