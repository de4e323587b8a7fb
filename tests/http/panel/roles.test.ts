import { describe, expect, it } from 'vitest';
import type { RouteName } from '../../../adapters/http/contract/routes.ts';
import { type WizardParty, walkPartyTo } from '../rulebook/party.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  account,
  activateAccount,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  type PanelShop,
  panelRefusal,
  TWO,
  trips,
  values,
} from './panel-shop.ts';

/** `traveller` is another participant. `bookersBrowser` booked without an account. */
const ROLES = ['owner', 'traveller', 'stranger', 'bookersBrowser', 'nobody'] as const;
type Role = (typeof ROLES)[number];

type Cast = {
  readonly panel: PanelShop;
  readonly id: string;
  readonly browsers: Readonly<Record<Role, WizardBrowser>>;
};

const cast = async (party: WizardParty = TWO): Promise<Cast> => {
  const panel = await openPanel();
  const bookersBrowser = panel.browser();
  const id = await orderInWizard(bookersBrowser, party);
  await activateAccount(panel, 'ewa@example.com');
  for (const email of ['jan@example.com', 'ola@example.com']) await account(panel, email);
  const [owner, traveller, stranger] = await Promise.all(
    ['ewa@example.com', 'jan@example.com', 'ola@example.com'].map((email) =>
      logInToPanel(panel, email),
    ),
  );
  if (owner === undefined || traveller === undefined || stranger === undefined)
    throw new Error('Somebody is missing');
  return {
    panel,
    id,
    browsers: { owner, traveller, stranger, bookersBrowser, nobody: panel.browser() },
  };
};

const WAITING: WizardParty = { ...TWO, offerId: 902, roomId: 602, reserveList: 1 };

/** The browser that booked has the booker's rights (R35); a participant does not. */
const OF_THE_BOOKING = {
  owner: 200,
  traveller: 403,
  stranger: 404,
  bookersBrowser: 200,
  nobody: 401,
} as const;
/** The browser that booked gets no account data until the booker logs in. */
const OF_THE_ACCOUNT = {
  owner: 200,
  traveller: 200,
  stranger: 200,
  bookersBrowser: 401,
  nobody: 401,
} as const;
const OF_AMBASSADORS = {
  owner: 403,
  traveller: 403,
  stranger: 403,
  bookersBrowser: 401,
  nobody: 401,
} as const;
const OF_CODES = {
  owner: 200,
  traveller: 404,
  stranger: 404,
  bookersBrowser: 200,
  nobody: 401,
} as const;

const insured = { data: { insuranceConfig: [{ userNum: 1, insuranceId: 2 }] } };

type Tried = {
  readonly name: RouteName;
  readonly expected: Readonly<Record<Role, number>>;
  readonly body?: object;
  readonly party?: WizardParty;
};

const CALLS: readonly Tried[] = [
  { name: 'changesAllowed', expected: OF_THE_BOOKING },
  { name: 'changeParticipantsGet', expected: OF_THE_BOOKING },
  {
    name: 'changeParticipants',
    expected: OF_THE_BOOKING,
    body: { data: [{ userNum: 2, lastName: 'Inna' }] },
  },
  { name: 'changeParametersGet', expected: OF_THE_BOOKING },
  { name: 'changeParameters', expected: OF_THE_BOOKING, body: insured },
  { name: 'cancelRequest', expected: OF_THE_BOOKING },
  { name: 'leaveReserveList', expected: OF_THE_BOOKING, party: WAITING },
  { name: 'groupCreate', expected: OF_CODES },
  { name: 'accountReservations', expected: OF_THE_ACCOUNT },
  { name: 'accountMessages', expected: OF_THE_ACCOUNT },
  { name: 'accountVouchers', expected: OF_THE_ACCOUNT },
  { name: 'voucherCreate', expected: OF_THE_ACCOUNT, body: { description: 'Prezent', value: 100 } },
  { name: 'ambassadorCodes', expected: OF_AMBASSADORS },
  { name: 'ambassadorCodeCreate', expected: OF_AMBASSADORS, body: { name: 'KAPITAN' } },
  { name: 'commissionVoucher', expected: OF_AMBASSADORS, body: { codeId: 'KAPITAN', value: 10 } },
];
describe('who can make which call of the panel (R45, A-093, A-121, A-123 to A-125)', () => {
  it.each(CALLS)(
    'R45.1: $name answers each role with the status listed here; a refused call adds no journal line',
    async ({ name, expected, body = {}, party }) => {
      const first = await cast(party);
      const answerOf = async (role: Role, { browsers, id }: Cast): Promise<unknown> =>
        (await panelRefusal(browsers[role], name, { reservationId: id, ...body }))[0];
      const before = await first.panel.journalLength();
      for (const role of ROLES.filter((each) => expected[each] !== 200))
        expect([role, await answerOf(role, first)]).toEqual([role, expected[role]]);
      expect(await first.panel.journalLength()).toBe(before);
      // An allowed call may change the booking, so each call needs a booking of its own.
      for (const role of ROLES.filter((each) => expected[each] === 200))
        expect([role, await answerOf(role, await cast(party))]).toEqual([role, 200]);
    },
  );

  it('R41.1: only the account that a message was sent to can read it', async () => {
    const { browsers } = await cast();
    const messageId = at(
      await mustSucceed(browsers.owner, 'accountMessages'),
      'Messages.0.MessageId',
    );
    const statuses: unknown[] = [];
    for (const role of ['traveller', 'stranger', 'bookersBrowser', 'nobody', 'owner'] as const)
      statuses.push((await panelRefusal(browsers[role], 'messageRead', { messageId }))[0]);
    expect(statuses).toEqual([404, 404, 401, 401, 200]);
    expect(await mustSucceed(browsers.traveller, 'accountMessages')).toEqual({ Messages: [] });
  });

  it('R35, R45: a browser that logs in to another account loses access to its earlier bookings', async () => {
    const { id, panel, browsers } = await cast();
    const { bookersBrowser } = browsers;
    await logInToPanel(panel, 'ola@example.com', bookersBrowser);
    expect(
      await panelRefusal(bookersBrowser, 'changeParameters', { reservationId: id, ...insured }),
    ).toEqual([404, 'notFound']);
    expect(await trips(bookersBrowser)).toEqual({ current: [], historic: [] });
  });

  it('no list of trips contains a draft, even if a participant of the draft has the customer’s e-mail', async () => {
    const panel = await openPanel();
    await account(panel, 'jan@example.com');
    const ewa = panel.browser();
    await walkPartyTo(ewa, TWO, 5);
    const jan = await logInToPanel(panel, 'jan@example.com');
    expect(await trips(jan)).toEqual({ current: [], historic: [] });
    expect(await panelRefusal(jan, 'changesAllowed', { reservationId: ewa.reservationId })).toEqual(
      [404, 'notFound'],
    );
  });
});

describe('a participant with an account under their own e-mail (R45)', () => {
  it('R45.2: a participant sees the trip, but only their own personal data', async () => {
    const { id, panel, browsers } = await cast();
    await panel.registerTransfer(id, 100_000, 'przelew 7');
    await mustSucceed(browsers.owner, 'groupCreate', { reservationId: id });
    const seen = await onlyTrip(browsers.traveller);
    expect(
      values(seen, 'ReservationId', 'Owner', 'Status', 'Offer.Availability.From', 'ChangesOpen'),
    ).toEqual([...[id, false, 'Oczekuje na wpłatę', '2027-07-31', false]]);
    expect(at(seen, 'Price')).toEqual({
      CurrentPrice: '2149',
      Paid: '0',
      LeftToPay: '0',
      Rebate: '200',
      Overpaid: '0',
    });
    for (const part of ['OptionsSelected', 'LinesPerParticipant'])
      expect(Object.keys(at(seen, part) ?? {})).toEqual(['UserNum2']);
    expect(
      (at(seen, 'Receipt') as readonly { userNum: number }[]).map(({ userNum }) => userNum),
    ).toEqual([2]);
    expect(
      values(seen, 'Rebates', 'Offer.RebatesList', 'PaymentsList', 'InstallmentDetails'),
    ).toEqual([[], [], [], []]);
    const owned = [
      'GroupCode',
      'BankTransfer',
      'FirstDue',
      'Cancelling',
      'PaymentUrl',
      'PaymentFullUrl',
      'NextPayment',
      'FullPayment',
    ];
    expect(values(seen, ...owned)).toEqual(owned.map(() => null));
    expect(at(seen, 'Placement.RoomPlacement.0.Placement')).toEqual([
      { Name: 'Ewa Żagiel 2', IsSkipper: false },
    ]);
    expect(at(seen, 'StepConfig.Step6')).toEqual({ paymentOption: null, paymentType: null });
    const nothing = {
      Change: 'none',
      ChangeUnits: 'none',
      EnterGroup: false,
      RedeemVoucher: false,
      AskForPapers: false,
      AskForAdvance: false,
      AskForInvoice: false,
    };
    expect(values(seen, 'List', 'May')).toEqual(['current', nothing]);
  });

  it('the response to a participant has only that participant’s data and price', async () => {
    const { browsers } = await cast();
    const answer = JSON.stringify(await onlyTrip(browsers.traveller));
    for (const foreign of [
      'ewa@example.com',
      '+48 600 100 200',
      'Ewa Żagiel 1',
      '"userNum":1',
      '4298',
      '"400"',
      'UserNum1',
    ])
      expect([foreign, answer.includes(foreign)]).toEqual([foreign, false]);
    const ownerTrip = JSON.stringify(await onlyTrip(browsers.owner));
    for (const word of ['ewa@example.com', '+48 600 100 200', '"userNum":1', '4298'])
      expect(ownerTrip).toContain(word);
  });
});
