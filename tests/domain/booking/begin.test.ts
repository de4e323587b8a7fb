import { describe, expect, it } from 'vitest';
import { placeClaimsOf } from '../../../domain/booking/booking.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { MINUTE } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { ProblemCode, ProblemField } from '../../../domain/party/problem.ts';
import { NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import { OFFER, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedDraft,
  allSteps,
  beginWith,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  invalidAt,
  NOON,
  nameAll,
  refusalFrom,
  releaseStep,
  tripStep,
} from './booking-steps.ts';
import { placedOrder, thenGive } from './placed/placed-steps.ts';

describe('beginning a booking', () => {
  it('R8: a new draft has one participant without choices, no hold and version 1', () => {
    const draft = draftAfter([]);
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      reached: 0,
      hold: null,
      seats: [],
      reserveList: false,
    });
    expect(draft.choices.participants).toHaveLength(1);
    expect(placeClaimsOf(draft)).toEqual({ seats: [], until: null });
  });

  it.each([
    [offerWith({ closed: true }), 'closed'],
    [offerWith({ traits: ['soldOut'] }), 'soldOut'],
    [offerWith({ from: '2027-05-15' }), 'underWay'],
    [offerWith({ from: '2027-05-01', to: '2027-05-14' }), 'over'],
  ])(
    'R9.4: a draft for an offer that is not on sale is refused at the beginning and at every step',
    (offer, reason) => {
      const context = contextWith({ offer });
      expect(refusalFrom(beginWith({}, context))).toEqual({ kind: 'bookingClosed', reason });
      expect(refusalFrom(give(draftAfter([]), tripStep(1), {}, context))).toEqual({
        kind: 'bookingClosed',
        reason,
      });
      expect(refusalFrom(give(draftAfter(allSteps(1)), confirmStep(), {}, context))).toEqual({
        kind: 'bookingClosed',
        reason,
      });
    },
  );

  it('R36, W-116: a new draft has a whole yacht if the offer sells nothing else, otherwise a single place', () => {
    const offer = offerWith({ units: [{ ...PREMIER, sellsPlaces: false }] });
    expect(draftAfter([], {}, contextWith({ offer })).choices.accommodation).toBe('whole');
    expect(draftAfter([]).choices.accommodation).toBe('single');
  });

  it('R36: if the offer requires an own skipper, a new draft has one, who is not the booker', () => {
    const required = contextWith({ offer: offerWith({ traits: ['skipperRequired'] }) });
    expect(draftAfter([], {}, required).choices).toMatchObject({
      ownSkipper: true,
      beSkipper: false,
    });
    expect(draftAfter([]).choices).toMatchObject({ ownSkipper: false, beSkipper: false });
  });
});

describe('commands of step 1: accommodation and party', () => {
  it('R36.2: step 1 accepts single places with and without ownSkipper, even if the offer requires one', () => {
    const required = contextWith({ offer: offerWith({ traits: ['skipperRequired'] }) });
    for (const ownSkipper of [false, true])
      expect(
        give(draftAfter([], {}, required), tripStep(1, { ownSkipper }), {}, required).isOk(),
        `${ownSkipper}`,
      ).toBe(true);
  });

  const single = offerWith({ units: [{ ...PREMIER, sellsWhole: false }] });
  it.each<[string, Offer, CommandOf<'chooseTrip'>, ProblemField, ProblemCode]>([
    ['a party of 0', OFFER, tripStep(0), 'participantsCount', 'tooFew'],
    ['a party of 1.5', OFFER, tripStep(1.5), 'participantsCount', 'tooFew'],
    ['a party larger than the largest yacht', OFFER, tripStep(11), 'participantsCount', 'tooMany'],
    [
      'a cabin for three (W-025)',
      OFFER,
      tripStep(3, { accommodation: 'cabin' }),
      'participantsCount',
      'invalid',
    ],
    [
      'a cabin on a course',
      offerWith({ traits: ['course'] }),
      tripStep(2, { accommodation: 'cabin' }),
      'accommodation',
      'notOffered',
    ],
    [
      'a whole yacht where none is sold',
      single,
      tripStep(2, { accommodation: 'whole' }),
      'accommodation',
      'notOffered',
    ],
    [
      'a party of one with an own skipper who is not the booker',
      OFFER,
      tripStep(1, { accommodation: 'whole', ownSkipper: true }),
      'participantsCount',
      'tooFew',
    ],
    [
      'a whole yacht without an own skipper on an offer that requires one',
      offerWith({ traits: ['boatTrip', 'skipperRequired'] }),
      tripStep(4, { accommodation: 'whole' }),
      'ownSkipper',
      'required',
    ],
  ])('R36.2: %s is refused', (_case, offer, command, field, code) => {
    expect(
      refusalFrom(
        give(draftAfter([], {}, contextWith({ offer })), command, {}, contextWith({ offer })),
      ),
    ).toEqual(invalidAt(null, field, code));
  });

  it('R36: a booking can have as many participants as the largest yacht carries', () => {
    expect(acceptedBooking(give(draftAfter([]), tripStep(10))).choices.participants).toHaveLength(
      10,
    );
  });

  it('R36.2: a single traveller can book a whole yacht', () => {
    expect(
      acceptedBooking(give(draftAfter([]), tripStep(1, { accommodation: 'whole' }))).choices
        .accommodation,
    ).toBe('whole');
  });

  it('R36: a booker who is their own skipper can sail a whole yacht alone', () => {
    const skipperMark = (accommodation: 'single' | 'whole', ownSkipper: boolean) =>
      draftAfter([tripStep(2, { accommodation, ownSkipper })]).choices.ownSkipper;
    expect([
      skipperMark('whole', true),
      skipperMark('whole', false),
      skipperMark('single', true),
      skipperMark('single', false),
    ]).toEqual([true, false, false, false]);
  });

  it('R34: a traveller’s data can be given later only if the booking is for a whole yacht', () => {
    const command = nameAll(2);
    const later = {
      ...command,
      participants: command.participants.map((each) => ({
        ...each,
        fillLater: each.userNum === 2,
      })),
    };
    const whole = (count: number) => tripStep(count, { accommodation: 'whole' });
    const draft = draftAfter([whole(2), berthsStep([501, 501]), insureAll(2), later]);
    const fillLater = (step: CommandOf<'chooseTrip'>) =>
      acceptedDraft(give(draft, step)).choices.participants.map((each) => each.fillLater);
    expect([fillLater(whole(3)), fillLater(tripStep(2))]).toEqual([
      [false, true, false],
      [false, false],
    ]);
  });

  it('R8: if the number of people changes, the participants who remain keep their units', () => {
    const draft = acceptedDraft(give(draftAfter(allSteps(2)), tripStep(3)));
    expect(
      draft.choices.participants.map(({ unitId, person }) => [unitId, person.firstName]),
    ).toEqual([
      [501, 'Anna'],
      [501, 'Jan'],
      [null, ''],
    ]);
    expect(acceptedDraft(give(draft, tripStep(1))).seats).toEqual([
      { ...NO_OCCUPANCY, unitId: 501, singles: 1 },
    ]);
  });

  it('R8: if the accommodation changes, the chosen units are cleared and the hold ends', () => {
    const draft = acceptedDraft(
      give(draftAfter(allSteps(2)), tripStep(2, { accommodation: 'whole' })),
    );
    expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([null, null]);
    expect(draft.hold).toBe(null);
    expect(refusalFrom(give(draft, confirmStep()))).toEqual(invalidAt(1, 'unit', 'required'));
  });
});

describe('versions and owners of bookings', () => {
  it('R58.1: each accepted command increments the version; a command on an old version is refused', () => {
    const draft = draftAfter([tripStep(1), berthsStep([501])]);
    expect(draft.version).toBe(3);
    expect(refusalFrom(give(draft, insureAll(1), { expectedVersion: 2 }))).toEqual({
      kind: 'stale',
      version: 3,
    });
    expect(acceptedBooking(give(draft, insureAll(1), { expectedVersion: 3 })).version).toBe(4);
  });

  it('R50.1: saving a step after the order is refused as already ordered, even for an old version', () => {
    expect(refusalFrom(give(placedOrder(1), tripStep(1), { expectedVersion: 1 }))).toEqual({
      kind: 'alreadyConfirmed',
    });
    expect(
      refusalFrom(give(placedOrder(1), { type: 'requestCancel' }, { expectedVersion: 1 })),
    ).toMatchObject({ kind: 'stale' });
  });

  it('R8, R44: an order keeps its owner, no matter who changes it', () => {
    const { owner } = placedOrder(1);
    const other = { owner: { visitorId: 'other', accountId: 'a2' } };
    expect(thenGive(placedOrder(1), [{ type: 'requestCancel' }], other).owner).toEqual(owner);
  });

  it('R44.5: a draft moves to the account that saves it and stays there', () => {
    const visitor = { visitorId: 'browser', accountId: null };
    const accountDraft = acceptedDraft(
      give(draftAfter([]), tripStep(1), { owner: { ...visitor, accountId: 'a1' } }),
    );
    expect(accountDraft.owner).toEqual({ visitorId: 'browser', accountId: 'a1' });
    expect(acceptedDraft(give(accountDraft, tripStep(1), { owner: visitor })).owner.accountId).toBe(
      'a1',
    );
  });

  it('R8.3, R8.14: a newer draft’s hold ends the older draft’s hold; the older draft keeps its choices', () => {
    const draft = draftAfter(allSteps(2));
    const released = acceptedDraft(
      give(
        draft,
        releaseStep,
        { at: NOON + MINUTE },
        contextWith({ offer: offerWith({ closed: true }) }),
      ),
    );
    expect(released).toEqual({ ...draft, hold: null });
    expect(placeClaimsOf(released).seats).toEqual([]);
    expect(acceptedDraft(give(released, insureAll(2))).hold?.beganAt).toBe(NOON);
  });

  it('R4: the brand sets how long a hold lasts', () => {
    const context = contextWith({
      settings: { ...SETTINGS, hold: { ...SETTINGS.hold, minutes: 5 } },
    });
    expect(draftAfter([tripStep(1), berthsStep([501])], {}, context).hold?.until).toBe(
      NOON + 5 * MINUTE,
    );
  });
});
