import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../../domain/booking/booking.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { EMPTY } from '../../../domain/seats/occupancy.ts';
import { COACH, OWN_CAR, offerWith, PREMIER } from '../../arbitraries/offers.ts';
import {
  accepted,
  acceptedDraft,
  berths,
  contextWith,
  draftAfter,
  GRAYED,
  give,
  insured,
  invalid,
  NOON,
  refusal,
  takenByOthers,
  trip,
} from './steps.ts';

describe('step 2', () => {
  it('R8.1: holds the places of the party for 30 minutes', () => {
    const draft = draftAfter([trip(2), berths([501, 502])]);
    expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + 30 * MINUTE });
    expect(claimsOf(draft)).toEqual({
      seats: [
        { ...EMPTY, unitId: 501, singles: 1 },
        { ...EMPTY, unitId: 502, singles: 1 },
      ],
      until: NOON + 30 * MINUTE,
    });
  });

  it('R8.2: every later save extends the hold to 30 minutes from then, to 2 hours from its beginning at most', () => {
    let draft = draftAfter([trip(1), berths([501])]);
    for (const [minutes, until] of [
      [10, 40],
      [39, 69],
      [68, 98],
      [97, 120],
      [119, 120],
    ] as const) {
      draft = acceptedDraft(give(draft, insured(1), { at: NOON + minutes * MINUTE }));
      expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + until * MINUTE });
    }
    expect(acceptedDraft(give(draft, insured(1), { at: NOON + 2 * HOUR })).hold).toEqual({
      beganAt: NOON + 2 * HOUR,
      until: NOON + 2 * HOUR + 30 * MINUTE,
    });
  });

  it('R8.7, R8.13: after a lapse a save tries to hold the places anew, and keeps what was typed where they are gone', () => {
    const draft = draftAfter([trip(1), berths([501])]);
    const later = { at: NOON + 31 * MINUTE };
    expect(acceptedDraft(give(draft, insured(1), later)).hold?.beganAt).toBe(later.at);
    const gone = acceptedDraft(give(draft, insured(1), later, takenByOthers(20)));
    expect(gone.hold).toBe(null);
    expect(gone.choices.participants[0]?.insuranceId).toBe(1);
  });

  it('R9.1, W-119: a party that does not fit is refused without the reserve list and signed up with it', () => {
    const full = takenByOthers(19);
    expect(refusal(give(draftAfter([trip(2)]), berths([501, 501]), {}, full))).toEqual(invalid(null, 'unit', 'noPlaces'));
    const listed = acceptedDraft(give(draftAfter([trip(2)]), berths([501, 501], { reserveList: true }), {}, full));
    expect(listed).toMatchObject({ reserveList: true, hold: null });
    expect(claimsOf(listed).until).toBe(null);
    expect(claimsOf(listed).seats).toEqual([]);
  });

  it('R9: a party that fits gets real places whatever it asked for', () => {
    expect(draftAfter([trip(2), berths([501, 501], { reserveList: true })])).toMatchObject({ reserveList: false, hold: { beganAt: NOON } });
  });

  it('R9: an offer for the reserve list alone takes sign-ups alone', () => {
    expect(refusal(give(draftAfter([trip(1)]), berths([501]), {}, GRAYED))).toEqual(invalid(null, 'unit', 'noPlaces'));
    expect(acceptedDraft(give(draftAfter([trip(1)]), berths([501], { reserveList: true }), {}, GRAYED))).toMatchObject({
      reserveList: true,
      hold: null,
    });
  });

  it('R9.3: what a unit does not sell is refused even for the reserve list', () => {
    const offer = offerWith({
      units: [
        { ...PREMIER, sellsPlaces: false },
        { ...PREMIER, id: 503 },
      ],
    });
    const context = contextWith({ offer });
    const draft = draftAfter([trip(1)], {}, context);
    expect(refusal(give(draft, berths([501], { reserveList: true }), {}, context))).toEqual(invalid(1, 'unit', 'notOffered'));
    const cabin = draftAfter([trip(2, { accommodation: 'cabin' })]);
    expect(refusal(give(cabin, berths([502, 502], { reserveList: true })))).toEqual(invalid(1, 'bedroom', 'notOffered'));
  });

  it('R36.6: more people than the chosen yacht carries are refused here', () => {
    const draft = draftAfter([trip(8, { accommodation: 'whole' })]);
    expect(refusal(give(draft, berths([502, ...Array.from({ length: 7 }, () => 502)])))).toEqual(invalid(1, 'unit', 'tooManyForYacht'));
    const own = draftAfter([trip(8, { accommodation: 'whole', ownSkipper: true })]);
    expect(accepted(give(own, berths([502, ...Array.from({ length: 7 }, () => 502)]))).seats).toEqual([
      { ...EMPTY, unitId: 502, wholes: 1 },
    ]);
  });

  it('R13.3, W-042, W-117: a bedroom for both of two participants is a cabin', () => {
    const draft = draftAfter([trip(2), berths([501, 501], {}, { bedroom: true })]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.seats).toEqual([{ ...EMPTY, unitId: 501, pairs: 1 }]);
  });

  it('R13: a second participant with the same as the first shares the first’s bedroom', () => {
    const command = berths([501, 501]);
    const [first, second] = command.berths;
    if (first === undefined || second === undefined) throw new Error('two answers');
    const shared = [
      { ...first, bedroom: true },
      { ...second, unitId: null, sameAsFirst: true },
    ];
    const draft = draftAfter([trip(2), { ...command, berths: shared }]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([501, 501]);
  });

  it('R13: a bedroom for one of two, or for a party of three, is refused', () => {
    const command = berths([501, 501]);
    const one = command.berths.map((answer) => ({ ...answer, bedroom: answer.userNum === 2 }));
    expect(refusal(give(draftAfter([trip(2)]), { ...command, berths: one }))).toEqual(invalid(2, 'bedroom', 'invalid'));
    expect(refusal(give(draftAfter([trip(3)]), berths([501, 501, 501], {}, { bedroom: true })))).toMatchObject({ kind: 'invalid' });
  });

  it('R13: of two who share a unit the first alone, or the second alone beside somebody without one, gets no cabin', () => {
    const asked = (bedrooms: readonly boolean[], sameAsFirst = false) => {
      const command = berths([501, 501], { reserveList: true });
      const answers = command.berths.map((answer, index) => ({
        ...answer,
        bedroom: bedrooms[index] ?? false,
        sameAsFirst: sameAsFirst && index === 1,
      }));
      return give(draftAfter([trip(2)]), { ...command, berths: answers });
    };
    expect(refusal(asked([true, false]))).toEqual(invalid(1, 'bedroom', 'invalid'));
    expect(refusal(asked([false, true]))).toEqual(invalid(2, 'bedroom', 'invalid'));
    // Who sails as the first does has what the first has: no bedroom, two places.
    const together = acceptedDraft(asked([false, false], true));
    expect(together.choices.accommodation).toBe('single');
    expect(together.seats).toEqual([{ ...EMPTY, unitId: 501, singles: 2 }]);
  });

  it('R14: the coach needs a pick-up point that is open', () => {
    const by = (journeyId: number | null, pointId: number | null) =>
      berths([501], { journeys: [{ userNum: 1, journeyId, pointId, luggage: undefined }] });
    const draft = draftAfter([trip(1)]);
    expect(refusal(give(draft, by(null, null)))).toEqual(invalid(1, 'journey', 'required'));
    expect(refusal(give(draft, by(9, null)))).toEqual(invalid(1, 'journey', 'unknown'));
    expect(refusal(give(draft, by(1, null)))).toEqual(invalid(1, 'point', 'required'));
    expect(refusal(give(draft, by(1, 4)))).toEqual(invalid(1, 'point', 'unknown'));
    expect(accepted(give(draft, by(1, 3))).choices.participants[0]).toMatchObject({ journeyId: 1, pointId: 3 });
  });

  it('R3.4: where one gets on is asked of the journeys that say so, whatever their numbers are', () => {
    const journeys = [
      { ...OWN_CAR, id: 1 },
      { ...COACH, id: 2 },
    ];
    const by = (journeyId: number, pointId: number | null) =>
      berths([501], { journeys: [{ userNum: 1, journeyId, pointId, luggage: undefined }] });
    const context = contextWith({ offer: offerWith({ journeys }) });
    const draft = draftAfter([trip(1)], {}, context);
    expect(accepted(give(draft, by(1, null), {}, context)).choices.participants[0]).toMatchObject({ journeyId: 1, pointId: null });
    expect(accepted(give(draft, by(1, 3), {}, context)).choices.participants[0]).toMatchObject({ journeyId: 1, pointId: null });
    expect(refusal(give(draft, by(2, null), {}, context))).toEqual(invalid(1, 'point', 'required'));
    expect(accepted(give(draft, by(2, 3), {}, context)).choices.participants[0]).toMatchObject({ journeyId: 2, pointId: 3 });
  });

  it('R53.1: a journey that is the only one is chosen by itself', () => {
    const context = contextWith({ offer: offerWith({ journeys: [OWN_CAR] }) });
    const draft = draftAfter([trip(1), berths([501], { journeys: [] })], {}, context);
    expect(draft.choices.participants[0]?.journeyId).toBe(2);
  });

  it('answers for people whom the booking does not have are refused', () => {
    expect(refusal(give(draftAfter([trip(1)]), { ...berths([501, 501]), journeys: berths([501]).journeys }))).toEqual(
      invalid(2, 'userNum', 'unknown'),
    );
  });
});
