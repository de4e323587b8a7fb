import { describe, expect, it } from 'vitest';
import { berthsBody, insurancesBody, tripBody, walk } from './step-bodies.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

const tryStep = async (browser: WizardBrowser, path: string, body: object) =>
  at((await browser.on(path, { ...body, dryRun: true })).body, 'Reservation');

describe('a dry run of a step (dryRun)', () => {
  it('R15: returns the price that the save would return, but saves, holds and journals nothing', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 1);
    const lines = await shop.journalLength();
    const tried = await tryStep(anna, 'accommodations/update', berthsBody(1, 502));
    expect(await shop.journalLength()).toBe(lines);
    const reservation = await anna.well('accommodations/get');
    expect(at(reservation, 'Data.2.Config.AccommodationConfig.0.roomId')).toBeNull();
    expect(at(reservation, 'HoldUntil')).toBeNull();
    expect(at(reservation, 'Version')).toBe(2);
    const saved = await anna.well('accommodations/update', berthsBody(1, 502));
    expect(at(tried, 'Price')).toEqual(at(saved, 'Price'));
    expect(at(tried, 'Price')).not.toEqual(at(reservation, 'Price'));
  });

  it('R21: a dry run of step 1 for six people returns a price with the group rebate', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(900);
    const tried = await tryStep(anna, 'details/update', tripBody(6));
    expect(at(tried, 'Price.CurrentPrice')).toBe(String(6 * (2349 - 240)));
    expect(at(await anna.well('details/get'), 'Data.0.Config.ParticipantsCount')).toBe(1);
  });

  it('returns the price of the choices that are made, even if other choices are missing', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 1, 1);
    const half = { ...berthsBody(1, 502), journeyConfig: [{ userNum: 1, journeyId: null }] };
    expect((await anna.on('accommodations/update', half)).status).toBe(400);
    const tried = await tryStep(anna, 'accommodations/update', half);
    expect(at(tried, 'Price.CurrentPrice')).toBe(String(1999 + 1200 - 200));
    await walk(anna, 900, 501, 2, 1);
    const [first, second] = berthsBody(2, 502).accommodationConfig;
    const open = { ...half, accommodationConfig: [first, { ...second, roomId: null }] };
    expect(at(await tryStep(anna, 'accommodations/update', open), 'Price.CurrentPrice')).toBe(
      String(2 * (1999 + 1200 - 200)),
    );
    const journeys = { journeyConfig: [{ userNum: 1, journeyId: 1, journeyPointId: 1 }] };
    const noUnit = {
      ...open,
      ...journeys,
      accommodationConfig: [first, second].map((berth) => ({ ...berth, roomId: null })),
    };
    const counted = {
      ...open,
      ...journeys,
      accommodationConfig: [
        { ...first, roomId: 501 },
        { ...second, roomId: null },
      ],
    };
    for (const body of [noUnit, counted])
      expect(at(await tryStep(anna, 'accommodations/update', body), 'Price.CurrentPrice')).toBe(
        String(2 * (2349 - 200) + 450),
      );
    await walk(anna, 900, 501, 2, 2);
    const oneInsured = {
      insuranceConfig: [
        { userNum: 1, insuranceId: 2 },
        { userNum: 2, insuranceId: null },
      ],
    };
    expect(at(await tryStep(anna, 'insurance/update', oneInsured), 'Price.CurrentPrice')).toBe(
      String(2 * (2349 - 200) + 89),
    );
    await walk(anna, 900, 501, 1, 2);
    const uninsured = {
      insuranceConfig: [{ userNum: 1, insuranceId: null, resignationInsuranceAccepted: '1' }],
    };
    expect(
      at(await tryStep(anna, 'insurance/update', uninsured), 'Offer.OptionsList'),
    ).toHaveLength(3);
  });

  it('R14: a journey or pick-up point that is not on sale is refused as in a save', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 1, 1);
    for (const [key, chosen] of [
      ['journeyId', { journeyId: 999 }],
      ['journeyPointId', { journeyId: 1, journeyPointId: 999 }],
    ] as const) {
      const body = { ...berthsBody(1, 502), journeyConfig: [{ userNum: 1, ...chosen }] };
      const answers = [true, false].map(async (dryRun) =>
        anna.on('accommodations/update', { ...body, dryRun }),
      );
      for (const answer of await Promise.all(answers))
        expect(answer).toMatchObject({
          status: 400,
          body: { errors: [{ field: `journeyConfig[0].${key}`, code: 'unknown' }] },
        });
    }
  });

  it('R9: for a party too large for the unit, says “reserve list” if the request allows it, otherwise 400', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 9, 1);
    expect(
      at(
        await tryStep(anna, 'accommodations/update', berthsBody(9, 502, 1)),
        'Data.1.Config.IsReserveList',
      ),
    ).toBe(1);
    expect(
      at(
        await tryStep(anna, 'accommodations/update', berthsBody(9, 501, 1)),
        'Data.1.Config.IsReserveList',
      ),
    ).toBe(0);
    expect(
      (await anna.on('accommodations/update', { ...berthsBody(9, 502), dryRun: true })).status,
    ).toBe(400);
  });

  it('R45: invalid input, or a caller without access, is refused as in a save', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await anna.begin(900);
    expect((await anna.on('details/update', { ...tripBody(13), dryRun: true })).status).toBe(400);
    expect((await anna.on('insurance/update', { ...insurancesBody(1), dryRun: true })).status).toBe(
      400,
    );
    const stranger = new WizardBrowser(shop, '198.51.100.8');
    await stranger.begin(900);
    const theirs = await stranger.call('reservations/details/update', {
      reservationId: anna.reservationId,
      ...tripBody(2),
      dryRun: true,
    });
    expect(theirs.status).toBe(404);
  });
});

describe('the next group rebate and the hold in the response to a step', () => {
  it('R21: the response says how many people are missing until the next higher group rebate', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(900);
    expect(at(await anna.well('details/update', tripBody(4)), 'More')).toEqual({
      Travellers: 2,
      Rebate: '40',
    });
    const six = await anna.well('details/update', tripBody(6));
    expect(at(six, 'More')).toEqual({ Travellers: 3, Rebate: '60' });
    expect(at(six, 'Receipt.1')).toMatchObject({
      userNum: 1,
      Kind: 'group',
      Asked: '40',
      Given: '40',
    });
    const whole = await anna.well('details/update', {
      ...tripBody(6),
      accommodationOption: 'whole',
    });
    expect(at(whole, 'More')).toBeNull();
  });

  it('R8: the response says how many seconds of the hold remain by the server’s clock', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 2);
    shop.later(60_000);
    expect(at(await anna.well('insurance/get'), 'HoldSeconds')).toBe(29 * 60);
  });
});
