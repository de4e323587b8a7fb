import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { offerWith } from '../../arbitraries/offers.ts';
import { ANNA } from '../../arbitraries/parties.ts';
import {
  acceptedBooking,
  acceptedDraft,
  allSteps,
  berthsStep,
  changedVouchers,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  invalidAt,
  NOON,
  nameAll,
  refusalFrom,
  takenByOthers,
  tripStep,
} from './booking-steps.ts';
import {
  atNoonOf,
  giftVoucher,
  OFFICE,
  placedOrder,
  redeemStep,
  withVouchers,
} from './placed/placed-steps.ts';

const request: LifeCommand = { type: 'requestAge', number: 'W-0001', ifMarked: true };
/** Journal lines from before R65 have requests without `ifMarked`. */
const oldRequest: LifeCommand = { type: 'requestAge', number: 'W-0001' };
const mark: LifeCommand = { type: 'markOlder' };
const note: LifeCommand = { type: 'noteAgeRequest', number: 'W-0003' };
const clear: LifeCommand = { type: 'clearAge' };
const OLDER = { ...ANNA, birthDate: '1982-12-31' };

describe('a draft with a traveller of 45 or more: its mark, and the request to the office', () => {
  const insuredParty = draftAfter([tripStep(1), berthsStep([501]), insureAll(1)]);
  const marked = acceptedDraft(give(insuredParty, mark));

  it('R33.3: a traveller of 45 or more is refused until the office clears the booking', () => {
    expect(refusalFrom(give(insuredParty, nameAll(1, [OLDER])))).toEqual(
      invalidAt(1, 'birthDate', 'age45'),
    );
    const cleared = acceptedBooking(give(insuredParty, clear, OFFICE));
    expect(cleared).toMatchObject({ ageCleared: true, version: insuredParty.version + 1 });
    const draft = acceptedBooking(give(cleared, nameAll(1, [OLDER])));
    expect(acceptedBooking(give(draft, confirmStep())).status).toBe('confirmed');
  });

  it.each([
    // The two working days begin on the day after the request.
    ['2027-05-17', '2027-05-19T22:00:00Z'],
    ['2027-05-15', '2027-05-18T22:00:00Z'],
    // Wednesday before Corpus Christi (27.05.): the two working days are Friday 28. and Monday 31.
    ['2027-05-26', '2027-05-31T22:00:00Z'],
  ])('R33.5: a request made on %s extends the hold until %s', (day, until) => {
    const draft = draftAfter([tripStep(1), berthsStep([501]), insureAll(1), mark], atNoonOf(day));
    const requested = acceptedDraft(give(draft, request, atNoonOf(day)));
    expect(requested.ageRequest).toEqual({
      number: 'W-0001',
      at: atNoonOf(day).at,
      keepsPlaces: true,
    });
    expect(requested.hold).toEqual({ beganAt: atNoonOf(day).at, until: Date.parse(until) });
  });

  it('R33.4, R65.3: a repeated request is refused, so its number and the hold stay the same', () => {
    const requested = acceptedDraft(give(marked, request));
    for (const again of [{ ...request, number: 'W-0002' }, note])
      expect(refusalFrom(give(requested, again, { at: NOON + 40 * HOUR }))).toEqual({
        kind: 'alreadyDone',
      });
  });

  it('R46, R65: in journal lines before R65, an unmarked draft can request; a repeat raises its version', () => {
    const requested = acceptedDraft(give(insuredParty, oldRequest));
    const again = acceptedDraft(
      give(requested, { ...oldRequest, number: 'W-0002' }, { at: NOON + 40 * HOUR }),
    );
    expect(again).toMatchObject({ ageRequest: requested.ageRequest, olderNamed: true });
    expect(again.hold?.until).toBe(requested.hold?.until);
    expect(again.version).toBe(requested.version + 1);
  });

  it('R65.1: naming an older traveller marks the draft once, without a new version or other changes', () => {
    expect(marked).toEqual({ ...insuredParty, olderNamed: true });
    expect(refusalFrom(give(marked, mark))).toEqual({ kind: 'alreadyDone' });
    expect(refusalFrom(give(draftAfter([tripStep(1), berthsStep([501])]), mark))).toEqual({
      kind: 'stepSkipped',
      step: 3,
    });
  });

  it('R65.2: a request is refused on a whole yacht, without an age limit or a mark, or once cleared', () => {
    const notNeeded = { kind: 'notNeeded' };
    for (const command of [request, note])
      expect(refusalFrom(give(insuredParty, command))).toEqual(notNeeded);
    const whole = acceptedBooking(give(marked, tripStep(1, { accommodation: 'whole' })));
    expect(refusalFrom(give(whole, request))).toEqual(notNeeded);
    for (const traits of [['noAgeLimits'], ['noUpperAge']] as const) {
      const free = contextWith({ offer: offerWith({ traits }) });
      for (const command of [request, note])
        expect(refusalFrom(give(marked, command, {}, free))).toEqual(notNeeded);
      expect(refusalFrom(give(insuredParty, mark, {}, free))).toEqual(notNeeded);
    }
    const cleared = acceptedBooking(give(marked, clear, OFFICE));
    expect(refusalFrom(give(cleared, request))).toEqual(notNeeded);
  });

  it('R65.3: once an IP address has used up its extensions, a request gets a number, but extends no hold', () => {
    const noted = acceptedDraft(give(marked, note, { at: NOON + MINUTE }));
    expect(noted.ageRequest).toEqual({ number: 'W-0003', at: NOON + MINUTE, keepsPlaces: false });
    expect(noted).toMatchObject({ hold: marked.hold, version: marked.version + 1 });
    const saved = acceptedDraft(give(noted, insureAll(1), { at: NOON + 2 * MINUTE }));
    expect(saved.hold?.until).toBe(NOON + 32 * MINUTE);
  });

  it('R8, R33: saving a step never shortens an extended hold; a hold that begins later lasts half an hour', () => {
    const requested = acceptedDraft(give(marked, request));
    const saved = acceptedDraft(give(requested, insureAll(1), { at: NOON + 5 * HOUR }));
    expect(saved.hold).toEqual(requested.hold);
    const later = requested.hold === null ? 0 : requested.hold.until + MINUTE;
    expect(acceptedDraft(give(saved, insureAll(1), { at: later })).hold).toEqual({
      beganAt: later,
      until: later + 30 * MINUTE,
    });
  });

  it('R26, R33: vouchers of a draft with a request stay reserved until its extended hold ends', () => {
    const knows = contextWith(withVouchers(giftVoucher()));
    const draft = acceptedBooking(give(marked, redeemStep('PREZENT'), {}, knows));
    const decision = give(draft, request, {}, knows);
    expect(changedVouchers(decision)[0]?.reserved?.until).toBe(acceptedDraft(decision).hold?.until);
  });

  it('R33: if the places were sold in the meantime, a request is accepted, but the draft gets no hold', () => {
    const requested = acceptedDraft(
      give(marked, request, { at: NOON + 2 * HOUR }, takenByOthers(20)),
    );
    expect(requested).toMatchObject({ hold: null, ageRequest: { number: 'W-0001' } });
  });

  it('R33: a request needs a chosen unit, and is refused after the order', () => {
    expect(refusalFrom(give(draftAfter([tripStep(1)]), request))).toEqual({
      kind: 'stepSkipped',
      step: 2,
    });
    expect(refusalFrom(give(placedOrder(1), request))).toEqual({ kind: 'alreadyConfirmed' });
  });

  it('R33: a clearance by the office changes neither the draft’s saved steps nor its hold', () => {
    const draft = draftAfter(allSteps(1));
    const cleared = acceptedDraft(give(draft, clear, { ...OFFICE, at: NOON + HOUR }));
    expect(cleared).toEqual({ ...draft, ageCleared: true, version: draft.version + 1 });
  });
});
