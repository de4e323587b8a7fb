import { describe, expect, it } from 'vitest';
import { MAIL_WORKER } from '../../../adapters/composition/tokens.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import {
  onlyTrip,
  openPanel,
  PANEL_START,
  type PanelShop,
  panelCustomer,
} from '../panel/panel-shop.ts';
import { catalogueEntryOf, ENTRIES } from '../wizard/test-catalogue.ts';
import { at, openWizardShop, WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  confirmDraft,
  moneyIn,
  rebatesIn,
  step2,
  step3,
  step5,
  type WizardParty,
  walkPartyTo,
} from './party.ts';

// A place of offer 900 costs 2349 PLN less First Minute 200 PLN.

const call = async (browser: WizardBrowser, path: string, body: object = {}) => {
  const answer = await browser.call(`rebates/${path}`, {
    reservationId: browser.reservationId,
    ...body,
  });
  return {
    status: answer.status,
    message: at(answer.body, 'message'),
    code: at(answer.body, 'Code'),
    reservation: at(answer.body, 'Reservation'),
  };
};
const join = (browser: WizardBrowser, groupCode: string) =>
  call(browser, 'group/join', { groupCode });
const redeem = (browser: WizardBrowser, voucherCode: string, userNum = 1) =>
  call(browser, 'voucher/redeem', { voucherCode, userNum });

const addVoucher = (panel: PanelShop, code: string, kind: 'gift' | 'discount', value: number) =>
  panel.shopByOffice({
    ...{ type: 'createVoucher', code, kind, value, description: '' },
    ...{ siteId: null, expiresOn: null, accountId: null },
  });

const party = (people: number, email: string, more: Partial<WizardParty> = {}): WizardParty => ({
  ...{ offerId: 900, roomId: 501, people, emails: { 1: email } },
  ...more,
});

describe('group codes (R21, R51)', () => {
  it('W-185 to W-189, R51.3: a group’s code is its first booking’s number; each refusal says its cause', async () => {
    const panel = await openPanel();
    const [lead, mate, other] = [panel.browser(), panel.browser(), panel.browser()];
    await walkPartyTo(lead, party(1, 'lead@example.com'), 5);
    expect(await call(lead, 'group/create')).toMatchObject({
      status: 200,
      code: lead.reservationId,
    });
    expect(await call(lead, 'group/create')).toMatchObject({
      status: 409,
      message: 'Group code already exists',
    });
    await walkPartyTo(mate, party(5, 'mate@example.com'), 5);
    expect(moneyIn((await join(mate, lead.reservationId.toLowerCase())).reservation)[0]).toBe(
      String(5 * 2149),
    );
    expect(await join(mate, lead.reservationId)).toMatchObject({
      status: 409,
      message: 'Group code already assigned to reservation',
    });
    expect(await call(mate, 'group/create')).toMatchObject({
      status: 409,
      message: 'Group code already assigned to reservation',
    });
    await walkPartyTo(other, party(1, 'other@example.com', { offerId: 901, roomId: 601 }), 5);
    expect(await join(other, lead.reservationId)).toMatchObject({
      status: 409,
      message: 'Group code belongs to another offer',
    });
    expect((await join(other, 'AAAAAAAA')).status).toBe(404);
    expect((await join(other, 'NIE-MA')).status).toBe(400);
  });

  it('W-188: a draft that joins the group of an ordered booking gets the group rebate in RebatesList', async () => {
    const panel = await openPanel();
    const [lead, mate] = [panel.browser(), panel.browser()];
    await walkPartyTo(lead, party(1, 'lead@example.com'), 5);
    await call(lead, 'group/create');
    await confirmDraft(lead);
    await walkPartyTo(mate, party(5, 'mate@example.com'), 5);
    expect(rebatesIn((await join(mate, lead.reservationId)).reservation)).toEqual({
      'First Minute': '1000',
      'Rabat grupowy': '200',
    });
  });

  it.each([
    [10, { 'First Minute': '1000', 'Rabat grupowy': '200' }],
    [11, { 'First Minute': '1000' }],
  ])(
    'W-200: only joining in the group’s first 10 days gives the rebate; this booking joins after %i days',
    async (days, rebates) => {
      const panel = await openPanel();
      const [lead, mate] = [panel.browser(), panel.browser()];
      await walkPartyTo(lead, party(1, 'lead@example.com'), 5);
      await call(lead, 'group/create');
      await confirmDraft(lead);
      panel.at(PANEL_START + days * DAY_LENGTH);
      await walkPartyTo(mate, party(5, 'mate@example.com'), 5);
      const joined = (await join(mate, lead.reservationId)).reservation;
      expect(at(joined, 'Group.Code')).toBe(lead.reservationId);
      expect(rebatesIn(joined)).toEqual(rebates);
    },
  );

  it('W-186: on an offer without group rebates nobody can open a group', async () => {
    const panel = await openPanel([catalogueEntryOf(offerWith({ showGroupRebate: false }))]);
    const lead = panel.browser();
    await walkPartyTo(lead, party(1, 'lead@example.com'), 5);
    expect(await call(lead, 'group/create')).toMatchObject({
      status: 400,
      message: 'Group codes are not offered here',
    });
  });
});

describe('ambassador’s codes (R22)', () => {
  it('W-183, W-184, W-203: a code takes 50 PLN off per traveller; a second or an unknown code is refused', async () => {
    const panel = await openPanel();
    await panel.shopByOffice({ type: 'appointAmbassador', accountId: 'captain' });
    for (const name of ['KAPITAN', 'BOSMAN'])
      await panel.shopByOffice({
        type: 'createAmbassadorCode',
        name,
        accountId: 'captain',
        rebate: 5000,
        commission: 5000,
        expiresOn: null,
      });
    const anna = panel.browser();
    await walkPartyTo(anna, party(2, 'anna@example.com'), 5);
    const use = (ambassadorCode: string) => call(anna, 'ambassador/use', { ambassadorCode });
    expect((await use('NIKT')).status).toBe(400);
    const used = (await use('kapitan')).reservation;
    expect(rebatesIn(used)).toEqual({ 'First Minute': '400', 'Kod Ambasadora': '100' });
    expect(at(used, 'Data.6.AmbassadorRebateCodeDetails')).toEqual({ Name: 'KAPITAN' });
    expect((await use('BOSMAN')).status).toBe(400);
  });
});

describe('codes that the customer removes before the order (R51.9)', () => {
  it('R51.9: removing a voucher, an ambassador’s code or a group brings the old price back', async () => {
    const panel = await openPanel();
    await addVoucher(panel, 'GIFT300', 'gift', 30_000);
    await addVoucher(panel, 'MINUS100', 'discount', 10_000);
    const [lead, ewa, other] = [panel.browser(), panel.browser(), panel.browser()];
    await walkPartyTo(lead, party(5, 'lead@example.com'), 5);
    await call(lead, 'group/create');
    await confirmDraft(lead);
    const before = moneyIn(await walkPartyTo(ewa, party(2, 'ewa@example.com'), 5));
    for (const code of ['GIFT300', 'MINUS100']) await redeem(ewa, code);
    await join(ewa, lead.reservationId);
    expect(moneyIn(await ewa.well('confirmation/get'))).not.toEqual(before);
    await walkPartyTo(other, party(1, 'other@example.com'), 5);
    expect((await redeem(other, 'GIFT300')).status).toBe(400);
    expect((await call(ewa, 'voucher/remove', { voucherCode: 'gift300' })).status).toBe(200);
    expect((await redeem(other, 'GIFT300')).status).toBe(200);
    expect(await call(ewa, 'voucher/remove', { voucherCode: 'GIFT300' })).toMatchObject({
      status: 404,
      message: 'Voucher does not exist',
    });
    await call(ewa, 'voucher/remove', { voucherCode: 'MINUS100' });
    const { status, reservation } = await call(ewa, 'group/leave');
    expect([
      status,
      moneyIn(reservation),
      at(reservation, 'Group.Code'),
      at(reservation, 'Data.6.Vouchers'),
    ]).toEqual([200, before, null, []]);
    expect((await call(ewa, 'group/leave')).status).toBe(404);
    expect((await call(ewa, 'ambassador/remove')).status).toBe(400);
    expect((await redeem(ewa, 'MINUS100')).status).toBe(200);
    await confirmDraft(ewa);
    expect(await call(ewa, 'voucher/remove', { voucherCode: 'MINUS100' })).toMatchObject({
      status: 409,
      message: 'Reservation is already confirmed',
    });
  });

  it('R51.9: a booking that opened a group can leave it only if no confirmed booking has joined the group', async () => {
    const panel = await openPanel();
    const [lead, ewa, mate] = [panel.browser(), panel.browser(), panel.browser()];
    for (const [browser, email] of [
      [lead, 'lead@example.com'],
      [ewa, 'ewa@example.com'],
    ] as const) {
      await walkPartyTo(browser, party(1, email), 5);
      await call(browser, 'group/create');
    }
    expect((await call(ewa, 'group/leave')).status).toBe(200);
    expect((await join(ewa, lead.reservationId)).status).toBe(200);
    await walkPartyTo(mate, party(1, 'mate@example.com'), 5);
    await join(mate, lead.reservationId);
    await confirmDraft(mate);
    expect(await call(lead, 'group/leave')).toMatchObject({
      status: 409,
      message: 'Group code already assigned to reservation',
    });
    expect(at(await lead.well('confirmation/get'), 'Group.Code')).toBe(lead.reservationId);
  });
});

describe('vouchers (R25 to R27)', () => {
  it('W-167, W-181, W-182: any of 12 travellers can redeem a voucher; a used or unknown voucher is refused', async () => {
    const large = offerWith({ id: 906, units: [unitWith({ id: 606, berths: 12, cabins: 6 })] });
    const panel = await openPanel([...ENTRIES, catalogueEntryOf(large)]);
    await addVoucher(panel, 'GIFT300', 'gift', 30_000);
    await addVoucher(panel, 'MINUS100', 'discount', 10_000);
    const anna = panel.browser();
    await walkPartyTo(anna, party(12, 'anna@example.com', { offerId: 906, roomId: 606 }), 5);
    // Twelve people in one booking form a group: 60 PLN each, in addition to First Minute 200.
    const price = 12 * 2089;
    const gifted = (await redeem(anna, 'GIFT300', 12)).reservation;
    expect(moneyIn(gifted).slice(0, 3)).toEqual([`${price}`, '300', `${price - 300}`]);
    expect([
      at(gifted, 'Data.6.InstallmentPaymentDetails.0.Value'),
      at(gifted, 'Data.6.InstallmentsLeft.0'),
    ]).toEqual(['6000', '5700']);
    const both = (await redeem(anna, 'minus100', 2)).reservation;
    expect(moneyIn(both).slice(0, 3)).toEqual([`${price - 100}`, '300', `${price - 400}`]);
    expect(at(both, 'Data.6.Vouchers')).toMatchObject([
      { userNum: 12, code: 'GIFT300', value: '300', kind: 'gift' },
      { userNum: 2, code: 'MINUS100', value: '100', kind: 'discount' },
    ]);
    expect((await redeem(anna, 'GIFT300', 13)).status).toBe(400);
    expect(await redeem(anna, 'NOSUCHCODE')).toMatchObject({
      status: 404,
      message: expect.stringContaining('oucher'),
    });
    const placed = await confirmDraft(anna, { paymentOption: 'installment' });
    expect(at(placed, 'Data.6.InstallmentsLeft.0')).toBe('5700');
    const jan = panel.browser();
    await walkPartyTo(jan, party(1, 'jan@example.com'), 5);
    expect(await redeem(jan, 'GIFT300')).toMatchObject({
      status: 400,
      message: expect.stringContaining('oucher'),
    });
  });

  it('R26.6: step 6, panel and mail show the used and the remaining amount of a gift voucher', async () => {
    const panel = await openPanel();
    await addVoucher(panel, 'WIELKI', 'gift', 2_000_000);
    const anna = await panelCustomer(panel, 'anna@example.com');
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    const used = { userNum: 1, code: 'WIELKI', kind: 'gift', used: '2149', remains: '17851' };
    expect(at((await redeem(anna, 'WIELKI')).reservation, 'Data.6.Vouchers')).toEqual([
      { ...used, value: '20000' },
    ]);
    expect(at(await confirmDraft(anna), 'Data.6.Vouchers')).toEqual([{ ...used, value: '2149' }]);
    expect(at(await onlyTrip(anna), 'PaymentsList.0')).toMatchObject({
      Value: '2149',
      Voucher: { Code: 'WIELKI', Remains: '17851' },
    });
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const [mail] = await panel.kit.mailbox.list('anna@example.com');
    expect(mail?.text.replace(/\u00a0/g, ' ')).toContain(
      'Wpłata voucherem: 2 149 PLN (WIELKI, zostaje na nim 17 851 PLN)',
    );
    const jan = await panelCustomer(panel, 'jan@example.com');
    await walkPartyTo(jan, party(1, 'jan@example.com'), 5);
    await confirmDraft(jan);
    await redeem(jan, 'WIELKI');
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const paid = (await panel.kit.mailbox.list('jan@example.com')).find(({ subject }) =>
      subject.startsWith('Wpłata z vouchera'),
    );
    expect(paid?.text.replace(/\u00a0/g, ' ')).toContain(
      'Wpłata z vouchera: 2 149 PLN (WIELKI, zostaje na nim 15 702 PLN)',
    );
    expect(at(await onlyTrip(anna), 'PaymentsList.0.Voucher.Remains')).toBe('15702');
  });

  it('R26.5: step 6 shows that a voucher takes nothing off; after the order it is still active', async () => {
    const panel = await openPanel();
    const make = { description: '', siteId: null, expiresOn: null, kind: 'discount' } as const;
    const anna = await panelCustomer(panel, 'anna@example.com');
    const accountId = (await panel.kit.store.accounts.byEmail('anna@example.com'))?.id ?? null;
    for (const [code, value] of [
      ['CALY', 500_000],
      ['ZAPAS', 10_000],
    ] as const)
      await panel.shopByOffice({ type: 'createVoucher', code, value, ...make, accountId });
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    await redeem(anna, 'CALY');
    const listed = [
      { code: 'CALY', value: '5000', used: '2149', remains: '0' },
      { code: 'ZAPAS', value: '100', used: '0', remains: '100' },
    ];
    expect(at((await redeem(anna, 'ZAPAS')).reservation, 'Data.6.Vouchers')).toMatchObject(listed);
    expect(at(await confirmDraft(anna), 'Data.6.Vouchers')).toMatchObject([
      { code: 'CALY', used: '2149' },
    ]);
    const vouchers = await panel.kit.store.vouchers.get(['CALY', 'ZAPAS']);
    expect(vouchers.get('CALY')).toMatchObject({ used: true, value: 0 });
    expect(vouchers.get('ZAPAS')).toMatchObject({ used: false, value: 10_000, reserved: null });
  });

  it('W-204, R25.2: after the order a discount voucher is refused; a gift voucher still pays', async () => {
    const panel = await openPanel();
    await addVoucher(panel, 'GIFT300', 'gift', 30_000);
    await addVoucher(panel, 'MINUS100', 'discount', 10_000);
    const anna = panel.browser();
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    await confirmDraft(anna);
    const message = 'Voucher of this type cannot be redeemed after reservation is completed';
    expect(await redeem(anna, 'MINUS100')).toMatchObject({ status: 400, message });
    expect(moneyIn((await redeem(anna, 'GIFT300')).reservation)).toEqual([
      '2149',
      '300',
      '1849',
      '200',
    ]);
  });
});

describe('vouchers and codes in the spellings that people type (R67)', () => {
  it('R67.12: a voucher or group code is found whatever its case, spaces, dashes and quotation marks', async () => {
    const panel = await openPanel();
    await addVoucher(panel, 'GIFT-300', 'gift', 30_000);
    const [lead, mate] = [panel.browser(), panel.browser()];
    await walkPartyTo(lead, party(1, 'lead@example.com'), 5);
    await call(lead, 'group/create');
    await walkPartyTo(mate, party(1, 'mate@example.com'), 5);
    expect((await redeem(mate, ' „gift — 300”.\u200b')).status).toBe(200);
    const { reservationId } = lead;
    expect(
      (await join(mate, `"${reservationId.slice(0, 4)} – ${reservationId.slice(4)}."`)).status,
    ).toBe(200);
  });

  it('R40.4, R67.12: an ambassador’s code needs its dash; upper or lower case and kind of dash are free', async () => {
    const panel = await openPanel();
    await panel.shopByOffice({ type: 'appointAmbassador', accountId: 'captain' });
    await panel.shopByOffice({
      ...{ type: 'createAmbassadorCode', name: 'KAPITAN-7', accountId: 'captain' },
      ...{ rebate: 5000, commission: 5000, expiresOn: null },
    });
    const anna = panel.browser();
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    const use = (ambassadorCode: string) => call(anna, 'ambassador/use', { ambassadorCode });
    expect((await use('KAPITAN7')).status).toBe(400);
    const { status, reservation } = await use('\u202d„kapitan\u00a0– 7”.\u202c');
    expect([status, at(reservation, 'Data.6.AmbassadorRebateCodeDetails')]).toEqual([
      200,
      { Name: 'KAPITAN-7' },
    ]);
  });
});

describe('guessing vouchers, ambassador’s codes and group codes (R42)', () => {
  it('R42.6, R42.10: 20 wrong codes in 15 minutes block every code of a session; right ones do not count', async () => {
    const panel = await openPanel();
    await addVoucher(panel, 'GIFT300', 'gift', 30_000);
    const anna = panel.browser();
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    const wrong = [
      () => call(anna, 'ambassador/use', { ambassadorCode: 'NIKT' }),
      () => call(anna, 'group/join', { groupCode: 'ABCDEFGH' }),
      () => redeem(anna, 'NIEMA'),
    ];
    const answers = new Set<number>();
    for (let tries = 0; tries < 19; tries += 1)
      answers.add((await wrong[tries % 3]?.())?.status ?? 0);
    expect([...answers].sort()).toEqual([400, 404]);
    expect((await redeem(anna, 'GIFT300')).status).toBe(200);
    expect((await redeem(anna, 'NIEMA')).status).toBe(404);
    expect((await redeem(anna, 'GIFT300')).status).toBe(429);
    const jan = panel.browser();
    await walkPartyTo(jan, party(1, 'jan@example.com'), 5);
    expect((await redeem(jan, 'NIEMA')).status).toBe(404);
    panel.clock.pass(15 * MINUTE + 1);
    expect((await redeem(anna, 'NIEMA')).status).toBe(404);
  });

  it('R42.10: a wrong code counts once, even if it is repeated in another spelling', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    await walkPartyTo(anna, party(1, 'anna@example.com'), 5);
    for (let tries = 0; tries < 13; tries += 1)
      for (const typed of ['NIE-MA', ' nie–ma. '])
        expect((await redeem(anna, typed)).status).toBe(404);
    for (let n = 0; n < 19; n += 1) expect((await redeem(anna, `NIEMA${n}`)).status).toBe(404);
    // After 20 wrong codes, the last code repeated is 404 and an older one repeated is 429.
    expect((await redeem(anna, 'NIEMA18')).status).toBe(404);
    expect((await redeem(anna, 'NIE-MA')).status).toBe(429);
  });
});

describe('guessing vouchers and codes from one IP address', () => {
  it.each([
    ['IPv4 address', () => '198.51.100.8'],
    ['IPv6 network (/64)', (session: number) => `2001:db8:1:2::${session + 1}`],
  ])(
    'R42.6, R65.4: after 100 wrong codes in 15 minutes from one %s, its sessions can use no code',
    async (_, address) => {
      const shop = openWizardShop();
      const guessed: number[] = [];
      for (let session = 0; session < 6; session += 1) {
        const guesser = new WizardBrowser(shop, address(session));
        await guesser.begin(900);
        for (let tries = 0; tries < 19; tries += 1)
          guessed.push(
            (
              await guesser.call('rebates/ambassador/use', {
                reservationId: guesser.reservationId,
                ambassadorCode: `NIKT${guessed.length}`,
              })
            ).status,
          );
      }
      expect(guessed.filter((status) => status !== 429)).toHaveLength(100);
      expect(new Set(guessed.slice(100))).toEqual(new Set([429]));
      const elsewhere = new WizardBrowser(shop, '203.0.113.9');
      await elsewhere.begin(900);
      const { status } = await elsewhere.call('rebates/ambassador/use', {
        reservationId: elsewhere.reservationId,
        ambassadorCode: 'NIKT',
      });
      expect(status).not.toBe(429);
    },
  );
});

describe('a customer’s order comments to the organiser (R55), and ordered luggage', () => {
  it.each([
    [true, 'Mamy swojego skippera. Dwie wegetarianki'],
    [false, 'Prosimy o skippera od organizatora. Dwie wegetarianki'],
  ])(
    'W-092, W-166, R55.3: a whole yacht’s comments begin with who brings the skipper; own skipper: %s',
    async (ownSkipper, message) => {
      const panel = await openPanel();
      const anna = await panelCustomer(panel, 'anna@example.com');
      const whole = party(2, 'anna@example.com', { option: 'whole', ownSkipper });
      await walkPartyTo(anna, whole, 5);
      await confirmDraft(anna, { comments: 'Dwie wegetarianki' });
      const exported = await anna.call('account/export', {});
      expect(at(exported.body, 'Export.Reservations.0.Comments')).toBe(message);
    },
  );

  it('W-162: luggage ordered with the journey or as an add-on is one item with one price row', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    const single = party(1, 'anna@example.com');
    await walkPartyTo(anna, single, 1);
    const berths = step2(single);
    await anna.well('accommodations/update', {
      ...berths,
      journeyConfig: [{ ...berths.journeyConfig[0], transportAddLuggage: 1 }],
    });
    await anna.well('insurance/update', step3(single));
    const luggage = [{ addonId: 7, addonOptionId: 13 }];
    const fourth = await anna.well('addons/update', {
      addonsConfig: [{ userNum: 1, addonsSelected: luggage }],
    });
    expect(at(fourth, 'Data.4.Config.AddonsConfig.0.addonsSelected')).toEqual(luggage);
    await anna.well('participants/update', step5(single));
    const rows = at(await anna.well('confirmation/get'), 'Data.6.SummaryPerParticipant.UserNum1');
    expect(
      Array.isArray(rows) ? rows.filter((row) => at(row, 'Price') === '120') : [],
    ).toHaveLength(1);
  });
});
