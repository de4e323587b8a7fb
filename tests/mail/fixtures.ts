import type {
  AboutBooking,
  MailContent,
  PricedLine,
} from '../../application/ports/mail/content.ts';
import type { TripTimeline } from '../../application/ports/mail/timeline.ts';
import { zloty } from '../../domain/money.ts';

const about: AboutBooking = {
  bookingId: 'ABCDEFGH',
  firstName: 'Anna',
  offerName: 'Split & wyspy <środkowej> Dalmacji',
  from: '2027-07-31',
  to: '2027-08-07',
  version: 9,
  sailing: {
    place: 'Kaštela',
    yachts: ['Bavaria 46 Cruiser'],
    journeys: [
      { name: 'Autokar z Polski', boardedAt: 'Warszawa, Dworzec Zachodni', times: 2 },
      { name: 'Dojazd własny', boardedAt: null, times: 1 },
    ],
    freeUntil: '2027-06-30',
  },
};

const bankTransfer = {
  recipient: 'Kilwater Rejsy sp. z o.o.',
  accountNumber: '61 1090 1014 0000 0712 1981 2874',
  title: 'ABCDEFGH Anna Nowak Split & wyspy środkowej Dalmacji',
  due: zloty(1500),
};

const plan = [
  { number: 1, amount: zloty(1500), due: null },
  { number: 2, amount: zloty(2023.5), due: '2027-06-01' },
  { number: 3, amount: zloty(3523.5), due: '2027-07-01' },
] as const;

const pricedLine: PricedLine = {
  ...{
    kind: 'journey',
    name: 'Autokar z Polski',
    option: null,
    boardedAt: null,
    price: 0,
    currency: 'PLN',
    onSpot: false,
  },
};

const payable = { plan, paymentType: 'transfer', bankTransfer } as const;
const cancelling = {
  freeUntil: '2027-06-30',
  fees: [
    { fromDays: 14, toDays: 30, keepsPercent: 50 },
    { fromDays: 0, toDays: 13, keepsPercent: 80 },
  ],
} as const;
const placed = {
  kind: 'bookingPlaced',
  ...about,
  ...payable,
  reserveList: false,
  travellers: 3,
  price: zloty(7047),
  paid: 0,
  firstDue: Date.parse('2027-03-02T09:30:00Z'),
  loyalty: zloty(40),
  onSpot: [
    {
      kind: 'journey',
      name: 'Transfer z lotniska',
      option: null,
      price: zloty(120),
      currency: 'PLN',
      times: 2,
    },
  ],
  cancelling,
} as const satisfies MailContent;

const timeline = {
  option: 'installment',
  payments: [
    {
      numbers: [1],
      amount: zloty(1500),
      until: null,
      by: Date.parse('2027-03-02T09:30:00Z'),
      late: false,
    },
  ],
  wayAwaited: false,
  dataUntil: '2027-06-10',
  addonsUntil: '2027-06-10',
  passport: false,
  from: about.from,
  to: about.to,
  meeting: { place: 'Split', hour: '16:00', pontoon: 'keja C', dutyPhone: '+48 600 100 200' },
} as const satisfies TripTimeline;

type Kind = MailContent['kind'];
type Fixtures = { readonly [K in Kind]: readonly Extract<MailContent, { kind: K }>[] };

/** A new kind of mail without an example does not compile. */
export const MAILS: Fixtures = {
  activation: [
    {
      kind: 'activation',
      until: Date.parse('2027-03-08T09:30:00Z'),
      token: 'dG9rZW4tZm9yLWFjdGl2YXRpb24tb2YtYW4tYWNjb3VudA',
    },
  ],
  accountExists: [{ kind: 'accountExists' }],
  passwordReset: [
    {
      kind: 'passwordReset',
      firstName: 'Anna',
      until: Date.parse('2027-03-01T10:30:00Z'),
      token: 'dG9rZW4tZm9yLWEtbmV3LXBhc3N3b3Jk',
    },
  ],
  passwordChanged: [{ kind: 'passwordChanged', firstName: 'Anna' }],
  accountDeleted: [{ kind: 'accountDeleted' }],
  newsletterAsked: [{ kind: 'newsletterAsked', token: 'dG9rZW4', leaveKey: 'a2V5' }],
  contactRequest: [
    {
      kind: 'contactRequest',
      email: 'ewa@example.pl',
      contents: 'Czy mogę zabrać psa?\n\n<b>Dziękuję</b>',
    },
    {
      kind: 'contactRequest',
      email: 'ewa@example.pl',
      contents: 'Czy mogę zabrać psa?',
      doubtful: 'letter',
    },
    { kind: 'contactRequest', email: 'ewa@example.pl', contents: '', doubtful: 'newsletter' },
  ],
  orderPrepared: [
    {
      kind: 'orderPrepared',
      firstName: 'Anna',
      offerName: 'Wyspy Dalmacji',
      from: '2027-08-01',
      to: '2027-08-08',
      travellers: 2,
      price: 469800,
      until: Date.parse('2027-03-02T10:30:00Z'),
      token: 'dG9rZW4tb2YtYS1wcmVwYXJlZC1vcmRlcg',
    },
  ],
  officeNews: [
    {
      kind: 'officeNews',
      events: [
        {
          what: 'order',
          bookingId: 'ABCDEFGH',
          offerName: 'Wyspy Dalmacji',
          from: '2027-08-01',
          travellers: 2,
          price: 469800,
        },
      ],
    },
    {
      kind: 'officeNews',
      day: '2027-03-01',
      events: [
        {
          what: 'ageAsked',
          bookingId: 'ABCDEFGH',
          offerName: 'Wyspy Dalmacji',
          from: '2027-08-01',
          travellers: 2,
          price: 0,
        },
      ],
    },
  ],
  voucherReady: [
    {
      kind: 'voucherReady',
      firstName: 'Anna',
      code: 'MORZE-2027',
      voucher: 'gift',
      value: zloty(500),
      expiresOn: '2028-03-01',
      description: 'Dla Oli na urodziny',
    },
    {
      kind: 'voucherReady',
      firstName: '',
      code: 'RABAT100',
      voucher: 'discount',
      value: zloty(100),
      expiresOn: null,
      description: '',
    },
  ],
  bookingPlaced: [
    placed,
    { ...placed, reserveList: true, sailing: null, cancelling: null, loyalty: 0, onSpot: [] },
    { ...placed, paymentType: 'online', paid: zloty(500) },
    { ...placed, wayAwaited: true, firstHours: 36, bankTransfer: null },
    {
      ...placed,
      plan: [{ number: 1, amount: zloty(12_000), due: null }],
      price: zloty(12_000),
      bankTransfer: { ...bankTransfer, due: zloty(12_000) },
    },
  ],
  bookingMovedUp: [
    {
      kind: 'bookingMovedUp',
      ...about,
      ...payable,
      price: zloty(7047),
      firstDue: Date.parse('2027-03-02T09:30:00Z'),
      timeline,
    },
  ],
  bookingWayNamed: [
    {
      kind: 'bookingWayNamed',
      ...about,
      plan,
      paid: 0,
      bankTransfer,
      firstDue: Date.parse('2027-03-02T09:30:00Z'),
    },
  ],
  bookingDue: [
    {
      kind: 'bookingDue',
      ...about,
      line: 2,
      due: '2027-06-01',
      amount: zloty(2023.5),
      left: zloty(5547),
      paymentOption: 'installment',
      paymentType: 'transfer',
      bankTransfer: { ...bankTransfer, due: zloty(2023.5) },
    },
    {
      kind: 'bookingDue',
      ...about,
      line: 3,
      due: '2027-07-01',
      amount: zloty(3523.5),
      late: [{ line: 2, late: zloty(2023.5) }],
      left: zloty(5547),
      paymentOption: 'installment',
      paymentType: 'online',
      bankTransfer: null,
    },
  ],
  bookingDeparture: [
    {
      kind: 'bookingDeparture',
      ...about,
      placeText:
        'Marina leży tuż obok lotniska w Splicie. Załogi spotykają się przy recepcji o 16:00.',
      ways: [{ name: 'Autokar z Polski', text: 'Wyjazd dzień przed startem po południu.' }],
      travellers: 3,
      incomplete: 1,
      left: zloty(3523.5),
    },
    {
      kind: 'bookingDeparture',
      ...about,
      placeText: '',
      travellers: 2,
      incomplete: 0,
      left: 0,
      timeline: { ...timeline, payments: [], dataUntil: null, addonsUntil: null },
    },
    { kind: 'bookingDeparture', ...about, placeText: '', travellers: 2, incomplete: 0, left: 0 },
  ],
  bookingReturn: [
    { kind: 'bookingReturn', ...about },
    {
      kind: 'bookingReturn',
      ...about,
      reviewUntil: '2027-07-14',
      reviewKey: 'ABCD2345x4Q2Zk0mJr7vTn1uYb8cWd5eHf9gKi3lMo6',
    },
  ],
  bookingReviewHidden: [
    { kind: 'bookingReviewHidden', ...about, reason: 'Tekst podaje numer telefonu innej osoby.' },
  ],
  bookingReminder: [
    {
      ...{ kind: 'bookingReminder', ...about, line: 1, late: zloty(1500), left: zloty(7047) },
      ...{
        paymentOption: 'installment',
        paymentType: 'online',
        keptUntil: '2027-03-05',
        bankTransfer,
      },
    },
    {
      kind: 'bookingReminder',
      ...about,
      line: 1,
      late: zloty(900),
      left: zloty(900),
      paymentOption: 'onetime',
      begun: true,
      bankTransfer,
    },
    {
      ...{
        kind: 'bookingReminder',
        ...about,
        line: 3,
        late: zloty(3523.5),
        left: zloty(7047),
        paymentOption: 'installment',
        bankTransfer,
      },
      earlier: [
        { line: 1, late: zloty(1500) },
        { line: 2, late: zloty(2023.5) },
      ],
    },
    {
      ...{
        kind: 'bookingReminder',
        ...about,
        line: 1,
        numbers: [1, 2],
        late: zloty(3523.5),
        left: zloty(7047),
        paymentType: 'transfer',
      },
      ...{
        paymentOption: 'installment',
        keptUntil: '2027-03-05',
        bankTransfer: { ...bankTransfer, due: zloty(3523.5) },
      },
    },
    {
      kind: 'bookingReminder',
      ...about,
      line: 4,
      late: zloty(79),
      left: zloty(79),
      paymentOption: 'installment',
      bankTransfer: null,
    },
  ],
  bookingCancelled: [
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'customer',
      reserveList: false,
      refund: zloty(1500),
      paid: zloty(3000),
      backBy: '2027-03-16',
    },
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'customer',
      reserveList: false,
      refund: 0,
      paid: zloty(1500),
    },
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'organiser',
      reserveList: false,
      refund: zloty(7047),
    },
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'unpaid',
      reserveList: false,
      refund: 0,
    },
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'leftReserveList',
      reserveList: true,
      refund: 0,
      vouchersBack: 2,
    },
    {
      kind: 'bookingCancelled',
      ...about,
      sailing: null,
      reason: 'organiser',
      reserveList: false,
      refund: 0,
      unfinished: true,
    },
  ],
  bookingPaid: [
    {
      kind: 'bookingPaid',
      ...about,
      how: 'online',
      amount: zloty(1500),
      paid: zloty(1500),
      left: zloty(5547),
      next: { line: plan[1], paymentOption: 'installment' },
    },
    {
      kind: 'bookingPaid',
      ...about,
      how: 'transfer',
      amount: zloty(5647),
      paid: zloty(7147),
      left: 0,
      overpaid: zloty(100),
      next: null,
    },
  ],
  bookingPaidAfterEnd: [
    {
      ...{
        kind: 'bookingPaidAfterEnd',
        ...about,
        sailing: null,
        reason: 'unpaid',
        how: 'transfer',
        amount: zloty(1500),
      },
      ...{ onItsWay: zloty(1500), backBy: '2027-03-16' },
    },
    {
      ...{
        kind: 'bookingPaidAfterEnd',
        ...about,
        sailing: null,
        reason: 'customer',
        how: 'online',
        amount: zloty(200),
      },
      undecided: zloty(200),
    },
    {
      ...{
        kind: 'bookingPaidAfterEnd',
        ...about,
        sailing: null,
        reason: 'organiser',
        how: 'transfer',
        amount: zloty(300),
      },
      ...{ onItsWay: zloty(700), backBy: '2027-03-16' },
    },
  ],
  bookingLateDecided: [
    {
      kind: 'bookingLateDecided',
      ...about,
      sailing: null,
      decided: 'returned',
      amount: zloty(150),
    },
    {
      kind: 'bookingLateDecided',
      ...about,
      sailing: null,
      decided: 'kept',
      amount: zloty(150),
      undecided: zloty(50),
    },
  ],
  bookingPaymentUndone: [
    {
      ...{
        kind: 'bookingPaymentUndone',
        ...about,
        how: 'transfer',
        amount: zloty(1500),
        on: '2027-02-28',
        paid: 0,
        left: zloty(7047),
      },
      ...{
        firstDue: Date.parse('2027-03-02T09:30:00Z'),
        keptUntil: '2027-03-05',
        onItsWay: null,
        ...payable,
      },
    },
    {
      ...{
        kind: 'bookingPaymentUndone',
        ...about,
        how: 'transfer',
        amount: zloty(2023.5),
        on: '2027-05-30',
        paid: zloty(1500),
      },
      ...{
        left: zloty(5547),
        firstDue: null,
        onItsWay: null,
        ...payable,
        paymentType: 'online',
        bankTransfer: null,
      },
    },
    {
      ...{
        kind: 'bookingPaymentUndone',
        ...about,
        sailing: null,
        how: 'refund',
        amount: zloty(1500),
        on: '2027-02-28',
        paid: zloty(1500),
      },
      ...{ left: 0, firstDue: null, onItsWay: zloty(1500), ...payable, plan: [] },
    },
  ],
  bookingAgeCleared: [{ kind: 'bookingAgeCleared', ...about, sailing: null }],
  bookingMessage: [
    {
      kind: 'bookingMessage',
      ...about,
      title: 'Zmiana godziny wyjazdu autokaru',
      contents: 'Autokar rusza godzinę później, o 19:00.\n\nMiejsce zbiórki bez zmian.',
      files: ['Plan podróży.pdf'],
    },
    {
      ...{ kind: 'bookingMessage', ...about, firstName: 'Piotr', sailing: null, fellow: 'noPanel' },
      ...{ title: 'Zbiórka', contents: 'Spotykamy się o 16:00.', files: ['Mapa.pdf'] },
    },
  ],
  bookingRegrouped: [
    {
      kind: 'bookingRegrouped',
      ...about,
      travellers: 9,
      price: zloty(6867),
      left: zloty(5367),
      overpaid: 0,
    },
  ],
  bookingChanged: [
    {
      kind: 'bookingChanged',
      ...about,
      changed: ['extras', 'journeys'],
      changes: [
        { userNum: 1, part: 'people', before: [], after: [] },
        {
          ...{
            userNum: 2,
            part: 'journeys',
            before: [{ ...pricedLine, name: 'Dojazd własny', price: 0 }],
          },
          after: [{ ...pricedLine, boardedAt: 'Warszawa', price: zloty(158) }],
        },
      ],
      priceBefore: zloty(7047),
      price: zloty(7205),
      paid: zloty(7047),
      left: zloty(158),
      overpaid: 0,
      added: {
        lines: [{ number: 4, amount: zloty(158), due: '2027-06-22' }],
        paymentOption: 'installment',
        paymentType: 'transfer',
        bankTransfer: { ...bankTransfer, due: zloty(158) },
      },
    },
    {
      kind: 'bookingChanged',
      ...about,
      changed: [],
      priceBefore: zloty(7047),
      price: zloty(7047),
      paid: 0,
      left: zloty(7047),
      overpaid: 0,
      added: null,
    },
  ],
  bookingCancelAsked: [
    { kind: 'bookingCancelAsked', ...about, paid: zloty(1500), refund: zloty(1500) },
    { kind: 'bookingCancelAsked', ...about, paid: 0, refund: 0 },
  ],
  bookingVoucherPaid: [
    {
      ...{ kind: 'bookingVoucherPaid', ...about, amount: zloty(500), left: zloty(6547) },
      gifts: [{ code: 'MORZE-2027', used: zloty(500), remains: zloty(19_500) }],
      next: {
        line: { ...plan[0], amount: zloty(1000) },
        paymentOption: 'installment',
        firstDue: placed.firstDue,
      },
    },
    { kind: 'bookingVoucherPaid', ...about, amount: zloty(500), left: 0 },
  ],
};

export const ALL_MAILS: readonly MailContent[] = Object.values(MAILS).flat();
