import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { ReservationAnswer } from '../../../adapters/http/contract/wizard/wizard.ts';
import { orderBody, peopleBody, walk } from './step-bodies.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

describe('a complete booking by API calls', () => {
  it('W-112, W-158 to W-161, W-163 to W-165, R12–R14, R19, R28, R62.2: two people book, all prices exact', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await anna.begin(900);

    const begun = await anna.well('details/get');
    expect(at(begun, 'Version')).toBe(1);
    expect(at(begun, 'Data.0')).toEqual({
      Config: {
        AccommodationOption: 'single',
        ParticipantsCount: 1,
        ownSkipper: false,
        beSkipper: false,
      },
      CanReservePlace: true,
      CanReserveCabin: true,
      CanReserveWhole: true,
      MaxPlacesPerRoom: 10,
      // R60.8: 1999 + 350 − 200; a cabin 300 more; 14 900 − First Minute 300 − rebate 200.
      PricesFrom: { Place: '2149', Cabin: '2449', Whole: '14400' },
      AllTaken: false,
      WholeYacht: {
        OwnSkipper: { Min: 2, Max: 10, Starts: 8 },
        OrganiserSkipper: { Min: 1, Max: 9, Starts: 8 },
      },
      AsksBeSkipper: false,
    });
    expect(at(begun, 'Data.1')).toEqual({ Config: { IsReserveList: 0 } });
    for (const later of [2, 3, 4, 5, 6]) expect(at(begun, `Data.${later}`)).toEqual({});
    // R15: the price begins at Base 1999 + the lowest open Place 350 − First Minute 200.
    expect(at(begun, 'Price')).toEqual({
      CurrentPrice: '2149',
      Paid: '0',
      LeftToPay: '2149',
      Rebate: '200',
    });

    const first = await anna.well('details/update', {
      accommodationOption: 'single',
      participantsCount: 2,
      termsAccepted: 1,
    });
    expect(at(first, 'Price.CurrentPrice')).toBe('4298');
    expect(at(first, 'Data.2.ResortsList.0.Name')).toBe('Klasa PREMIER');
    expect(at(first, 'Data.2.FirstClass')).toBe('Klasa PREMIER');
    expect(at(first, 'Data.2.Config.AccommodationConfig.1')).toEqual({
      userNum: 2,
      roomId: null,
      optionsChosen: [{ bedroomChosen: 0 }],
      sameAsTheFirst: 0,
      valueName: '',
      valueSurname: '',
    });

    const second = await anna.well('accommodations/update', {
      accommodationConfig: [
        { userNum: 1, roomId: '501', optionsChosen: [{ bedroomChosen: 0 }] },
        { userNum: 2, sameAsTheFirst: 1, valueName: 'Jan', valueSurname: 'Nowak' },
      ],
      journeyConfig: [
        { userNum: 1, journeyId: 1, journeyPointId: 3, transportAddLuggage: 1 },
        { userNum: 2, journeyId: null },
      ],
      isReserveList: 0,
    });
    expect(at(second, 'HoldUntil')).toBe('2027-01-10T10:30:00.000Z');
    expect(at(second, 'Data.2.Config.AccommodationConfig.1')).toMatchObject({
      roomId: 501,
      sameAsTheFirst: 1,
      valueName: 'Jan',
      valueSurname: 'Nowak',
    });
    expect(at(second, 'Data.2.Config.JourneyConfig')).toEqual([
      { userNum: 1, journeyId: 1, journeyPointId: 3, transportAddLuggage: 1, sameAsTheFirst: 0 },
      { userNum: 2, journeyId: 1, journeyPointId: 3, transportAddLuggage: 0, sameAsTheFirst: 1 },
    ]);
    expect(at(second, 'Data.2.ResortsList.0.RoomsList.0.Availability.ReservedPlacesCount')).toBe(0);
    // Resignation insurance: 150 PLN for one started week, no Safe Booking package (R16).
    expect(at(second, 'Data.3.ResignationCost')).toBe('150');
    expect(at(second, 'Data.3.ResignationStruck')).toBeNull();
    expect(at(second, 'Data.3.AssistanceCost')).toBe('60');

    const third = await anna.well('insurance/update', {
      insuranceConfig: [
        {
          userNum: 1,
          insuranceId: 2,
          resignationInsuranceAccepted: '0',
          quarantineAssistanceAccepted: '1',
        },
        { userNum: 2, insuranceId: 1 },
      ],
    });
    expect(at(third, 'Data.3.Config.InsuranceConfig.0')).toEqual({
      userNum: 1,
      insuranceId: 2,
      resignationInsuranceAccepted: '0',
      quarantineAssistanceAccepted: '1',
      sameAsTheFirst: 0,
    });
    expect(at(third, 'Data.4.AddonsUntil')).toBe('2027-07-17');

    const fourth = await anna.well('addons/update', {
      trainingsConfig: [
        { userNum: 1, trainingsSelected: [{ trainingId: 5, trainingOptionId: 51 }] },
      ],
      addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
    });
    expect(at(fourth, 'Data.4.Config.TrainingsConfig.0.trainingsSelected')).toEqual([
      { trainingId: 5, trainingOptionId: 51 },
    ]);
    // The extra luggage chosen in step 2 is add-on 7 in step 4 (R14).
    expect(at(fourth, 'Data.4.Config.AddonsConfig.0.addonsSelected')).toEqual([
      { addonId: 3, addonOptionId: 31 },
      { addonId: 7, addonOptionId: 13 },
    ]);
    expect(at(fourth, 'Data.5.Account')).toBeNull();

    const fifth = await anna.well('participants/update', peopleBody(2));
    expect(at(fifth, 'Data.5.Config.ParticipantsConfig.0')).toMatchObject({
      firstName: 'Anna',
      gender: '1',
      email: 'anna@example.com',
      policyAccepted: 1,
    });
    expect(JSON.stringify(fifth)).not.toContain('sekret-1');

    // 2349 + 450 + 30 + 89 + 60 + 150 + 79 + 120 − 200 = 3127; 2349 + 450 + 30 − 200 = 2629.
    const sixth = await anna.well('confirmation/get');
    expect(at(sixth, 'Price')).toEqual({
      CurrentPrice: '5756',
      Paid: '0',
      LeftToPay: '5756',
      Rebate: '400',
    });
    expect(at(sixth, 'Offer.RebatesList')).toEqual([
      { Kind: 'firstMinute', Name: 'First Minute', Value: '400' },
    ]);
    expect(at(sixth, 'Offer.OptionsList.0')).toEqual({
      Name: 'Miejsce na jachcie: Premier',
      ItemCount: 2,
      PricePerSingleItem: '2349',
    });
    expect(at(sixth, 'Data.6.SummaryPerParticipant.UserNum2')).toEqual([
      {
        Kind: 'accommodation',
        Description: 'Miejsce na jachcie: Premier',
        Price: '2349',
        Currency: 'PLN',
        extendData: { IsPayOnPlace: false },
      },
      {
        Kind: 'journey',
        Description: 'Autokar',
        Price: '450',
        Currency: 'PLN',
        extendData: { IsPayOnPlace: false },
      },
      {
        Kind: 'point',
        Description: 'Miejsce odbioru: Katowice',
        Price: '30',
        Currency: 'PLN',
        extendData: { IsPayOnPlace: false },
      },
      {
        Kind: 'insurance',
        Description: 'Podstawowe',
        Price: '0',
        Currency: 'PLN',
        extendData: { IsPayOnPlace: false },
      },
      {
        Kind: 'rebates',
        Description: 'Rabaty',
        Price: '-200',
        Currency: 'PLN',
        extendData: { IsPayOnPlace: false },
      },
    ]);
    // 2 × 500, then half of 5756 less 1000 (60 days before 31 July), then the rest.
    expect(at(sixth, 'Data.6.InstallmentPaymentDetails')).toEqual([
      { Name: 'I rata', Value: '1000', Due: null },
      { Name: 'II rata', Value: '1878', Due: '2027-06-01' },
      { Name: 'III rata', Value: '2878', Due: '2027-07-01' },
    ]);
    expect(at(sixth, 'Data.6.PaymentUrl')).toBeNull();
    expect(at(sixth, 'Data.6.BankTransfer.Title')).toBe(
      `${anna.reservationId} Anna Żak Chorwacja Explore`,
    );
    expect(at(sixth, 'Data.6.ConfirmedAt')).toBeNull();

    const confirmed = await anna.on('confirm', {
      ...orderBody,
      paymentOption: 'installment',
      expectedPrice: '5756',
    });
    expect(confirmed.status).toBe(200);
    expect(at(confirmed.body, 'PaymentUrl')).toBeNull();
    expect(at(confirmed.body, 'Reservation.Data.6.ConfirmedAt')).toBe('2027-01-10T10:00:00.000Z');
    expect(at(confirmed.body, 'Reservation.HoldUntil')).toBeNull();
    // Seven commands make seven versions (R58) and journal lines (R46).
    expect(at(confirmed.body, 'Reservation.Version')).toBe(7);
    expect(await shop.journalLength()).toBe(7);
    expect(decode(ReservationAnswer, confirmed.body).isOk()).toBe(true);
  });

  it('W-165, R50.1, R50.2: a repeated order gets the same response; a later save of a step is refused', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 5);
    const first = await anna.on('confirm', { ...orderBody, expectedPrice: 2149 });
    shop.later(60_000);
    const again = await anna.on('confirm', { ...orderBody, expectedPrice: 1 });
    expect(again.body).toEqual(first.body);
    const save = await anna.on('details/update', {
      accommodationOption: 'single',
      participantsCount: 2,
      termsAccepted: 1,
    });
    expect(save.status).toBe(409);
    expect(save.body).toMatchObject({
      message: 'Reservation is already confirmed',
      code: 'alreadyConfirmed',
    });
    expect(await shop.journalLength()).toBe(7);
  });

  it('R55.3: an order of a whole yacht stores the comments, and in another field who brings the skipper', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await anna.begin(900);
    await anna.well('details/update', {
      accommodationOption: 'whole',
      participantsCount: 2,
      termsAccepted: 1,
      ownSkipper: true,
    });
    await anna.well('accommodations/update', {
      accommodationConfig: [{ userNum: 1, roomId: 501 }],
      journeyConfig: [1, 2].map((userNum) => ({ userNum, journeyId: 2 })),
    });
    await anna.well('insurance/update', {
      insuranceConfig: [1, 2].map((userNum) => ({ userNum, insuranceId: 1 })),
    });
    const fifth = await anna.well('participants/get');
    expect([at(fifth, 'Data.5.MayFillLater'), at(fifth, 'Data.5.Skipper')]).toEqual([[2], 2]);
    const named = peopleBody(2).participantsConfig;
    await anna.well('participants/update', {
      participantsConfig: [named[0], { userNum: 2, fillInLater: 1 }],
    });
    // Whole yacht 14 900 − First Minute 300 − whole-yacht rebate 200 (R19, R24).
    const confirmed = await anna.on('confirm', {
      ...orderBody,
      comments: '  Raz\u0007\r\nDwa\u202e ',
      expectedPrice: '14400',
    });
    expect(confirmed.status).toBe(200);
    const stored = await shop.kit.store.bookings.get(anna.reservationId);
    expect(stored).toMatchObject({ comments: 'Raz\nDwa', skipper: 'ownSkipper' });
  });

  it('R48.10: an order keeps its cancellation terms after the office has changed them', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 5);
    await anna.well('confirm', orderBody);
    const termsShown = async () => at(await anna.well('confirmation/get'), 'Cancelling');
    const agreed = await termsShown();
    const terms = [{ fromDays: 0, keepsPercent: 95 }];
    const cancellation = { firstMinuteDays: 200, secondMinuteWorkingDays: 200, terms };
    shop.rule(DEMO_BRANDS.map((brand) => ({ ...brand, cancellation })));
    expect(agreed).toMatchObject({ FreeUntil: '2027-07-01' });
    expect(await termsShown()).toEqual(agreed);
  });
});

describe('access to a draft’s API calls', () => {
  it('W-155, R45.1: calls for a draft get 401 without a session and 404 with another browser’s session', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 2);
    const nobody = new WizardBrowser(shop);
    nobody.reservationId = anna.reservationId;
    const stranger = new WizardBrowser(shop);
    await stranger.begin(901);
    stranger.reservationId = anna.reservationId;
    for (const path of [
      'details/get',
      'accommodations/get',
      'insurance/get',
      'addons/get',
      'participants/get',
      'confirmation/get',
    ]) {
      expect((await nobody.on(path)).status).toBe(401);
      expect(await stranger.on(path)).toMatchObject({
        status: 404,
        body: { message: 'Not found' },
      });
    }
    expect(
      (
        await nobody.on('details/update', {
          accommodationOption: 'single',
          participantsCount: 1,
          termsAccepted: 1,
        })
      ).status,
    ).toBe(401);
    expect((await stranger.on('participants/update', peopleBody(1))).status).toBe(404);
    expect((await stranger.on('confirm', orderBody)).status).toBe(404);
    expect(nobody.cookie).toBe('');
  });

  it('R35.3: step 5 with the e-mail of an active account gets 409 and creates nothing', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 5);
    const account = await shop.kit.store.accounts.byEmail('anna@example.com');
    expect(account?.active).toBe(false);
    await shop.kit.store.inTransaction([], async (transaction) => {
      if (account !== null) await transaction.accounts.save({ ...account, active: true });
      const { ok } = await import('neverthrow');
      return ok(undefined);
    });
    const other = new WizardBrowser(shop, '198.51.100.8');
    await walk(other, 901, 601, 1, 4);
    const before = await shop.journalLength();
    expect(await other.on('participants/update', peopleBody(1))).toMatchObject({
      status: 409,
      body: { message: 'User with this e-mail already exists', code: 'userExists' },
    });
    expect(await shop.journalLength()).toBe(before);
    expect((await anna.on('participants/update', peopleBody(1))).status).toBe(200);
  });
});

it('R21.11: a brand without group rebates offers no group code in the wizard', async () => {
  const shop = openWizardShop();
  const offered = async () => {
    const browser = new WizardBrowser(shop);
    await browser.begin(900);
    return at(await browser.well('details/get'), 'Offer.ShowGroupRebate');
  };
  expect(await offered()).toBe(true);
  shop.rule(DEMO_BRANDS.map((brand) => ({ ...brand, group: [] })));
  expect(await offered()).toBe(false);
});
