import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../adapters/demo-catalogue/people.ts';
import { newIdempotencyKey } from '../../adapters/http/client/call.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { catalogueOf } from '../../adapters/system/catalogue.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { checkConsistency } from '../../application/consistency/check-consistency.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { camt } from '../adapters/statements/statement-files.ts';
import { scratch } from '../contracts/helpers.ts';
import { openBrowser, type SimulatedBrowser } from '../simulation/simulated-browser.ts';
import { openMail } from '../support/killable-mail.ts';
import { openPayu } from '../support/killable-payu.ts';
import { findUnits, type OfferedUnit, orderPlaces, walkToOrder } from '../support/orders.ts';
import { startShopProcess } from '../support/shop-process.ts';

// Each process is killed during a task. Later parts check what earlier parts began.

type Shop = Awaited<ReturnType<typeof startShopProcess>>;
type Environment = Readonly<Record<string, string>>;
type Ended = { readonly code: unknown; readonly out: string; readonly err: string };

const root = join(import.meta.dirname, '..', '..');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LINES = 8;
const NINA = 'nowa@kilwater.example';
const CZESIO = 'czeka@kilwater.example';

const writerOf = (file: string) => {
  const handle = new Database(file, { timeout: 10_000 });
  return {
    hold: () => void handle.exec('BEGIN IMMEDIATE'),
    release: () => void handle.exec('ROLLBACK'),
    close: () => void handle.close(),
  };
};

const office = (environment: Environment, ...words: readonly string[]): Promise<Ended> => {
  const env = { ...process.env, ...environment, NODE_ENV: 'development', OFFICE_USER: 'Ewa' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['adapters/cli/office.ts', ...words],
      { cwd: root, env },
      (error, out, err) => resolve({ code: error === null ? 0 : (error.code ?? null), out, err }),
    );
  });
};

const endingAfter = (commits: number): Environment => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tests/contracts/children/end-after-commits.ts')).href}`,
  END_AFTER_COMMITS: String(commits),
});

const logIn = async (base: string, address: string, email: string): Promise<SimulatedBrowser> => {
  const browser = openBrowser(base, address);
  (await browser.call('login', { siteId: 1, email, password: DEMO_PASSWORD }))._unsafeUnwrap();
  return browser;
};

let shop: Shop;
let payu: Awaited<ReturnType<typeof openPayu>>;
let mail: Awaited<ReturnType<typeof openMail>>;
let kit: StoreKit;
let writer: ReturnType<typeof writerOf>;
let nina: SimulatedBrowser;
let czesio: SimulatedBrowser;
let roomy: OfferedUnit;
let single: OfferedUnit;

const folder = scratch();

beforeAll(async () => {
  [payu, mail] = await Promise.all([openPayu(dirname(folder.file())), openMail()]);
  shop = await startShopProcess({ ...payu.environment, ...mail.environment });
  kit = await openSqlite(shop.file('shop.sqlite'));
  writer = writerOf(shop.file('shop.sqlite'));
  nina = await logIn(shop.base, '10.30.0.1', NINA);
  czesio = await logIn(shop.base, '10.30.0.2', CZESIO);
  ({ roomy, single } = await findUnits(nina));
}, 120_000);

afterAll(async () => {
  writer.close();
  await kit.close();
  await shop.close();
  await Promise.all([payu.close(), mail.close()]);
  folder.remove();
});

const screen = async (reservationId: string) => {
  const { Current, Historic } = (
    await nina.call('accountReservations', { siteId: 1 })
  )._unsafeUnwrap().Reservations;
  const trip = [...Current, ...Historic].find(
    ({ ReservationId }) => ReservationId === reservationId,
  );
  if (trip === undefined) return null;
  const { StatusCode, Price, PaymentsList, Cancelled, PaymentUrl, NextPayment, FirstDue } = trip;
  const payments = PaymentsList.map(({ Value }) => Value);
  return {
    status: StatusCode,
    ...Price,
    payments,
    Cancelled,
    PaymentUrl,
    next: NextPayment?.Amount,
    firstDue: FirstDue,
  };
};

const becomes = (id: string, what: object) =>
  expect.poll(() => screen(id), { timeout: 30_000 }).toMatchObject(what);

const byOffice = async (...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await office(shop.environment(), ...words);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
  return out;
};

const follow = (id: string, which: 'next' | 'full' = 'next') =>
  nina.send(`/v1/payments/${id}/${which}`, { redirect: 'manual' });

const pageOf = async (id: string, which: 'next' | 'full' = 'next'): Promise<string> => {
  const answer = await follow(id, which);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
};

const press = (page: string) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'completed' }),
  });

describe('issue 17: payments and refunds while a process is killed in the middle', () => {
  let online: string;
  let cancelled: string;
  let refundedAt: string;
  let whole: string | undefined;

  it('R31: if the mail server dies after it took the order’s mail, the order exists and awaits payment', async () => {
    const silent = mail.fallSilent('Rezerwacja ');
    online = await orderPlaces(nina, roomy, { paymentOption: 'installment', paymentType: 'payu' });
    await silent;
    await mail.kill();
    expect(await screen(online)).toMatchObject({
      status: 'awaitingPayment',
      Paid: '0',
      payments: [],
      PaymentUrl: expect.any(String),
    });
  }, 60_000);

  it('R31.1, R68: if the payment provider dies in a call, the link works later, and a payment counts once', async () => {
    const before = await screen(online);
    const ordered = payu.keepBack(/^POST .*\/orders$/);
    const link = follow(online);
    await ordered;
    await payu.kill();
    const away = await link;
    expect([away.status, await away.json()]).toMatchObject([502, { code: 'paymentAway' }]);
    expect(await screen(online)).toEqual(before);
    await payu.start();
    const page = await pageOf(online);
    writer.hold();
    await press(page);
    await payu.kill();
    writer.release();
    await payu.start();
    await becomes(online, { status: 'confirmed', Paid: before?.next, payments: [before?.next] });
    expect(await (await fetch(page)).text()).toContain('już opłacona');
  }, 60_000);

  it('R48.8: if the provider dies after a refund, the panel says pending, the office’s command “not known”', async () => {
    cancelled = await orderPlaces(nina, roomy, { paymentType: 'payu' });
    refundedAt = await pageOf(cancelled);
    await press(refundedAt);
    await becomes(cancelled, { status: 'paid', LeftToPay: '0' });
    whole = (await screen(cancelled))?.Paid;
    await byOffice('bookings', 'cancel', cancelled, '--reason', 'organiser');
    const keptBack = payu.keepBack(/^POST .*\/refunds$/);
    const refund = office(shop.environment(), 'payments', 'refund', cancelled);
    await keptBack;
    await payu.kill();
    expect((await refund).out).toContain(`went back is not known (ZWROT-${cancelled}-1)`);
    expect((await screen(cancelled))?.Cancelled).toMatchObject({
      Refund: whole,
      Returned: '0',
      OnItsWay: whole,
    });
    await payu.start();
  }, 60_000);

  it('R11, R25, R31.1, R48.8, R53, R63: after a kill, stored calls count once; lost calls can be retried', async () => {
    const keys = {
      order: newIdempotencyKey(),
      twin: newIdempotencyKey(),
      bought: newIdempotencyKey(),
      voucher: newIdempotencyKey(),
    };
    const changing = newIdempotencyKey();
    const buy = (idempotencyKey = newIdempotencyKey()) =>
      nina.call(
        'voucherCreate',
        { siteId: 1, description: 'Prezent', value: '500' },
        { idempotencyKey },
      );
    const voucherCode = (await buy())._unsafeUnwrap().Voucher.Name;
    await byOffice('vouchers', 'activate', voucherCode);
    const [first, twin] = [await walkToOrder(nina, roomy), await walkToOrder(nina, roomy)];
    const [spent, dearer] = [
      await orderPlaces(nina, roomy),
      await orderPlaces(nina, roomy, { paymentType: 'payu' }),
    ];
    await press(await pageOf(dearer));
    await becomes(dearer, { status: 'paid' });
    const full = await orderPlaces(czesio, single, { whole: true });
    const waiting = await orderPlaces(nina, single, { isReserveList: 1 });
    expect(await screen(waiting)).toMatchObject({
      status: 'reserveList',
      PaymentUrl: null,
      firstDue: null,
    });

    const redeem = () =>
      nina.call(
        'voucherRedeem',
        { siteId: 1, reservationId: spent, userNum: 1, voucherCode },
        { idempotencyKey: keys.voucher },
      );
    const { Parameters } = (
      await nina.call('changeParametersGet', { siteId: 1, reservationId: dearer })
    )._unsafeUnwrap();
    const addon = Parameters.AddonsList.find(
      ({ Available, Price }) => Available && Number(Price) > 0,
    );
    const addonsSelected = [
      { addonId: addon?.AddonId ?? 0, addonOptionId: addon?.OptionsList[0]?.AddonOptionId ?? null },
    ];
    const data = { addonsConfig: [{ userNum: 1, addonsSelected }] };
    const change = () =>
      nina.call(
        'changeParameters',
        { siteId: 1, reservationId: dearer, data },
        { idempotencyKey: changing },
      );
    const again = [() => first.confirm(keys.order), () => buy(keys.bought), redeem, change];
    for (const call of again) expect((await call()).isOk()).toBe(true);
    const owed = (await screen(dearer))?.LeftToPay;
    expect(Number(owed)).toBeGreaterThan(0);
    await byOffice('bookings', 'cancel', full, '--reason', 'customer');

    const difference = await pageOf(dearer);
    writer.hold();
    const lost = twin.confirm(keys.twin);
    await press(difference);
    await shop.kill();
    writer.release();
    expect((await lost).isErr()).toBe(true);
    await mail.start();
    await shop.reopen({ SHOP_CLOCK: new Date(Date.now() + 20 * MINUTE).toISOString() });

    expect(await screen(first.id)).toMatchObject({ status: 'awaitingPayment', Paid: '0' });
    expect(await screen(twin.id)).toBe(null);
    for (const call of [...again, () => twin.confirm(keys.twin)])
      expect((await call()).isOk()).toBe(true);
    expect(await screen(first.id)).toMatchObject({ status: 'awaitingPayment', Paid: '0' });
    expect(await screen(twin.id)).toMatchObject({ status: 'awaitingPayment', Paid: '0' });
    expect(await screen(spent)).toMatchObject({ Paid: '500', payments: ['500'] });
    const { Vouchers } = (await nina.call('accountVouchers', { siteId: 1 }))._unsafeUnwrap();
    expect(Vouchers).toMatchObject([
      { State: 'inactive' },
      { Name: voucherCode, Used: true, Value: '0' },
    ]);
    await becomes(dearer, {
      status: 'paid',
      LeftToPay: '0',
      Overpaid: '0',
      payments: [expect.any(String), owed],
    });
    expect(await screen(waiting)).toMatchObject({
      status: 'awaitingPayment',
      PaymentUrl: expect.any(String),
      firstDue: expect.any(String),
    });
    await becomes(cancelled, { Cancelled: { Returned: whole, OnItsWay: '0' } });
    expect((await (await fetch(refundedAt)).text()).split('wykonany')).toHaveLength(2);
    await press(await pageOf(online, 'full'));
    await becomes(online, { status: 'paid', LeftToPay: '0' });
  }, 120_000);

  it('R31.6, R31.8: if a statement’s import or undoing is killed and rerun, each line counts once', async () => {
    const id = await orderPlaces(nina, roomy);
    const day = new Date(Date.now() - DAY).toISOString().slice(0, 10);
    const lines = Array.from({ length: LINES }, (_, index) => ({
      day,
      amount: 10_00,
      title: id,
      reference: `R${index}`,
    }));
    const file = shop.file('statement.xml');
    writeFileSync(file, camt(lines));
    const registered = async (): Promise<number> => {
      const booking = await kit.store.bookings.get(id);
      return booking !== null && 'payments' in booking ? booking.payments.length : 0;
    };
    const expectPaid = async () =>
      expect(await screen(id)).toMatchObject({ Paid: String(10 * (await registered())) });
    const halfway = { ...shop.environment(), ...endingAfter(LINES / 2) };
    expect((await office(halfway, 'payments', 'import', file)).code).toBe(null);
    expect([0, LINES]).not.toContain(await registered());
    await expectPaid();
    await byOffice('payments', 'import', file);
    expect(await screen(id)).toMatchObject({
      Paid: String(10 * LINES),
      payments: Array(LINES).fill('10'),
    });
    expect((await office(halfway, 'payments', 'undo', '1')).code).toBe(null);
    expect([0, LINES]).not.toContain(await registered());
    await expectPaid();
    await byOffice('payments', 'undo', '1');
    expect(await screen(id)).toMatchObject({ status: 'awaitingPayment', Paid: '0', payments: [] });
  }, 60_000);

  it('in the end the shop has written each mail once and sent one twice; places, money and journal agree', async () => {
    const mine = () => mail.taken().filter(({ to }) => [NINA, CZESIO].includes(to));
    const times = (subject: string) =>
      mine()
        .filter((each) => each.subject.startsWith(subject))
        .map((each) => each.times);
    await expect.poll(() => times(`Rezerwacja ${online}`), { timeout: 30_000 }).toEqual([2]);
    await expect.poll(() => times('Są miejsca!'), { timeout: 30_000 }).toEqual([1]);
    // Payments are counted below, one mail each; all other mails have unique subjects.
    const otherMails = mine().filter(
      ({ subject }) => !/^Wpłata (dotarła|wycofana): /.test(subject),
    );
    expect(otherMails.map(({ subject }) => subject).toSorted()).toEqual(
      [...new Set(otherMails.map(({ subject }) => subject))].toSorted(),
    );
    for (const [id, paid] of [
      [online, 2],
      [cancelled, 1],
    ] as const)
      await expect
        .poll(() => times(`Wpłata dotarła: rezerwacja ${id}`), { timeout: 30_000 })
        .toEqual(Array(paid).fill(1));
    const catalogue = catalogueOf(await kit.catalogueStore.load());
    const books = await checkConsistency({
      store: kit.store,
      journal: kit.journal,
      catalogue,
      hashOf: cryptoIds.hashOf,
    });
    expect(books.findings).toEqual([]);
  }, 60_000);
});
