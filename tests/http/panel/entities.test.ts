import { describe, expect, it } from 'vitest';
import { MAIL_WORKER } from '../../../adapters/composition/tokens.ts';
import { zloty } from '../../../domain/money.ts';
import { offerWith } from '../../arbitraries/offers.ts';
import { catalogueEntryOf, ENTRIES } from '../wizard/test-catalogue.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  account,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  panelBooker,
  panelCustomer,
  panelRefusal,
  postChange,
  postPeopleChange,
  TWO,
  values,
} from './panel-shop.ts';

const keysAt = (from: unknown, path: string): readonly string[] => {
  const found = at(from, path);
  const first: unknown = Array.isArray(found) ? found[0] : found;
  return typeof first === 'object' && first !== null ? Object.keys(first).sort() : [];
};

const hasKeys = (from: unknown, path: string, ...keys: readonly string[]): void =>
  expect([path, keysAt(from, path)]).toEqual([path, expect.arrayContaining([...keys])]);

describe('fields of the trips in the response of account/reservations (document 1, section 3)', () => {
  it('A-074: a trip has its days, country, pictures, type, price and extras', async () => {
    const found = await onlyTrip(await panelBooker(await openPanel()));
    const flags = ['ShowGroupRebate', 'EnableResignationInsurance', 'EnableAssistance'];
    hasKeys(
      found,
      'Offer',
      'OfferId',
      'Name',
      'CurrentPrice',
      'CurrentRebate',
      'RebatesList',
      ...flags,
    );
    expect(keysAt(found, 'Offer.Availability')).toEqual(['From', 'To']);
    hasKeys(found, 'Offer.Region.Country', 'Name', 'Image');
    for (const image of ['Offer.CoverImg', 'Offer.ListImg'])
      expect(keysAt(found, image)).toEqual(['alt', 'url']);
    expect(
      values(
        found,
        'Offer.OfferId',
        'Offer.Name',
        'Offer.Type.Name',
        'Offer.CurrentPrice',
        'Offer.CurrentRebate',
      ),
    ).toEqual([...[900, 'Chorwacja Explore', 'Explore', '4298', '400']]);
    expect(
      values(found, 'Offer.Prices.EnableAssistance', ...flags.map((flag) => `Offer.${flag}`)),
    ).toEqual([true, true, true, true]);
  });

  it('A-075, A-076: a trip has its price, paid amount, amount left, rebates by name and their sum', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const transfer = {
      type: 'registerPayment',
      paymentId: 'p',
      method: 'transfer',
      amount: zloty(1000.5),
    } as const;
    await panel.byOffice(ewa.reservationId, transfer);
    const found = await onlyTrip(ewa);
    expect(at(found, 'Price')).toEqual({
      CurrentPrice: '4298',
      Paid: '1000.50',
      LeftToPay: '3297.50',
      Rebate: '400',
      Overpaid: '0',
    });
    expect(at(found, 'Rebates')).toEqual([
      { Kind: 'firstMinute', Name: 'First Minute', Value: '400' },
    ]);
    expect(at(found, 'Offer.RebatesList')).toEqual(at(found, 'Rebates'));
  });

  it('A-078, A-079: a trip has links to pay the next instalment or all, its payments and 3 instalments', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, { paymentOption: 'installment' });
    await panel.registerTransfer(ewa.reservationId, zloty(10));
    const found = await onlyTrip(ewa);
    expect(values(found, 'PaymentUrl', 'PaymentFullUrl', 'PaymentsList.0.Name')).toEqual([
      ...[
        `/v1/payments/${ewa.reservationId}/next`,
        `/v1/payments/${ewa.reservationId}/full`,
        'Przelew',
      ],
    ]);
    const lines = [0, 1, 2, 3].map((line) =>
      values(found, `InstallmentDetails.${line}.Name`, `InstallmentDetails.${line}.Value`),
    );
    expect(lines).toEqual([
      ['I rata', '1000'],
      ['II rata', '1149'],
      ['III rata', '2149'],
      Array(2).fill(undefined),
    ]);
  });

  it('A-081: a trip has each participant’s accommodation and journey as text', async () => {
    const ewa = await panelBooker(await openPanel());
    await postChange(ewa, { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] });
    const found = await onlyTrip(ewa);
    expect(keysAt(found, 'Placements')).toEqual([
      'JourneyPlacement',
      'PointMessage',
      'RoomName',
      'userNum',
    ]);
    expect(
      values(
        found,
        'Placements.1.JourneyPlacement.Message',
        'Placements.1.PointMessage',
        'Placements.1.RoomName',
      ),
    ).toEqual([...['Autokar', 'Katowice', 'Premier']]);
  });

  it('A-082: a trip has the customer’s choices of every wizard step, with their names', async () => {
    const found = await onlyTrip(await panelBooker(await openPanel()));
    hasKeys(found, 'StepConfig.Step1', 'participantsCount', 'accommodationOption');
    hasKeys(found, 'StepConfig.Step2', 'journeyConfig', 'accommodationConfig');
    hasKeys(found, 'StepConfig.Step3', 'insuranceConfig');
    hasKeys(found, 'StepConfig.Step4', 'addonsConfig', 'trainingsConfig');
    hasKeys(found, 'StepConfig.Step5', 'participantsConfig', 'participantsInfo');
    hasKeys(found, 'StepConfig.Step6', 'paymentOption', 'paymentType');
    hasKeys(found, 'StepDetails', 'accommodation', 'transport', 'insurance', 'addons');
  });
});

describe('A-083, A-088, A-141, A-143: data with which the panel fills the forms for a change', () => {
  it('each participant has the twelve fields of the published documents', async () => {
    const ewa = await panelBooker(await openPanel());
    const answer = await mustSucceed(ewa, 'changeParticipantsGet', {
      reservationId: ewa.reservationId,
    });
    expect(at(answer, 'Participants.1')).toEqual({
      ...{
        userNum: 2,
        firstName: 'Ewa',
        lastName: 'Żagiel 2',
        birthDate: '1995-05-05',
        country: 'Polska',
        idDocument: '',
        gender: '1',
      },
      ...{
        phone: '',
        email: 'jan@example.com',
        fillInLater: 0,
        policyAccepted: 0,
        newsletterAccepted: 0,
      },
    });
  });

  it('each journey, insurance and add-on has its id, name and availability', async () => {
    const ewa = await panelBooker(await openPanel());
    const answer = await mustSucceed(ewa, 'changeParametersGet', {
      reservationId: ewa.reservationId,
    });
    hasKeys(answer, 'Parameters.JourneysList', 'JourneyId', 'Name', 'Available', 'PointsList');
    const journeys = at(answer, 'Parameters.JourneysList');
    const withPoints = Array.isArray(journeys)
      ? journeys.find((journey) => keysAt(journey, 'PointsList').length > 0)
      : undefined;
    hasKeys(withPoints, 'PointsList', 'JourneyPointId', 'Name', 'Price');
    hasKeys(answer, 'Parameters.RoomsList', 'RoomId', 'Name', 'Availability');
    expect(typeof at(answer, 'Parameters.RoomsList.0.Availability.Available')).toBe('boolean');
    hasKeys(answer, 'Parameters.InsurancesList', 'InsuranceId', 'Name', 'Available');
    hasKeys(answer, 'Parameters.Assistance', 'Enabled');
    hasKeys(answer, 'Parameters.AddonsList', 'AddonId', 'Name', 'Available', 'OptionsList');
    hasKeys(answer, 'Parameters.AddonsList.0.OptionsList', 'AddonOptionId', 'Name', 'Available');
  });
});

describe('A-120, R34.4: a phone number in the panel has 9 to 15 digits', () => {
  const PHONES = [
    ['8 digits', '60070080', false],
    ['9 digits', '600700800', true],
    ['15 digits', '+380 501 234 567 890', true],
    ['16 digits', '+380 501 234 567 8901', false],
    ['no digit', '+ ( ) - - - -', false],
  ] as const;

  it.each(PHONES)(
    'a participant’s phone is accepted only with 9 to 15 digits: %s',
    async (_, phone, right) => {
      const ewa = await panelBooker(await openPanel());
      const answer = await postPeopleChange(ewa, [{ userNum: 2, phone }]);
      expect(values(answer, 'ChangesValidated', 'errors.0.field')).toEqual(
        right ? [true, undefined] : [false, 'data[0].phone'],
      );
    },
  );

  it.each(PHONES)(
    'the account’s phone is accepted only with 9 to 15 digits: %s',
    async (_, phone, right) => {
      const ewa = await panelCustomer(await openPanel(), 'ewa@example.com');
      const answer = await ewa.call('account/details/change', { phone });
      expect([answer.status, at(answer.body, 'errors.0.field')]).toEqual(
        right ? [200, undefined] : [400, 'phone'],
      );
    },
  );
});

describe('group codes in the panel (A-123, A-145, A-146)', () => {
  const join = (browser: WizardBrowser, groupCode: string) =>
    panelRefusal(browser, 'groupJoin', { reservationId: browser.reservationId, groupCode });
  const open = (browser: WizardBrowser) =>
    panelRefusal(browser, 'groupCreate', { reservationId: browser.reservationId });

  it('joining with a malformed group code gets 400, an unknown code 404, a code of another trip 409', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    expect(await join(ewa, '!!')).toEqual([400, 'groupMalformed']);
    expect(await join(ewa, 'ABCDEFGH')).toEqual([404, 'groupUnknown']);
    const other = await panelCustomer(panel, 'ola@example.com');
    await orderInWizard(other, { ...TWO, offerId: 901, roomId: 601, emails: { 1: '' } });
    expect((await open(other))[0]).toBe(200);
    expect(await join(ewa, other.reservationId)).toEqual([409, 'groupCodeOfOtherOffer']);
    const leader = await panelCustomer(panel, 'jan@example.com');
    await orderInWizard(leader, { ...TWO, emails: { 1: '' } });
    expect((await open(leader))[0]).toBe(200);
    expect((await join(ewa, leader.reservationId))[0]).toBe(200);
    expect(await join(ewa, leader.reservationId)).toEqual([409, 'groupCodeAssigned']);
  });

  it('a new group’s code is the booking’s number; a second group gets 409; without group rebates, 400', async () => {
    const panel = await openPanel([
      ...ENTRIES,
      catalogueEntryOf(offerWith({ id: 960, showGroupRebate: false })),
    ]);
    const ewa = await panelBooker(panel);
    expect(await mustSucceed(ewa, 'groupCreate', { reservationId: ewa.reservationId })).toEqual({
      Code: ewa.reservationId,
    });
    expect((await open(ewa))[0]).toBe(409);
    await orderInWizard(ewa, { ...TWO, offerId: 960 });
    expect(await open(ewa)).toEqual([400, 'groupNotOffered']);
  });

  it('R45.4: only a booking’s owner uses group codes; without a session 401, as a fellow traveller 404', async () => {
    const panel = await openPanel();
    const { reservationId } = await panelBooker(panel);
    await account(panel, 'jan@example.com');
    const jan = await logInToPanel(panel, 'jan@example.com');
    for (const [name, more] of [
      ['groupCreate', {}] as const,
      ['groupJoin', { groupCode: 'ABCDEFGH' }] as const,
    ]) {
      expect((await panelRefusal(panel.browser(), name, { reservationId, ...more }))[0]).toBe(401);
      expect((await panelRefusal(jan, name, { reservationId, ...more }))[0]).toBe(404);
    }
  });
});

describe('values that panel, mails and both brands share', () => {
  it('A-193: mail and screen show the same transfer title: booking number, first participant and trip', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const found = await onlyTrip(ewa);
    const [recipient, number, title] = values(
      found,
      'BankTransfer.Recipient',
      'BankTransfer.AccountNumber',
      'BankTransfer.Title',
    );
    expect(title).toBe(`${ewa.reservationId} Ewa Żagiel 1 Chorwacja Explore`);
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const [mail] = await panel.kit.mailbox.list('ewa@example.com');
    for (const words of [recipient, number, title]) expect(mail?.text).toContain(String(words));
  });

  it('A-198, R27: a sister brand’s booking accepts a voucher for both brands, but none of brand 1 alone', async () => {
    const winter = catalogueEntryOf(offerWith({ id: 950, name: 'Zima' }), { siteId: 2 });
    const panel = await openPanel([...ENTRIES, winter]);
    const creation = {
      type: 'createVoucher',
      kind: 'gift',
      value: zloty(300),
      description: '',
      expiresOn: null,
      accountId: null,
    } as const;
    await panel.shopByOffice({ ...creation, code: 'WSZEDZIE', siteId: null });
    await panel.shopByOffice({ ...creation, code: 'TYLKO-1', siteId: 1 });
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const created = await ewa.call('reservations/create', { offerId: 950, siteId: 2 });
    const reservationId = at(created.body, 'Reservation.ReservationId');
    const redeem = (voucherCode: string) =>
      panelRefusal(ewa, 'voucherRedeem', { siteId: 2, reservationId, voucherCode, userNum: 1 });
    expect(await redeem('TYLKO-1')).toEqual([400, 'voucherOtherBrand']);
    expect((await redeem('WSZEDZIE'))[0]).toBe(200);
  });
});

describe('siteId in the account’s API calls (A-126)', () => {
  it.each([
    'account/reservations',
    'account/messages',
    'account/vouchers',
    'account/sessions',
    'account/export',
    'account/delete',
  ])('%s accepts a siteId, works without a siteId, and refuses an unknown siteId', async (path) => {
    const ewa = await panelCustomer(await openPanel(), 'ewa@example.com');
    expect((await ewa.call(path, { siteId: 9 })).status).toBe(400);
    if (path !== 'account/delete') expect((await ewa.call(path, {})).status).toBe(200);
    expect((await ewa.call(path, { siteId: 1 })).status).toBe(200);
  });
});
