import { describe, expect, it } from 'vitest';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { account, logInToPanel, openPanel } from '../panel/panel-shop.ts';
import { confirmDraft, step5, walkPartyTo } from '../rulebook/party.ts';
import { walk } from './step-bodies.ts';
import { catalogueEntryOf, ENTRIES } from './test-catalogue.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

// Section 3 of the documents lists the fields that a screen reads.

const keysAt = (value: unknown, path: string): readonly string[] => {
  const found = at(value, path);
  return typeof found === 'object' && found !== null ? Object.keys(found) : [];
};
const has = (value: unknown, path: string, names: string) =>
  expect(keysAt(value, path)).toEqual(expect.arrayContaining(names.split(' ')));

const LARGE = offerWith({
  id: 906,
  name: 'Dwunastu',
  traits: [],
  units: [unitWith({ id: 606, berths: 12, cabins: 6 })],
});

describe('the Reservation in the wizard’s API responses', () => {
  it('W-104, W-106, W-157: a new draft has its number, its offer and the data of step 1', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await anna.begin(900);
    expect(anna.reservationId).toMatch(/^[A-Z2-9]{8}$/);
    const begun = await anna.well('details/get');
    expect(at(begun, 'ReservationId')).toBe(anna.reservationId);
    expect(at(begun, 'Offer')).toMatchObject({
      ...{
        OfferId: 900,
        Name: 'Chorwacja Explore',
        From: '2027-07-31',
        To: '2027-08-07',
        TermsList: [{ Name: 'Lipiec' }],
      },
      ...{
        ShowGroupRebate: true,
        ShowAmbassadorRebate: true,
        EnableResignationInsurance: true,
        EnableAssistance: true,
      },
    });
    has(begun, 'Offer.ListImg', 'url alt');
    has(begun, 'Data.0', 'Config CanReservePlace CanReserveWhole MaxPlacesPerRoom');
    expect(at(begun, 'Data.0.Config')).toMatchObject({
      AccommodationOption: 'single',
      ParticipantsCount: 1,
    });
    expect(at(begun, 'Data.1')).toEqual({ Config: { IsReserveList: 0 } });
  });

  it('W-107, W-108, W-109: steps 2 to 4 have all fields that the contract documents', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 2, 4);
    const second = await anna.well('accommodations/get');
    const room = 'Data.2.ResortsList.0.RoomsList.0';
    has(second, room, 'RoomId Name Quality Images ShortDescription Price Availability');
    has(second, `${room}.Price`, 'Place Whole');
    const counts = 'RoomsAvailableForReservationCount AccommodationsCount ReservedPlacesCount';
    has(second, `${room}.Availability`, `Available ReservePlace ReserveWhole ${counts}`);
    has(
      second,
      'Data.2.Journeys.0',
      'JourneyId Name Details Price Available IsPayOnPlace PointsList AsksPoint CostsByPoint',
    );
    has(second, 'Data.2.Journeys.0.PointsList.0', 'JourneyPointId Name Price Available NeedsGroup');
    const third = await anna.well('insurance/get');
    has(third, 'Data.3', 'InsurancesList ResignationCost AssistanceCost');
    has(
      third,
      'Data.3.InsurancesList.0',
      'InsuranceId Name Description FeaturesList Price Available IsRecommended',
    );
    has(
      third,
      'Data.3.Config.InsuranceConfig.0',
      'userNum insuranceId resignationInsuranceAccepted quarantineAssistanceAccepted',
    );
    const fourth = await anna.well('addons/get');
    has(fourth, 'Data.4.TrainingsList.0', 'TrainingId OptionsList');
    has(fourth, 'Data.4.TrainingsList.0.OptionsList.0', 'TrainingOptionId Name Description Price');
    has(fourth, 'Data.4', 'AwaitingSizes');
    has(fourth, 'Data.4.AddonsList.0', 'AddonId Name Details Price Image OptionsList WithJourney');
    has(fourth, 'Data.4.AddonsList.0.OptionsList.0', 'AddonOptionId Name');
  });

  it('W-105: after every save, the price is options less rebates, and the sum of all price rows', async () => {
    const anna = new WizardBrowser(openWizardShop());
    const amount = (value: unknown) => Number(value);
    const agrees = (reservation: unknown): void => {
      const list = (path: string, key: string): readonly number[] => {
        const found = at(reservation, path);
        return Array.isArray(found) ? found.map((row) => amount(at(row, key))) : [];
      };
      const sum = (numbers: readonly number[]): number =>
        numbers.reduce((total, number) => total + number, 0);
      const items = list('Offer.OptionsList', 'ItemCount');
      const options = sum(
        list('Offer.OptionsList', 'PricePerSingleItem').map(
          (price, index) => price * (items[index] ?? 0),
        ),
      );
      const rebates = sum(list('Offer.RebatesList', 'Value'));
      expect(amount(at(reservation, 'Offer.CurrentRebate'))).toBe(rebates);
      expect(amount(at(reservation, 'Offer.CurrentPrice'))).toBe(options - rebates);
      expect(at(reservation, 'Price.CurrentPrice')).toBe(at(reservation, 'Offer.CurrentPrice'));
      const rows = [1, 2].flatMap((userNum) =>
        list(`Data.6.SummaryPerParticipant.UserNum${userNum}`, 'Price'),
      );
      if (rows.length > 0) expect(sum(rows)).toBe(amount(at(reservation, 'Offer.CurrentPrice')));
    };
    const chosen = {
      addonsConfig: [{ userNum: 2, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
      trainingsConfig: [
        { userNum: 1, trainingsSelected: [{ trainingId: 5, trainingOptionId: 51 }] },
      ],
    };
    await walk(anna, 900, 501, 2, 0);
    for (const [path, body] of [
      ['details/update', { accommodationOption: 'single', participantsCount: 2, termsAccepted: 1 }],
      [
        'accommodations/update',
        {
          accommodationConfig: [1, 2].map((userNum) => ({ userNum, roomId: 501 })),
          journeyConfig: [1, 2].map((userNum) => ({
            userNum,
            journeyId: 1,
            journeyPointId: 3,
            transportAddLuggage: userNum === 2 ? 1 : 0,
          })),
        },
      ],
      [
        'insurance/update',
        {
          insuranceConfig: [1, 2].map((userNum) => ({
            userNum,
            insuranceId: userNum,
            resignationInsuranceAccepted: '1',
          })),
        },
      ],
      ['addons/update', chosen],
      ['participants/update', step5({ offerId: 900, roomId: 501, people: 2 })],
    ] as const)
      agrees(await anna.well(path, body));
    agrees(await anna.well('confirmation/get'));
  });

  it('W-110, W-074: step 5 has the account data of the logged-in customer, and of nobody else', async () => {
    const panel = await openPanel();
    const ola = panel.browser();
    await walkPartyTo(ola, { offerId: 900, roomId: 501, people: 1 }, 4);
    expect(at(await ola.well('participants/get'), 'Data.5.Account')).toBeNull();
    const details = {
      firstName: 'Ola',
      lastName: 'Lis',
      birthDate: '1990-01-01',
      phone: '600100200',
      gender: 'woman',
      country: 'Polska',
    } as const;
    await account(panel, 'ola@example.com', details);
    await logInToPanel(panel, 'ola@example.com', ola);
    const fifth = await ola.well('participants/get');
    expect(at(fifth, 'Data.2.Config.AccommodationConfig.0.roomId')).toBe(501);
    expect(at(fifth, 'Data.5.Account')).toMatchObject({
      ...{
        FirstName: 'Ola',
        LastName: 'Lis',
        BirthDate: '1990-01-01',
        IdDocument: '',
        Country: 'Polska',
      },
      ...{ Gender: '1', Phone: '600100200', Email: 'ola@example.com' },
    });
    const saved = await ola.well('participants/update', {
      participantsConfig: [{ userNum: 1, ...details, gender: '1', fillInLater: 0 }],
    });
    expect(at(saved, 'Data.5.Config.ParticipantsConfig.0')).toMatchObject({
      firstName: 'Ola',
      email: 'ola@example.com',
    });
  });

  it('W-111, W-164: step 6 for 12 people has 12 price tables, three instalments and the bank account', async () => {
    const twelve = new WizardBrowser(openWizardShop([...ENTRIES, catalogueEntryOf(LARGE)]));
    await walk(twelve, 906, 606, 12, 5);
    const sixth = await twelve.well('confirmation/get');
    const everybody = Array.from({ length: 12 }, (_, index) => `UserNum${index + 1}`);
    expect(keysAt(sixth, 'Data.6.SummaryPerParticipant').toSorted()).toEqual(everybody.toSorted());
    for (const name of everybody) {
      const rows = at(sixth, `Data.6.SummaryPerParticipant.${name}`);
      expect(rows).toMatchObject([
        { Price: '2349', extendData: { IsPayOnPlace: false } },
        { Price: '0' },
        { Price: '0' },
        { Description: 'Rabaty' },
      ]);
    }
    expect(at(sixth, 'Data.6.InstallmentPaymentDetails')).toMatchObject([
      { Name: 'I rata', Value: '6000' },
      {},
      {},
    ]);
    has(sixth, 'Data.6', 'AmbassadorRebateCodeDetails PaymentUrl BankTransfer');
    expect(at(sixth, 'Data.6.AmbassadorRebateCodeDetails')).toBeNull();
    expect(at(sixth, 'Data.6.BankTransfer')).toMatchObject({
      ...{ Recipient: 'Kilwater sp. z o.o.', AccountNumber: '61 1090 1014 0000 0712 1981 2874' },
      Title: `${twelve.reservationId} Anna Żak Dwunastu`,
      ...{ Code: null, NoCode: null },
    });
    expect(at(await confirmDraft(twelve), 'Price.CurrentPrice')).toBe(
      at(sixth, 'Price.CurrentPrice'),
    );
  });
});
