import { describe, expect, it } from 'vitest';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import {
  berthsBody,
  insurancesBody,
  noExtrasBody,
  orderBody,
  peopleBody,
  tripBody,
  walk,
} from './step-bodies.ts';
import { catalogueEntryOf, ENTRIES } from './test-catalogue.ts';
import { at, openWizardShop, START, WizardBrowser } from './wizard-shop.ts';

describe('holds of a draft’s places', () => {
  it('R8.6, R8.13: a save holds places for 30 minutes; after that, the draft’s next save renews the hold', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 901, 601, 3, 4);
    shop.later(20 * MINUTE);
    expect(at(await anna.well('insurance/update', insurancesBody(3)), 'HoldUntil')).toBe(
      '2027-01-10T10:50:00.000Z',
    );
    shop.later(31 * MINUTE);
    const lapsed = await anna.well('participants/get');
    expect(at(lapsed, 'HoldUntil')).toBeNull();
    expect(at(lapsed, 'PlacesLost')).toBe(true);
    expect(at(lapsed, 'Data.2.Config.AccommodationConfig.2.roomId')).toBe(601);
    const again = await anna.well('participants/update', peopleBody(3));
    expect(at(again, 'HoldUntil')).toBe('2027-01-10T11:21:00.000Z');
    expect(at(again, 'PlacesLost')).toBe(false);
  });

  it('R8.2: after the last extension within two hours the shop says that no save extends the hold', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 901, 601, 3, 4);
    const saves = [];
    for (const _ of [1, 2, 3, 4]) {
      shop.later(29 * MINUTE);
      const saved = await anna.well('insurance/update', insurancesBody(3));
      saves.push([at(saved, 'HoldUntil'), at(saved, 'HoldExtends')]);
    }
    expect(saves).toEqual([
      ['2027-01-10T10:59:00.000Z', true],
      ['2027-01-10T11:28:00.000Z', true],
      ['2027-01-10T11:57:00.000Z', true],
      ['2027-01-10T12:00:00.000Z', false],
    ]);
  });

  it('R9, R51.2: if others take a draft’s places, the places are reported lost, and an order gets 409', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 901, 601, 3, 5);
    shop.later(31 * MINUTE);
    const jan = new WizardBrowser(shop, '198.51.100.8');
    await walk(jan, 901, 601, 2, 2);
    expect(at(await anna.well('confirmation/get'), 'PlacesLost')).toBe(true);
    const before = await shop.journalLength();
    const refused = await anna.on('confirm', {
      ...orderBody,
      expectedPrice: at(await anna.well('confirmation/get'), 'Price.CurrentPrice'),
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'No places left', code: 'noPlacesLeft' },
    });
    expect(at(refused.body, 'Rooms.0')).toMatchObject({
      RoomId: 601,
      Availability: { Remaining: 2, PlaceOpen: true, WholeOpen: false },
    });
    expect(await shop.journalLength()).toBe(before);
    await anna.well('details/update', tripBody(2));
    await anna.well('accommodations/update', berthsBody(2, 601));
    expect((await anna.on('confirm', orderBody)).status).toBe(200);
  });

  it('R9.5: choosing a full unit is refused; if the request allows it, the draft joins the reserve list', async () => {
    const shop = openWizardShop();
    const jan = new WizardBrowser(shop, '198.51.100.8');
    await walk(jan, 901, 601, 3, 2);
    const anna = new WizardBrowser(shop);
    await anna.begin(901);
    await anna.well('details/update', tripBody(2));
    expect(await anna.on('accommodations/update', berthsBody(2, 601))).toMatchObject({
      status: 400,
      body: {
        message: 'Invalid RoomId',
        errors: [{ field: 'accommodationConfig[0].roomId', code: 'noPlaces' }],
      },
    });
    const waiting = await anna.well('accommodations/update', berthsBody(2, 601, 1));
    expect(at(waiting, 'Data.1')).toEqual({ Config: { IsReserveList: 1 } });
    expect(at(waiting, 'HoldUntil')).toBeNull();
    expect(at(waiting, 'PlacesLost')).toBe(false);
    await anna.well('insurance/update', insurancesBody(2));
    await anna.well('participants/update', peopleBody(2));
    const confirmed = await anna.on('confirm', { ...orderBody, paymentType: 'payu' });
    expect(confirmed.status).toBe(200);
    expect(at(confirmed.body, 'PaymentUrl')).toBeNull();
    expect(at(confirmed.body, 'Reservation.Data.6.BankTransfer')).toBeNull();
    expect(at(confirmed.body, 'Reservation.Data.1')).toEqual({ Config: { IsReserveList: 1 } });
    expect([
      at(confirmed.body, 'Reservation.Data.6.WaitingBefore'),
      at(confirmed.body, 'Reservation.Data.6.InstallmentPaymentDetails'),
    ]).toEqual([0, []]);
  });

  it('R9.6: a party that fits into the unit gets places even if it asked for the reserve list', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(901);
    await anna.well('details/update', tripBody(2));
    expect(at(await anna.well('accommodations/update', berthsBody(2, 601, 1)), 'Data.1')).toEqual({
      Config: { IsReserveList: 0 },
    });
  });

  it('R9: a grayed-out offer takes only sign-ups for the reserve list', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(902);
    const begun = await anna.well('details/update', tripBody(1));
    expect(at(begun, 'Data.2.ResortsList.0.RoomsList.0.Availability')).toMatchObject({
      PlaceOpen: false,
      Label: 'reserveList',
    });
    expect((await anna.on('accommodations/update', berthsBody(1, 602))).status).toBe(400);
    expect(at(await anna.well('accommodations/update', berthsBody(1, 602, 1)), 'Data.1')).toEqual({
      Config: { IsReserveList: 1 },
    });
  });

  it('R6.2: the places that a draft holds are free for itself and taken for all others', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 901, 601, 3, 2);
    const remaining = async (browser: WizardBrowser) =>
      at(
        await browser.well('accommodations/get'),
        'Data.2.ResortsList.0.RoomsList.0.Availability.Remaining',
      );
    expect(await remaining(anna)).toBe(4);
    const jan = new WizardBrowser(shop, '198.51.100.8');
    await walk(jan, 901, 601, 1, 1);
    expect(await remaining(jan)).toBe(1);
  });

  it('R8.4: a browser’s fourth draft ends the hold of the oldest draft; that draft keeps its choices', async () => {
    const fourth = offerWith({ id: 907, units: [unitWith({ id: 607 })] });
    const shop = openWizardShop([...ENTRIES, catalogueEntryOf(fourth)]);
    const anna = new WizardBrowser(shop);
    const drafts: string[] = [];
    for (const [offerId, roomId] of [
      [900, 501],
      [901, 601],
      [905, 605],
      [907, 607],
    ] as const) {
      await walk(anna, offerId, roomId, 1, 2);
      drafts.push(anna.reservationId);
      shop.later(MINUTE);
    }
    const heldDrafts = [];
    for (const reservationId of drafts) {
      const draft = at(
        (await anna.call('reservations/accommodations/get', { reservationId })).body,
        'Reservation',
      );
      heldDrafts.push([
        at(draft, 'HoldUntil') !== null,
        at(draft, 'Data.2.Config.AccommodationConfig.0.roomId'),
      ]);
    }
    expect(heldDrafts).toEqual([
      [false, 501],
      [true, 601],
      [true, 605],
      [true, 607],
    ]);
  });

  it('R42.9: a step can be saved any number of times without a rate limit', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(900);
    const answers = new Set<number>();
    for (let save = 0; save < 150; save += 1)
      answers.add((await anna.on('details/update', tripBody(1 + (save % 2)))).status);
    expect([...answers]).toEqual([200]);
  });

  it.each([
    ['IPv4 address', () => '203.0.113.1'],
    ['IPv6 network (/64)', (number: number) => `2001:db8:1:2::${number + 1}`],
  ])(
    'R8.5, R65.4: one %s can hold places for 20 drafts; a further draft gets 429 with Retry-After',
    async (_, address) => {
      const shop = openWizardShop();
      for (let number = 0; number < 20; number += 1) {
        const browser = new WizardBrowser(shop, address(number));
        await browser.begin(900);
        await browser.well('details/update', tripBody(1));
        const answer = await browser.on(
          'accommodations/update',
          berthsBody(1, number < 10 ? 501 : number < 18 ? 502 : 501),
        );
        expect(answer.status).toBe(200);
      }
      const late = new WizardBrowser(shop, address(20));
      await late.begin(901);
      await late.well('details/update', tripBody(1));
      const refused = await late.on('accommodations/update', berthsBody(1, 601));
      expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyHolds' } });
      expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('R8.5, R8.18: an address with 20 holds can save a reserve-list draft and replace one of its holds', async () => {
    const shop = openWizardShop();
    const browsers: WizardBrowser[] = [];
    for (let number = 0; number < 20; number += 1) {
      const browser = new WizardBrowser(shop, '203.0.113.1');
      await walk(browser, 900, number < 10 ? 501 : number < 18 ? 502 : 501, 1, 2);
      browsers.push(browser);
    }
    const late = new WizardBrowser(shop, '203.0.113.1');
    await late.begin(902);
    await late.well('details/update', tripBody(1));
    expect(
      at(await late.well('accommodations/update', berthsBody(1, 602, 1)), 'HoldUntil'),
    ).toBeNull();
    const [first] = browsers as [WizardBrowser, ...WizardBrowser[]];
    const older = first.reservationId;
    await walk(first, 900, 501, 1, 2);
    expect(at(await first.well('accommodations/get'), 'HoldUntil')).not.toBeNull();
    const replaced = await first.call('reservations/accommodations/get', { reservationId: older });
    expect(at(replaced.body, 'Reservation.HoldUntil')).toBeNull();
  });
});

describe('the price and the version that the customer saw, and the order of the steps', () => {
  it('R17.1, R19: after First Minute ends, an order at the old price gets 409 with the new price', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 5);
    expect(at(await anna.well('confirmation/get'), 'Price.CurrentPrice')).toBe('2149');
    // On 1 February Second Minute applies: 100 PLN off instead of 200.
    shop.at(START + 22 * DAY_LENGTH);
    const before = await shop.journalLength();
    expect(await anna.on('confirm', { ...orderBody, expectedPrice: '2149' })).toMatchObject({
      status: 409,
      body: { message: 'Price changed', code: 'priceChanged', CurrentPrice: '2249' },
    });
    expect(await shop.journalLength()).toBe(before);
    const confirmed = await anna.on('confirm', { ...orderBody, expectedPrice: '2249' });
    expect(at(confirmed.body, 'Reservation.Price.CurrentPrice')).toBe('2249');
  });

  it('R58.2: a save from a second tab with an old version gets 409 with the current state', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await anna.begin(900);
    expect(
      at(await anna.well('details/update', { ...tripBody(2), expectedVersion: 1 }), 'Version'),
    ).toBe(2);
    const before = await shop.journalLength();
    const stale = await anna.on('details/update', { ...tripBody(3), expectedVersion: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { message: 'Changed elsewhere', code: 'changedElsewhere' },
    });
    expect(at(stale.body, 'Reservation.Version')).toBe(2);
    expect(at(stale.body, 'Reservation.Data.0.Config.ParticipantsCount')).toBe(2);
    expect(await shop.journalLength()).toBe(before);
  });

  it('R54.3: a step can be saved only after the step before it; only step 4 can be skipped', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(900);
    for (const [path, body] of [
      ['accommodations/update', berthsBody(1, 501)],
      ['insurance/update', insurancesBody(1)],
      ['addons/update', noExtrasBody],
      ['participants/update', peopleBody(1)],
      ['confirm', orderBody],
    ] as const)
      expect(await anna.on(path, body)).toMatchObject({
        status: 400,
        body: { code: 'stepSkipped' },
      });
    await anna.well('details/update', tripBody(1));
    await anna.well('accommodations/update', berthsBody(1, 501));
    await anna.well('insurance/update', insurancesBody(1));
    await anna.well('participants/update', peopleBody(1));
    expect((await anna.on('confirm', orderBody)).status).toBe(200);
  });
});
