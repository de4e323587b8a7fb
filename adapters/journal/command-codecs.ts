import * as t from 'io-ts';
import { oneOfWordsCodec } from '../codecs/checked-codec.ts';
import { nullable } from '../codecs/nullable.ts';

const userNum = { userNum: t.number };

const Shown = t.type({
  at: t.number,
  documents: t.readonlyArray(
    t.type({ name: t.string, title: t.string, version: t.string, from: t.string, id: t.string }),
  ),
});
const accommodation = t.keyof({ single: null, cabin: null, whole: null });

const Person = t.type({
  firstName: t.string,
  lastName: t.string,
  birthDate: t.string,
  idDocument: t.string,
  country: t.string,
  gender: nullable(t.keyof({ woman: null, man: null })),
  phone: t.string,
  email: t.string,
});

const Berth = t.type({
  ...userNum,
  unitId: nullable(t.number),
  bedroom: t.boolean,
  sameAsFirst: t.boolean,
  firstName: t.string,
  lastName: t.string,
});

const Journey = t.type({
  ...userNum,
  journeyId: nullable(t.number),
  pointId: nullable(t.number),
  luggage: t.union([t.boolean, t.undefined]),
});

const Insurance = t.type({
  ...userNum,
  insuranceId: nullable(t.number),
  resignation: t.boolean,
  assistance: t.boolean,
  sameAsFirst: t.boolean,
});

const Trainings = t.array(
  t.type({ ...userNum, selected: t.array(t.type({ trainingId: t.number, optionId: t.number })) }),
);
const Addons = t.array(
  t.type({
    ...userNum,
    selected: t.array(t.type({ addonId: t.number, optionId: nullable(t.number) })),
  }),
);
const People = t.array(t.type({ ...userNum, fillLater: t.boolean, person: Person }));

const typeOnly = <T extends string>(type: T) => t.type({ type: t.literal(type) });

const draftCommands = [
  t.type({ type: t.literal('createDraft'), offerId: t.number, siteId: t.number }),
  t.type({
    type: t.literal('chooseTrip'),
    accommodation,
    participantsCount: t.number,
    ownSkipper: t.boolean,
    beSkipper: t.boolean,
  }),
  t.type({
    type: t.literal('chooseBerths'),
    berths: t.array(Berth),
    journeys: t.array(Journey),
    reserveList: t.boolean,
  }),
  t.type({ type: t.literal('chooseInsurance'), insurances: t.array(Insurance) }),
  t.type({ type: t.literal('chooseExtras'), trainings: Trainings, addons: Addons }),
  t.type({ type: t.literal('nameParticipants'), participants: People }),
  t.type({
    type: t.literal('confirm'),
    comments: t.string,
    paymentOption: t.keyof({ installment: null, onetime: null }),
    paymentType: t.keyof({ transfer: null, online: null }),
    termsAccepted: t.boolean,
    expectedPrice: nullable(t.number),
    expectedLeft: nullable(t.number),
    offline: t.union([t.literal(true), t.undefined]),
    recordsSkipper: t.union([t.literal(true), t.undefined]),
    keepsTerms: t.union([t.literal(true), t.literal('asShown'), t.undefined]),
    sparesVouchers: t.union([t.literal(true), t.undefined]),
    shown: t.union([Shown, t.undefined]),
  }),
  typeOnly('releaseHold'),
  typeOnly('removeDraft'),
] as const;

const codeCommands = [
  t.type({ type: t.literal('redeemVoucher'), code: t.string, userNum: t.number }),
  t.type({ type: t.literal('useAmbassadorCode'), code: t.string }),
  t.type({ type: t.literal('createGroup'), keepsDays: t.union([t.literal(true), t.undefined]) }),
  t.type({ type: t.literal('joinGroup'), code: t.string }),
  t.type({
    type: t.literal('removeCode'),
    kind: t.keyof({ voucher: null, ambassador: null, group: null }),
    code: nullable(t.string),
  }),
  typeOnly('markOlder'),
  t.type({
    type: t.literal('requestAge'),
    number: t.string,
    ifMarked: t.union([t.literal(true), t.undefined]),
  }),
  t.type({ type: t.literal('noteAgeRequest'), number: t.string }),
  typeOnly('prepareOrder'),
  typeOnly('takeOver'),
  typeOnly('clearAge'),
  typeOnly('nameWay'),
  t.type({ type: t.literal('grantRebate'), amount: t.number, reason: t.string }),
  t.type({ type: t.literal('note'), text: t.string }),
  t.type({
    type: t.literal('tell'),
    to: t.union([t.readonlyArray(t.Int), t.undefined]),
    about: t.union([t.literal('missingData'), t.undefined]),
    title: t.string,
    contents: t.string,
    files: t.array(
      t.type({
        id: t.string,
        name: t.string,
        type: t.keyof({ 'application/pdf': null, 'image/png': null, 'image/jpeg': null }),
      }),
    ),
  }),
  t.type({
    type: t.literal('nameKsef'),
    invoice: t.type({
      kind: t.keyof({ advance: null, invoice: null, correction: null }),
      year: t.Int,
      n: t.Int,
    }),
    number: t.string,
  }),
  t.type({
    type: t.literal('correctBuyer'),
    buyer: t.type({
      ...{ name: t.string, nip: t.string, address: t.string, zip: t.string, city: t.string },
      country: t.union([t.string, t.undefined]),
    }),
  }),
] as const;

const placedCommands = [
  typeOnly('regroup'),
  t.type({
    type: t.literal('moveUp'),
    declinable: t.union([t.literal(true), t.undefined]),
    checksUnits: t.union([t.literal(true), t.undefined]),
    storesMoment: t.union([t.literal(true), t.undefined]),
  }),
  typeOnly('leaveReserveList'),
  typeOnly('requestCancel'),
  t.type({
    type: t.literal('cancel'),
    reason: t.keyof({ customer: null, organiser: null }),
    asOfAsked: t.union([t.literal(true), t.undefined]),
  }),
  typeOnly('callOff'),
  t.type({ type: t.literal('cancelUnpaid'), statementsUntil: nullable(t.string) }),
  t.type({ type: t.literal('remind'), line: t.Int }),
  t.type({
    type: t.literal('announce'),
    what: t.keyof({ secondDue: null, thirdDue: null, departure: null, return: null }),
  }),
  t.type({
    type: t.literal('registerPayment'),
    paymentId: t.string,
    method: t.keyof({ transfer: null, online: null, refund: null }),
    amount: t.number,
    means: t.union([t.string, t.undefined]),
  }),
  t.type({
    type: t.literal('undoPayment'),
    paymentId: t.string,
    returned: t.union([t.literal(true), t.undefined]),
    restorable: t.union([t.literal(true), t.undefined]),
    renewsDeclining: t.union([t.literal(true), t.undefined]),
  }),
  t.type({ type: t.literal('tellUndone'), paymentId: t.string }),
  t.type({ type: t.literal('keepLate'), amount: t.number }),
  t.type({
    type: t.literal('changeBooking'),
    berths: nullable(t.array(t.type({ ...userNum, unitId: t.number }))),
    journeys: nullable(t.array(Journey)),
    insurances: nullable(
      t.array(t.type({ ...userNum, insuranceId: nullable(t.number), assistance: t.boolean })),
    ),
    trainings: nullable(Trainings),
    addons: nullable(Addons),
    people: nullable(People),
    expectedPrice: t.union([t.number, t.undefined]),
  }),
  t.type({ type: t.literal('giveReview'), stars: t.Int, text: t.string }),
  t.type({ type: t.literal('hideReview'), reason: t.string }),
  typeOnly('showReview'),
  typeOnly('declineReviews'),
] as const;

/** Codec of all commands. By the field `type`, io-ts finds the codec of the command at once. */
const CommandCodec = t.union([...draftCommands, ...codeCommands, ...placedCommands]);

export const ByCodec = t.union([
  t.type({ kind: t.literal('customer') }),
  t.type({ kind: t.literal('office'), name: t.string }),
  t.type({ kind: t.literal('system') }),
]);

export const RecordedCodec = t.type({
  bookingId: t.string,
  command: CommandCodec,
  by: ByCodec,
  owner: t.type({ visitorId: t.string, accountId: nullable(t.string) }),
  at: t.number,
  expectedVersion: nullable(t.number),
  bookerEmail: nullable(t.string),
  trips: t.record(t.string, t.number),
});

const SeatsCodec = t.type({
  unitId: t.number,
  wholes: t.number,
  pairs: t.number,
  singles: t.number,
});

const EffectsCodec = t.partial({
  rows: t.readonlyArray(t.string),
  rebates: t.readonlyArray(t.string),
  plan: t.readonlyArray(t.string),
  firstDue: t.number,
  heldUntil: t.number,
  step: t.number,
  group: t.string,
  ambassador: t.string,
  commission: t.number,
  vouchers: t.readonlyArray(
    t.type({ code: t.string, value: t.number, used: t.boolean, keptUntil: nullable(t.number) }),
  ),
  wakes: nullable(t.number),
  v: t.union([t.literal(2), t.literal(3), t.literal(4), t.literal(5)]),
  mails: t.readonlyArray(t.string),
  waiting: t.readonlyArray(t.string),
  desk: t.string,
});

/**
 * Codec of the reason for a refusal. It checks only that the reason has a `kind`; the other fields
 * of a reason depend on its kind.
 */
export const RefusalReasonCodec = t.type({ kind: t.string });

export const OutcomeCodec = t.type({
  status: oneOfWordsCodec(['draft', 'confirmed', 'reserveList', 'cancelled', 'removed']),
  version: t.number,
  price: nullable(t.number),
  paid: t.number,
  left: t.number,
  refund: t.number,
  reserveList: t.boolean,
  seats: t.array(SeatsCodec),
  held: t.boolean,
  noticed: t.union([EffectsCodec, t.undefined]),
});
