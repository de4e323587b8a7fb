import { describe, expect, it } from 'vitest';
import { type Draft, isSignUp, placeClaimsOf } from '../../../domain/booking/booking.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import { COACH, OWN_CAR, offerWith, PREMIER } from '../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedDraft,
  berthsStep,
  contextWith,
  draftAfter,
  GRAYED_CONTEXT,
  give,
  insureAll,
  invalidAt,
  NOON,
  refusalFrom,
  takenByOthers,
  tripStep,
} from './booking-steps.ts';

describe('step 2 of the wizard: units, journeys and places', () => {
  it('R8.1: holds the places of the party for 30 minutes', () => {
    const draft = draftAfter([tripStep(2), berthsStep([501, 502])]);
    expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + 30 * MINUTE });
    expect(placeClaimsOf(draft)).toEqual({
      seats: [
        { ...NO_OCCUPANCY, unitId: 501, singles: 1 },
        { ...NO_OCCUPANCY, unitId: 502, singles: 1 },
      ],
      until: NOON + 30 * MINUTE,
    });
  });

  it('R8.2: every later save extends the hold to 30 minutes, at most 2 hours from its beginning', () => {
    let draft = draftAfter([tripStep(1), berthsStep([501])]);
    for (const [minutes, until] of [
      [10, 40],
      [39, 69],
      [68, 98],
      [97, 120],
      [119, 120],
    ] as const) {
      draft = acceptedDraft(give(draft, insureAll(1), { at: NOON + minutes * MINUTE }));
      expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + until * MINUTE });
    }
    expect(acceptedDraft(give(draft, insureAll(1), { at: NOON + 2 * HOUR })).hold).toEqual({
      beganAt: NOON + 2 * HOUR,
      until: NOON + 2 * HOUR + 30 * MINUTE,
    });
  });

  it('R8.7, R8.13: after the hold expired, a save holds the places again if they are still free', () => {
    const draft = draftAfter([tripStep(1), berthsStep([501])]);
    const later = { at: NOON + 31 * MINUTE };
    expect(acceptedDraft(give(draft, insureAll(1), later)).hold?.beganAt).toBe(later.at);
    const lost = acceptedDraft(give(draft, insureAll(1), later, takenByOthers(20)));
    expect(lost.hold).toBe(null);
    expect(lost.choices.participants[0]?.insuranceId).toBe(1);
  });

  it('R9.1, W-119: a party that does not fit is refused, or becomes a sign-up if it asked for that', () => {
    const full = takenByOthers(19);
    expect(refusalFrom(give(draftAfter([tripStep(2)]), berthsStep([501, 501]), {}, full))).toEqual(
      invalidAt(null, 'unit', 'noPlaces'),
    );
    const listed = acceptedDraft(
      give(draftAfter([tripStep(2)]), berthsStep([501, 501], { reserveList: true }), {}, full),
    );
    expect(listed).toMatchObject({ reserveList: true, hold: null });
    expect([isSignUp(listed), isSignUp(draftAfter([tripStep(2), berthsStep([501, 501])]))]).toEqual(
      [true, false],
    );
    expect(placeClaimsOf(listed).until).toBe(null);
    expect(placeClaimsOf(listed).seats).toEqual([]);
  });

  it('R9: a party that fits gets places, even if it asked for the reserve list', () => {
    expect(draftAfter([tripStep(2), berthsStep([501, 501], { reserveList: true })])).toMatchObject({
      reserveList: false,
      hold: { beganAt: NOON },
    });
  });

  it('R9: if an offer takes only sign-ups, step 2 refuses places and accepts the reserve list', () => {
    expect(
      refusalFrom(give(draftAfter([tripStep(1)]), berthsStep([501]), {}, GRAYED_CONTEXT)),
    ).toEqual(invalidAt(null, 'unit', 'noPlaces'));
    expect(
      acceptedDraft(
        give(
          draftAfter([tripStep(1)]),
          berthsStep([501], { reserveList: true }),
          {},
          GRAYED_CONTEXT,
        ),
      ),
    ).toMatchObject({
      reserveList: true,
      hold: null,
    });
  });

  it('R9.3: a single place on a unit that sells none is refused, on the reserve list too', () => {
    const offer = offerWith({
      units: [
        { ...PREMIER, sellsPlaces: false },
        { ...PREMIER, id: 503 },
      ],
    });
    const context = contextWith({ offer });
    const draft = draftAfter([tripStep(1)], {}, context);
    expect(refusalFrom(give(draft, berthsStep([501], { reserveList: true }), {}, context))).toEqual(
      invalidAt(1, 'unit', 'notOffered'),
    );
    const cabin = draftAfter([tripStep(2, { accommodation: 'cabin' })]);
    expect(refusalFrom(give(cabin, berthsStep([502, 502], { reserveList: true })))).toEqual(
      invalidAt(1, 'bedroom', 'notOffered'),
    );
  });

  it('R36.6: a party larger than the chosen yacht is refused', () => {
    const draft = draftAfter([tripStep(8, { accommodation: 'whole' })]);
    expect(
      refusalFrom(give(draft, berthsStep([502, ...Array.from({ length: 7 }, () => 502)]))),
    ).toEqual(invalidAt(1, 'unit', 'tooManyForYacht'));
    const ownSkipperDraft = draftAfter([tripStep(8, { accommodation: 'whole', ownSkipper: true })]);
    expect(
      acceptedBooking(
        give(ownSkipperDraft, berthsStep([502, ...Array.from({ length: 7 }, () => 502)])),
      ).seats,
    ).toEqual([{ ...NO_OCCUPANCY, unitId: 502, wholes: 1 }]);
  });

  it('R13.3, W-042, W-117: if both of two participants ask for a cabin, they share one cabin', () => {
    const draft = draftAfter([tripStep(2), berthsStep([501, 501], {}, { bedroom: true })]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.seats).toEqual([{ ...NO_OCCUPANCY, unitId: 501, pairs: 1 }]);
  });

  it('R13: if participant 2 of two is “same as participant 1”, one request for a cabin is enough', () => {
    const command = berthsStep([501, 501]);
    const [first, second] = command.berths;
    if (first === undefined || second === undefined) throw new Error('two answers');
    const shared = [
      { ...first, bedroom: true },
      { ...second, unitId: null, sameAsFirst: true },
    ];
    const draft = draftAfter([tripStep(2), { ...command, berths: shared }]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([501, 501]);
  });

  it('R13: a cabin is refused if only one of two participants asks for it, or if a party has three people', () => {
    const command = berthsStep([501, 501]);
    const berths = command.berths.map((answer) => ({ ...answer, bedroom: answer.userNum === 2 }));
    expect(refusalFrom(give(draftAfter([tripStep(2)]), { ...command, berths }))).toEqual(
      invalidAt(2, 'bedroom', 'invalid'),
    );
    expect(
      refusalFrom(
        give(draftAfter([tripStep(3)]), berthsStep([501, 501, 501], {}, { bedroom: true })),
      ),
    ).toMatchObject({ kind: 'invalid' });
  });

  it('R13, R14: unit and journey of participant 2 are validated too', () => {
    expect(
      refusalFrom(give(draftAfter([tripStep(2)]), berthsStep([501], {}, { bedroom: true }))),
    ).toMatchObject({
      problems: [
        { userNum: 1, field: 'bedroom' },
        { userNum: 2, field: 'unit', code: 'required' },
        { userNum: 2, field: 'journey' },
      ],
    });
  });

  it('R9, R51: “this offer takes only sign-ups” is reported together with errors of other fields', () => {
    const lost = berthsStep([501], {
      journeys: [{ userNum: 1, journeyId: 9, pointId: null, luggage: undefined }],
    });
    expect(refusalFrom(give(draftAfter([tripStep(1)]), lost, {}, GRAYED_CONTEXT))).toMatchObject({
      problems: [
        { userNum: 1, field: 'journey', code: 'unknown' },
        { userNum: null, field: 'unit', code: 'noPlaces' },
      ],
    });
  });

  it('R13: step 2 is refused if only one of two participants on one unit asks for a cabin', () => {
    const resultFor = (bedrooms: readonly boolean[], sameAsFirst = false) => {
      const command = berthsStep([501, 501], { reserveList: true });
      const answers = command.berths.map((answer, index) => ({
        ...answer,
        bedroom: bedrooms[index] ?? false,
        sameAsFirst: sameAsFirst && index === 1,
      }));
      return give(draftAfter([tripStep(2)]), { ...command, berths: answers });
    };
    expect(refusalFrom(resultFor([true, false]))).toEqual(invalidAt(1, 'bedroom', 'invalid'));
    expect(refusalFrom(resultFor([false, true]))).toEqual(invalidAt(2, 'bedroom', 'invalid'));
    // Participant 1 answered no bedroom, so both get single places.
    const together = acceptedDraft(resultFor([false, false], true));
    expect(together.choices.accommodation).toBe('single');
    expect(together.seats).toEqual([{ ...NO_OCCUPANCY, unitId: 501, singles: 2 }]);
  });

  it('R13: a cabin is refused if only participant 2 asks for a cabin and participant 1 did not answer', () => {
    const command = berthsStep([501, 501], {}, { bedroom: true });
    const second = { ...command, berths: command.berths.slice(1) };
    expect(refusalFrom(give(draftAfter([tripStep(2)]), second))).toMatchObject({ kind: 'invalid' });
  });

  it('R13.4: on a whole yacht a request for a cabin has no effect', () => {
    const yacht = draftAfter([
      tripStep(2, { accommodation: 'whole' }),
      berthsStep([501, 501], {}, { bedroom: true }),
    ]);
    expect([yacht.choices.accommodation, yacht.seats]).toEqual([
      'whole',
      [{ ...NO_OCCUPANCY, unitId: 501, wholes: 1 }],
    ]);
  });

  it('R13.4, R13.3: for a whole yacht or a cabin, everybody gets the unit of participant 1', () => {
    for (const accommodation of ['whole', 'cabin'] as const) {
      const draft = draftAfter([tripStep(2, { accommodation }), berthsStep([501, 502])]);
      expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([501, 501]);
    }
  });

  it('R14: “travels like participant 1” copies journey, point and unit; otherwise each has their own', () => {
    const journeys = [
      { userNum: 1, journeyId: 1, pointId: 3, luggage: undefined },
      { userNum: 2, journeyId: 2, pointId: null, luggage: undefined },
    ];
    const travels = (sameAsFirst: boolean) => {
      const command = berthsStep([501, 502], { journeys }, { sameAsFirst });
      return draftAfter([tripStep(2), command]).choices.participants.map((each) => [
        each.unitId,
        each.journeyId,
        each.pointId,
        each.berthSameAsFirst,
      ]);
    };
    expect(travels(false)).toEqual([
      [501, 1, 3, false],
      [502, 2, null, false],
    ]);
    // "Travels like participant 1" has no effect for participant 1.
    expect(travels(true)).toEqual([
      [501, 1, 3, false],
      [501, 1, 3, true],
    ]);
  });

  it('names of people on berths, and luggage, stay if a save does not contain them (R14)', () => {
    const named = berthsStep([501, 501], {}, { firstName: 'Ala', lastName: 'Kot' });
    const packed = {
      ...named,
      journeys: named.journeys.map((each) => ({ ...each, luggage: each.userNum === 1 })),
    };
    const of = (draft: Draft) =>
      draft.choices.participants.map((each) => [
        each.berthFirstName,
        each.berthLastName,
        each.luggage,
      ]);
    const draft = draftAfter([tripStep(2), packed]);
    expect(of(draft)).toEqual([
      ['Ala', 'Kot', true],
      ['Ala', 'Kot', false],
    ]);
    const cabin = acceptedDraft(give(draft, tripStep(2, { accommodation: 'cabin' })));
    const again = acceptedDraft(
      give(cabin, { ...berthsStep([501]), journeys: berthsStep([501, 501]).journeys }),
    );
    expect(of(again)).toEqual([
      ['', '', true],
      ['Ala', 'Kot', false],
    ]);
  });

  it('R14.2, R54.2: luggage can be added only if it is sold, and before the deadline for add-ons', () => {
    const packed = (luggage: boolean) =>
      berthsStep([501], { journeys: [{ userNum: 1, journeyId: 2, pointId: null, luggage }] });
    const none = contextWith({ offer: offerWith({ addons: [] }) });
    expect(refusalFrom(give(draftAfter([tripStep(1)]), packed(true), {}, none))).toEqual(
      invalidAt(1, 'addon', 'notOffered'),
    );
    expect(give(draftAfter([tripStep(1)]), packed(false), {}, none).isOk()).toBe(true);
    const late = { at: Date.parse('2027-07-18T10:00:00Z') };
    expect(refusalFrom(give(draftAfter([tripStep(1)]), packed(true), late))).toEqual(
      invalidAt(1, 'addon', 'addonsClosed'),
    );
    expect(give(draftAfter([tripStep(1)]), packed(false), late).isOk()).toBe(true);
    const has = draftAfter([tripStep(1), packed(true)]);
    for (const context of [none, contextWith({})])
      expect(give(has, packed(true), late, context).isOk()).toBe(true);
  });

  it('R14: a coach traveller needs a boarding point that is on sale', () => {
    const by = (journeyId: number | null, pointId: number | null) =>
      berthsStep([501], { journeys: [{ userNum: 1, journeyId, pointId, luggage: undefined }] });
    const draft = draftAfter([tripStep(1)]);
    expect(refusalFrom(give(draft, by(null, null)))).toEqual(invalidAt(1, 'journey', 'required'));
    expect(refusalFrom(give(draft, by(9, null)))).toEqual(invalidAt(1, 'journey', 'unknown'));
    expect(refusalFrom(give(draft, by(1, null)))).toEqual(invalidAt(1, 'point', 'required'));
    expect(refusalFrom(give(draft, by(1, 4)))).toEqual(invalidAt(1, 'point', 'unknown'));
    expect(acceptedBooking(give(draft, by(1, 3))).choices.participants[0]).toMatchObject({
      journeyId: 1,
      pointId: 3,
    });
  });

  it('R3.4: a journey with pick-up needs a boarding point, whatever the number of the journey', () => {
    const journeys = [
      { ...OWN_CAR, id: 1 },
      { ...COACH, id: 2 },
    ];
    const by = (journeyId: number, pointId: number | null) =>
      berthsStep([501], { journeys: [{ userNum: 1, journeyId, pointId, luggage: undefined }] });
    const context = contextWith({ offer: offerWith({ journeys }) });
    const draft = draftAfter([tripStep(1)], {}, context);
    expect(
      acceptedBooking(give(draft, by(1, null), {}, context)).choices.participants[0],
    ).toMatchObject({ journeyId: 1, pointId: null });
    expect(
      acceptedBooking(give(draft, by(1, 3), {}, context)).choices.participants[0],
    ).toMatchObject({ journeyId: 1, pointId: null });
    expect(refusalFrom(give(draft, by(2, null), {}, context))).toEqual(
      invalidAt(1, 'point', 'required'),
    );
    expect(
      acceptedBooking(give(draft, by(2, 3), {}, context)).choices.participants[0],
    ).toMatchObject({ journeyId: 2, pointId: 3 });
  });

  it('R53.1: if the offer has only one journey without boarding points, it is chosen automatically', () => {
    const context = contextWith({ offer: offerWith({ journeys: [OWN_CAR] }) });
    const draft = draftAfter([tripStep(1), berthsStep([501], { journeys: [] })], {}, context);
    expect(draft.choices.participants[0]?.journeyId).toBe(2);
    // The coach is the only journey, but the customer must still choose a boarding point.
    const coach = contextWith({ offer: offerWith({ journeys: [COACH] }) });
    expect(
      refusalFrom(
        give(draftAfter([tripStep(1)], {}, coach), berthsStep([501], { journeys: [] }), {}, coach),
      ),
    ).toEqual(invalidAt(1, 'point', 'required'));
  });

  it('an answer for a participant who is not on the booking is refused', () => {
    expect(
      refusalFrom(
        give(draftAfter([tripStep(1)]), {
          ...berthsStep([501, 501]),
          journeys: berthsStep([501]).journeys,
        }),
      ),
    ).toEqual(invalidAt(2, 'userNum', 'unknown'));
  });
});
