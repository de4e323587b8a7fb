import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { canUseBooking, type Visitor } from '../../../application/booking/actor.ts';
import { findOwnBooking, roleOf } from '../../../application/panel/access.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { confirmedBooking, draft, singles } from '../../arbitraries/bookings.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

const caller = (
  email: string | null,
  visitorId = 'another browser without a login has no access',
): Visitor => ({
  visitorId,
  account: email === null ? null : { id: `account of ${email}`, email },
  address: '198.51.100.7',
});

const crew = party('single', 3, [
  { person: ANNA },
  { person: { ...JAN, email: 'jan@example.com' } },
  { person: { ...JAN, email: 'jan@example.com' } },
]);
const owner = { visitorId: 'her browser', accountId: 'account of anna@example.com' };
const booked = confirmedBooking('K7M2P9QX', [singles(501, 3)], { owner, choices: crew });

describe('who can see a confirmed booking (R35, R45)', () => {
  it.each([
    [
      'the booker is the owner in any browser after a login',
      caller('anna@example.com'),
      { kind: 'owner' },
    ],
    [
      'the browser that booked is the owner without a login',
      caller(null, 'her browser'),
      { kind: 'owner' },
    ],
    [
      'the browser that booked has no access while logged in to another account',
      caller('ola@example.com', 'her browser'),
      null,
    ],
    [
      'a participant has access by their e-mail, to all participant numbers with that e-mail',
      caller('jan@example.com'),
      { kind: 'traveller', userNums: [2, 3] },
    ],
    ['another logged-in customer has no access', caller('ola@example.com'), null],
    ['another browser without a login has no access', caller(null), null],
  ])('%s', (_, who, role) => {
    expect(roleOf(who, booked)).toEqual(role);
  });

  it('a caller without an e-mail is not taken for a participant without an e-mail', () => {
    const nameless = confirmedBooking('K7M2P9QX', [], {
      owner,
      choices: party('single', 1, [{ person: { ...JAN, email: '' } }]),
    });
    expect(roleOf(caller(''), nameless)).toBeNull();
  });

  it('a participant’s e-mail gives no access to a draft', () => {
    expect(
      roleOf(caller('jan@example.com'), draft('K7M2P9QX', { owner, choices: crew })),
    ).toBeNull();
  });
});

describe('who can see a draft in the wizard (R8, R35, R44)', () => {
  const begun = draft('K7M2P9QX', {
    owner: { visitorId: 'her browser', accountId: null },
    choices: crew,
  });
  const named = draft('K7M2P9QX', { owner, choices: crew });
  it.each([
    [
      'the browser that began a draft without an account can use it',
      begun,
      caller(null, 'her browser'),
      true,
    ],
    [
      'another customer cannot use a draft without an account',
      begun,
      caller('ola@example.com'),
      false,
    ],
    [
      'the browser can still use the draft after the draft created an account, without a login',
      named,
      caller(null, 'her browser'),
      true,
    ],
    [
      'the owner of the draft’s account can use it in any browser',
      named,
      caller('anna@example.com'),
      true,
    ],
    [
      'another customer who logs in to that browser cannot use a draft with an account',
      named,
      caller('ola@example.com', 'her browser'),
      false,
    ],
  ])('%s', (_, booking, who, may) => {
    expect(canUseBooking(who, booking)).toBe(may);
  });
});

describe('a request that only the owner of a booking can make', () => {
  const storedWith = async (booking: Booking) => {
    const { store } = openMemoryStore();
    await store.inTransaction([], async ({ bookings }) => {
      await bookings.save(booking, { endsOn: '2027-08-07', address: null, wakeAt: null });
      return ok(undefined);
    });
    return findOwnBooking({ store });
  };

  it('succeeds for the owner, is refused to a participant, and finds nothing for everybody else', async () => {
    const find = await storedWith(booked);
    expect((await find(caller('anna@example.com'), 'K7M2P9QX')).isOk()).toBe(true);
    expect(await find(caller('jan@example.com'), 'K7M2P9QX')).toMatchObject({
      error: { kind: 'notOwner' },
    });
    expect(await find(caller('ola@example.com'), 'K7M2P9QX')).toMatchObject({
      error: { kind: 'unknownBooking' },
    });
    expect(await find(caller('anna@example.com'), 'AAAAAAAA')).toMatchObject({
      error: { kind: 'unknownBooking' },
    });
  });
});
