import {
  berthsBody,
  insurancesBody,
  orderBody,
  peopleBody,
  personBody,
  tripBody,
} from './step-bodies.ts';

export type RefusalCase = {
  readonly what: string;
  readonly path: string;
  readonly body: object;
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly (readonly [field: string, code: string])[];
  /** The only refusal with a journal line, which the booker does not see (R65). */
  readonly marks?: true;
};

const two = berthsBody(2, 501);
const named = peopleBody(2).participantsConfig;
const withFirst = (changes: object) => ({
  participantsConfig: [{ ...personBody(1), ...changes }, named[1]],
});
const withSecond = (changes: object) => ({
  participantsConfig: [named[0], { ...personBody(2), ...changes }],
});
const berth = (entry: object) => ({
  ...two,
  accommodationConfig: [two.accommodationConfig[0], { userNum: 2, roomId: 501, ...entry }],
});
const journey = (entry: object) => ({
  ...two,
  journeyConfig: [two.journeyConfig[0], { userNum: 2, ...entry }],
});
const insuranceBody = (entry: object) => ({
  insuranceConfig: [insurancesBody(1).insuranceConfig[0], { userNum: 2, insuranceId: 1, ...entry }],
});
const extras = (addonsSelected: readonly object[], trainingsSelected: readonly object[] = []) => ({
  addonsConfig: [{ userNum: 2, addonsSelected }],
  trainingsConfig: [{ userNum: 2, trainingsSelected }],
});

export const REFUSALS: readonly RefusalCase[] = [
  {
    what: 'step 1 without its answers (W-158)',
    path: 'details/update',
    body: {},
    message: 'Invalid accommodationOption',
    errors: [
      ['accommodationOption', 'required'],
      ['participantsCount', 'required'],
      ['termsAccepted', 'required'],
    ],
  },
  {
    what: 'a trip whose terms the booker has not accepted',
    path: 'details/update',
    body: { ...tripBody(2), termsAccepted: 0 },
    message: 'Invalid termsAccepted',
    errors: [['termsAccepted', 'required']],
  },
  {
    what: 'more people than the largest yacht (R36)',
    path: 'details/update',
    body: tripBody(11),
    message: 'Invalid participantsCount',
    errors: [['participantsCount', 'tooMany']],
  },
  {
    what: 'a cabin for three (R13)',
    path: 'details/update',
    body: { ...tripBody(3), accommodationOption: 'cabin' },
    message: 'Invalid participantsCount',
    errors: [['participantsCount', 'invalid']],
  },
  {
    what: 'an own skipper as the only traveller (R36)',
    path: 'details/update',
    body: { ...tripBody(1), accommodationOption: 'whole', ownSkipper: true },
    message: 'Invalid participantsCount',
    errors: [['participantsCount', 'tooFew']],
  },

  {
    what: 'a participant without a unit',
    path: 'accommodations/update',
    body: berth({ roomId: null }),
    message: 'Invalid RoomId',
    errors: [['accommodationConfig[1].roomId', 'required']],
  },
  {
    what: 'an unknown unit',
    path: 'accommodations/update',
    body: berth({ roomId: 601 }),
    message: 'Invalid RoomId',
    errors: [['accommodationConfig[1].roomId', 'unknown']],
  },
  {
    what: 'a participant without a journey',
    path: 'accommodations/update',
    body: journey({ journeyId: '' }),
    message: 'Invalid JourneyId',
    errors: [['journeyConfig[1].journeyId', 'required']],
  },
  {
    what: 'an unknown journey',
    path: 'accommodations/update',
    body: journey({ journeyId: 77 }),
    message: 'Invalid JourneyId',
    errors: [['journeyConfig[1].journeyId', 'unknown']],
  },
  {
    what: 'the coach without a point (W-144)',
    path: 'accommodations/update',
    body: journey({ journeyId: 1 }),
    message: 'Invalid JourneyPointId',
    errors: [['journeyConfig[1].journeyPointId', 'required']],
  },
  {
    what: 'a pick-up point at which the coach does not stop',
    path: 'accommodations/update',
    body: journey({ journeyId: 1, journeyPointId: 4 }),
    message: 'Invalid JourneyPointId',
    errors: [['journeyConfig[1].journeyPointId', 'unknown']],
  },
  {
    what: 'a bedroom for one of two participants (R13)',
    path: 'accommodations/update',
    body: berth({ optionsChosen: [{ bedroomChosen: 1 }] }),
    message: 'Invalid bedroom',
    errors: [['accommodationConfig[1].optionsChosen[0].bedroomChosen', 'invalid']],
  },
  {
    what: 'a cabin on a luxury catamaran (W-154, R5)',
    path: 'accommodations/update',
    body: {
      ...berthsBody(2, 502),
      accommodationConfig: [1, 2].map((userNum) => ({
        userNum,
        roomId: 502,
        optionsChosen: [{ bedroomChosen: 1 }],
      })),
    },
    message: 'Invalid bedroom',
    errors: [['accommodationConfig[0].optionsChosen[0].bedroomChosen', 'notOffered']],
  },
  {
    what: 'one participant more than the party has',
    path: 'accommodations/update',
    body: {
      ...two,
      accommodationConfig: [...two.accommodationConfig, { userNum: 3, roomId: 501 }],
    },
    message: 'Invalid accommodationConfig[2].userNum',
    errors: [['accommodationConfig[2].userNum', 'unknown']],
  },
  {
    what: 'a participant named twice',
    path: 'accommodations/update',
    body: { ...two, accommodationConfig: [...two.accommodationConfig, two.accommodationConfig[0]] },
    message: 'Invalid accommodationConfig[2].userNum',
    errors: [['accommodationConfig[2].userNum', 'invalid']],
  },
  {
    what: 'a missing unit of participant 2, whom the request lists first',
    path: 'accommodations/update',
    body: {
      ...two,
      accommodationConfig: [
        { userNum: 2, roomId: null },
        { userNum: 1, roomId: 501 },
      ],
    },
    message: 'Invalid RoomId',
    errors: [['accommodationConfig[0].roomId', 'required']],
  },

  {
    what: 'a participant without insurance',
    path: 'insurance/update',
    body: insuranceBody({ insuranceId: null }),
    message: 'Invalid insuranceConfig[1].insuranceId',
    errors: [['insuranceConfig[1].insuranceId', 'required']],
  },
  {
    what: 'an unknown insurance',
    path: 'insurance/update',
    body: insuranceBody({ insuranceId: 9 }),
    message: 'Invalid insuranceConfig[1].insuranceId',
    errors: [['insuranceConfig[1].insuranceId', 'unknown']],
  },
  {
    what: 'a malformed answer about insurance',
    path: 'insurance/update',
    body: insuranceBody({ resignationInsuranceAccepted: 'maybe' }),
    message: 'Invalid insuranceConfig[1].resignationInsuranceAccepted',
    errors: [['insuranceConfig[1].resignationInsuranceAccepted', 'invalid']],
  },

  {
    what: 'a shirt without a size (R54)',
    path: 'addons/update',
    body: extras([
      { addonId: 7, addonOptionId: 13 },
      { addonId: 3, addonOptionId: '0' },
    ]),
    message: 'addonOptionId missing',
    errors: [['addonsConfig[0].addonsSelected[1].addonOptionId', 'required']],
  },
  {
    what: 'an unknown size of a shirt',
    path: 'addons/update',
    body: extras([{ addonId: 3, addonOptionId: 99 }]),
    message: 'Invalid addonsConfig[0].addonsSelected[0].addonOptionId',
    errors: [['addonsConfig[0].addonsSelected[0].addonOptionId', 'unknown']],
  },
  {
    what: 'an unknown add-on',
    path: 'addons/update',
    body: extras([{ addonId: 99, addonOptionId: 1 }]),
    message: 'Invalid addonsConfig[0].addonsSelected',
    errors: [['addonsConfig[0].addonsSelected', 'unknown']],
  },
  {
    what: 'an unknown training',
    path: 'addons/update',
    body: extras([], [{ trainingId: 5, trainingOptionId: 52 }]),
    message: 'Invalid trainingsConfig[0].trainingsSelected',
    errors: [['trainingsConfig[0].trainingsSelected', 'unknown']],
  },

  {
    what: 'an unknown gender, instead of ignoring it (contract)',
    path: 'participants/update',
    body: withFirst({ gender: '3' }),
    message: 'Invalid participantsConfig[0].gender',
    errors: [['participantsConfig[0].gender', 'invalid']],
  },
  {
    what: 'a participant without a name',
    path: 'participants/update',
    body: withSecond({ firstName: ' ' }),
    message: 'Invalid participantsConfig[1].firstName',
    errors: [['participantsConfig[1].firstName', 'required']],
  },
  {
    what: 'a birth date that does not exist (R34)',
    path: 'participants/update',
    body: withSecond({ birthDate: '1995-02-30' }),
    message: 'Invalid participantsConfig[1].birthDate',
    errors: [['participantsConfig[1].birthDate', 'invalid']],
  },
  {
    what: 'a participant under 18 (R33)',
    path: 'participants/update',
    body: withSecond({ birthDate: '2010-01-01' }),
    message: 'Invalid participantsConfig[1].birthDate',
    errors: [['participantsConfig[1].birthDate', 'ageUnder18']],
  },
  {
    what: 'a participant of 45 (R33)',
    path: 'participants/update',
    body: withSecond({ birthDate: '1982-12-31' }),
    message: 'Invalid participantsConfig[1].birthDate',
    errors: [['participantsConfig[1].birthDate', 'age45']],
    marks: true,
  },
  {
    what: 'a booker without a phone',
    path: 'participants/update',
    body: withFirst({ phone: '' }),
    message: 'Invalid participantsConfig[0].phone',
    errors: [['participantsConfig[0].phone', 'required']],
  },
  {
    what: 'a phone number that is too short',
    path: 'participants/update',
    body: withFirst({ phone: 12345678 }),
    message: 'Invalid participantsConfig[0].phone',
    errors: [['participantsConfig[0].phone', 'invalid']],
  },
  {
    what: 'an identity card with a wrong check digit',
    path: 'participants/update',
    body: withSecond({ idDocument: 'ABA300001' }),
    message: 'Invalid participantsConfig[1].idDocument',
    errors: [['participantsConfig[1].idDocument', 'invalid']],
  },
  {
    what: 'data given later on single places (R34)',
    path: 'participants/update',
    body: withSecond({ fillInLater: 1 }),
    message: 'Invalid participantsConfig[1].fillInLater',
    errors: [
      ['participantsConfig[1].fillInLater', 'notAllowed'],
      ['participantsConfig[1].firstName', 'required'],
      ['participantsConfig[1].lastName', 'required'],
      ['participantsConfig[1].birthDate', 'required'],
    ],
  },
  {
    what: 'a new account without an e-mail (R35)',
    path: 'participants/update',
    body: withFirst({ email: '' }),
    message: 'Invalid participantsConfig[0].email',
    errors: [['participantsConfig[0].email', 'required']],
  },
  {
    what: 'a password that is too short (R42)',
    path: 'participants/update',
    body: withFirst({ password: 'krót' }),
    message: 'Error while creating the account',
    errors: [['participantsConfig[0].password', 'tooShort']],
  },
  {
    what: 'a new account whose terms the booker has not accepted',
    path: 'participants/update',
    body: withFirst({ policyAccepted: 0 }),
    message: 'Error while creating the account',
    errors: [['participantsConfig[0].policyAccepted', 'required']],
  },
  {
    what: 'errors of the account and of the participants together, in one response',
    path: 'participants/update',
    body: withFirst({ policyAccepted: 0, firstName: '', phone: '12' }),
    message: 'Error while creating the account',
    errors: [
      ['participantsConfig[0].policyAccepted', 'required'],
      ['participantsConfig[0].firstName', 'required'],
      ['participantsConfig[0].phone', 'invalid'],
    ],
  },

  {
    what: 'an order that does not accept the terms',
    path: 'confirm',
    body: { ...orderBody, termsAccepted: 0 },
    message: 'Invalid termsAccepted',
    errors: [['termsAccepted', 'required']],
  },
  {
    what: 'an unknown payment method',
    path: 'confirm',
    body: { ...orderBody, paymentType: 'cash' },
    message: 'Invalid paymentType',
    errors: [['paymentType', 'invalid']],
  },
  {
    what: 'comments that are too long',
    path: 'confirm',
    body: { ...orderBody, comments: 'a'.repeat(2001) },
    message: 'Invalid comments',
    errors: [['comments', 'tooLong']],
  },
  {
    what: 'an order at an unknown brand',
    path: 'confirm',
    body: { ...orderBody, siteId: 9 },
    message: 'Unknown site',
    errors: [['siteId', 'unknown']],
  },
];
