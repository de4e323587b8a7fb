import { describe, expect, it } from 'vitest';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import { COMMANDS, SERVER } from '../../../adapters/composition/tokens.ts';
import { zloty } from '../../../domain/money.ts';
import {
  account,
  logInToPanel,
  onlyTrip,
  openPanel,
  orderInWizard,
  PANEL_START,
  type PanelShop,
  panelBooker,
  panelCustomer,
  TWO,
  values,
} from '../panel/panel-shop.ts';
import { step5, walkPartyTo } from '../rulebook/party.ts';
import { configFor, movableClock } from '../server/server-shop.ts';
import { orderBody } from '../wizard/step-bodies.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import { callApp, openPaid, toProvider } from './paid-shop.ts';

// 2 × (2349 − First Minute 200) = 4298 PLN. The first instalment is 2 × 500 PLN.

const BY_INSTALMENTS = { paymentOption: 'installment', paymentType: 'payu' };
const sixthOf = async (browser: WizardBrowser) =>
  at(await browser.well('confirmation/get'), 'Data.6');
const links = ({ reservationId: id }: WizardBrowser) =>
  [`/v1/payments/${id}/next`, `/v1/payments/${id}/full`] as const;

describe('payment links of a booking in API responses (R30, R53)', () => {
  it('R30, A-194: one link charges the amount due now, one all that is left; each adds 1% commission', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, BY_INSTALMENTS);
    const next = { Amount: '1000', Commission: '10', Charged: '1010' };
    const found = await onlyTrip(ewa);
    expect(values(found, 'PaymentUrl', 'PaymentFullUrl', 'NextPayment', 'FullPayment')).toEqual([
      ...links(ewa),
      next,
      { Amount: '4298', Commission: '42.98', Charged: '4340.98' },
    ]);
    expect(values(await sixthOf(ewa), 'PaymentUrl', 'NextPayment', 'LastPayment')).toEqual([
      links(ewa)[0],
      next,
      null,
    ]);
    expect(at(await sixthOf(ewa), 'NextDue')).toMatchObject({
      Amount: '1000',
      Until: null,
      By: expect.any(String),
    });
    await panel.registerTransfer(ewa.reservationId, zloty(1000));
    expect(values(await sixthOf(ewa), 'NextDue', 'OnlineStanding')).toEqual([
      { Amount: '1149', Until: '2027-06-01', By: null },
      'open',
    ]);
    expect(values(await onlyTrip(ewa), 'NextPayment.Amount', 'FullPayment.Amount')).toEqual([
      '1149',
      '3298',
    ]);
    expect(at(await sixthOf(ewa), 'BankTransfer.Code.Amount')).toBe('1149');
    expect(values(await onlyTrip(ewa), 'BankTransfer.Code.Amount', 'BankTransfer.NoCode')).toEqual([
      '1149',
      null,
    ]);
  });

  it('R30: the links charge no commission if the booking can only be paid online', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    await walkPartyTo(ewa, TWO, 2);
    await ewa.well('insurance/update', {
      insuranceConfig: [1, 2].map((userNum) => ({
        ...{
          userNum,
          insuranceId: 1,
          resignationInsuranceAccepted: '1',
          quarantineAssistanceAccepted: '0',
        },
      })),
    });
    await ewa.well('addons/update');
    await ewa.well('participants/update', step5(TWO));
    await ewa.well('confirm', { ...orderBody, paymentType: 'payu' });
    expect(values(await onlyTrip(ewa), 'OnlineOnly', 'NextPayment.Commission')).toEqual([
      true,
      '0',
    ]);
  });

  it('R30.4: an order by transfer has payment links in the panel, but not in the response to the order', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    await walkPartyTo(ewa, TWO, 5);
    expect(
      values(await sixthOf(ewa), 'PaymentUrl', 'NextPayment', 'LastPayment', 'NextDue'),
    ).toEqual([null, null, null, null]);
    const answer = (await ewa.on('confirm', orderBody)).body;
    expect(values(answer, 'PaymentUrl', 'Reservation.Data.6.PaymentUrl')).toEqual([null, null]);
    expect(at(await sixthOf(ewa), 'PaymentUrl')).toBe(links(ewa)[0]);
    const jan = await panelCustomer(panel, 'jan@example.com');
    await walkPartyTo(jan, { ...TWO, emails: { 1: '' } }, 5);
    const online = (await jan.on('confirm', { ...orderBody, paymentType: 'payu' })).body;
    expect(values(online, 'PaymentUrl', 'Reservation.Data.6.PaymentUrl')).toEqual([
      links(jan)[0],
      links(jan)[0],
    ]);
  });

  it('R29.3: a booking on the reserve list, fully paid or cancelled has null instead of the links', async () => {
    const panel = await openPanel();
    const ola = await panelCustomer(panel, 'ola@example.com');
    await orderInWizard(
      ola,
      { ...TWO, emails: { 1: '' }, offerId: 902, roomId: 602, reserveList: 1 },
      { paymentType: 'payu' },
    );
    const ewa = await panelBooker(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(4298));
    const eve = await panelCustomer(panel, 'eve@example.com');
    await orderInWizard(eve, { ...TWO, emails: { 1: '' } });
    await panel.byOffice(eve.reservationId, { type: 'cancel', reason: 'customer' });
    for (const browser of [ola, ewa, eve]) {
      expect(
        values(
          await onlyTrip(browser),
          'PaymentUrl',
          'PaymentFullUrl',
          'NextPayment',
          'FullPayment',
        ),
      ).toEqual([null, null, null, null]);
      expect(at(await sixthOf(browser), 'PaymentUrl')).toBeNull();
      for (const link of links(browser)) {
        const answer = await callApp(panel, link, browser.cookie);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'nothingToPay']);
      }
    }
  });
});

describe('access to a payment link (R35, R45, R52, A-122)', () => {
  const statuses = (panel: PanelShop, browser: WizardBrowser, cookie: string) =>
    Promise.all(
      links(browser).map(async (link) => (await callApp(panel, link, cookie)).statusCode),
    );

  it('R30.6, R35.2: a logged-in owner opens the link in any browser; the one that booked needs no login', async () => {
    const { panel, standIn } = await openPaid();
    const ewa = await panelBooker(panel);
    expect(await statuses(panel, ewa, ewa.cookie)).toEqual([302, 302]);
    expect(
      await statuses(panel, ewa, (await logInToPanel(panel, 'ewa@example.com')).cookie),
    ).toEqual([302, 302]);
    const ola = panel.browser();
    await orderInWizard(ola, { ...TWO, emails: { 1: 'ola@example.com' } });
    expect(await statuses(panel, ola, ola.cookie)).toEqual([302, 302]);
    expect(await toProvider(panel, ola)).toMatch(new RegExp(`^${standIn.url}/platnosc/\\w{24}$`));
  });

  it('R30.6: a link answers 401 without a session, and 404 to strangers, fellow travellers or unknown ids', async () => {
    const panel = await openPanel();
    await account(panel, 'jan@example.com');
    const ewa = await panelBooker(panel);
    const stranger = await panelCustomer(panel, 'obcy@example.com');
    const traveller = await logInToPanel(panel, 'jan@example.com');
    expect(await statuses(panel, ewa, '')).toEqual([401, 401]);
    expect(await statuses(panel, ewa, stranger.cookie)).toEqual([404, 404]);
    expect(await statuses(panel, ewa, traveller.cookie)).toEqual([404, 404]);
    for (const id of ['AAAAAAAA', 'x', '%00'])
      expect((await callApp(panel, `/v1/payments/${id}/next`, ewa.cookie)).statusCode).toBe(404);
    expect(await panel.kit.store.payments.lastOf(ewa.reservationId)).toBeNull();
  });

  it('a link opens the login without a session, the panel for strangers, /OnlinePayment if all is paid', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const [next, full] = links(ewa);
    const lead = async (cookie: string) => {
      const answer = await callApp(panel, full, cookie, { mode: 'navigate' });
      return [
        answer.statusCode,
        answer.headers['content-type'],
        /url=([^"]+)"/.exec(answer.body)?.[1],
      ];
    };
    const html = 'text/html; charset=utf-8';
    expect(await lead('')).toEqual([401, html, `/zaloguj?dalej=${encodeURIComponent(full)}`]);
    expect(await lead((await panelCustomer(panel, 'obcy@example.com')).cookie)).toEqual([
      404,
      html,
      '/twoj-panel',
    ]);
    await panel.registerTransfer(ewa.reservationId, zloty(4298));
    expect(await lead(ewa.cookie)).toEqual([409, html, `/OnlinePayment?r=${ewa.reservationId}`]);
    const typed = await callApp(panel, '/v1/payments/%22%3E%3Cb%3E/next', ewa.cookie, {
      mode: 'navigate',
    });
    expect([typed.statusCode, typed.body.includes('<b>')]).toEqual([404, false]);
    expect((await callApp(panel, next)).json()).toMatchObject({ code: 'noSession' });
  });

  it('a draft’s link says that there is nothing to pay; a HEAD request begins no payment', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    await walkPartyTo(ewa, TWO, 5);
    expect(await statuses(panel, ewa, ewa.cookie)).toEqual([409, 409]);
    await ewa.well('confirm', orderBody);
    expect((await callApp(panel, links(ewa)[0], ewa.cookie, {}, 'HEAD')).statusCode).toBe(404);
    expect(await panel.kit.store.payments.lastOf(ewa.reservationId)).toBeNull();
  });

  it('R30.5: in production without the PAYU_* settings no link works and all notifications are ignored', async () => {
    const container = await testContainer(
      configFor({ production: true }),
      movableClock(PANEL_START),
    );
    try {
      expect((await container.getAsync(COMMANDS)).provider).toBeUndefined();
      const app = await container.getAsync(SERVER);
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/payments/payu',
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(404);
    } finally {
      await closeContainer(container);
    }
  });
});

describe('a payment link that a page of another site opens (R68)', () => {
  const from = (panel: PanelShop, browser: WizardBrowser, headers: Record<string, string>) =>
    panel.app.inject({
      method: 'GET',
      url: links(browser)[0],
      remoteAddress: '127.0.0.1',
      headers: {
        host: 'localhost',
        cookie: browser.cookie,
        'sec-fetch-mode': 'navigate',
        ...headers,
      },
    });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ])(
    'R68.5, V3.5.3: with the headers %j a link shows one button and begins no payment',
    async (headers) => {
      const panel = await openPanel();
      const ewa = await panelBooker(panel);
      const answer = await from(panel, ewa, headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body.match(/<button>[^<]*<\/button>/g)).toEqual([
        '<button>Przejdź do płatności</button>',
      ]);
      expect(answer.body).not.toMatch(/<script|https?:/);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(await panel.kit.store.payments.lastOf(ewa.reservationId)).toBeNull();
    },
  );

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ 'sec-fetch-site': 'none' }], [{}]])(
    'R68.5: a link that the shop or a typed address opens leads to the provider, also in old browsers: %j',
    async (headers) => {
      const { panel } = await openPaid();
      expect((await from(panel, await panelBooker(panel), headers)).statusCode).toBe(302);
    },
  );
});
