import { describe, expect, it, vi } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { CATALOGUE, STORE } from '../../../adapters/composition/tokens.ts';
import { ExportAnswer } from '../../../adapters/http/contract/panel/panel.ts';
import { DAY_LENGTH, daysBetween, MINUTE } from '../../../domain/calendar.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { confirmedBooking, draft, singles, waitingBooking } from '../../arbitraries/bookings.ts';
import { party } from '../../arbitraries/parties.ts';
import { saveBookings } from '../../contracts/helpers.ts';
import {
  openServerShop,
  postLogin,
  ServerBrowser,
  type TestShop,
  withAccount,
} from '../server/server-shop.ts';
import { ANNA_EMAIL, hasLogin, registeredCustomer, statusAndCause } from './customer.ts';

const TODAY = '2027-03-01';

const anna = async () => {
  const shop = await openServerShop();
  const browser = await registeredCustomer(shop);
  const [kit, catalogue] = await Promise.all([
    shop.container.getAsync(STORE),
    shop.container.getAsync(CATALOGUE),
  ]);
  const account = await kit.store.accounts.byEmail(ANNA_EMAIL);
  const offer = catalogue.all(1).find((entry) => entry.offer.from > TODAY)?.offer;
  if (account === null || offer === undefined) throw new Error('No account or no offer');
  const draftFields = {
    offerId: offer.id,
    owner: { visitorId: 'v', accountId: account.id },
    choices: party('single', 2, [
      { person: { ...NOBODY, firstName: 'Anna', lastName: 'Żak', email: ANNA_EMAIL } },
      { person: { ...NOBODY, firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.pl' } },
    ]),
  };
  return { shop, browser, kit, offer, own: draftFields };
};

const remove = (browser: ServerBrowser) => browser.post('/v1/account/delete', { siteId: 1 });

describe('deleting an account (R39, A-131)', () => {
  it('R39.4: ends all sessions, makes login impossible, sends a mail, and frees the e-mail address', async () => {
    const { shop, browser } = await anna();
    const phone = new ServerBrowser(shop);
    await postLogin(phone, ANNA_EMAIL);
    shop.clock.pass(MINUTE);
    expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: true }]);
    expect([await hasLogin(browser), await hasLogin(phone)]).toEqual([false, false]);
    expect((await postLogin(browser, ANNA_EMAIL)).statusCode).toBe(401);
    expect((await browser.mails(ANNA_EMAIL))[0]?.Subject).toBe(
      'Twoje konto w Kilwater zostało usunięte',
    );
    shop.clock.pass(MINUTE);
    await withAccount(browser, ANNA_EMAIL);
    await postLogin(browser, ANNA_EMAIL);
    expect((await browser.get('/v1/account/details')).json().Account).toMatchObject({
      FirstName: '',
      Email: ANNA_EMAIL,
    });
  });

  it.each([
    ['ordered', confirmedBooking],
    ['on the reserve list', waitingBooking],
  ] as const)(
    'R39.1: a trip that is %s blocks the deletion until the day after the trip’s end',
    async (_, placed) => {
      const { shop, browser, kit, offer, own } = await anna();
      await saveBookings(kit.store, placed('AHEAD222', [singles(1, 2)], own));
      expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: false }]);
      expect(await hasLogin(browser)).toBe(true);
      shop.clock.pass(daysBetween(TODAY, offer.to) * DAY_LENGTH);
      await postLogin(browser, ANNA_EMAIL);
      expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: false }]);
      shop.clock.pass(DAY_LENGTH);
      await postLogin(browser, ANNA_EMAIL);
      expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: true }]);
    },
  );

  it('an unconfirmed draft does not block the deletion; the draft’s data are removed', async () => {
    const { browser, kit, own } = await anna();
    await saveBookings(kit.store, draft('DRAFT222', own));
    expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: true }]);
    const stored = await kit.store.bookings.get('DRAFT222');
    expect(stored?.choices.participants.map(({ person }) => person.firstName)).toEqual(['', '']);
  });

  it.each([
    ['a draft', true],
    ['an order', false],
  ])(
    'R39: %s that is begun while the account is being deleted counts like an earlier one',
    async (_, isDeleted) => {
      const { browser, kit, own } = await anna();
      const { bookings } = kit.store;
      const read = bookings.ofAccount;
      vi.spyOn(bookings, 'ofAccount').mockImplementationOnce(async (id) => {
        const before = await read(id);
        const booking = isDeleted ? draft('RACE2222', own) : confirmedBooking('RACE2222', [], own);
        await saveBookings(kit.store, booking);
        return before;
      });
      expect(statusAndCause(await remove(browser))).toEqual([200, { Deleted: isDeleted }]);
      const stored = await bookings.get('RACE2222');
      expect(stored?.choices.participants[0]?.person.firstName).toBe(isDeleted ? '' : 'Anna');
    },
  );

  it('the store keeps price and payments of a past trip, but no personal data', async () => {
    const { shop, browser, kit, offer, own } = await anna();
    const booking = confirmedBooking('PAST2222', [singles(1, 2)], {
      ...own,
      comments: 'Anna prosi o dietę',
    });
    await saveBookings(kit.store, booking);
    shop.clock.pass((daysBetween(TODAY, offer.to) + 1) * DAY_LENGTH);
    await postLogin(browser, ANNA_EMAIL);
    await remove(browser);
    const stored = await kit.store.bookings.get('PAST2222');
    expect(stored).toMatchObject({ quote: booking.quote, comments: '', seats: booking.seats });
    expect(stored?.choices.participants.map(({ person }) => person.firstName)).toEqual(['', 'Ola']);
    expect(JSON.stringify([stored, await kit.journal.read(0, 100)])).not.toContain(ANNA_EMAIL);
  });

  it('does not affect other customers’ accounts and bookings', async () => {
    const { shop, browser } = await anna();
    const bolek = await registeredCustomer(shop, 'bolek@example.pl');
    await remove(browser);
    expect(await hasLogin(bolek)).toBe(true);
  });
});

describe('the export of a customer’s own data (RODO, which is the GDPR; R39, R45)', () => {
  const exported = async (browser: ServerBrowser) =>
    (await browser.post('/v1/account/export')).json();

  const full = async (): Promise<{ readonly shop: TestShop; readonly browser: ServerBrowser }> => {
    const { shop, browser, kit, own } = await anna();
    await browser.post('/v1/account/details/change', {
      firstName: 'Anna',
      invoiceNip: '5260250274',
    });
    await saveBookings(
      kit.store,
      confirmedBooking('MINE2222', [singles(1, 2)], { ...own, comments: 'Proszę o dietę' }),
      draft('DRAFT222', own),
    );
    const otherBooking = { ...own, owner: { visitorId: 'w', accountId: 'somebody' } };
    const crew = own.choices.participants
      .toReversed()
      .map((participant, index) => ({ ...participant, userNum: index + 1 }));
    await saveBookings(
      kit.store,
      confirmedBooking('THEIRS22', [singles(1, 2)], {
        ...otherBooking,
        choices: { ...own.choices, participants: crew },
      }),
    );
    await saveBookings(
      kit.store,
      confirmedBooking('NOTMINE2', [singles(1, 1)], {
        owner: otherBooking.owner,
        choices: party('single', 1),
      }),
    );
    await kit.pastTrips.add([{ email: ANNA_EMAIL, endedOn: '2020-05-01', siteId: 2 }]);
    return { shop, browser };
  };

  it('has the published fields: account, own bookings, own data on others’ bookings, past trips, sessions', async () => {
    const { browser } = await full();
    const answer = decode(ExportAnswer, await exported(browser))._unsafeUnwrap().Export;
    expect(answer.Account).toMatchObject({
      FirstName: 'Anna',
      Email: ANNA_EMAIL,
      InvoiceNip: '5260250274',
    });
    expect(
      answer.Reservations.map(({ ReservationId, Status, Comments }) => [
        ReservationId,
        Status,
        Comments,
      ]).sort(),
    ).toEqual([
      ['DRAFT222', 'draft', ''],
      ['MINE2222', 'confirmed', 'Proszę o dietę'],
    ]);
    expect(
      answer.Reservations.find(({ ReservationId }) => ReservationId === 'MINE2222')?.Participants,
    ).toHaveLength(2);
    expect(
      answer.Travels.map(({ ReservationId, Participants }) => [
        ReservationId,
        Participants.map(({ firstName }) => firstName),
      ]),
    ).toEqual([['THEIRS22', ['Anna']]]);
    expect(answer.PastTrips).toEqual([{ EndedOn: '2020-05-01', SiteId: 2 }]);
    expect(answer.Sessions.map(({ Current }) => Current)).toEqual([true]);
  });

  it('never contains a password, a token, or the data of persons on other customers’ bookings', async () => {
    const { browser } = await full();
    const text = JSON.stringify(await exported(browser));
    for (const secret of [
      'plain ',
      'passwordHash',
      'NOTMINE2',
      browser.cookies.get('kilwater') ?? '?',
    ])
      expect(text).not.toContain(secret);
  });

  it('the export of a different customer contains nothing of this customer', async () => {
    const { shop } = await full();
    const bolek = await registeredCustomer(shop, 'bolek@example.pl');
    expect((await exported(bolek)).Export).toMatchObject({
      Reservations: [],
      Travels: [],
      PastTrips: [],
    });
  });
});
