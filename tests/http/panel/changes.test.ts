import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith, unitWith } from '../../arbitraries/offers.ts';
import { catalogueEntryOf } from '../wizard/test-catalogue.ts';
import { at } from '../wizard/wizard-shop.ts';
import {
  bookerWithExtras,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  panelBooker,
  postChange,
  postPeopleChange,
  TWO,
  values,
} from './panel-shop.ts';

const MONEY = [
  'Price.CurrentPrice',
  'Price.Paid',
  'Price.LeftToPay',
  'Price.Rebate',
  'Price.Overpaid',
] as const;
const FLAGS = ['ChangesFound', 'ChangesSaved', 'ChangesValidated'] as const;
const LINES = [0, 1, 2].flatMap((line) =>
  ['Value', 'Due', 'Paid'].map((key) => `InstallmentDetails.${line}.${key}`),
);

describe('a change of choices on a booking, with prices calculated by hand (R37)', () => {
  it('a change to a coach adds the prices of coach and boarding point; the First Minute rebate stays', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    expect(values(await onlyTrip(ewa), ...MONEY)).toEqual(['4298', '0', '4298', '400', '0']);
    // New orders get Second Minute; this one keeps First Minute, 200 PLN a person.
    panel.at(Date.UTC(2027, 2, 1, 9));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    const answer = await postChange(ewa, {
      journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }],
    });
    expect(values(answer, ...FLAGS)).toEqual([true, true, true]);
    expect(values(at(answer, 'Reservation'), ...MONEY)).toEqual(['4778', '0', '4778', '400', '0']);
    expect(await onlyTrip(ewa)).toEqual(at(answer, 'Reservation'));
    expect(
      values(
        answer,
        'Reservation.StepDetails.transport.1.JourneyName',
        'Reservation.StepDetails.transport.1.PointName',
      ),
    ).toEqual(['Autokar', 'Katowice']);
  });

  it('unchanged choices keep the price of the order; new choices cost today’s price', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    panel.catalogue.replace([catalogueEntryOf(offerWith({ base: zloty(2099) }))]);
    const answer = await postChange(ewa, {
      accommodationConfig: [{ userNum: 2, roomId: 502, optionsChosen: [{ bedroomChosen: 0 }] }],
    });
    // 1999 + 350 stays. The catamaran: 2099 + 1200 = 3299. 2349 + 3299 − 400 = 5248 PLN.
    expect(values(at(answer, 'Reservation'), ...MONEY)).toEqual(['5248', '0', '5248', '400', '0']);
    expect(at(answer, 'Reservation.Placement.RoomPlacement')).toEqual([
      { RoomName: 'Premier', Placement: [{ Name: 'Ewa Żagiel 1', IsSkipper: false }] },
      { RoomName: 'Luxury Catamaran', Placement: [{ Name: 'Ewa Żagiel 2', IsSkipper: false }] },
    ]);
  });

  it('A-144: a change can add insurance and assistance', async () => {
    const ewa = await panelBooker(await openPanel());
    const answer = await postChange(ewa, {
      insuranceConfig: [{ userNum: 1, insuranceId: 2, quarantineAssistanceAccepted: '1' }],
    });
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      true,
      true,
      '4447',
    ]);
  });

  it('a change recalculates only the unpaid lines of the payment plan', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, { paymentOption: 'installment' });
    // 2 × 500, then up to half of 4298 (60 days before the start), then the rest (30 days before).
    expect(values(await onlyTrip(ewa), ...LINES)).toEqual([
      '1000',
      null,
      '0',
      '1149',
      '2027-06-01',
      '0',
      '2149',
      '2027-07-01',
      '0',
    ]);
    await panel.registerTransfer(ewa.reservationId, zloty(1000), 'przelew 1');
    const answer = await postChange(ewa, {
      journeyConfig: [{ userNum: 1, journeyId: 1, journeyPointId: 3 }],
    });
    // The price is 4778. The paid first line stays 1000; half is 2389.
    expect(values(at(answer, 'Reservation'), ...LINES)).toEqual([
      ...['1000', null, '1000'],
      ...['1389', '2027-06-01', '0'],
      ...['2389', '2027-07-01', '0'],
    ]);
    expect(values(at(answer, 'Reservation'), ...MONEY)).toEqual([
      '4778',
      '1000',
      '3778',
      '400',
      '0',
    ]);
  });

  it('R31: if a change makes the trip cheaper than what is paid, the trip shows an overpayment', async () => {
    const panel = await openPanel();
    const ewa = await bookerWithExtras(panel);
    expect(values(await onlyTrip(ewa), ...MONEY)).toEqual(['4527', '0', '4527', '400', '0']);
    await panel.registerTransfer(ewa.reservationId, zloty(4527), 'przelew 2');
    const answer = await postChange(ewa, { addonsConfig: [{ userNum: 1, addonsSelected: [] }] });
    expect(values(at(answer, 'Reservation'), ...MONEY)).toEqual(['4448', '4527', '0', '400', '79']);
    expect(at(answer, 'Reservation.StatusCode')).toBe('paid');
  });

  it('changing only the size of an add-on changes no amount, even if the add-on’s price has risen', async () => {
    const panel = await openPanel();
    const ewa = await bookerWithExtras(panel);
    panel.catalogue.replace([
      catalogueEntryOf(
        offerWith({ addons: OFFER.addons.map((addon) => ({ ...addon, price: zloty(99) })) }),
      ),
    ]);
    const answer = await postChange(ewa, {
      addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 32 }] }],
    });
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      true,
      true,
      '4527',
    ]);
    expect(at(answer, 'Reservation.StepDetails.addons.0.AddonsList')).toEqual(['Koszulka (L)']);
  });

  it('R14: extra luggage is in the journey and in the add-ons; removed from one, it is removed from both', async () => {
    const ewa = await panelBooker(await openPanel());
    const journeys = [{ userNum: 1, journeyId: 2, journeyPointId: null, transportAddLuggage: 1 }];
    expect(
      at(await postChange(ewa, { journeyConfig: journeys }), 'Reservation.Price.CurrentPrice'),
    ).toBe('4418');
    const answer = await postChange(ewa, {
      journeyConfig: journeys,
      addonsConfig: [{ userNum: 1, addonsSelected: [] }],
    });
    expect(
      values(
        answer,
        'Reservation.Price.CurrentPrice',
        'Reservation.StepDetails.transport.0.Luggage',
      ),
    ).toEqual(['4298', false]);
  });

  it('two people in a cabin move to a new unit together, even if the request names only one of them', async () => {
    const superior = unitWith({
      id: 503,
      name: 'Superior',
      unitClass: 'superior',
      placePrice: zloty(600),
    });
    const panel = await openPanel([
      catalogueEntryOf(offerWith({ units: [...OFFER.units, superior] })),
    ]);
    const ewa = await panelBooker(panel, { ...TWO, option: 'cabin' });
    expect(at(await onlyTrip(ewa), 'Price.CurrentPrice')).toBe('4898');
    const answer = await postChange(ewa, {
      accommodationConfig: [
        { userNum: 1, roomId: 501 },
        { userNum: 2, roomId: 503 },
      ],
    });
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      true,
      true,
      '5398',
    ]);
  });
});

describe('a change of a paid trip (R63)', () => {
  const coach = { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] };

  it('R63.3, R63.6, R63.8, R63.9: a higher price adds an unpaid plan line; status paid becomes confirmed', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(4298), 'przelew 1');
    panel.at(Date.UTC(2027, 4, 10, 9));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    const preview = at(await postChange(ewa, coach, { dryRun: true }), 'Preview');
    const line = { Name: 'Dopłata po zmianie', Value: '480', Due: '2027-05-17' };
    expect(values(preview, 'Added', 'InstallmentDetails.1')).toEqual([
      [line],
      { ...line, Paid: '0', Left: '480', State: 'next', LateSince: null, Surcharge: true },
    ]);
    const saved = at(await postChange(ewa, coach), 'Reservation');
    expect(
      values(
        saved,
        'Status',
        'InstallmentDetails.0.Name',
        'InstallmentDetails.1.Name',
        'OnlineOffered',
        'OnlineOnly',
      ),
    ).toEqual([...['Potwierdzona', 'Płatność jednorazowa', 'Dopłata po zmianie', true, false]]);
  });
});

describe('a save that changes nothing (R37)', () => {
  it.each([
    [
      'lists that are empty',
      {
        journeyConfig: [],
        accommodationConfig: [],
        insuranceConfig: [],
        trainingsConfig: [],
        addonsConfig: [],
      },
    ],
    ['no list at all', {}],
    ['a training list that is empty', { trainingsConfig: [{ userNum: 1, trainingsSelected: [] }] }],
    [
      'a participant of whom nothing is said',
      { journeyConfig: [{ userNum: 1 }], addonsConfig: [{ userNum: 1 }] },
    ],
    ['the room they have', { accommodationConfig: [{ userNum: 1, roomId: 501 }] }],
  ])(
    'R37.6: a request with %s is answered like a saved change, but stores nothing',
    async (_, data) => {
      const panel = await openPanel();
      const ewa = await bookerWithExtras(panel);
      const before = [await onlyTrip(ewa), await panel.journalLength()];
      const answer = await postChange(ewa, data);
      expect(values(answer, ...FLAGS)).toEqual([true, true, true]);
      expect([at(answer, 'Reservation'), await panel.journalLength()]).toEqual(before);
    },
  );

  it('a save of unchanged participants is answered like a saved change, but stores nothing', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const people = at(
      await mustSucceed(ewa, 'changeParticipantsGet', { reservationId: ewa.reservationId }),
      'Participants',
    );
    if (!Array.isArray(people)) throw new Error('There are no participants');
    const before = await panel.journalLength();
    expect(values(await postPeopleChange(ewa, people), ...FLAGS)).toEqual([true, true, true]);
    expect(await panel.journalLength()).toBe(before);
  });
});

describe('the preview of a change (R37)', () => {
  it('returns the prices before and after, the new plan and the payments, and stores nothing', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel, TWO, { paymentOption: 'installment' });
    await panel.registerTransfer(ewa.reservationId, zloty(1000), 'przelew 3');
    const before = [await onlyTrip(ewa), await panel.journalLength()];
    const answer = await postChange(
      ewa,
      { journeyConfig: [{ userNum: 1, journeyId: 1, journeyPointId: 3 }] },
      { dryRun: true },
    );
    expect(values(answer, ...FLAGS)).toEqual([true, false, true]);
    const PLAN = [
      {
        Name: 'I rata',
        Value: '1000',
        Due: null,
        LateSince: null,
        Paid: '1000',
        Left: '0',
        State: 'paid',
        Surcharge: false,
      },
      {
        Name: 'II rata',
        Value: '1389',
        Due: '2027-06-01',
        LateSince: null,
        Paid: '0',
        Left: '1389',
        State: 'next',
        Surcharge: false,
      },
      {
        Name: 'III rata',
        Value: '2389',
        Due: '2027-07-01',
        LateSince: null,
        Paid: '0',
        Left: '2389',
        State: 'later',
        Surcharge: false,
      },
    ];
    expect(at(answer, 'Preview')).toEqual({
      ...{
        PriceBefore: '4298',
        PriceAfter: '4778',
        Difference: '480',
        Paid: '1000',
        LeftToPay: '3778',
        Overpaid: '0',
        Documents: [],
      },
      InstallmentDetails: PLAN,
      PlanByDay: PLAN,
      Added: [
        { Name: 'II rata', Value: '240', Due: '2027-06-01' },
        { Name: 'III rata', Value: '240', Due: '2027-07-01' },
      ],
    });
    expect([at(answer, 'Reservation'), await panel.journalLength()]).toEqual(before);
    expect([await onlyTrip(ewa), await panel.journalLength()]).toEqual(before);
  });

  it('R38: a preview lists the existing papers, which the change would leave unchanged', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const rehearsed = (journeyId: number, journeyPointId: number | null) =>
      postChange(
        ewa,
        { journeyConfig: [{ userNum: 1, journeyId, journeyPointId }] },
        { dryRun: true },
      );
    expect(at(await rehearsed(1, 3), 'Preview.Documents')).toEqual([]);
    await mustSucceed(ewa, 'contractFile', { reservationId: ewa.reservationId });
    expect(at(await rehearsed(1, 3), 'Preview.Documents')).toEqual(['Umowa UM/2027/00001']);
    expect(at(await postChange(ewa, {}, { dryRun: true }), 'Preview.Documents')).toEqual([]);
    // The original contract stays; an annex describes the change (R38.9).
    const file = () => mustSucceed(ewa, 'contractFile', { reservationId: ewa.reservationId });
    const saved = await postChange(ewa, {
      journeyConfig: [{ userNum: 1, journeyId: 1, journeyPointId: 3 }],
    });
    await file();
    expect(at(saved, 'Reservation.Papers')).toMatchObject([
      { Kind: 'contract' },
      { Kind: 'annex', Part: 0, Number: 'AN/2027/00001' },
    ]);
    expect(await panel.kit.store.papers.ofBooking(ewa.reservationId)).toHaveLength(2);
  });

  it('a preview of a request that changes nothing reports no change', async () => {
    const ewa = await panelBooker(await openPanel());
    const answer = await postChange(ewa, {}, { dryRun: 1 });
    expect(values(answer, ...FLAGS, 'Preview.PriceBefore', 'Preview.PriceAfter')).toEqual([
      false,
      false,
      true,
      '4298',
      '4298',
    ]);
  });

  it('a preview of an invalid change reports its errors', async () => {
    const ewa = await panelBooker(await openPanel());
    const answer = await postChange(
      ewa,
      { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: '' }] },
      { dryRun: true },
    );
    expect(values(answer, ...FLAGS, 'Preview')).toEqual([true, false, false, undefined]);
    expect(at(answer, 'errors')).toEqual([
      { field: 'data.journeyConfig[0].journeyPointId', code: 'required' },
    ]);
  });
});
