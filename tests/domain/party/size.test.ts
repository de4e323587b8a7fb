import { describe, expect, it } from 'vitest';
import { isSkipper, skipperOf, travellersMax, yachtParties } from '../../../domain/party/size.ts';
import { LUXURY, offerWith, PREMIER, unitWith } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

/** The brand takes twelve; `full`: units that are not open. */
const bounds = (maxParticipants = 12, full: readonly number[] = []) => ({
  maxParticipants,
  isOpen: ({ id }: { readonly id: number }) => !full.includes(id),
});

describe('how many sail on a whole yacht (R36)', () => {
  const yachts = offerWith({
    units: [PREMIER, unitWith({ id: 503, berths: 8, sellsWhole: true }), { ...LUXURY, sellsWhole: false, berths: 14 }],
  });

  it('is bound by the largest yacht that is sold whole; the organiser’s skipper takes a berth of it', () => {
    expect(yachtParties(yachts, bounds())).toMatchObject({ ownSkipper: { least: 2, most: 10 }, organiserSkipper: { least: 1, most: 9 } });
  });

  it('never goes beyond the participants that the brand takes in a booking', () => {
    expect(yachtParties(yachts, bounds(6))).toMatchObject({ ownSkipper: { least: 2, most: 6 }, organiserSkipper: { least: 1, most: 6 } });
  });

  it('leaves the organiser’s skipper out where groups bring their own', () => {
    const { ownSkipper, organiserSkipper } = yachtParties({ ...yachts, traits: ['skipperRequired', 'boatTrip'] }, bounds());
    expect(ownSkipper).toMatchObject({ least: 2, most: 10 });
    expect(organiserSkipper).toBe(null);
  });

  it('where only an own skipper may sail, all berths are for travellers, before anybody says so too (offer 193)', () => {
    expect(travellersMax({ ...yachts, traits: ['skipperRequired'] }, PREMIER, false)).toBe(PREMIER.berths);
    expect(travellersMax(yachts, PREMIER, false)).toBe(PREMIER.berths - 1);
  });

  it('where no yacht is sold whole, as on courses, it never has fewer at most than at least', () => {
    const course = offerWith({ units: [{ ...PREMIER, sellsWhole: false }] });
    expect(yachtParties(course, bounds()).ownSkipper).toMatchObject({ least: 2, most: PREMIER.berths });
    expect(yachtParties(offerWith({ units: [] }), bounds()).ownSkipper).toMatchObject({ least: 2, most: 2 });
  });

  it.each([
    ['eight where the yachts take more', yachts, [], 8, 8],
    [
      'what the open ones take, where that is less',
      { ...yachts, units: [PREMIER, unitWith({ id: 503, berths: 6, sellsWhole: true })] },
      [PREMIER.id],
      6,
      5,
    ],
    ['what any takes, where none is open', { ...yachts, units: [unitWith({ id: 503, berths: 6, sellsWhole: true })] }, [503], 6, 5],
  ] as const)('R62.1: starts at %s', (_, offer, full, own, organiser) => {
    const { ownSkipper, organiserSkipper } = yachtParties(offer, bounds(12, full));
    expect([ownSkipper.starts, organiserSkipper?.starts]).toEqual([own, organiser]);
  });
});

describe('whose skipper sails', () => {
  const own = { ...party('whole', 3), ownSkipper: true };

  it('R55: is a whole yacht’s matter alone', () => {
    expect(skipperOf(own)).toBe('ownSkipper');
    expect(skipperOf(party('whole', 3))).toBe('organiserSkipper');
    expect(skipperOf({ ...party('single', 3), ownSkipper: true })).toBe(null);
  });

  it('R36: with an own skipper participant 2 is the one', () => {
    expect([1, 2, 3].map((userNum) => isSkipper(own, userNum))).toEqual([false, true, false]);
    expect([1, 2, 3].some((userNum) => isSkipper(party('whole', 3), userNum))).toBe(false);
    expect(isSkipper({ ...party('cabin', 2), ownSkipper: true }, 2)).toBe(false);
  });
});
