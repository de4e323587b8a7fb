import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from './refusal-cases.ts';
import { berthsBody, orderBody, walk } from './step-bodies.ts';
import { openWizardShop, WizardBrowser, type WizardShop } from './wizard-shop.ts';

describe('refusals of the wizard', () => {
  let shop: WizardShop;
  const anna = () => new WizardBrowser(shop);
  let booker: WizardBrowser;
  beforeAll(async () => {
    shop = openWizardShop();
    booker = anna();
    await walk(booker, 900, 501, 2, 4);
  });

  it.each(REFUSALS.filter(({ path }) => path !== 'confirm'))(
    'the call $path refuses invalid input and names the field: $what',
    async ({ path, body, status = 400, message, errors, marks }) => {
      const before = await booker.well('details/get');
      const lines = await shop.journalLength();
      const answer = await booker.on(path, body);
      expect(answer.body).toMatchObject({
        message,
        errors: errors?.map(([field, code]) => ({ field, code })),
      });
      expect(answer.status).toBe(status);
      expect(await booker.well('details/get')).toEqual(before);
      expect(await shop.journalLength()).toBe(marks ? lines + 1 : lines);
      expect(shop.defects).toEqual([]);
    },
  );

  it.each(REFUSALS.filter(({ path }) => path === 'confirm'))(
    'the call confirm refuses invalid input and names the field: $what',
    async ({ path, body, status = 400, message, errors }) => {
      const browser = anna();
      await walk(browser, 901, 601, 1, 5);
      const lines = await shop.journalLength();
      const answer = await browser.on(path, body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({
        message,
        errors: errors?.map(([field, code]) => ({ field, code })),
      });
      expect(await shop.journalLength()).toBe(lines);
    },
  );

  it('R29, R54.2: near the start an order with instalments or with add-ons is refused', async () => {
    const soon = new WizardBrowser(openWizardShop());
    await walk(soon, 905, 605, 1, 5);
    expect(
      await soon.on('addons/update', {
        addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'addonsConfig[0].addonsSelected', code: 'addonsClosed' }] },
    });
    expect(
      await soon.on('accommodations/update', {
        ...berthsBody(1, 605),
        journeyConfig: [{ userNum: 1, journeyId: 2, transportAddLuggage: 1 }],
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'journeyConfig[0].transportAddLuggage', code: 'addonsClosed' }] },
    });
    expect(await soon.on('confirm', { ...orderBody, paymentOption: 'installment' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'paymentOption', code: 'notOffered' }] },
    });
  });

  it('W-134, R29: an order with resignation insurance must be paid online; bank transfer is refused', async () => {
    const careful = new WizardBrowser(openWizardShop());
    await walk(careful, 900, 501, 1, 5);
    const online = await careful.well('insurance/update', {
      insuranceConfig: [{ userNum: 1, insuranceId: 1, resignationInsuranceAccepted: '1' }],
    });
    expect(online).toMatchObject({ Data: { 6: { OnlineOnly: true } } });
    expect(await careful.on('confirm', orderBody)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'paymentType', code: 'notOffered' }] },
    });
    expect((await careful.on('confirm', { ...orderBody, paymentType: 'payu' })).status).toBe(200);
  });

  it.each([
    [999, 404, 'Not found'],
    [903, 409, 'Offer cannot be booked'],
    [904, 409, 'Offer cannot be booked'],
  ])(
    'R9.4: beginning a booking of the unavailable offer %i gets %i and creates no session',
    async (offerId, status, message) => {
      const browser = anna();
      expect(await browser.call('reservations/create', { offerId })).toMatchObject({
        status,
        body: { message },
      });
      expect(browser.cookie).toBe('');
    },
  );
});
