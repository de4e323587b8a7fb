import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../adapters/composition/tokens.ts';
import {
  prepareOrderByOffice,
  previewOrderByOffice,
} from '../../../application/office/prepare-order.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { openServerShop, ServerBrowser } from '../../http/server/server-shop.ts';
import { orderBody } from '../../http/wizard/step-bodies.ts';
import { START } from '../../http/wizard/wizard-shop.ts';
import { openOffice } from './office-shop.ts';

const EMAIL = 'anna@example.com';
const prepareWords = (...more: readonly string[]): readonly string[] => [
  ...['bookings', 'prepare', '901', '--yacht', '601', '--name', 'Anna Nowak'],
  ...['--born', '1994-05-17', '--phone', '600700800', '--email', EMAIL, ...more],
];

describe('the office command `bookings prepare`', () => {
  it('R8.17: holds the places for a day and mails one link; --dry-run changes nothing', async () => {
    const office = openOffice();
    const words = prepareWords('--journey', '2', '--with', 'Jan Nowak 1990-01-02');
    const preview = await office.json(...words, '--dry-run');
    expect(preview).toMatchObject({ changed: false, people: 2 });
    expect(await office.journal()).toEqual([]);
    const { bookingId } = (await office.json(...words)) as { bookingId: string };
    const draft = await office.booking(bookingId);
    expect(draft).toMatchObject({ status: 'draft', hold: { until: START + 24 * HOUR } });
    expect(await office.json('accounts', 'find', EMAIL)).toMatchObject({
      accounts: [],
      bookings: [{ bookingId, status: 'draft', account: null }],
    });
    const mails = await office.shop.kit.outbox.lease(10, START + HOUR, START + 2 * HOUR);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: EMAIL,
      content: { kind: 'orderPrepared', travellers: 2, offerName: expect.any(String) },
    });
    expect(await office.lastLine()).toMatchObject({
      recorded: { command: { type: 'prepareOrder' }, by: { kind: 'office', name: 'Anna Nowak' } },
    });
  });

  it('R8.17: the mail has the price and the hold’s end as they are when the clerk says yes, not before', async () => {
    const office = openOffice();
    const words = prepareWords('--journey', '2').map(
      (word) => ({ '901': '900', '601': '501' })[word] ?? word,
    );
    const priceNow = async () =>
      ((await office.json(...words, '--dry-run')) as { price: string }).price;
    const before = await priceNow();
    const later = START + 60 * 24 * HOUR;
    office.sits('y', () => office.at(later));
    expect(await office.run([...words, '--by', 'Ewa'])).toMatchObject({ code: 0 });
    office.sits(null);
    const [mail] = await office.shop.kit.outbox.lease(10, later + 1, later + HOUR);
    const after = await priceNow();
    expect(after).not.toBe(before);
    expect(mail?.content).toMatchObject({ price: 100 * Number(after), until: later + 24 * HOUR });
  });

  it('R8.17: refuses what the wizard would refuse, and then stores no draft', async () => {
    const office = openOffice();
    const refused = await office.run([...prepareWords('--journey', '99'), '--by', 'Ewa']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('journey') });
    expect(refused.err).toContain('\n--journey of this offer: 1 Autokar, 2 Dojazd.');
    expect(await office.journal()).toEqual([]);
  });

  it('R8.17: asks at a terminal for each missing value, and asks again until the answer is valid', async () => {
    const office = openOffice();
    const prompts = office.sits([
      ...['4711', '601', '', 'Anna', 'Anna Nowak', '17 maja', '1994-05-17'],
      ...['600700800', EMAIL, 'Jan Nowak 1990-01-02', '2', '', 'y'],
    ]);
    const { code, out } = await office.run(['bookings', 'prepare', '901', '--by', 'Ewa']);
    expect([code, prompts.at(-1)]).toEqual([0, expect.stringMatching(/2 × single.*\n.*\[y\/N\]/)]);
    expect(prompts[0]).toMatch(/^Yacht \(601 /);
    expect(prompts[1]).toMatch(/^4711 is not in the list\. Give a number of the list\.\nYacht/);
    expect(prompts[4]).toContain('give first and last name');
    expect(await office.booking(out.slice(0, 8))).toMatchObject({
      choices: {
        participants: [
          { person: { firstName: 'Anna', birthDate: '1994-05-17', email: EMAIL } },
          { person: { firstName: 'Jan', lastName: 'Nowak' } },
        ],
      },
    });
    office.sits(null);
    const without = await office.run(['bookings', 'prepare', '901', '--by', 'Ewa']);
    expect(without).toMatchObject({ code: 2, err: expect.stringMatching(/^--yacht is missing\./) });
  });

  it('R8.17: an order file can name a journey for each person; an error names file, line and field', async () => {
    const office = openOffice();
    const booker = {
      ...{ name: 'Anna Nowak', born: '1994-05-17' },
      ...{ phone: '600 700 800', email: EMAIL },
    };
    const order = {
      ...{ yacht: 601, journey: 2, booker },
      with: [{ name: 'Jan Nowak', born: '1990-01-02', journey: 1, point: 1 }],
    };
    const words = ['bookings', 'prepare', '901', '--file', 'order.json', '--by', 'Ewa'];
    const runFile = (file: object, ...more: readonly string[]) => {
      office.texts.set('order.json', JSON.stringify(file, null, 2));
      return office.run([...words, ...more]);
    };
    expect(await runFile(order, '--yacht', '601')).toMatchObject({ code: 2 });
    const wrong = { ...order, booker: { ...booker, name: 'Anna', born: 'maj' }, cabin: true };
    const refused = (await runFile(wrong)).err;
    expect(refused).toMatch(/order\.json.*born/);
    expect(refused).toContain('cabin');
    expect((await runFile({ ...order, booker: { ...booker, name: 'Anna' } })).err).toContain(
      'must be first and last name',
    );
    expect(await office.journal()).toEqual([]);
    expect(await runFile(order, '--dry-run')).toMatchObject({ code: 0 });
    const { out } = await runFile(order);
    expect(await office.booking(out.slice(0, 8))).toMatchObject({
      choices: {
        participants: [
          { journeyId: 2, pointId: null },
          { journeyId: 1, pointId: 1 },
        ],
      },
    });
  });

  it('R8.17: stores no draft, hold or journal line if the places are sold after the preview', async () => {
    const office = openOffice();
    let [sold, calls] = ['', 0];
    const store: typeof office.deps.store = {
      ...office.deps.store,
      inTransaction: async (locks, work) => {
        calls += 1;
        if (calls === 1) sold = await office.order(901, 601, 3);
        return office.deps.store.inTransaction(locks, work);
      },
    };
    const request = {
      ...{ offerId: 901, unitId: 601, accommodation: 'single' as const, ownSkipper: false },
      ...{ journeyId: 2, pointId: null, insuranceId: null, count: 2 },
      people: [ANNA_NOWAK, { ...ANNA_NOWAK, firstName: 'Jan', email: '' }],
    };
    const refused = await prepareOrderByOffice({ ...office.deps, store })('Ewa', request);
    expect([sold === '', refused.isErr()]).toEqual([false, true]);
    const lines = await office.shop.kit.journal.read(0, 1000);
    expect(lines.filter((line) => 'recorded' in line && line.recorded.bookingId !== sold)).toEqual(
      [],
    );
    expect(lines.every((line) => !('refused' in line))).toBe(true);
    const drafts = await store.bookings.inStates(['draft', 'removed'], null);
    expect(drafts).toEqual([]);
  });

  it('R73.2: is refused for a blocked account', async () => {
    const office = openOffice();
    const { owner } = await office.booking(await office.order(901, 601, 1));
    const email = (await office.deps.store.accounts.byId(owner.accountId ?? ''))?.email ?? '';
    await office.json('accounts', 'block', email, '--reason', 'spam');
    const words = prepareWords('--journey', '2').map((word) => (word === EMAIL ? email : word));
    expect(await office.run([...words, '--by', 'Ewa'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('accounts unblock'),
    });
  });
});

const ANNA_NOWAK = {
  ...NOBODY,
  ...{ firstName: 'Anna', lastName: 'Nowak', birthDate: '1994-05-17' },
  ...{ phone: '+48 600 700 800', email: EMAIL },
};

const prepareInShop = async () => {
  const shop = await openServerShop();
  const commands = await shop.container.getAsync(COMMANDS);
  const plan = previewOrderByOffice(commands);
  const plans = commands.catalogue.all(1).flatMap(({ offer }) =>
    offer.units.map(
      (unit) => () =>
        plan('Ewa', {
          ...{ offerId: offer.id, unitId: unit.id, accommodation: 'single', ownSkipper: false },
          journeyId: offer.journeys.find(({ points }) => points.length === 0)?.id ?? null,
          ...{ pointId: null, insuranceId: null, people: [ANNA_NOWAK], count: 1 },
        }),
    ),
  );
  let planned = await (plans[0] ?? expect.fail('no offer'))();
  for (const next of plans) if (planned.isErr()) planned = await next();
  const prepared = await prepareOrderByOffice(commands)('Ewa', planned._unsafeUnwrap().wanted);
  const { bookingId } = prepared._unsafeUnwrap();
  const browser = new ServerBrowser(shop);
  const [mail] = await browser.mails(EMAIL);
  const [, path = ''] = /(\/zamowienie\/\S+)/.exec(mail?.Text ?? '') ?? [];
  return { shop, browser, bookingId, path, commands };
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the mailed link that opens a prepared order', () => {
  it('R55.4: opening the page changes nothing, its button opens the draft, the order creates the account', async () => {
    const { browser, bookingId, path, commands } = await prepareInShop();
    const before = await commands.store.bookings.get(bookingId);
    const page = await browser.get(path);
    expect([page.statusCode, page.cookies]).toEqual([200, []]);
    expect(page.body).toContain('method="post"');
    expect(await commands.store.bookings.get(bookingId)).toEqual(before);
    const step = `/v1/reservations/confirmation?reservationId=${bookingId}`;
    expect((await browser.get(step)).statusCode).not.toBe(200);
    const opened = await browser.post(path, '', FORM);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/rezerwacja/podsumowanie-i-platnosc?r=${bookingId}`,
    ]);
    const ordered = await browser.post('/v1/reservations/confirm', {
      reservationId: bookingId,
      ...orderBody,
    });
    expect(ordered.body).toContain(bookingId);
    const booking = await commands.store.bookings.get(bookingId);
    expect(booking).toMatchObject({ status: 'confirmed' });
    const account = await commands.store.accounts.byEmail(EMAIL);
    expect(account).toMatchObject({ active: false, id: booking?.owner.accountId });
    expect((await browser.get(path)).body).toContain('już złożone');
    expect((await browser.post(path, '', FORM)).statusCode).toBe(200);
  });

  it('R55.4: the page of an expired or unknown link says so and has a link to contact the office', async () => {
    const { shop, browser, bookingId, path, commands } = await prepareInShop();
    shop.clock.pass(25 * HOUR);
    const expired = await browser.post(path, '', FORM);
    expect([expired.statusCode, expired.body.includes('href="/kontakt"')]).toEqual([410, true]);
    expect((await commands.store.bookings.get(bookingId))?.owner.visitorId).not.toBe('');
    expect((await browser.get('/zamowienie/nieznany')).statusCode).toBe(404);
  });
});
