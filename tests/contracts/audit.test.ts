import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ok } from 'neverthrow';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditText, differenceTexts } from '../../adapters/cli/replay/audit-text.ts';
import { auditStoreSnapshot } from '../../adapters/composition/audit.ts';
import { hasTables } from '../../adapters/storage/postgres/connect-to-first-host.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { deleteAccount } from '../../application/accounts/delete-account.ts';
import { submitCustomerCommand } from '../../application/booking/submit-command.ts';
import { submitCodeCommand } from '../../application/codes/submit-code-command.ts';
import { executeDueCommands } from '../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../application/office/bookings.ts';
import { applyProviderNotification } from '../../application/payments/settle.ts';
import type { PaymentProvider } from '../../application/ports/online-payments.ts';
import type { AnnexContent, NewPaper } from '../../application/ports/papers.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { assignBankEntry } from '../../application/statements/entries.ts';
import { importStatements } from '../../application/statements/import-statements.ts';
import { orderBookingRefund } from '../../application/statements/refunds.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { DAY_LENGTH, dayOf, MINUTE } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { ANNAS, OWN } from '../adapters/statements/statement-files.ts';
import { OFFER } from '../arbitraries/offers.ts';
import { catalogueEntryOf } from '../http/wizard/test-catalogue.ts';
import { NOW } from '../races/race-shop.ts';
import { yesProvider } from '../support/payments.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { contractExample, PAPER_TRIP, paperOf } from './papers.ts';
import { openWith, processOn } from './two-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EWA = { kind: 'office', name: 'Ewa' } as const;
const QUIET: Offer = {
  ...OFFER,
  id: 901,
  units: OFFER.units.slice(0, 1).map((unit) => ({ ...unit, id: 9011 })),
};
type Config = Parameters<typeof auditStoreSnapshot>[0];

const account = (id: string): Account => ({
  ...{ id, email: `${id}@example.com`, passwordHash: '', active: true, createdAt: NOW, version: 1 },
  person: NOBODY,
  invoice: { name: '', nip: '', address: '', city: '', zip: '' },
  ...{ newsletter: false, ambassador: true },
});

type Sold = {
  readonly paid: string;
  readonly other: string;
  readonly waiting: string;
  readonly back: string;
};

/** Step 1 gives a logged-in customer's draft to their account (R44). */
const stepOfOla = {
  type: 'chooseTrip',
  accommodation: 'single',
  participantsCount: 1,
  ownSkipper: false,
  beSkipper: false,
} as const;

const TERMS = {
  paymentOption: 'onetime',
  lines: [],
  rebates: [],
  from: '2027-07-31',
  to: '2027-08-07',
  travellers: 2,
} as const;

const papersOf = (bookingId: string, price: number): readonly NewPaper[] => {
  const [row] = contractExample().rows;
  if (row === undefined) throw new Error('the contract has no rows');
  const agreed = {
    price,
    rows: [{ ...row, total: price }],
    rebates: [],
    plan: [{ number: 1, amount: price, due: null }],
  } as const;
  const whole = contractExample({ ...agreed, trip: { ...PAPER_TRIP, bookingId } });
  const terms = { ...TERMS, ...agreed };
  const annex: AnnexContent = {
    ...{
      kind: 'annex',
      brand: whole.brand,
      seller: whole.seller,
      booker: whole.booker,
      trip: whole.trip,
      contract: { kind: 'contract', year: 2027, n: 1, madeAt: NOW },
    },
    ...{
      before: terms,
      after: terms,
      lines: [],
      firstDue: null,
      left: 0,
      overpaid: 0,
      transfer: null,
    },
  };
  return [
    paperOf(bookingId, 'contract', 1, { content: whole, madeAt: NOW }),
    paperOf(bookingId, 'annex', 1, { content: annex, madeAt: NOW }),
    paperOf(bookingId, 'annex', 2, { content: annex, madeAt: NOW, part: 1 }),
  ];
};

const recordSettlement = async (
  kit: StoreKit,
  { race, order }: Awaited<ReturnType<typeof processOn>>,
  other: string,
): Promise<string> => {
  const { deps } = race;
  const line = {
    account: OWN,
    day: dayOf(NOW),
    amount: 20_000,
    currency: 'PLN',
    party: { name: 'Anna', account: ANNAS },
    title: 'Rejs',
  } as const;
  const statement = {
    account: OWN,
    from: null,
    until: null,
    number: '',
    opening: null,
    lines: [
      { ...line, reference: '1', endToEnd: '' },
      { ...line, reference: '2', endToEnd: '' },
    ],
  };
  await importStatements(deps)('Ewa', [{ name: 'bank', statements: [statement] }]);
  (await assignBankEntry(deps)('Ewa', '1-1', [{ bookingId: other, amount: null }]))._unsafeUnwrap();
  const { id: back, price } = await order({ name: 'Zwrot', unitId: 501 });
  const online = {
    id: 'online',
    bookingId: back,
    amount: 30_000,
    commission: 600,
    provider: 'payu',
    state: 'pending',
    redirectTo: null,
    orderId: null,
    askAt: null,
  } as const;
  await kit.store.inTransaction<void, never>([], async ({ payments, papers }) => {
    await payments.save({ ...online, createdAt: NOW });
    for (const paper of papersOf(back, price ?? 0)) await papers.add(paper);
    return ok(undefined);
  });
  const paid = await applyProviderNotification(
    deps,
    'payu',
  )({
    paymentId: 'online',
    orderId: 'order',
    outcome: 'completed',
    charged: 30_600,
  });
  paid._unsafeUnwrap();
  (
    await submitOfficeCommand(deps)('Ewa', back, { type: 'cancel', reason: 'organiser' })
  )._unsafeUnwrap();
  const provider: PaymentProvider = {
    ...yesProvider,
    refund: async () => ok({ state: 'completed', number: 'R1' }),
  };
  const to = { account: null, otherwise: null, recipient: null, amount: null };
  (await orderBookingRefund({ ...deps, provider })('Ewa', back, to))._unsafeUnwrap();
  return back;
};

const createSoldShop = async (kit: StoreKit): Promise<Sold> => {
  await openWith(kit, OFFER, QUIET);
  const shop = await processOn(kit);
  const { race, order, change } = shop;
  await change({ type: 'setPrice', offerId: OFFER.id, of: 'place', id: 501, price: 123_450 });
  const paid = (await order({ name: 'Kowalska', unitId: 501, people: 2 })).id;
  const other = (await order({ name: 'Nowak', unitId: 501, people: 2 })).id;
  await race.draft({ name: 'Zielony', unitId: 501, people: 1 });
  const ola = { visitorId: 'Olin', account: account('ola'), address: 'Olin' };
  (
    await submitCustomerCommand(race.deps)(
      ola,
      await race.draft({ name: 'Olin', unitId: 501 }, 1),
      stepOfOla,
      null,
    )
  )._unsafeUnwrap();
  await order({ name: 'Calak', unitId: 502, accommodation: 'whole', people: 2 });
  const waiting = (await order({ name: 'Czeka', unitId: 502, people: 1, reserveList: true })).id;
  const command = {
    type: 'registerPayment',
    paymentId: 'bank 1',
    method: 'transfer',
    amount: 50_000,
  } as const;
  (await submitOfficeCommand(race.deps)('Ewa', paid, command))._unsafeUnwrap();
  const voucher = {
    code: 'LATO2027',
    kind: 'gift',
    value: 30_000,
    description: 'Dla Jana',
    siteId: null,
    expiresOn: null,
    accountId: null,
  } as const;
  (await submitCodeCommand(race.deps)(EWA, { type: 'createVoucher', ...voucher }))._unsafeUnwrap();
  await kit.store.inTransaction<void, never>([], async ({ accounts, bookings }) => {
    await accounts.save(account('ola'));
    await bookings.adopt('Zielony', 'ola');
    return ok(undefined);
  });
  for (const accountId of ['ola', 'gone'])
    await race.byOffice({ type: 'appointAmbassador', accountId });
  const code = {
    name: 'FALA',
    accountId: 'ola',
    rebate: 5_000,
    commission: 10_000,
    expiresOn: null,
  } as const;
  await race.byOffice({ type: 'createAmbassadorCode', ...code });
  await change({
    type: 'planPrice',
    offerId: OFFER.id,
    from: OFFER.to,
    of: 'place',
    id: 501,
    price: 140_000,
  });
  await change({ type: 'setPrice', offerId: OFFER.id, of: 'place', id: 501, price: 133_450 });
  await change({
    type: 'setFigures',
    siteId: 1,
    from: dayOf(NOW),
    figures: { cabinSurcharge: 31_700 },
  });
  await change({
    type: 'import',
    entries: [
      catalogueEntryOf({ ...OFFER, base: OFFER.base + 700 }),
      catalogueEntryOf({ ...OFFER, id: 6, units: [] }),
    ],
  });
  return { paid, other, waiting, back: await recordSettlement(kit, shop, other) };
};

const findDifferences = async (store: Config): Promise<readonly string[]> => {
  const report = await auditStoreSnapshot(store, () => {});
  if (report === null) throw new Error('there is no shop');
  return differenceTexts(report);
};

describe('R46: the audit, which compares a store with a replay of its own journal', () => {
  const base = join(folder, 'base.sqlite');
  let ids: Sold;
  beforeAll(async () => {
    const kit = await openSqlite(base);
    ids = await createSoldShop(kit);
    await kit.close();
  });

  const copy = (name: string): string => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.sqlite`);
    copyFileSync(base, file);
    return file;
  };

  it('reports no difference if only commands changed the store, and does not write to the store', async () => {
    const file = copy('clean');
    const before = readFileSync(file);
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('reports its progress through the journal, so that the remaining time can be estimated', async () => {
    const heard: (readonly [commands: number, share: number])[] = [];
    const report = await auditStoreSnapshot({ kind: 'sqlite', file: copy('how far') }, (...far) =>
      heard.push(far),
    );
    const all = report?.replay.commands ?? 0;
    expect(heard.length).toBe(all);
    expect([heard[0], heard.at(-1)]).toEqual([
      [1, 1 / all],
      [all, 1],
    ]);
  });

  it.each([
    [
      'price of a booking',
      "update bookings set document = json_set(document, '$.booking.quote.price', 1) where id = ?",
      /^booking ID \(bookings, document\.quote\.price\): 1 in the store, \d{6} by the journal$/,
    ],
    [
      'number of claimed places',
      'update claims set singles = singles + 1 where booking_id = ?',
      /^booking ID, unit 501 \(claims, singles\): 3 in the store, 2 by the journal$/,
    ],
    [
      'deleted claim',
      'delete from claims where booking_id = ?',
      /^booking ID, unit 501 \(claims\): is not in the store$/,
    ],
    [
      'payment of a booking',
      "update bookings set document = json_set(document, '$.booking.payments[0].amount', 500000) where id = ?",
      /^booking ID \(bookings, document\.payments\[0\]\.amount\): 500000 in the store, 50000 by the journal$/,
    ],
    [
      'line of the payment plan',
      "update bookings set document = json_set(document, '$.booking.plan[0].amount', 7) where id = ?",
      /^booking ID \(bookings, document\.plan\[0\]\.amount\): 7 in the store, \d+ by the journal$/,
    ],
    [
      'time of the next scheduled event',
      'update bookings set wake_at = wake_at + 86400000 where id = ?',
      /^booking ID \(bookings, wake_at\): \d{13} in the store, \d{13} by the journal$/,
    ],
    [
      'removed time of the next scheduled event',
      'update bookings set wake_at = null where id = ?',
      /^booking ID \(bookings, wake_at\): null in the store, \d{13} by the journal$/,
    ],
    [
      'account of a draft',
      "update bookings set account_id = null where visitor_id = 'Olin' and ? <> ''",
      /^booking \w+ \(bookings, account_id\): null in the store, "ola" by the journal$/,
    ],
    [
      'account of a voucher',
      "update vouchers set account_id = 'ola' where ? <> ''",
      /^voucher LATO2027 \(vouchers, account_id\): "ola" in the store, null by the journal$/,
    ],
    [
      'unreadable booking',
      'update bookings set document = substr(document, 2) where id = ?',
      /^booking ID \(bookings, document\): cannot be read$/,
    ],
    [
      'booking of an unknown version',
      "update bookings set document = json_set(document, '$.v', 99) where id = ?",
      /^booking ID \(bookings, document\): cannot be read$/,
    ],
    [
      'value of a voucher',
      "update vouchers set document = json_set(document, '$.value', 900000) where ? <> ''",
      /^voucher LATO2027 \(vouchers, document\.value\): 900000 in the store, 30000 by the journal$/,
    ],
    [
      'activation of a voucher',
      "update vouchers set document = json_set(document, '$.active', json('false')) where ? <> ''",
      /^voucher LATO2027 \(vouchers, document\.active\): false in the store, true by the journal$/,
    ],
    [
      'time of a sign-up on the reserve list',
      "update waits set placed_at = placed_at - 1 where ? <> ''",
      /^booking WAITING, unit 502 \(waits, placed_at\): \d+ in the store, \d+ by the journal$/,
    ],
    [
      'description of the office’s voucher',
      "update vouchers set document = json_set(document, '$.description', '') where ? <> ''",
      /^voucher LATO2027 \(vouchers, document\.description\): "" in the store, "Dla Jana" by the journal$/,
    ],
    [
      'deleted sign-up',
      "delete from waits where ? <> ''",
      /^booking WAITING, unit 502 \(waits\): is not in the store$/,
    ],
    [
      'rebate of an ambassador’s code',
      "update ambassador_codes set document = json_set(document, '$.rebate', 6000) where ? <> ''",
      /^code FALA \(ambassador_codes, document\.rebate\): 6000 in the store, 5000 by the journal$/,
    ],
    [
      'deleted ambassador',
      "delete from ambassadors where account_id = 'ola' and ? <> ''",
      /^ambassador ola \(ambassadors\): is not in the store$/,
    ],
    [
      'status column of a booking',
      "update bookings set status = 'cancelled' where id = ?",
      /^booking ID \(bookings, status\): "cancelled" in the store, "confirmed" by the journal$/,
    ],
    [
      'data of a traveller',
      "update people set data = replace(data, 'Jan', 'Jon') where booking_id = ? and user_num = 2 and journal_n = 0",
      /^booking ID, participant 2 \(people, data\.person\.firstName\): "Jon" in the store, "Jan" by the journal$/,
    ],
    [
      'current price of a place',
      "update shop_versions set document = json_set(document, '$.offer.units[0].placePrice', 1) where n = (select max(n) from shop_versions) and ref = 900 and ? <> ''",
      /^change \d+, of offer, brand 1, number 900 \(shop_versions, document\.offer\.units\[0\]\.placePrice\): 1 in the store, \d+ by the journal$/,
    ],
    [
      'earlier price of a place',
      "update shop_versions set document = json_set(document, '$.priceHistory[#-1].place', 1) where n = (select max(n) from shop_versions) and ref = 900 and ? <> ''",
      /^change \d+, of offer, brand 1, number 900 \(shop_versions, document\.priceHistory\[\d\]\.place\): 1 in the store, \d+ by the journal$/,
    ],
    [
      'brand setting',
      "update shop_versions set document = json_set(document, '$.figures.cabinSurcharge', 1) where kind = 'figures' and ? <> ''",
      /^change \d+, of figures, brand 1, number 0 \(shop_versions, document\.figures\.cabinSurcharge\): 1 in the store, 31700 by the journal$/,
    ],
    [
      'deleted change of the shop',
      "delete from shop_versions where kind = 'figures' and ? <> ''",
      /^change \d+, of figures, brand 1, number 0 \(shop_versions\): is not in the store$/,
    ],
    [
      'offer of the shop’s opening',
      "update offers set document = json_set(document, '$.offer.units[0].placePrice', 1) where offer_id = 901 and ? <> ''",
      /^offer 901, brand 1: differs from the data with which the shop was opened$/,
    ],
    [
      'deleted offer of the shop’s opening',
      "delete from offers where offer_id = 901 and ? <> ''",
      /^offer 901, brand 1: differs from the data with which the shop was opened$/,
    ],
    [
      'brand of the shop’s opening',
      "update shop_values set value = replace(value, '\"boatTripMarker\":\"', '\"boatTripMarker\":\"X') where key = 'shop.opening' and ? <> ''",
      /^shop\.opening: differs from the data with which the shop was opened$/,
    ],
    [
      'online payment that was never completed',
      "update payments set state = 'pending' where ? <> ''",
      /^payment online: is pending for booking BACK in the store, and registered with booking BACK, 30000, by the journal$/,
    ],
    [
      'amount of an online payment',
      "update payments set amount = 50000 where ? <> ''",
      /^payment online: is completed for booking BACK with 50000 in the store, 30000 by the journal$/,
    ],
    [
      'deleted online payment',
      "delete from payments where ? <> ''",
      /^payment online: is not in the store, and registered with booking BACK, 30000, by the journal$/,
    ],
    [
      'completed online payment that no booking has',
      "insert into payments (id, booking_id, amount, commission, state, created_at) values ('hand', ?, 7, 0, 'completed', 0)",
      /^payment hand: is completed for booking ID with 7 in the store, and no command registered it$/,
    ],
    [
      'registered share of a statement line',
      "update bank_entries set document = json_set(document, '$.booked[0].amount', 30000) where id = '1-1' and ? <> ''",
      /^statement line 1-1: 30000 for booking OTHER in the store, 20000 by the journal$/,
    ],
    [
      'amount of a statement line',
      "update bank_entries set document = json_set(document, '$.amount', 25000) where id = '1-1' and ? <> ''",
      /^statement line 1-1: is booked with 20000 of 25000 registered$/,
    ],
    [
      'state of a statement line',
      "update bank_entries set state = 'aside' where id = '1-2' and ? <> ''",
      /^statement line 1-2: state: "aside" in its column, "open" in its document$/,
    ],
    [
      'deleted statement import',
      "delete from bank_imports where ? <> ''",
      /^import 1: is not in the store$/,
    ],
    [
      'deleted statement line',
      "delete from bank_entries where id = '1-2' and ? <> ''",
      /^import 1: 1 of its 2 lines are in the store$/,
    ],
    [
      'amount of a refund',
      "update refund_orders set document = json_set(document, '$.amount', 1) where ? <> ''",
      /^refund ZWROT-BACK-1: is done for booking BACK with 1 in the store, and not registered by the journal$/,
    ],
    [
      'unreadable refund',
      "update refund_orders set document = 'x' where ? <> ''",
      /^refund ZWROT-BACK-1: cannot be read\nrefund ZWROT-BACK-1: is not in the store$/,
    ],
    [
      'statement line without a required field',
      "update bank_entries set document = json_remove(document, '$.booked') where id = '1-2' and ? <> ''",
      /^statement line 1-2: cannot be read\nimport 1: 1 of its 2 lines are in the store$/,
    ],
    [
      'paper without a required field',
      "update papers set content = json_remove(content, '$.rows') where kind = 'contract' and ? <> ''",
      /^paper contract 1\/2027: cannot be read$/,
    ],
    [
      'deleted refund',
      "delete from refund_orders where ? <> ''",
      /^refund ZWROT-BACK-1: is not in the store$/,
    ],
    [
      'booking of a contract',
      "update papers set booking_id = ? where kind = 'contract'",
      /^paper contract 1\/2027: belongs to booking ID, but names booking BACK\npaper contract 1\/2027: names a price of/,
    ],
    [
      'e-mail of an account',
      "update accounts set email = 'thief@example.com' where ? <> ''",
      /^account ola: email: "thief@example.com" in its column, "ola@example.com" in its document$/,
    ],
    [
      'price in an annex',
      "update papers set content = replace(content, '\"price\":', '\"price\":9') where kind = 'annex' and n = 2 and ? <> ''",
      /^paper annex 2\/2027: its rows and rebates do not add up to 9\d+\npaper annex 2\/2027: its plan does not add up to 9\d+\npaper annex 2\/2027: names a price of 9\d+, which booking BACK never had by the journal\npaper annex 2\/2027: names a price of/,
    ],
    [
      'deleted paper',
      "delete from papers where kind = 'annex' and n = 1 and ? <> ''",
      /^paper annex 1\/2027: is not in the store$/,
    ],
    [
      'search column of a journal line',
      "update journal set type = 'refused' where booking_id = ? and type = 'confirm'",
      /^journal line \d+: type: refused in its column, confirm in the line$/,
    ],
    [
      'typed data that was moved to another journal line',
      'update people set journal_n = 1 where journal_n > 0 and booking_id = ? and user_num = 2',
      /\njournal line 1: is no line of booking ID, but has personal data of its participant 2$/,
    ],
  ])('reports the one row that was changed by hand: %s', async (what, change, expected) => {
    const file = copy(what);
    const handle = new Database(file);
    expect(handle.prepare(change).run(ids.paid).changes).toBe(1);
    handle.close();
    const texts = await findDifferences({ kind: 'sqlite', file });
    const named = { ID: ids.paid, WAITING: ids.waiting, OTHER: ids.other, BACK: ids.back };
    const problemTexts = texts.map((text) =>
      Object.entries(named).reduce((text, [name, id]) => text.replaceAll(id, name), text),
    );
    expect(problemTexts.join('\n')).toMatch(expected);
    if (!expected.source.includes('\\n')) expect(problemTexts).toHaveLength(1);
  });

  it('reports journal lines that are missing in the middle or at the end', async () => {
    const file = copy('lines gone');
    const handle = new Database(file);
    const { last } = handle
      .prepare<[], { last: number }>('select max(n) as last from journal')
      .get() ?? { last: 0 };
    handle
      .prepare(
        "delete from journal where n = ? or n = (select min(n) from journal where type = 'appointAmbassador' and booking_id = 'account/gone')",
      )
      .run(last);
    handle.close();
    const texts = await findDifferences({ kind: 'sqlite', file });
    expect(texts.filter((text) => text.startsWith('journal line'))).toEqual([
      expect.stringMatching(/^journal line \d+: is not in the store$/),
      `journal line ${last}: is not in the store`,
    ]);
  });

  it('reports the booking whose journal line was changed', async () => {
    const file = copy('journal');
    const handle = new Database(file);
    const change = `update journal set line = json_set(line, '$.outcome.price', 1) where booking_id = ? and type = 'confirm'`;
    expect(handle.prepare(change).run(ids.other).changes).toBe(1);
    handle.close();
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([
      expect.stringMatching(new RegExp(`^${ids.other} \\(journal line \\d+, confirm\\)`)),
    ]);
  });

  it.each([
    ['it is cut short', 'substr(line, 1, 40)'],
    ['it has an unknown version', "json_set(line, '$.v', 99)"],
    ['its command type is unknown', "json_set(line, '$.recorded.command.type', 'fly')"],
  ])('reports a journal line that cannot be replayed because %s', async (what, line) => {
    const file = copy(what);
    const handle = new Database(file);
    const { n } =
      handle
        .prepare<[string], { n: number }>(
          "select n from journal where booking_id = ? and type = 'confirm'",
        )
        .get(ids.other) ?? {};
    handle.prepare(`update journal set line = ${line} where n = ?`).run(n);
    handle.close();
    await expect(findDifferences({ kind: 'sqlite', file })).rejects.toMatchObject({
      name: 'UndoableLine',
      n,
    });
  });

  it('R31: reports a booking’s next event that is later than in the replay, unless a payment is pending', async () => {
    const file = copy('may be paid');
    const kit = await openSqlite(file);
    const { race, at, order } = await processOn(kit, 20);
    const { id } = await order({ name: 'Zwleka', unitId: 501 });
    const payment = {
      id: 'begun',
      bookingId: id,
      amount: 1_00,
      commission: 0,
      provider: 'payu',
      state: 'pending',
      redirectTo: null,
    } as const;
    const end = NOW + 9 * DAY_LENGTH;
    await kit.store.inTransaction<void, never>([], async ({ payments }) => {
      await payments.save({ ...payment, createdAt: NOW + MINUTE, orderId: 'order', askAt: end });
      return ok(undefined);
    });
    at(end);
    await executeDueCommands({ ...race.deps, refused: () => {} })();
    const unpaid = await kit.store.bookings.get(id);
    expect(unpaid?.status).toBe('confirmed');
    await kit.close();
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([]);
    const handle = new Database(file);
    handle.exec("delete from payments where id = 'begun'");
    handle.close();
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([
      expect.stringContaining(
        `booking ${id} (bookings, wake_at): ${end + 5 * MINUTE} in the store`,
      ),
    ]);
  });

  it('reports nothing after an account’s data were erased (R39) or a code was ended by hand', async () => {
    const file = copy('gone account');
    const ended = () => {
      const handle = new Database(file);
      handle.exec(
        "update ambassador_codes set document = json_set(document, '$.expiresOn', '2027-01-01')",
      );
      handle.close();
    };
    const [before, kit] = [readFileSync(file), await openSqlite(file)];
    const { race, shop } = await processOn(kit);
    const creation = {
      kind: 'gift',
      value: 20_000,
      description: 'Dla Ewy',
      siteId: null,
      expiresOn: null,
      accountId: 'ola',
    } as const;
    (
      await submitCodeCommand(race.deps)(EWA, {
        type: 'createVoucher',
        code: 'OLA2027',
        ...creation,
      })
    )._unsafeUnwrap();
    const erasing = {
      ...race.deps,
      store: kit.store,
      sessions: kit.sessions,
      catalogue: shop.catalogue,
      committed: () => {},
    };
    expect(await deleteAccount(erasing)(account('ola'), 1)).toBe(true);
    await kit.close();
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([]);
    writeFileSync(file, before);
    ended();
    expect(await findDifferences({ kind: 'sqlite', file })).toEqual([
      'code FALA (ambassador_codes, document.expiresOn): "2027-01-01" in the store, null by the journal',
    ]);
  });

  it('reports nothing if orders are placed while it runs', async () => {
    const file = join(folder, 'busy.sqlite');
    const kit = await openSqlite(file);
    onTestFinished(() => kit.close());
    await openWith(kit);
    const { race } = await processOn(kit);
    let selling = true;
    let drafts = 0;
    const load = (async () => {
      while (selling) {
        drafts += 1;
        await race.draft({ name: `Fala${drafts}`, unitId: 501 }, 1);
      }
    })();
    for (let look = 0; look < 3; look += 1)
      expect(await findDifferences({ kind: 'sqlite', file })).toEqual([]);
    selling = false;
    await load;
    expect(drafts).toBeGreaterThan(0);
  });

  it('reports an unreadable offer in the shop’s initial data', async () => {
    const file = copy('opening unread');
    const handle = new Database(file);
    handle.exec('update offers set document = substr(document, 2) where offer_id = 901');
    handle.close();
    const names = ['offer 901, brand 1'];
    await expect(findDifferences({ kind: 'sqlite', file })).rejects.toMatchObject({
      name: 'UnreadableOpening',
      names,
    });
  });

  it('reports initial data without stored hashes (seals), because nothing proves that they are unchanged', async () => {
    const reportOf = async (file: string) => {
      const report = await auditStoreSnapshot({ kind: 'sqlite', file }, () => {});
      return report === null ? [] : [auditText(report), ...differenceTexts(report)];
    };
    const file = copy('unsealed');
    expect((await reportOf(file)).join()).not.toContain('sealed');
    const handle = new Database(file);
    handle.exec("delete from shop_values where key = 'shop.opening.seals'");
    handle.close();
    expect(await reportOf(file)).toEqual([
      expect.stringContaining('\nThe data with which the shop was opened have no seal'),
    ]);
  });

  it('reports a file that contains no shop', async () => {
    const file = join(folder, 'empty.sqlite');
    await (await openSqlite(file)).close();
    expect(await auditStoreSnapshot({ kind: 'sqlite', file }, () => {})).toBeNull();
  });
});

describe('R46: the audit of a PostgreSQL store', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('reports a changed row of each kind, and distinguishes an empty database from an incomplete one', async () => {
    const url = await server.freshDatabase();
    expect(await hasTables(url)).toBe(false);
    const kit = await openPostgres(url, { connections: 2 });
    onTestFinished(() => kit.close());
    expect(await hasTables(url)).toBe(true);
    const { paid, other, waiting, back } = await createSoldShop(kit);
    expect(await findDifferences({ kind: 'postgres', url })).toEqual([]);
    const session = new pg.Client({ connectionString: url });
    await session.connect();
    const set = (table: string, at: string, value: string, where: string) =>
      session.query(
        `update ${table} set document = jsonb_set(document::jsonb, '{${at}}', '${value}')::text where ${where}`,
      );
    await set('bookings', 'booking,quote,price', '1', `id = '${paid}'`);
    await set('bookings', 'booking,quote,rows,0,price', '2', `id = '${paid}'`);
    await set('bookings', 'booking,payments,0,amount', '3', `id = '${paid}'`);
    await set('vouchers', 'value', '4', "code = 'LATO2027'");
    await set('ambassador_codes', 'rebate', '5', "name = 'FALA'");
    await set('shop_versions', 'figures,cabinSurcharge', '6', "kind = 'figures'");
    await session.query(`update claims set singles = 7 where booking_id = '${paid}'`);
    await session.query('update waits set placed_at = 8');
    await session.query(
      `update people set data = replace(data, 'Jan', 'Jon') where booking_id = '${paid}' and user_num = 2 and journal_n = 0`,
    );
    await set('bank_entries', 'booked,0,amount', '9', "id = '1-1'");
    await session.query("update bank_entries set day = '2026-01-01' where id = '1-2'");
    await session.query("update payments set state = 'rejected'");
    await session.query("delete from papers where kind = 'annex' and n = 1");
    await session.query(
      `update journal set at = at + 1 where booking_id = '${paid}' and type = 'confirm'`,
    );
    await session.query(`update bookings set wake_at = null where id = '${other}'`);
    await session.query('delete from ambassadors');
    await session.end();
    const of = (text: string) =>
      text
        .replace(/ (?:in the store|is not|in its column).*/, '')
        .replaceAll(/(change|journal line|at:) \d+/g, '$1 N');
    expect(new Set((await findDifferences({ kind: 'postgres', url })).map(of))).toEqual(
      new Set([
        `booking ${paid} (bookings, document.quote.price): 1`,
        `booking ${paid} (bookings, document.quote.rows[0].price): 2`,
        `booking ${paid} (bookings, document.payments[0].amount): 3`,
        `booking ${paid}, unit 501 (claims, singles): 7`,
        `booking ${waiting}, unit 502 (waits, placed_at): 8`,
        `booking ${paid}, participant 2 (people, data.person.firstName): "Jon"`,
        'voucher LATO2027 (vouchers, document.value): 4',
        'ambassador ola (ambassadors):',
        'code FALA (ambassador_codes, document.rebate): 5',
        'change N, of figures, brand 1, number 0 (shop_versions, document.figures.cabinSurcharge): 6',
        `statement line 1-1: 9 for booking ${other}`,
        'statement line 1-1: is booked with 9 of 20000 registered',
        'statement line 1-2: day: "2026-01-01"',
        `payment online: is rejected for booking ${back}`,
        'paper annex 1/2027:',
        'journal line N: at: N',
        `booking ${other} (bookings, wake_at): null`,
      ]),
    );
  });
});
