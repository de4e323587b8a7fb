import * as t from 'io-ts';

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const userNum = { userNum: t.number };
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

const commands = {
  createDraft: t.type({ type: t.literal('createDraft'), offerId: t.number, siteId: t.number }),
  chooseTrip: t.type({
    type: t.literal('chooseTrip'),
    accommodation,
    participantsCount: t.number,
    ownSkipper: t.boolean,
    beSkipper: t.boolean,
  }),
  chooseBerths: t.type({
    type: t.literal('chooseBerths'),
    berths: t.array(Berth),
    journeys: t.array(Journey),
    reserveList: t.boolean,
  }),
  chooseInsurance: t.type({ type: t.literal('chooseInsurance'), insurances: t.array(Insurance) }),
  chooseExtras: t.type({
    type: t.literal('chooseExtras'),
    trainings: t.array(t.type({ ...userNum, selected: t.array(t.type({ trainingId: t.number, optionId: t.number })) })),
    addons: t.array(t.type({ ...userNum, selected: t.array(t.type({ addonId: t.number, optionId: nullable(t.number) })) })),
  }),
  nameParticipants: t.type({
    type: t.literal('nameParticipants'),
    participants: t.array(t.type({ ...userNum, fillLater: t.boolean, person: Person })),
  }),
  confirm: t.type({
    type: t.literal('confirm'),
    comments: t.string,
    paymentOption: t.keyof({ installment: null, onetime: null }),
    paymentType: t.keyof({ wired: null, payu: null }),
    termsAccepted: t.boolean,
    expectedPrice: nullable(t.number),
  }),
  releaseHold: t.type({ type: t.literal('releaseHold') }),
};

/** Any command; the union is tagged by `type`, so that io-ts tries one member only. */
export const CommandCodec = t.union([
  commands.createDraft,
  commands.chooseTrip,
  commands.chooseBerths,
  commands.chooseInsurance,
  commands.chooseExtras,
  commands.nameParticipants,
  commands.confirm,
  commands.releaseHold,
]);

export const RecordedCodec = t.type({
  bookingId: t.string,
  command: CommandCodec,
  owner: t.type({ visitorId: t.string, accountId: nullable(t.string) }),
  at: t.number,
  expectedVersion: nullable(t.number),
  bookerEmail: nullable(t.string),
  trips: t.record(t.string, t.number),
});

const SeatsCodec = t.type({ unitId: t.number, wholes: t.number, pairs: t.number, singles: t.number });

export const OutcomeCodec = t.type({
  status: t.keyof({ draft: null, confirmed: null, reserveList: null }),
  version: t.number,
  price: nullable(t.number),
  reserveList: t.boolean,
  seats: t.array(SeatsCodec),
  held: t.boolean,
});
