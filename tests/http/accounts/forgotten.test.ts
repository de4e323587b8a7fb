import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { MAIL_WORKER } from '../../../adapters/composition/tokens.ts';
import { backUp } from '../../../adapters/storage/sqlite/copies.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { scratch } from '../../contracts/helpers.ts';
import { mustSucceed, openPanel, type PanelShop, TWO, values } from '../panel/panel-shop.ts';
import { mustLink } from '../papers/paper.ts';
import { confirmDraft, step5, walkPartyTo } from '../rulebook/party.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { WizardBrowser } from '../wizard/wizard-shop.ts';

const EMAIL = 'grzegorz@personal.example';
const SURNAME = 'Brzęczyszczykiewicz';
const ADDRESS = '203.0.113.77';
const PERSONAL = [
  'Grzegorz',
  SURNAME,
  EMAIL,
  '601 191 191',
  '1991-11-19',
  'ABA300000',
  '5260250274',
  'Chrząszczyżewoszyce',
  ADDRESS,
];
const PASSWORD = 'sekret-1';

const himself = {
  ...{
    firstName: 'Grzegorz',
    lastName: SURNAME,
    birthDate: '1991-11-19',
    phone: '+48 601 191 191',
  },
  ...{ idDocument: 'ABA300000', country: 'Polska', gender: '2' },
};

const mailTexts = async ({ container, kit }: PanelShop) => {
  await (await container.getAsync(MAIL_WORKER)).drain();
  return kit.mailbox.list(EMAIL);
};

const logIn = async (browser: WizardBrowser, password = PASSWORD): Promise<number> =>
  (await browser.call('auth/login', { email: EMAIL, password })).status;

const registerCustomer = async (panel: PanelShop): Promise<WizardBrowser> => {
  const browser = new WizardBrowser(panel, ADDRESS);
  await browser.call('account/create', { email: EMAIL, password: PASSWORD, policyAccepted: 1 });
  const token = /\/Activate\/(\S+)/.exec((await mailTexts(panel))[0]?.text ?? '')?.[1];
  await browser.call('account/confirm', { token });
  expect(await logIn(browser, 'zgaduję')).toBe(401);
  expect(await logIn(browser)).toBe(200);
  return browser;
};

const fillBooking = async (browser: WizardBrowser): Promise<void> => {
  await walkPartyTo(browser, TWO, 4);
  const [, friend] = step5(TWO).participantsConfig;
  await browser.well('participants/update', {
    participantsConfig: [
      { userNum: 1, fillInLater: 0, ...himself, email: EMAIL },
      { ...friend, firstName: 'Jan', email: EMAIL },
    ],
  });
};

const leaveTraces = async (panel: PanelShop, browser: WizardBrowser) => {
  const invoice = {
    invoiceName: SURNAME,
    invoiceNip: '5260250274',
    invoiceCity: 'Chrząszczyżewoszyce',
  };
  await mustSucceed(browser, 'accountDetailsChange', { ...himself, ...invoice });
  await fillBooking(browser);
  await confirmDraft(browser, { comments: `Pozdrawiam, ${SURNAME}` });
  const sailed = browser.reservationId;
  await panel.registerTransfer(sailed, zloty(4298));
  for (const kind of ['contract', 'invoice'] as const) {
    const url = await mustLink(browser, sailed, kind);
    await panel.app.inject({ url, headers: { host: 'localhost', cookie: browser.cookie } });
  }
  await fillBooking(browser);
  await confirmDraft(browser);
  await panel.byOffice(browser.reservationId, { type: 'cancel', reason: 'customer' });
  await fillBooking(browser);
  const account = await panel.kit.store.accounts.byEmail(EMAIL);
  if (account === null) throw new Error('There is no account');
  await panel.shopByOffice({ type: 'appointAmbassador', accountId: account.id });
  await mustSucceed(browser, 'ambassadorCodeCreate', { name: 'NA-FALI' });
  const creation = await panel.app.inject({
    ...{
      method: 'POST',
      url: '/v1/account/vouchers/create',
      payload: { description: `Od ${SURNAME}`, value: 250 },
    },
    headers: { host: 'localhost', cookie: browser.cookie, 'idempotency-key': 'a voucher' },
  });
  const voucher = creation.json().Voucher;
  await panel.shopByOffice({ type: 'activateVoucher', code: String(voucher.Name) });
  expect((await mailTexts(panel)).length).toBeGreaterThan(3);
  return { accountId: account.id, sailed, voucher: String(voucher.Name) };
};

const dump = (file: string): ReadonlyMap<string, readonly string[]> => {
  const raw = new Database(file, { readonly: true });
  const tables = raw
    .prepare<[], { name: string }>(`select name from sqlite_schema where type = 'table'`)
    .all();
  const rows = new Map(
    tables.map(({ name }) => [
      name,
      raw
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row)),
    ]),
  );
  raw.close();
  return rows;
};

const foundIn = (store: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...store].flatMap(([table, rows]) =>
    PERSONAL.flatMap((word) =>
      rows.some((row) => row.includes(word)) ? [`${table}: ${word}`] : [],
    ),
  );

describe('a customer who deletes the account (R39, A-131)', () => {
  const folder = scratch();
  afterAll(() => folder.remove());

  const filesAfterErasure = async () => {
    const file = folder.file();
    const panel = await openPanel(ENTRIES, file);
    const browser = await registerCustomer(panel);
    const traces = await leaveTraces(panel, browser);
    const before = dump(file);
    panel.clock.pass(365 * DAY_LENGTH);
    const again = new WizardBrowser(panel, ADDRESS);
    expect(await logIn(again)).toBe(200);
    expect((await again.call('account/delete', { siteId: 1 })).body).toEqual({ Deleted: true });
    return { panel, file, before, ...traces };
  };

  it('R39.2, R39.6: the store keeps the customer’s personal data only on the invoice, as tax law requires', async () => {
    const { panel, file, before } = await filesAfterErasure();
    for (const table of [
      'accounts',
      'people',
      'papers',
      'vouchers',
      'idempotent_answers',
      'rate_events',
      'mailbox',
      'bookings',
      'messages',
    ])
      expect(foundIn(before).map((hit) => hit.split(':')[0])).toContain(table);
    const farewell = await mailTexts(panel);
    expect(farewell.map(({ subject }) => subject)).toEqual([
      'Twoje konto w Kilwater zostało usunięte',
    ]);
    const after = new Map(dump(file));
    after.delete('mailbox');
    const invoices = (after.get('papers') ?? []).filter((row) => row.includes('"kind":"invoice"'));
    after.set(
      'papers',
      (after.get('papers') ?? []).filter((row) => !row.includes('"kind":"invoice"')),
    );
    // The rate limit counters of a network name no person and expire within a day (R42).
    const counters = (after.get('rate_events') ?? []).filter(
      (row) => !/"(login|registration)OfAddress /.test(row),
    );
    after.set('rate_events', counters);
    expect(foundIn(after)).toEqual([]);
    expect(invoices.map((row) => row.includes(SURNAME))).toEqual([true]);
  });

  it('R39.7: the database file, its log and the next backup contain no personal data of the customer', async () => {
    const { file } = await filesAfterErasure();
    const copy = `${file}-copy`;
    expect((await backUp(file, copy)).isOk()).toBe(true);
    const words = [
      'Grzegorz',
      '601 191 191',
      '1991-11-19',
      'ABA300000',
      `Pozdrawiam, ${SURNAME}`,
      `Od ${SURNAME}`,
      'zgaduję',
    ];
    const found = [file, `${file}-wal`, copy].flatMap((path) => {
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.from('');
      return words.flatMap((word) =>
        bytes.includes(word) ? [`${path.slice(file.length)}: ${word}`] : [],
      );
    });
    expect(found).toEqual([]);
    expect(readFileSync(file).includes('Chorwacja')).toBe(true);
  });

  it('R26, R40, R39.5: vouchers stay valid for their holders; the customer’s ambassador code has expired', async () => {
    const { panel, voucher, accountId } = await filesAfterErasure();
    const stored = (await panel.kit.store.vouchers.get([voucher])).get(voucher);
    expect(stored).toMatchObject({ value: zloty(250), active: true, used: false, description: '' });
    expect(await panel.kit.store.ambassadors.isAmbassador(accountId)).toBe(false);
    expect(await panel.kit.store.ambassadors.code('NA-FALI')).toMatchObject({
      expiresOn: '2028-01-09',
      settled: 0,
    });
  });

  it('the price and payments of the trip and the data of the other travellers stay', async () => {
    const { panel, sailed } = await filesAfterErasure();
    const booking = await panel.kit.store.bookings.get(sailed);
    expect(values(booking, 'status', 'quote.price', 'payments.0.amount')).toEqual([
      'confirmed',
      zloty(4298),
      zloty(4298),
    ]);
  });
});
