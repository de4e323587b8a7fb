import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { confirmDraft, step5, walkPartyTo } from '../rulebook/party.ts';
import { catalogueEntryOf, ENTRIES } from '../wizard/test-catalogue.ts';
import { at, WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  account,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  type PanelShop,
  panelBooker,
  panelCustomer,
  panelRefusal,
  TWO,
  trips,
  values,
} from './panel-shop.ts';

const pays = (
  panel: PanelShop,
  browser: WizardBrowser,
  amount: number,
  paymentId = `przelew ${amount}`,
) => panel.registerTransfer(browser.reservationId, zloty(amount), paymentId);

const SIGN_UP = { ...TWO, offerId: 902, roomId: 602, reserveList: 1 } as const;

class SisterBrowser extends WizardBrowser {
  override async begin(offerId: number): Promise<void> {
    const { body } = await this.call('reservations/create', { offerId, siteId: 2 });
    this.reservationId = String(at(body, 'Reservation.ReservationId'));
  }
}

describe('a trip in the panel (A-073 to A-082)', () => {
  it('R50.3: the response has the trip’s choices, its booker and the time of the order', async () => {
    const ewa = await panelBooker(await openPanel());
    const found = await onlyTrip(ewa);
    expect(
      values(
        found,
        'ReservationId',
        'Name',
        'Owner',
        'IsHistorical',
        'ReserveList',
        'SiteId',
        'CreatedTime',
      ),
    ).toEqual([
      ...[
        ewa.reservationId,
        'Chorwacja Explore',
        true,
        false,
        false,
        1,
        '2027-01-10T10:00:00.000Z',
      ],
    ]);
    expect(
      values(
        found,
        'Offer.Region.Country.Name',
        'Offer.Availability',
        'Offer.Port.Name',
        'Offer.Type.Name',
      ),
    ).toEqual([...['Chorwacja', { From: '2027-07-31', To: '2027-08-07' }, 'Trogir', 'Explore']]);
    expect(values(found, 'ChangesUntil', 'ChangesOpen', 'PaymentUrl', 'PaymentFullUrl')).toEqual([
      ...[
        '2027-07-17',
        true,
        `/v1/payments/${ewa.reservationId}/next`,
        `/v1/payments/${ewa.reservationId}/full`,
      ],
    ]);
    expect(values(found, 'List', 'DaysToStart', 'May')).toEqual([
      ...[
        'current',
        202,
        {
          Change: 'open',
          ChangeUnits: 'open',
          EnterGroup: true,
          RedeemVoucher: true,
          AskForPapers: true,
          AskForAdvance: false,
          AskForInvoice: false,
        },
      ],
    ]);
    expect(at(found, 'BankTransfer.Title')).toBe(
      `${ewa.reservationId} Ewa Żagiel 1 Chorwacja Explore`,
    );
    expect(at(found, 'InstallmentDetails')).toEqual([
      {
        Name: 'Płatność jednorazowa',
        Surcharge: false,
        Value: '4298',
        Due: null,
        Paid: '0',
        Left: '4298',
        State: 'next',
        LateSince: null,
      },
    ]);
  });

  it('A-080, A-169: rebates are a participant’s first row, because a closed list shows only the last row', async () => {
    const onSpot = {
      id: 3,
      name: 'Transfer z lotniska',
      price: zloty(120),
      available: true,
      paidOnSpot: true,
      pickUp: false,
      points: [],
    };
    const panel = await openPanel([
      catalogueEntryOf(offerWith({ journeys: [...OFFER.journeys, onSpot] })),
    ]);
    const ewa = await panelBooker(panel, { ...TWO, journeyId: 3, insuranceId: 2 });
    const row = (Kind: string, Description: string, Price: string, IsPayOnPlace = false) => ({
      ...{ Kind, Description, Price, Currency: 'PLN', extendData: { IsPayOnPlace } },
    });
    expect(at(await onlyTrip(ewa), 'OptionsSelected.UserNum2')).toEqual([
      row('rebates', 'Rabaty', '-200'),
      row('accommodation', 'Miejsce na jachcie: Premier', '2349'),
      row('journey', 'Transfer z lotniska', '120', true),
      row('insurance', 'Rozszerzone', '89'),
    ]);
    expect(at(await onlyTrip(ewa), 'Price.CurrentPrice')).toBe('4476');
  });

  it('A-052, A-081, R36.8: the list of who sails on which yacht begins with the party’s own skipper', async () => {
    const ewa = await panelBooker(await openPanel(), {
      ...TWO,
      option: 'whole',
      people: 3,
      ownSkipper: true,
    });
    expect(at(await onlyTrip(ewa), 'Placement.RoomPlacement')).toEqual([
      {
        RoomName: 'Premier',
        Placement: [
          { Name: 'Ewa Żagiel 2', IsSkipper: true },
          { Name: 'Ewa Żagiel 1', IsSkipper: false },
          { Name: 'Ewa Żagiel 3', IsSkipper: false },
        ],
      },
    ]);
  });

  it('A-082: the trip’s choices have the same field names as the requests that change them', async () => {
    const ewa = await panelBooker(await openPanel());
    const found = await onlyTrip(ewa);
    expect(
      values(found, 'StepConfig.Step1.participantsCount', 'StepConfig.Step1.accommodationOption'),
    ).toEqual([2, 'single']);
    expect(at(found, 'StepConfig.Step6')).toEqual({
      paymentOption: 'onetime',
      paymentType: 'wired',
    });
    const data = {
      journeyConfig: at(found, 'StepConfig.Step2.journeyConfig'),
      accommodationConfig: at(found, 'StepConfig.Step2.accommodationConfig'),
      insuranceConfig: at(found, 'StepConfig.Step3.insuranceConfig'),
      addonsConfig: at(found, 'StepConfig.Step4.addonsConfig'),
      trainingsConfig: at(found, 'StepConfig.Step4.trainingsConfig'),
    };
    const answer = await mustSucceed(ewa, 'changeParameters', {
      reservationId: ewa.reservationId,
      data,
      dryRun: true,
    });
    expect(values(answer, 'ChangesFound', 'ChangesValidated')).toEqual([false, true]);
  });
});

describe('the status of a trip (R49)', () => {
  it('R49.1: a trip’s status is awaitingPayment, then confirmed, paid and, after the trip, over', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, { paymentOption: 'installment' });
    const seen = async () =>
      values(await onlyTrip(ewa), 'Status', 'StatusCode', 'Price.Paid', 'Price.LeftToPay');
    expect(await seen()).toEqual(['Oczekuje na wpłatę', 'awaitingPayment', '0', '4298']);
    await pays(panel, ewa, 1000);
    expect(await seen()).toEqual(['Potwierdzona', 'confirmed', '1000', '3298']);
    await pays(panel, ewa, 3298);
    expect(await seen()).toEqual(['Opłacona', 'paid', '4298', '0']);
    expect(at(await onlyTrip(ewa), 'PaymentsList')).toEqual([
      { Name: 'Przelew', Value: '1000', Time: '2027-01-10T10:00:00.000Z' },
      { Name: 'Przelew', Value: '3298', Time: '2027-01-10T10:00:00.000Z' },
    ]);
    panel.at(Date.UTC(2027, 7, 7, 20));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await seen()).toEqual(['Opłacona', 'paid', '4298', '0']);
    panel.clock.pass(3 * 60 * 60_000);
    const { current, historic } = await trips(ewa);
    expect([current, values(historic[0], 'Status', 'IsHistorical', 'List', 'DaysToStart')]).toEqual(
      [[], ['Zakończona', true, 'past', null]],
    );
  });

  it('R29, R48: a sign-up has nothing to pay; the customer can leave the reserve list', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, SIGN_UP, { paymentOption: 'installment' });
    const { reservationId } = ewa;
    expect(
      values(
        await onlyTrip(ewa),
        'Status',
        'ReserveList',
        'Price.LeftToPay',
        'InstallmentDetails',
        'BankTransfer',
        'FirstDue',
      ),
    ).toEqual([...['Lista rezerwowa', true, '0', [], null, null]]);
    expect(await panelRefusal(ewa, 'cancelRequest', { reservationId })).toEqual([
      409,
      'wrongState',
    ]);
    const afterLeaving = at(
      await mustSucceed(ewa, 'leaveReserveList', { reservationId }),
      'Reservation',
    );
    expect(
      values(afterLeaving, 'Status', 'ReserveList', 'Cancelled.Reason', 'Cancelled.Refund'),
    ).toEqual(['Anulowana', true, 'leftReserveList', '0']);
    expect(await panelRefusal(ewa, 'leaveReserveList', { reservationId })).toEqual([
      409,
      'wrongState',
    ]);
    expect((await trips(ewa)).current).toEqual([afterLeaving]);
  });

  it('a booking that is not on the reserve list cannot leave the list: 409', async () => {
    const ewa = await panelBooker(await openPanel());
    expect(
      await panelRefusal(ewa, 'leaveReserveList', { reservationId: ewa.reservationId }),
    ).toEqual([409, 'wrongState']);
  });
});

describe('the lists of trips', () => {
  it('A-089, A-090: lists future trips, earliest first, and past trips, latest first; also cancelled trips', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const august = await orderInWizard(ewa, { ...TWO, offerId: 901, roomId: 601 });
    const january = await orderInWizard(ewa, { ...TWO, offerId: 905, roomId: 605 });
    const july = await orderInWizard(ewa);
    await walkPartyTo(ewa, TWO, 5);
    await panel.byOffice(january, { type: 'cancel', reason: 'customer' });
    const ids = async (body: object = {}) => {
      const { current, historic } = await trips(ewa, body);
      return [current, historic].map((list) => list.map((trip) => at(trip, 'ReservationId')));
    };
    expect(await ids()).toEqual([[january, july, august], []]);
    panel.at(Date.UTC(2027, 7, 10));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await ids()).toEqual([[august], [july, january]]);
    expect(await ids({ historic: 0 })).toEqual([[august], []]);
    expect((await trips(ewa)).historic.map((trip) => at(trip, 'Status'))).toEqual([
      'Zakończona',
      'Anulowana',
    ]);
  });

  it('the lists have the trips of both brands, because accounts are shared', async () => {
    const winter = catalogueEntryOf(offerWith({ id: 950, name: 'Zima' }), { siteId: 2 });
    const panel = await openPanel([...ENTRIES, winter]);
    await account(panel, 'ewa@example.com');
    const ewa = await logInToPanel(panel, 'ewa@example.com', new SisterBrowser({ app: panel.app }));
    await orderInWizard(ewa, { ...TWO, offerId: 950 });
    const shop = await logInToPanel(panel, 'ewa@example.com');
    await orderInWizard(shop);
    expect((await trips(ewa)).current.map((trip) => at(trip, 'SiteId')).sort()).toEqual([1, 2]);
  });
});

describe('cancelling a trip in the panel (R48), and a trip with a late payment (R28, R32)', () => {
  it('R48.1, R48.2: a trip has the last day of free cancellation, and what would be refunded today', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    await pays(panel, ewa, 4298);
    expect(at(await onlyTrip(ewa), 'Cancelling')).toEqual({
      FreeUntil: '2027-07-01',
      RefundToday: '4298',
    });
    panel.at(Date.UTC(2027, 6, 2, 9));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(at(await onlyTrip(ewa), 'Cancelling')).toEqual({ FreeUntil: null, RefundToday: '2149' });
  });

  it('R48.2: a customer can request a cancellation until the trip begins', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    expect(at(await onlyTrip(ewa), 'CancelRequested')).toBe(false);
    const requested = at(await mustSucceed(ewa, 'cancelRequest', { reservationId }), 'Reservation');
    expect(values(requested, 'CancelRequested', 'StatusCode')).toEqual([true, 'awaitingPayment']);
    expect(
      at(await mustSucceed(ewa, 'cancelRequest', { reservationId }), 'Reservation.CancelRequested'),
    ).toBe(true);
    expect(await panelRefusal(ewa, 'cancelRequest', { reservationId, expectedVersion: 1 })).toEqual(
      [409, 'changedElsewhere'],
    );
    panel.at(Date.UTC(2027, 6, 31, 9));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await panelRefusal(ewa, 'cancelRequest', { reservationId })).toEqual([
      403,
      'changesClosed',
    ]);
    expect(at(await onlyTrip(ewa), 'Cancelling')).toBeNull();
  });

  it('after the office cancels a trip, the panel shows the cancellation and the refund', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    await pays(panel, ewa, 1000);
    await panel.byOffice(ewa.reservationId, { type: 'cancel', reason: 'customer' });
    const found = await onlyTrip(ewa);
    const refunded = {
      Time: '2027-01-10T10:00:00.000Z',
      Refund: '1000',
      Reason: 'customer',
      BackBy: '2027-01-24',
    };
    expect(at(found, 'Cancelled')).toEqual({
      ...refunded,
      Returned: '0',
      OnItsWay: '1000',
      Undecided: '0',
      KeptLate: '0',
    });
    expect(
      values(found, 'Status', 'Price.Paid', 'Price.LeftToPay', 'InstallmentDetails', 'Cancelling'),
    ).toEqual([...['Anulowana', '1000', '0', [], null]]);
    // 400 PLN are refunded, 600 PLN still to be refunded (R48).
    await panel.byOffice(ewa.reservationId, {
      type: 'registerPayment',
      paymentId: 'z',
      method: 'refund',
      amount: zloty(400),
    });
    const later = await onlyTrip(ewa);
    expect(at(later, 'Cancelled')).toEqual({
      ...refunded,
      Returned: '400',
      OnItsWay: '600',
      Undecided: '0',
      KeptLate: '0',
    });
    expect(at(later, 'PaymentsList.1')).toEqual({
      Name: 'Zwrot',
      Value: '-400',
      Time: '2027-01-10T10:00:00.000Z',
    });
    // The automatic refund leaves a later payment out (R31).
    panel.at(Date.UTC(2027, 0, 11, 9));
    await panel.registerTransfer(ewa.reservationId, zloty(200), 'late');
    expect(at(await onlyTrip(ewa), 'Cancelled')).toEqual({
      ...refunded,
      Returned: '400',
      OnItsWay: '600',
      Undecided: '200',
      KeptLate: '0',
    });
    // The shop notifies the payer (R31.12).
    const message = at(await mustSucceed(ewa, 'accountMessages'), 'Messages.0');
    expect(at(message, 'Title')).toBe(`Wpłata po anulowaniu: rezerwacja ${ewa.reservationId}`);
    expect(String(at(message, 'Contents'))).toContain(
      '200 PLN z wpłat po anulowaniu czeka na decyzję biura',
    );
  });

  it('R28, R32: a late line has its due day as LateSince; an online-only trip names no bank account', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, { paymentOption: 'installment' });
    await pays(panel, ewa, 1000);
    const lateOnes = async () =>
      values(
        await onlyTrip(ewa),
        ...[0, 1, 2].map((line) => `InstallmentDetails.${line}.LateSince`),
      );
    expect(await lateOnes()).toEqual([null, null, null]);
    // The second line is due on 1 June, which ends at 22:00 UTC.
    panel.at(Date.UTC(2027, 5, 1, 22));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await lateOnes()).toEqual([null, '2027-06-01', null]);
    expect(at(await onlyTrip(ewa), 'BankTransfer.Recipient')).toBeTruthy();
    panel.at(Date.UTC(2027, 6, 30, 10));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(values(await onlyTrip(ewa), 'OnlineOnly', 'BankTransfer')).toEqual([true, null]);
  });
});

describe('group and vouchers in the panel', () => {
  it('A-077, R21, R45: a trip shows its group’s code, its members’ first names and the last day to join', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    await mustSucceed(ewa, 'groupCreate', { reservationId: ewa.reservationId });
    const jan = await panelCustomer(panel, 'ola@example.com');
    const four = { ...TWO, people: 4, emails: { 1: '' } };
    await walkPartyTo(jan, four, 4);
    const [booking, ...fellowTravellers] = step5(four).participantsConfig;
    await jan.well('participants/update', {
      participantsConfig: [
        { ...booking, firstName: 'Ola', lastName: 'Tajna' },
        ...fellowTravellers,
      ],
    });
    await confirmDraft(jan);
    await mustSucceed(jan, 'groupJoin', {
      reservationId: jan.reservationId,
      groupCode: ewa.reservationId,
    });
    const found = await onlyTrip(ewa);
    expect(at(found, 'GroupCode')).toEqual({
      ...{
        Name: ewa.reservationId,
        UsersCount: 6,
        Valid: true,
        ValidUntil: '2027-01-20',
        CurrentValue: '40',
        TakesOff: '80',
      },
      UsersList: expect.arrayContaining([{ GroupOwnerName: 'Ewa' }, { GroupOwnerName: 'Ola' }]),
    });
    expect(JSON.stringify(found)).not.toContain('Tajna');
    expect(at(found, 'Price.CurrentPrice')).toBe('4218');
    panel.clock.pass(11 * DAY_LENGTH);
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(at(await onlyTrip(ewa), 'GroupCode.Valid')).toBe(false);
  });

  it('R25, A-147: in the panel a gift voucher is a payment; a discount voucher is refused', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    const creation = {
      type: 'createVoucher',
      description: 'Prezent',
      siteId: null,
      expiresOn: null,
      accountId: null,
    } as const;
    await panel.shopByOffice({ ...creation, code: 'PREZENT', kind: 'gift', value: zloty(300) });
    await panel.shopByOffice({ ...creation, code: 'TANIEJ', kind: 'discount', value: zloty(100) });
    await mustSucceed(ewa, 'voucherRedeem', { reservationId, voucherCode: 'prezent', userNum: 1 });
    expect(
      values(await onlyTrip(ewa), 'Price.Paid', 'Price.LeftToPay', 'PaymentsList.0.Name'),
    ).toEqual(['300', '3998', 'Voucher']);
    expect(
      await panelRefusal(ewa, 'voucherRedeem', {
        reservationId,
        voucherCode: 'TANIEJ',
        userNum: 1,
      }),
    ).toEqual([400, 'voucherTooLate']);
  });
});
