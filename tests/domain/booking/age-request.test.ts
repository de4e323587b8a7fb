import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { ANNA } from '../../arbitraries/parties.ts';
import { gift, OFFICE, on, ordered, redeem, withVouchers } from './placed/placed-steps.ts';
import {
  accepted,
  acceptedDraft,
  allSteps,
  berths,
  changedVouchers,
  contextWith,
  draftAfter,
  give,
  insured,
  invalid,
  NOON,
  named,
  order,
  refusal,
  takenByOthers,
  trip,
} from './steps.ts';

const request: LifeCommand = { type: 'requestAge', number: 'W-0001' };
const clear: LifeCommand = { type: 'clearAge' };
/** Born in 1982: 45 in the year of the start. */
const OLDER = { ...ANNA, birthDate: '1982-12-31' };

describe('the 45+ notice and its request', () => {
  const insuredParty = draftAfter([trip(1), berths([501]), insured(1)]);

  it('R33.3: a traveller of 45 is refused until the office clears the booking', () => {
    expect(refusal(give(insuredParty, named(1, [OLDER])))).toEqual(invalid(1, 'birthDate', 'age45'));
    const cleared = accepted(give(insuredParty, clear, OFFICE));
    expect(cleared).toMatchObject({ ageCleared: true, version: insuredParty.version + 1 });
    const draft = accepted(give(cleared, named(1, [OLDER])));
    expect(accepted(give(draft, order())).status).toBe('confirmed');
  });

  it.each([
    // Working days after the request: its day itself does not count.
    ['2027-05-17', '2027-05-19T22:00:00Z'],
    ['2027-05-15', '2027-05-18T22:00:00Z'],
    // Wednesday before Corpus Christi (27.05.): Friday 28., Monday 31.
    ['2027-05-26', '2027-05-31T22:00:00Z'],
  ])('R33.5: a request of %s keeps the places until %s', (day, until) => {
    const draft = draftAfter([trip(1), berths([501]), insured(1)], on(day));
    const asked = acceptedDraft(give(draft, request, on(day)));
    expect(asked.ageRequest).toEqual({ number: 'W-0001', at: on(day).at });
    expect(asked.hold).toEqual({ beganAt: on(day).at, until: Date.parse(until) });
  });

  it('R33.4: asking again answers the same number and keeps the places no longer', () => {
    const asked = acceptedDraft(give(insuredParty, request));
    const again = acceptedDraft(give(asked, { type: 'requestAge', number: 'W-0002' }, { at: NOON + 40 * HOUR }));
    expect(again.ageRequest).toEqual(asked.ageRequest);
    expect(again.hold?.until).toBe(asked.hold?.until);
  });

  it('R8, R33: saves meanwhile do not shorten the hold, and afterwards it is half an hour again', () => {
    const asked = acceptedDraft(give(insuredParty, request));
    const saved = acceptedDraft(give(asked, insured(1), { at: NOON + 5 * HOUR }));
    expect(saved.hold).toEqual(asked.hold);
    const later = asked.hold === null ? 0 : asked.hold.until + MINUTE;
    expect(acceptedDraft(give(saved, insured(1), { at: later })).hold).toEqual({ beganAt: later, until: later + 30 * MINUTE });
  });

  it('R26, R33: the vouchers of the draft are kept as long', () => {
    const knows = contextWith(withVouchers(gift()));
    const draft = accepted(give(insuredParty, redeem('PREZENT'), {}, knows));
    const asked = give(draft, request, {}, knows);
    expect(changedVouchers(asked)[0]?.reserved?.until).toBe(acceptedDraft(asked).hold?.until);
  });

  it('R33: places that are gone are not kept, but the request is made', () => {
    const asked = acceptedDraft(give(insuredParty, request, { at: NOON + 2 * HOUR }, takenByOthers(20)));
    expect(asked).toMatchObject({ hold: null, ageRequest: { number: 'W-0001' } });
  });

  it('R33: there is nothing to ask before units are chosen, and not after the order', () => {
    expect(refusal(give(draftAfter([trip(1)]), request))).toEqual({ kind: 'stepSkipped', step: 2 });
    expect(refusal(give(ordered(1), request))).toEqual({ kind: 'alreadyConfirmed' });
  });

  it('R33: clearing leaves the draft’s saves and its hold as they are', () => {
    const draft = draftAfter(allSteps(1));
    const cleared = acceptedDraft(give(draft, clear, { ...OFFICE, at: NOON + HOUR }));
    expect(cleared).toEqual({ ...draft, ageCleared: true, version: draft.version + 1 });
  });
});
