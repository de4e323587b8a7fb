import { describe, expect, it } from 'vitest';
import {
  isSkipper,
  skipperOf,
  travellersMax,
  wholeYachtPartySizes,
} from '../../../domain/party/answers.ts';
import { LUXURY, offerWith, PREMIER, unitWith } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const bounds = (maxParticipants = 12, full: readonly number[] = []) => ({
  maxParticipants,
  isOpen: ({ id }: { readonly id: number }) => !full.includes(id),
});

describe('the party size that a whole yacht allows (R36)', () => {
  const yachts = offerWith({
    units: [
      PREMIER,
      unitWith({ id: 503, berths: 8, sellsWhole: true }),
      { ...LUXURY, sellsWhole: false, berths: 14 },
    ],
  });

  it('is limited by the largest yacht that is sold whole; the organiser’s skipper takes a berth', () => {
    expect(wholeYachtPartySizes(yachts, bounds())).toMatchObject({
      ownSkipper: { least: 2, most: 10 },
      organiserSkipper: { least: 1, most: 9 },
    });
  });

  it('never exceeds the maximum that the brand settings allow for a booking', () => {
    expect(wholeYachtPartySizes(yachts, bounds(6))).toMatchObject({
      ownSkipper: { least: 2, most: 6 },
      organiserSkipper: { least: 1, most: 6 },
    });
  });

  it('is null for parties with the organiser’s skipper if the offer requires an own skipper', () => {
    const { ownSkipper, organiserSkipper } = wholeYachtPartySizes(
      { ...yachts, traits: ['skipperRequired', 'boatTrip'] },
      bounds(),
    );
    expect(ownSkipper).toMatchObject({ least: 2, most: 10 });
    expect(organiserSkipper).toBe(null);
  });

  it('if an own skipper is required (offer 193), travellers can take all berths; otherwise all but one', () => {
    expect(travellersMax({ ...yachts, traits: ['skipperRequired'] }, PREMIER, false)).toBe(
      PREMIER.berths,
    );
    expect(travellersMax(yachts, PREMIER, false)).toBe(PREMIER.berths - 1);
  });

  it('has a maximum not below the minimum, even if no yacht is sold whole', () => {
    const course = offerWith({ units: [{ ...PREMIER, sellsWhole: false }] });
    expect(wholeYachtPartySizes(course, bounds()).ownSkipper).toMatchObject({
      least: 2,
      most: PREMIER.berths,
    });
    expect(wholeYachtPartySizes(offerWith({ units: [] }), bounds()).ownSkipper).toMatchObject({
      least: 2,
      most: 2,
    });
  });

  it.each([
    ['eight if a yacht takes eight or more', yachts, [], 8, 8],
    [
      'the most that an open yacht takes, if that is less',
      { ...yachts, units: [PREMIER, unitWith({ id: 503, berths: 6, sellsWhole: true })] },
      [PREMIER.id],
      6,
      5,
    ],
    [
      'the most that any yacht takes, if none is open',
      { ...yachts, units: [unitWith({ id: 503, berths: 6, sellsWhole: true })] },
      [503],
      6,
      5,
    ],
  ] as const)('R62.1: the suggested size is %s', (_, offer, full, ownLimits, organiser) => {
    const { ownSkipper, organiserSkipper } = wholeYachtPartySizes(offer, bounds(12, full));
    expect([ownSkipper.starts, organiserSkipper?.starts]).toEqual([ownLimits, organiser]);
  });
});

describe('the skipper of a booking', () => {
  const withSkipper = { ...party('whole', 3), ownSkipper: true };

  it('R55: only a booking of a whole yacht chooses its skipper', () => {
    expect(skipperOf(withSkipper)).toBe('ownSkipper');
    expect(skipperOf(party('whole', 3))).toBe('organiserSkipper');
    expect(skipperOf({ ...party('single', 3), ownSkipper: true })).toBe(null);
  });

  it('R36: a party’s own skipper is participant 2', () => {
    expect([1, 2, 3].map((userNum) => isSkipper(withSkipper, userNum))).toEqual([
      false,
      true,
      false,
    ]);
    expect([1, 2, 3].some((userNum) => isSkipper(party('whole', 3), userNum))).toBe(false);
    expect(isSkipper({ ...party('cabin', 2), ownSkipper: true }, 2)).toBe(false);
  });
});
