import type { ChangeEntry, ShopEntry } from '../../application/ports/journal.ts';
import { type BookingCommand, MOVE_UP } from '../../domain/booking/commands.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import type { ShopChange } from '../../domain/shop-changes/commands.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../arbitraries/offers.ts';
import { ANNA, JAN } from '../arbitraries/parties.ts';

const people = [
  { userNum: 1, fillLater: false, person: ANNA },
  {
    userNum: 2,
    fillLater: true,
    person: { ...JAN, gender: 'man', firstName: 'Zażółć \u0000 „gęślą”' },
  },
] as const;
const trainings = [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }];
const addons = [{ userNum: 1, selected: [{ addonId: 3, optionId: null }] }];
const journeys = [{ userNum: 1, journeyId: 1, pointId: null, luggage: true }];

type Every<C extends { readonly type: string }> = {
  readonly [T in C['type']]: readonly Extract<C, { readonly type: T }>[];
};

/** A missing command is a compile error. Nullable fields have several examples. */
const BOOKING: Every<BookingCommand> = {
  createDraft: [{ type: 'createDraft', offerId: 1, siteId: 1 }],
  chooseTrip: [
    {
      type: 'chooseTrip',
      accommodation: 'cabin',
      participantsCount: 2,
      ownSkipper: false,
      beSkipper: true,
    },
  ],
  chooseBerths: [
    {
      type: 'chooseBerths',
      berths: [1, 2, 2].map((userNum, index) => ({
        userNum,
        unitId: index === 0 ? null : 61,
        bedroom: false,
        sameAsFirst: false,
        firstName: `Imie${index}`,
        lastName: '',
      })),
      journeys,
      reserveList: false,
    },
  ],
  chooseInsurance: [
    {
      type: 'chooseInsurance',
      insurances: [
        { userNum: 1, insuranceId: null, resignation: true, assistance: false, sameAsFirst: false },
      ],
    },
  ],
  chooseExtras: [{ type: 'chooseExtras', trainings, addons }],
  nameParticipants: [{ type: 'nameParticipants', participants: people }],
  confirm: [
    {
      type: 'confirm',
      comments: 'Proszę o ciszę',
      paymentOption: 'onetime',
      paymentType: 'transfer',
      termsAccepted: true,
      expectedPrice: 100,
      expectedLeft: 50,
      recordsSkipper: true,
      keepsTerms: true,
      sparesVouchers: true,
    },
    {
      type: 'confirm',
      comments: '',
      paymentOption: 'installment',
      paymentType: 'online',
      termsAccepted: false,
      expectedPrice: null,
      expectedLeft: null,
      keepsTerms: 'asShown',
    },
  ],
  releaseHold: [{ type: 'releaseHold' }],
  removeDraft: [{ type: 'removeDraft' }],
  redeemVoucher: [{ type: 'redeemVoucher', code: 'LATO', userNum: 2 }],
  useAmbassadorCode: [{ type: 'useAmbassadorCode', code: 'ZIMA-27' }],
  createGroup: [{ type: 'createGroup' }, { type: 'createGroup', keepsDays: true }],
  joinGroup: [{ type: 'joinGroup', code: 'GROUP222' }],
  removeCode: [
    { type: 'removeCode', kind: 'voucher', code: 'LATO' },
    { type: 'removeCode', kind: 'group', code: null },
  ],
  markOlder: [{ type: 'markOlder' }],
  tell: [
    {
      type: 'tell',
      title: 'Zbiórka',
      contents: 'Czekamy o 16.\nPomost B',
      files: [{ id: 'f1', name: 'Mapa „Ż”.pdf', type: 'application/pdf' }],
    },
    { type: 'tell', title: 'Zbiórka', contents: 'Czekamy', files: [] },
    { type: 'tell', about: 'missingData', title: 'Uzupełnij dane', contents: 'Czekamy', files: [] },
    { type: 'tell', to: [1, 3], title: 'Zbiórka', contents: 'Czekamy', files: [] },
  ],
  note: [{ type: 'note', text: 'Zadzwoniła: przyjadą o 22 „autem”' }],
  keepLate: [{ type: 'keepLate', amount: 20_000 }],
  nameKsef: [
    {
      type: 'nameKsef',
      invoice: { kind: 'correction', year: 2027, n: 3 },
      number: '5265877635-20250826-0100001AF629-AF',
    },
  ],
  correctBuyer: [
    {
      type: 'correctBuyer',
      buyer: {
        name: 'Żagle „Gdynia”',
        nip: '5260250274',
        address: 'ul. Łódzka 1',
        zip: '00-950',
        city: 'Warszawa',
      },
    },
    { type: 'correctBuyer', buyer: { name: 'Anna Żak', nip: '', address: '', zip: '', city: '' } },
  ],
  requestAge: [
    { type: 'requestAge', number: 'W-7' },
    { type: 'requestAge', number: 'W-8', ifMarked: true },
  ],
  noteAgeRequest: [{ type: 'noteAgeRequest', number: 'W-9' }],
  prepareOrder: [{ type: 'prepareOrder' }],
  takeOver: [{ type: 'takeOver' }],
  clearAge: [{ type: 'clearAge' }],
  nameWay: [{ type: 'nameWay' }],
  grantRebate: [{ type: 'grantRebate', amount: 5000, reason: 'Za cierpliwość' }],
  regroup: [{ type: 'regroup' }],
  moveUp: [{ type: 'moveUp' }, MOVE_UP],
  leaveReserveList: [{ type: 'leaveReserveList' }],
  requestCancel: [{ type: 'requestCancel' }],
  cancel: [
    { type: 'cancel', reason: 'customer' },
    { type: 'cancel', reason: 'organiser' },
    { type: 'cancel', reason: 'customer', asOfAsked: true },
  ],
  callOff: [{ type: 'callOff' }],
  cancelUnpaid: [
    { type: 'cancelUnpaid', statementsUntil: null },
    { type: 'cancelUnpaid', statementsUntil: '2027-06-07' },
  ],
  remind: [
    { type: 'remind', line: 1 },
    { type: 'remind', line: 3 },
  ],
  announce: [
    { type: 'announce', what: 'secondDue' },
    { type: 'announce', what: 'return' },
  ],
  registerPayment: [
    { type: 'registerPayment', paymentId: 'payu/1', method: 'online', amount: 12_345 },
    {
      type: 'registerPayment',
      paymentId: 'KP/1',
      method: 'transfer',
      amount: 12_345,
      means: 'cash',
    },
  ],
  tellUndone: [{ type: 'tellUndone', paymentId: 'bank/3-17' }],
  undoPayment: [
    { type: 'undoPayment', paymentId: 'bank/3-17' },
    { type: 'undoPayment', paymentId: 'bank/3-17', restorable: true, renewsDeclining: true },
  ],
  changeBooking: [
    {
      type: 'changeBooking',
      berths: [{ userNum: 1, unitId: 61 }],
      journeys,
      insurances: [{ userNum: 1, insuranceId: null, assistance: true }],
      trainings,
      addons,
      people,
      expectedPrice: 477_800,
    },
    {
      type: 'changeBooking',
      berths: null,
      journeys: null,
      insurances: null,
      trainings: null,
      addons: null,
      people: null,
    },
  ],
  giveReview: [
    { type: 'giveReview', stars: 5, text: 'Skipper Jurek uczył nas węzłów.' },
    { type: 'giveReview', stars: 1, text: '' },
  ],
  hideReview: [{ type: 'hideReview', reason: 'Podaje telefon innej osoby' }],
  showReview: [{ type: 'showReview' }],
  declineReviews: [{ type: 'declineReviews' }],
};

const SHOP: Every<CodeCommand> = {
  createVoucher: [
    {
      type: 'createVoucher',
      code: 'LATO',
      kind: 'gift',
      value: 5000,
      description: 'Dla Zosi Wiśniewskiej',
      siteId: 1,
      expiresOn: '2028-01-01',
      accountId: 'acc',
    },
    {
      type: 'createVoucher',
      code: 'ZIMA',
      kind: 'discount',
      value: 5000,
      description: '',
      siteId: null,
      expiresOn: null,
      accountId: null,
    },
  ],
  activateVoucher: [{ type: 'activateVoucher', code: 'LATO' }],
  settleVoucher: [
    { type: 'settleVoucher', code: 'LATO', value: 2500, reason: 'wypłacono' },
    { type: 'settleVoucher', code: 'LATO', value: null, reason: 'wypłacono' },
  ],
  settleCommission: [
    { type: 'settleCommission', name: 'ZIMA-27', value: 2500 },
    { type: 'settleCommission', name: 'ZIMA-27', value: null },
  ],
  appointAmbassador: [{ type: 'appointAmbassador', accountId: 'acc' }],
  blockAccount: [{ type: 'blockAccount', accountId: 'acc' }],
  unblockAccount: [{ type: 'unblockAccount', accountId: 'acc' }],
  createAmbassadorCode: [
    {
      type: 'createAmbassadorCode',
      name: 'ZIMA-27',
      accountId: 'acc',
      rebate: 5000,
      commission: 4000,
      expiresOn: '2027-12-31',
    },
    {
      type: 'createAmbassadorCode',
      name: 'LATO-27',
      accountId: 'acc',
      rebate: 5000,
      commission: 4000,
      expiresOn: null,
    },
  ],
  createCommissionVoucher: [
    {
      type: 'createCommissionVoucher',
      name: 'ZIMA-27',
      accountId: 'acc',
      code: 'PROW',
      value: 123,
    },
  ],
};

const { siteId: _, ...FIGURES } = SETTINGS;
const SOLD = { siteId: 1, offer: OFFER, address: 'chorwacja', promotion: null } as const;

const CHANGES: Every<ShopChange> = {
  layIn: [
    {
      type: 'layIn',
      offers: [
        {
          ...SOLD,
          priceHistory: [{ unitId: 501, from: '2027-01-01', place: 100, whole: 200, base: 300 }],
        },
      ],
    },
    {
      type: 'layIn',
      offers: [
        {
          ...SOLD,
          offer: { ...OFFER, traits: ['reserveListOnly'] },
          address: null,
          priceHistory: [],
        },
      ],
    },
  ],
  planPrice: [
    { type: 'planPrice', offerId: 900, from: '2027-06-01', of: 'place', id: 501, price: 12_345 },
  ],
  applyPrices: [{ type: 'applyPrices', offerId: 900 }],
  setPrice: [
    { type: 'setPrice', offerId: 900, of: 'place', id: 501, price: 12_345 },
    { type: 'setPrice', offerId: 900, of: 'base', id: null, price: 0 },
  ],
  setFleet: [{ type: 'setFleet', offerId: 900, unitId: 501, yachts: 3 }],
  closeOffer: [{ type: 'closeOffer', offerId: 900 }],
  openOffer: [{ type: 'openOffer', offerId: 900 }],
  moveMinutePeriod: [
    {
      type: 'moveMinutePeriod',
      offerId: 900,
      firstMinuteUntil: '2027-02-01',
      secondMinuteUntil: null,
    },
  ],
  setFigures: [
    {
      type: 'setFigures',
      siteId: 1,
      from: '2027-02-01',
      figures: { group: [{ travellers: 8, rebate: 5000 }] },
    },
    { type: 'setFigures', siteId: 1, from: '2027-02-01', figures: FIGURES },
  ],
  setSeller: [
    {
      type: 'setSeller',
      seller: {
        siteId: 1,
        name: 'Morze',
        nip: '5861001009',
        address: 'ul. Portowa 8',
        zip: '81-350',
        city: 'Gdynia',
        permit: '1',
      },
    },
  ],
};

export const SHOP_CHANGES: readonly ShopChange[] = Object.values(CHANGES).flat();

export const changeEntryOf = (command: ShopChange): ChangeEntry => ({
  change: { command, by: { kind: 'office', name: 'Ewa' }, at: DRAFT_BEGUN_AT },
  outcome: {
    offers: [900],
    prices: [{ offerId: 900, unitId: 501, from: '2027-02-01', place: 1, whole: 2, base: 3 }],
  },
});

export const BOOKING_COMMANDS: readonly BookingCommand[] = Object.values(BOOKING).flat();
export const SHOP_COMMANDS: readonly CodeCommand[] = Object.values(SHOP).flat();

export const shopEntryOf = (command: CodeCommand): ShopEntry => ({
  shop: { command, by: { kind: 'office', name: 'Ewa' }, at: DRAFT_BEGUN_AT },
  outcome: {
    voucher: 'code' in command ? { code: command.code, value: 5000, active: true } : null,
    ambassadorCode: 'name' in command ? { name: command.name, settled: 12 } : null,
  },
});
