import { describe, expect, it } from 'vitest';
import { OFFER, offerWith, unitWith } from '../../arbitraries/offers.ts';
import { confirmDraft, step5, walkPartyTo } from '../rulebook/party.ts';
import { catalogueEntryOf } from '../wizard/test-catalogue.ts';
import { at } from '../wizard/wizard-shop.ts';
import {
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  type PanelShop,
  panelBooker,
  panelCustomer,
  panelRefusal,
  postChange,
  postPeopleChange,
  TWO,
  values,
} from './panel-shop.ts';

const FLAGS = ['ChangesFound', 'ChangesSaved', 'ChangesValidated'] as const;

describe('a change whose price has risen since its preview (R17, R37.10)', () => {
  it('R37.10: is refused with the new price; sent again with the new price it is saved', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const coach = { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] };
    const previewPrice = at(await postChange(ewa, coach, { dryRun: true }), 'Preview.PriceAfter');
    expect(previewPrice).toBe('4778');
    const [first, ...otherJourneys] = OFFER.journeys;
    if (first === undefined) throw new Error('no coach');
    panel.catalogue.replace([
      catalogueEntryOf(
        offerWith({ journeys: [{ ...first, price: first.price + 100_00 }, ...otherJourneys] }),
      ),
    ]);
    const before = await onlyTrip(ewa);
    const body = { reservationId: ewa.reservationId, data: coach, expectedPrice: previewPrice };
    const refused = await ewa.call('reservationsUpdates/parameters/change', body);
    expect([refused.status, ...values(refused.body, 'code', 'CurrentPrice')]).toEqual([
      409,
      'priceChanged',
      '4878',
    ]);
    expect(await onlyTrip(ewa)).toEqual(before);
    const answer = await postChange(ewa, coach, { expectedPrice: '4878' });
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      true,
      true,
      '4878',
    ]);
  });
});

describe('a change that is incomplete or unavailable (R37.7)', () => {
  const WRONG: readonly (readonly [string, object, string, string])[] = [
    [
      'a coach without a point (A-102)',
      { journeyConfig: [{ userNum: 2, journeyId: 1 }] },
      'journeyConfig[0].journeyPointId',
      'required',
    ],
    [
      'no way to travel',
      { journeyConfig: [{ userNum: 1, journeyId: null }] },
      'journeyConfig[0].journeyId',
      'required',
    ],
    [
      'no room',
      { accommodationConfig: [{ userNum: 2, roomId: '' }] },
      'accommodationConfig[0].roomId',
      'required',
    ],
    [
      'a shirt without a size',
      { addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3 }] }] },
      'addonsConfig[0].addonsSelected[0].addonOptionId',
      'required',
    ],
    [
      'no insurance',
      { insuranceConfig: [{ userNum: 1, insuranceId: 0 }] },
      'insuranceConfig[0].insuranceId',
      'required',
    ],
    [
      'a bedroom for one of single places',
      { accommodationConfig: [{ userNum: 1, roomId: 501, optionsChosen: [{ bedroomChosen: 1 }] }] },
      'accommodationConfig[0].optionsChosen[0].bedroomChosen',
      'notAllowed',
    ],
  ];
  it.each(WRONG)(
    'an invalid choice gets 200 with ChangesValidated false, and nothing changes: %s',
    async (_, data, field, code) => {
      const panel = await openPanel();
      const ewa = await panelBooker(panel);
      const before = [await onlyTrip(ewa), await panel.journalLength()];
      const answer = await postChange(ewa, data);
      expect(values(answer, ...FLAGS)).toEqual([true, false, false]);
      expect(at(answer, 'errors')).toEqual([{ field: `data.${field}`, code }]);
      expect([at(answer, 'Reservation'), await panel.journalLength()]).toEqual(before);
    },
  );

  it('R37.2: if one part of a change is invalid, no part of the change is saved', async () => {
    const ewa = await panelBooker(await openPanel());
    const good = { insuranceConfig: [{ userNum: 1, insuranceId: 2 }] };
    const answer = await postChange(ewa, {
      ...good,
      journeyConfig: [{ userNum: 2, journeyId: 1 }],
    });
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      false,
      false,
      '4298',
    ]);
  });

  it('A-095: a booking of a whole yacht cannot change its unit', async () => {
    const ewa = await panelBooker(await openPanel(), { ...TWO, option: 'whole', people: 3 });
    const answer = await postChange(ewa, { accommodationConfig: [{ userNum: 1, roomId: 502 }] });
    expect(values(answer, ...FLAGS)).toEqual([true, false, false]);
    expect(at(answer, 'Reservation.StepDetails.accommodation.2.RoomName')).toBe('Premier');
  });

  const UNKNOWN: readonly (readonly [string, object, string])[] = [
    [
      'room',
      { accommodationConfig: [{ userNum: 1, roomId: 999 }] },
      'accommodationConfig[0].roomId',
    ],
    ['journey', { journeyConfig: [{ userNum: 1, journeyId: 99 }] }, 'journeyConfig[0].journeyId'],
    [
      'point',
      { journeyConfig: [{ userNum: 1, journeyId: 1, journeyPointId: 77 }] },
      'journeyConfig[0].journeyPointId',
    ],
    [
      'insurance',
      { insuranceConfig: [{ userNum: 1, insuranceId: 9 }] },
      'insuranceConfig[0].insuranceId',
    ],
    [
      'add-on',
      { journeyConfig: [], addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 44 }] }] },
      'addonsConfig[0].addonsSelected',
    ],
    [
      'participant',
      { insuranceConfig: [{ userNum: 3, insuranceId: 2 }] },
      'insuranceConfig[0].userNum',
    ],
  ];
  it.each(UNKNOWN)(
    'a change with an unknown id of a journey, insurance, participant or other thing gets 400: %s',
    async (_, data, field) => {
      const panel = await openPanel();
      const ewa = await panelBooker(panel);
      const before = await panel.journalLength();
      const answer = await ewa.call('reservationsUpdates/parameters/change', {
        reservationId: ewa.reservationId,
        data,
      });
      expect([answer.status, at(answer.body, 'errors')]).toEqual([
        400,
        [{ field: `data.${field}`, code: 'unknown' }],
      ]);
      expect(await panel.journalLength()).toBe(before);
    },
  );

  it('R67.10: an invalid or too long name gets 400 with its field, and nothing changes', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const before = await panel.journalLength();
    const data = [{ userNum: 1, firstName: 'Jan <b>', lastName: 'N'.repeat(101) }];
    const answer = await ewa.call('reservationsUpdates/participants/change', {
      reservationId: ewa.reservationId,
      data,
    });
    expect([answer.status, at(answer.body, 'errors')]).toEqual([
      400,
      [
        { field: 'data[0].firstName', code: 'invalid', detail: { character: '<', position: 5 } },
        { field: 'data[0].lastName', code: 'tooLong' },
      ],
    ]);
    expect(await panel.journalLength()).toBe(before);
  });

  it('a change that lists a participant twice gets 400', async () => {
    const ewa = await panelBooker(await openPanel());
    const data = { journeyConfig: [{ userNum: 1 }, { userNum: 1, journeyId: 1 }] };
    const answer = await ewa.call('reservationsUpdates/parameters/change', {
      reservationId: ewa.reservationId,
      data,
    });
    expect([answer.status, at(answer.body, 'errors')]).toEqual([
      400,
      [{ field: 'data.journeyConfig[1].userNum', code: 'invalid' }],
    ]);
  });
});

describe('a change of participants in the panel (R34, R37)', () => {
  it('A-142, A-046: changed data are saved; fields that the request omits stay unchanged', async () => {
    const ewa = await panelBooker(await openPanel());
    const { Participants } = Object(
      await mustSucceed(ewa, 'changeParticipantsGet', { reservationId: ewa.reservationId }),
    );
    const lines = await ewa.call('account/messages');
    expect(values(await postPeopleChange(ewa, [Participants[0]]), ...FLAGS)).toEqual([
      true,
      true,
      true,
    ]);
    expect((await ewa.call('account/messages')).body).toEqual(lines.body);
    const answer = await postPeopleChange(ewa, [
      { userNum: 1, email: 'EWA@example.com' },
      { userNum: 2, firstName: ' Jan ', lastName: 'Nowak', birthDate: '1994-01-02', gender: 2 },
    ]);
    expect(values(answer, ...FLAGS, 'Reservation.Price.CurrentPrice')).toEqual([
      true,
      true,
      true,
      '4298',
    ]);
    const { reservationId } = ewa;
    const current = await mustSucceed(ewa, 'changeParticipantsGet', { reservationId });
    expect(values(current, 'Participants.0.email', 'Participants.0.firstName')).toEqual([
      'ewa@example.com',
      'Ewa',
    ]);
    expect(at(current, 'Participants.1')).toEqual({
      ...{
        userNum: 2,
        firstName: 'Jan',
        lastName: 'Nowak',
        birthDate: '1994-01-02',
        idDocument: '',
        country: 'Polska',
        gender: '2',
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

  it('R34.4, R37.7: a phone number with eight digits gets 200 with ChangesValidated false', async () => {
    const ewa = await panelBooker(await openPanel());
    for (const phone of ['12345678', '1234 5678']) {
      const answer = await postPeopleChange(ewa, [{ userNum: 2, phone }]);
      expect(values(answer, 'ChangesSaved', 'ChangesValidated')).toEqual([false, false]);
      expect(at(answer, 'errors')).toEqual([{ field: 'data[0].phone', code: 'invalid' }]);
    }
  });

  it.each([
    ['phone', { phone: '+48 700 800 900' }],
    ['email', { email: 'inna@example.com' }],
    ['firstName', { firstName: 'Ewelina' }],
    ['gender', { gender: '2' }],
    ['country', { country: 'Czechy' }],
    ['fillInLater', { fillInLater: 1 }],
  ])(
    'A-046, R37.7: a request that changes the %s of the booker, who signed the contract, is refused',
    async (field, other) => {
      const panel = await openPanel();
      const ewa = await panelBooker(panel);
      const before = await panel.kit.store.bookings.get(ewa.reservationId);
      const answer = await postPeopleChange(ewa, [
        { userNum: 2, firstName: 'Janusz' },
        { userNum: 1, ...other },
      ]);
      expect(values(answer, 'ChangesSaved', 'ChangesValidated')).toEqual([false, false]);
      expect(at(answer, 'errors')).toEqual([{ field: `data[1].${field}`, code: 'contractParty' }]);
      expect(await panel.kit.store.bookings.get(ewa.reservationId)).toEqual(before);
    },
  );

  it('A-117, R34: a participant who fills in data later is complete once names and birth date are given', async () => {
    const ewa = await panelCustomer(await openPanel(), 'ewa@example.com');
    const party = { ...TWO, option: 'whole', people: 3 } as const;
    await walkPartyTo(ewa, party, 4);
    const { participantsConfig } = step5(party);
    await ewa.well('participants/update', {
      participantsConfig: [...participantsConfig.slice(0, 2), { userNum: 3, fillInLater: 1 }],
    });
    await confirmDraft(ewa);
    const seen = async () =>
      values(
        await onlyTrip(ewa),
        'StepConfig.Step5.participantsInfo.2',
        'StepConfig.Step5.participantsConfig.2.fillInLater',
      );
    expect(await seen()).toEqual([{ userNum: 3, Name: '', Complete: 0 }, 1]);
    await postPeopleChange(ewa, [{ userNum: 3, firstName: 'Zoja', fillInLater: 1 }]);
    expect(await seen()).toEqual([{ userNum: 3, Name: 'Zoja', Complete: 0 }, 1]);
    await postPeopleChange(ewa, [{ userNum: 3, lastName: 'Fala', birthDate: '1999-09-09' }]);
    expect(await seen()).toEqual([{ userNum: 3, Name: 'Zoja Fala', Complete: 1 }, 0]);
  });

  const WRONG: readonly (readonly [string, object, string])[] = [
    ['an empty last name', { lastName: '' }, 'lastName'],
    ['a birth date of another shape (A-118)', { birthDate: '02.01.1994' }, 'birthDate'],
    ['an impossible day', { birthDate: '1994-02-30' }, 'birthDate'],
    ['a gender that is neither 1 nor 2 (A-118)', { gender: '3' }, 'gender'],
    ['a document with a wrong check digit', { idDocument: 'ABA300001' }, 'idDocument'],
    ['a phone of 8 characters (A-120)', { phone: '60070080' }, 'phone'],
    ['filling in later on single places', { fillInLater: 1 }, 'fillInLater'],
    ['somebody of 45 (R33)', { birthDate: '1982-01-01' }, 'birthDate'],
  ];
  it.each(WRONG)(
    'invalid participant data get 200 with ChangesValidated false, and nothing changes: %s',
    async (_, person, field) => {
      const panel = await openPanel();
      const ewa = await panelBooker(panel);
      const before = [await onlyTrip(ewa), await panel.journalLength()];
      const answer = await postPeopleChange(ewa, [{ userNum: 2, ...person }]);
      expect(values(answer, ...FLAGS, 'errors.0.field')).toEqual([
        true,
        false,
        false,
        `data[0].${field}`,
      ]);
      expect([at(answer, 'Reservation'), await panel.journalLength()]).toEqual(before);
    },
  );
});

describe('deadline and version of a change in the panel (R37, R58)', () => {
  it('A-094, A-140, A-141, A-143, R37.8: changes work until 14 days before the start; later ones get 403', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    // The clock is at 23:59 on 17 July in Warsaw. A minute later it is 18 July.
    panel.at(Date.UTC(2027, 6, 17, 21, 59));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await mustSucceed(ewa, 'changesAllowed', { reservationId })).toEqual({ Allowed: true });
    expect(
      values(await postPeopleChange(ewa, [{ userNum: 2, lastName: 'Nowa' }]), ...FLAGS),
    ).toEqual([true, true, true]);
    panel.clock.pass(60_000);
    const before = await panel.journalLength();
    for (const name of ['changesAllowed', 'changeParticipantsGet', 'changeParametersGet'] as const)
      expect([name, ...(await panelRefusal(ewa, name, { reservationId }))]).toEqual([
        name,
        403,
        'changesClosed',
      ]);
    expect(await panelRefusal(ewa, 'changeParticipants', { reservationId, data: [] })).toEqual([
      403,
      'changesClosed',
    ]);
    expect(await panelRefusal(ewa, 'changeParameters', { reservationId, data: {} })).toEqual([
      403,
      'changesClosed',
    ]);
    expect(await panel.journalLength()).toBe(before);
    expect(at(await onlyTrip(ewa), 'ChangesOpen')).toBe(false);
  });

  it('a save with an older version gets 409 with the current state, and overwrites nothing', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    const seen = at(await onlyTrip(ewa), 'Version');
    await postChange(
      ewa,
      { insuranceConfig: [{ userNum: 1, insuranceId: 2 }] },
      { expectedVersion: seen },
    );
    const data = { insuranceConfig: [{ userNum: 1, insuranceId: 1 }] };
    const answer = await ewa.call('reservationsUpdates/parameters/change', {
      reservationId,
      data,
      expectedVersion: seen,
    });
    expect([answer.status, at(answer.body, 'message')]).toEqual([409, 'Changed elsewhere']);
    expect(at(answer.body, 'Reservation')).toEqual(await onlyTrip(ewa));
    expect(at(await onlyTrip(ewa), 'Price.CurrentPrice')).toBe('4387');
  });

  it('of two simultaneous changes of the same version one is saved and the other gets 409', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    const expectedVersion = at(await onlyTrip(ewa), 'Version');
    const send = (insuranceId: number, userNum: number) =>
      ewa.call('reservationsUpdates/parameters/change', {
        reservationId,
        expectedVersion,
        data: { insuranceConfig: [{ userNum, insuranceId }] },
      });
    const statuses = (await Promise.all([send(2, 1), send(2, 2)]))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([200, 409]);
    expect(at(await onlyTrip(ewa), 'Price.CurrentPrice')).toBe('4387');
  });

  it('R37.8: a move into a unit with too few places gets 409 with each unit’s free places; nobody is moved', async () => {
    const little = unitWith({ id: 504, name: 'Mały', yachts: 1, berths: 1, cabins: 0 });
    const panel = await openPanel([
      catalogueEntryOf(offerWith({ units: [...OFFER.units, little] })),
    ]);
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    const data = {
      accommodationConfig: [
        { userNum: 1, roomId: 504 },
        { userNum: 2, roomId: 504 },
      ],
    };
    const answer = await ewa.call('reservationsUpdates/parameters/change', { reservationId, data });
    expect([answer.status, at(answer.body, 'message')]).toEqual([409, 'No places left']);
    expect(
      values(
        answer.body,
        'Rooms.0.RoomId',
        'Rooms.0.Availability.Remaining',
        'Rooms.2.Availability.Remaining',
      ),
    ).toEqual([501, 20, 1]);
    expect(await panel.kit.store.bookings.taken([501, 504], panel.clock.now(), null)).toEqual(
      new Map([[501, expect.objectContaining({ singles: 2 })]]),
    );
    // Only one place is free in unit 504, so a change of one participant succeeds.
    const moved = await postChange(ewa, { accommodationConfig: [{ userNum: 2, roomId: 504 }] });
    expect(values(moved, ...FLAGS)).toEqual([true, true, true]);
  });

  it.each([
    [
      'cancelled',
      async (panel: PanelShop, id: string) =>
        void (await panel.byOffice(id, { type: 'cancel', reason: 'customer' })),
    ],
    ['historical', async (panel: PanelShop) => panel.at(Date.UTC(2027, 7, 9))],
  ])('A-091: a %s booking cannot be changed', async (_, end) => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId } = ewa;
    await end(panel, reservationId);
    await logInToPanel(panel, 'ewa@example.com', ewa);
    expect(await panelRefusal(ewa, 'changesAllowed', { reservationId })).toEqual([
      403,
      'changesClosed',
    ]);
    expect(await panelRefusal(ewa, 'changeParameters', { reservationId, data: {} })).toEqual([
      403,
      'changesClosed',
    ]);
  });

  it('A-092: the panel’s calls for changes refuse a sign-up on the reserve list and a draft with 403', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const waiting = await orderInWizard(ewa, { ...TWO, offerId: 902, roomId: 602, reserveList: 1 });
    await walkPartyTo(ewa, TWO, 5);
    for (const reservationId of [waiting, ewa.reservationId]) {
      expect(await panelRefusal(ewa, 'changesAllowed', { reservationId })).toEqual([
        403,
        'changesClosed',
      ]);
      expect(await panelRefusal(ewa, 'changeParameters', { reservationId, data: {} })).toEqual([
        403,
        'changesClosed',
      ]);
    }
  });
});
