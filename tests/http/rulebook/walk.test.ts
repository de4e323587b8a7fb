import { ok } from 'neverthrow';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import {
  CATALOGUE,
  COMMANDS,
  MAIL_WORKER,
  PASSWORDS,
  SERVER,
  SETTINGS,
  STORE,
} from '../../../adapters/composition/tokens.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { submitCodeCommand } from '../../../application/codes/submit-code-command.ts';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import type { CodeCommand } from '../../../domain/codes/commands.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { configFor, movableClock } from '../server/server-shop.ts';
import { at, WizardBrowser } from '../wizard/wizard-shop.ts';
import { confirmDraft, moneyIn, rebatesIn, step5, type WizardParty, walkPartyTo } from './party.ts';

/** The rule book over the wire, on Monday 1 March 2027. Prices are computed by hand. Journey 2
 * and the basic insurance cost nothing. */
const open = async () => {
  const clock = movableClock();
  const container = await testContainer(configFor(), clock);
  (await container.rebindAsync(PASSWORDS)).toConstantValue(quickPasswords);
  const [app, kit, commands, catalogue, settings] = await Promise.all([
    container.getAsync(SERVER),
    container.getAsync(STORE),
    container.getAsync(COMMANDS),
    container.getAsync(CATALOGUE),
    container.getAsync(SETTINGS),
  ]);
  await container.getAsync(MAIL_WORKER);
  const shop = { app };
  return {
    ...{ clock, container, kit, commands, catalogue, settings },
    browser: (number: number) => new WizardBrowser(shop, `198.51.100.${number}`),
    byOffice: async (command: CodeCommand) => {
      const result = await submitCodeCommand({ store: kit.store, clock })(
        { kind: 'office', name: 'Ola' },
        command,
      );
      if (result.isErr()) throw new Error(result.error.kind);
    },
  };
};

type Walk = Awaited<ReturnType<typeof open>>;

const logIn = async ({ kit }: Walk, browser: WizardBrowser, email: string): Promise<void> => {
  const account = await kit.store.accounts.byEmail(email);
  if (account === null) throw new Error('There is no account');
  await kit.store.inTransaction([{ kind: 'account', id: email }], async ({ accounts }) => {
    await accounts.save({ ...account, active: true });
    return ok(undefined);
  });
  const answer = await browser.call('auth/login', { email, password: 'sekret-1' });
  expect(answer.status).toBe(200);
};

const voucher = (code: string, kind: 'gift' | 'discount', value: number): CodeCommand => ({
  ...{
    type: 'createVoucher',
    code,
    kind,
    value: value * 100,
    description: 'Prezent',
    siteId: null,
    expiresOn: null,
    accountId: null,
  },
});

describe('complete bookings by API calls, rule by rule', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await open();
    return () => closeContainer(walk.container);
  });

  it('R13, R19, R20, R23: a cabin for two gets the First Minute and loyalty rebates', async () => {
    const trips = (email: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        email,
        endedOn: `202${index}-07-10`,
        siteId: 1,
      }));
    await walk.kit.pastTrips.add([
      ...trips('cabin@example.com', 2),
      ...trips('second@example.com', 5),
    ]);
    const browser = walk.browser(1);
    const party: WizardParty = {
      ...{ offerId: 101, roomId: 1011, option: 'cabin', people: 2 },
      emails: { 1: 'cabin@example.com', 2: 'second@example.com' },
    };
    // 2249 each: 200 + 1949 + 300 − 200. A typed e-mail must not reveal past trips by a rebate.
    expect(moneyIn(await walkPartyTo(browser, party, 5))).toEqual(['4498', '0', '4498', '400']);
    await logIn(walk, browser, 'cabin@example.com');
    expect(moneyIn(await browser.well('confirmation/get'))).toEqual(['4438', '0', '4438', '460']);
    // Second traveller: 100 PLN off for five trips, which with First Minute equals the cap of 300.
    const booked = await confirmDraft(browser);
    expect(moneyIn(booked)).toEqual(['4338', '0', '4338', '560']);
    expect(rebatesIn(booked)).toEqual({ 'First Minute': '400', 'Rabat lojalnościowy': '160' });
  });

  it('R13, R14, R19, R24, R36: ten people book a whole yacht with their own skipper', async () => {
    const browser = walk.browser(2);
    const party: WizardParty = {
      offerId: 101,
      roomId: 1012,
      option: 'whole',
      people: 10,
      ownSkipper: true,
      insuranceId: 2,
    };
    // 25 900 + 10 × 89 − First Minute 300 − whole yacht 200. No organiser's skipper.
    await walkPartyTo(browser, party, 5);
    const booked = await confirmDraft(browser);
    expect(moneyIn(booked)).toEqual(['26290', '0', '26290', '500']);
    expect(rebatesIn(booked)).toEqual({ 'First Minute': '300', 'Cały jacht': '200' });
    const unit = at(booked, 'Data.2.ResortsList.1.RoomsList.0');
    expect(at(unit, 'RoomId')).toBe(1012);
    // A booked whole yacht counts as twelve taken berths, for any number of travellers.
    expect([
      at(unit, 'Availability.ReservedPlacesCount'),
      at(unit, 'Availability.Remaining'),
    ]).toEqual([0, 24]);
  });

  it('R21, R21.10, R52.1: as a group grows to 6, 9 and 13 people, its members are told their lower prices', async () => {
    const [a, b, c] = [walk.browser(3), walk.browser(4), walk.browser(5)];
    const party = (people: number, email: string): WizardParty => ({
      offerId: 103,
      roomId: 1031,
      people,
      emails: { 1: email },
    });
    // 250 + 2190 = 2440, less 40 for a group of six: 6 × 2400.
    expect(moneyIn(await walkPartyTo(a, party(6, 'a@example.com'), 5))).toEqual([
      '14400',
      '0',
      '14400',
      '240',
    ]);
    const opened = await a.call('rebates/group/create', { reservationId: a.reservationId });
    expect(opened.body).toEqual({ Code: a.reservationId });
    expect(moneyIn(await confirmDraft(a))).toEqual(['14400', '0', '14400', '240']);
    const join = async (browser: WizardBrowser) => {
      const answer = await browser.call('rebates/group/join', {
        reservationId: browser.reservationId,
        groupCode: a.reservationId,
      });
      expect(answer.status).toBe(200);
      return at(answer.body, 'Reservation');
    };
    // The group has nine: 60 off each, 3 × 2380. The other booking gets it at this confirmation.
    await walkPartyTo(b, party(3, 'b@example.com'), 5);
    expect(moneyIn(await join(b))).toEqual(['7140', '0', '7140', '180']);
    expect(moneyIn(await a.well('confirmation/get'))[0]).toBe('14400');
    expect(moneyIn(await confirmDraft(b))[0]).toBe('7140');
    expect(moneyIn(await a.well('confirmation/get'))[0]).toBe('14280');
    await walkPartyTo(c, party(4, 'c@example.com'), 5);
    expect(moneyIn(await join(c))[0]).toBe('9440');
    await confirmDraft(c);
    for (const [browser, price] of [
      [a, '14160'],
      [b, '7080'],
      [c, '9440'],
    ] as const)
      expect(moneyIn(await browser.well('confirmation/get'))[0]).toBe(price);
    // A fourteenth traveller reaches no larger rebate, so nobody gets a mail.
    const d = walk.browser(14);
    await walkPartyTo(d, party(1, 'd@example.com'), 5);
    await join(d);
    await confirmDraft(d);
    const account = await walk.kit.store.accounts.byEmail('a@example.com');
    const messages = await walk.kit.store.messages.ofAccount(account?.id ?? '');
    expect(messages.filter(({ content }) => content.kind === 'bookingRegrouped')).toHaveLength(2);
  });

  it('R25, R26, R53: a gift voucher of more than the price pays the whole price and keeps the rest', async () => {
    await walk.byOffice(voucher('PREZENT5000', 'gift', 5000));
    const browser = walk.browser(6);
    // Price: 150 + 1790 = 1940. The voucher pays all of it and keeps 5000 − 1940 = 3060.
    await walkPartyTo(
      browser,
      { offerId: 110, roomId: 1101, people: 1, emails: { 1: 'gift@example.com' } },
      5,
    );
    const redeemed = await browser.call('rebates/voucher/redeem', {
      ...{ reservationId: browser.reservationId, voucherCode: 'prezent5000', userNum: 1 },
    });
    expect(moneyIn(at(redeemed.body, 'Reservation'))).toEqual(['1940', '1940', '0', '0']);
    expect(moneyIn(await confirmDraft(browser))).toEqual(['1940', '1940', '0', '0']);
    const stored = (await walk.kit.store.vouchers.get(['PREZENT5000'])).get('PREZENT5000');
    expect([stored?.value, stored?.used]).toEqual([306_000, false]);
  });

  it('R25, R27: a discount voucher gives a rebate once, before the order; after the order it is refused', async () => {
    await walk.byOffice(voucher('MINUS250', 'discount', 250));
    await walk.byOffice(voucher('MINUS100', 'discount', 100));
    const [first, second] = [walk.browser(7), walk.browser(8)];
    const party = (email: string): WizardParty => ({
      offerId: 105,
      roomId: 1051,
      people: 1,
      emails: { 1: email },
    });
    const redeem = (browser: WizardBrowser, voucherCode: string) =>
      browser.call('rebates/voucher/redeem', {
        reservationId: browser.reservationId,
        voucherCode,
        userNum: 1,
      });
    await walkPartyTo(first, party('minus@example.com'), 5);
    expect(moneyIn(at((await redeem(first, 'MINUS250')).body, 'Reservation'))).toEqual([
      '1940',
      '0',
      '1940',
      '250',
    ]);
    await walkPartyTo(second, party('late@example.com'), 5);
    expect((await redeem(second, 'MINUS250')).status).toBe(400);
    const booked = await confirmDraft(first);
    expect(rebatesIn(booked)).toEqual({ Voucher: '250' });
    expect(at((await redeem(second, 'MINUS250')).body, 'code')).toBe('voucherUsed');
    expect((await redeem(second, 'NOSUCHCODE')).status).toBe(404);
    const late = await redeem(first, 'MINUS100');
    expect([late.status, at(late.body, 'message')]).toEqual([
      400,
      'Voucher of this type cannot be redeemed after reservation is completed',
    ]);
  });

  it('R22, R23: the cap on a participant’s rebates reduces the rebate of an ambassador code', async () => {
    await walk.byOffice({ type: 'appointAmbassador', accountId: 'captain' });
    const code = {
      name: 'KAPITAN',
      accountId: 'captain',
      rebate: 5000,
      commission: 5000,
      expiresOn: null,
    };
    await walk.byOffice({ type: 'createAmbassadorCode', ...code });
    const trips = ['2023-07-01', '2024-07-01', '2025-07-01'].map((endedOn) => ({
      email: 'three@example.com',
      endedOn,
      siteId: 1,
    }));
    await walk.kit.pastTrips.add(trips);
    const browser = walk.browser(9);
    await walkPartyTo(
      browser,
      { offerId: 101, roomId: 1011, people: 1, emails: { 1: 'three@example.com' } },
      5,
    );
    await logIn(walk, browser, 'three@example.com');
    // 2149 − 200 − 80 for three trips; 20 of the cap of 300 are left for the code.
    const used = await browser.call('rebates/ambassador/use', {
      reservationId: browser.reservationId,
      ambassadorCode: 'Kapitan',
    });
    const reservation = at(used.body, 'Reservation');
    expect(moneyIn(reservation)).toEqual(['1849', '0', '1849', '300']);
    expect(rebatesIn(reservation)).toEqual({
      'First Minute': '200',
      'Rabat lojalnościowy': '80',
      'Kod Ambasadora': '20',
    });
    const receipt = at(reservation, 'Data.6.Receipt');
    expect(Array.isArray(receipt) ? receipt.at(-1) : null).toMatchObject({
      Rule: 'R22',
      Asked: '50',
      Given: '20',
      CutBy: 'cap',
    });
    expect(moneyIn(await confirmDraft(browser))[0]).toBe('1849');
  });

  it('R9, R11.1, R48: a waiting party gets places when another booking is cancelled', async () => {
    const [x, y] = [walk.browser(10), walk.browser(11)];
    await walkPartyTo(
      x,
      { offerId: 113, roomId: 1131, people: 9, emails: { 1: 'x@example.com' } },
      5,
    );
    expect(moneyIn(await confirmDraft(x))[0]).toBe('18270');
    const party: WizardParty = {
      offerId: 113,
      roomId: 1131,
      people: 3,
      reserveList: 1,
      emails: { 1: 'y@example.com' },
    };
    await walkPartyTo(y, { ...party }, 5);
    const waiting = await confirmDraft(y);
    expect(at(waiting, 'Data.1.Config.IsReserveList')).toBe(1);
    expect(moneyIn(waiting)).toEqual(['6270', '0', '0', '0']);
    const cancelled = await submitOfficeCommand(walk.commands)('Ola', x.reservationId, {
      type: 'cancel',
      reason: 'organiser',
    });
    expect(cancelled.isOk()).toBe(true);
    const moved = await y.well('confirmation/get');
    expect(at(moved, 'Data.1.Config.IsReserveList')).toBe(0);
    expect(moneyIn(moved)).toEqual(['6270', '0', '6270', '0']);
    const booking = await walk.kit.store.bookings.get(y.reservationId);
    expect(booking?.status === 'confirmed' ? booking.firstDue - walk.clock.now() : null).toBe(
      24 * 3_600_000,
    );
    const account = await walk.kit.store.accounts.byEmail('y@example.com');
    const messages = await walk.kit.store.messages.ofAccount(account?.id ?? '');
    expect(messages.map(({ content }) => content.kind).sort()).toEqual([
      'bookingMovedUp',
      'bookingPlaced',
    ]);
  });

  it('R33: a request about a traveller of 45+ extends the hold; once the office agrees, the party can book', async () => {
    const browser = walk.browser(12);
    const party: WizardParty = {
      offerId: 110,
      roomId: 1101,
      people: 1,
      emails: { 1: 'old@example.com' },
      birthDates: { 1: '1980-01-02' },
    };
    await walkPartyTo(browser, party, 4);
    const refused = await browser.on('participants/update', step5(party));
    expect([refused.status, at(refused.body, 'errors.0.code')]).toEqual([400, 'age45']);
    const request = await browser.on('ageRequest');
    // The hold lasts two working days after Monday: until the end of Wednesday in Warsaw.
    expect(at(request.body, 'HoldUntil')).toBe('2027-03-03T23:00:00.000Z');
    expect(at((await browser.on('ageRequest')).body, 'RequestNumber')).toBe(
      at(request.body, 'RequestNumber'),
    );
    const cleared = await submitOfficeCommand(walk.commands)('Ola', browser.reservationId, {
      type: 'clearAge',
    });
    expect(cleared.isOk()).toBe(true);
    await browser.well('participants/update', step5(party));
    expect(moneyIn(await confirmDraft(browser))[0]).toBe('1940');
  });

  it('W-193, R32: an unpaid booking gets a reminder before it is cancelled', async () => {
    const browser = walk.browser(13);
    await walkPartyTo(
      browser,
      { offerId: 103, roomId: 1031, people: 2, emails: { 1: 'unpaid@example.com' } },
      5,
    );
    expect(moneyIn(await confirmDraft(browser, { paymentType: 'payu' }))[0]).toBe('4880');
    const status = async () => (await walk.kit.store.bookings.get(browser.reservationId))?.status;
    const pass = executeDueCommands({ ...walk.commands, refused: () => undefined });
    // The payment is due on Tuesday. The shop cancels when Saturday begins (23:00 UTC).
    walk.clock.pass(Date.parse('2027-03-05T22:59:59Z') - walk.clock.now());
    await pass();
    expect(await status()).toBe('confirmed');
    walk.clock.pass(1000);
    await pass();
    expect(await status()).toBe('cancelled');
    const account = await walk.kit.store.accounts.byEmail('unpaid@example.com');
    const kinds = (await walk.kit.store.messages.ofAccount(account?.id ?? '')).map(
      ({ content }) => content.kind,
    );
    expect(kinds.sort()).toEqual(['bookingCancelled', 'bookingPlaced', 'bookingReminder']);
  });

  it('R46: a replay of all bookings gives the same prices to the grosz', async () => {
    const { kit, catalogue, settings } = walk;
    const lines = exportJournal(
      { journal: kit.journal, catalogue, settings, hashOf: cryptoIds.hashOf },
      false,
    );
    const report = await replay(
      { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
      lines,
    );
    expect(report.firstDivergence).toBeNull();
    expect(agreesWithRecording(report)).toBe(true);
    expect(report.tally).toMatchObject({
      confirmed: 11,
      cancelled: 2,
      turnover: 7_760_700,
      paid: 194_000,
    });
  });
});
