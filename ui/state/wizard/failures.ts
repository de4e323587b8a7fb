import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { DecodeCode, FieldError, RefusalCode } from '../../../adapters/http/contract/failure.ts';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import type { ProblemCode } from '../../../domain/party/problem.ts';

/** Every code that one field may be refused with: the decoder's, the domain's, and an e-mail's that has an account (R35), a code's that nobody applied. */
export type FieldCode = DecodeCode | ProblemCode | 'exists' | 'notApplied';

/** The questions of the six steps, in the wire's names. */
export const FIELDS = [
  'accommodationOption',
  'participantsCount',
  'ownSkipper',
  'roomId',
  'bedroomChosen',
  'journeyId',
  'journeyPointId',
  'transportAddLuggage',
  'valueName',
  'valueSurname',
  'insuranceId',
  'resignationInsuranceAccepted',
  'quarantineAssistanceAccepted',
  'trainingsSelected',
  'addonsSelected',
  'addonOptionId',
  'firstName',
  'lastName',
  'birthDate',
  'idDocument',
  'country',
  'gender',
  'phone',
  'email',
  'password',
  'policyAccepted',
  'fillInLater',
  'comments',
  'paymentOption',
  'paymentType',
  'termsAccepted',
  'dataAccepted',
  'voucherCode',
  'ambassadorCode',
  'groupCode',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** One answer that was refused; `person` counts from 1, 0 for the whole booking. `of`: the add-on's place among those sent. */
export type Fault = {
  readonly field: FieldName;
  readonly person: number;
  readonly code: FieldCode;
  readonly of?: number;
  readonly detail?: NonNullable<FieldError['detail']>;
};

/** The id of the control that asks a question: where an error summary leads to. */
export const controlId = (field: FieldName, person = 0, of?: number | string): string =>
  [field, ...(person > 0 ? [person] : []), ...(of === undefined ? [] : [of])].join('-');

const CODES: Readonly<Record<FieldCode, true>> = {
  required: true,
  invalid: true,
  tooShort: true,
  tooLong: true,
  tooCommon: true,
  tooSmall: true,
  tooLarge: true,
  tooFew: true,
  tooMany: true,
  unknown: true,
  notAllowed: true,
  notOffered: true,
  tooManyForYacht: true,
  noPlaces: true,
  addonsClosed: true,
  ageUnder18: true,
  age45: true,
  contractParty: true,
  exists: true,
  notApplied: true,
};
const isCode = (code: string): code is FieldCode => Object.hasOwn(CODES, code);
const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

const PATH = /^\w+\[(\d+)\]\.(.+)$/;

/** `participantsConfig[0].phone` → the first participant's phone. Null where no screen asks for such a thing. */
const faultOf = ({ field, code, detail }: FieldError): Fault | null => {
  const [, index, rest] = PATH.exec(field) ?? [];
  const words = (rest ?? field).split('.');
  const name = (words.at(-1) ?? '').replace(/\[\d+\]$/, '');
  const of = /^addonsSelected\[(\d+)\]/.exec(words[0] ?? '')?.[1];
  // Codes travel as text: an unknown one still marks its field.
  const known = isCode(code) ? code : 'invalid';
  if (!isField(name)) return null;
  return {
    field: name,
    person: index === undefined ? 0 : Number(index) + 1,
    code: known,
    ...(of === undefined ? {} : { of: Number(of) }),
    ...(detail === undefined ? {} : { detail }),
  };
};

/**
 * Why the wizard stands still, when it is not a matter of single fields. `wayBack`: what the screen needs to go on.
 * `login`: nobody is known here, or somebody else's reservation (R45, R57). `away`: no answer at all; `broken`: one that nobody but us can
 * mend, or none that is the shop's.
 */
export type Trouble =
  /** `hasSession`: the shop knows the browser, but not as the reservation's owner. */
  | { readonly kind: 'login'; readonly hasSession: boolean }
  | { readonly kind: 'away' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'tooManyHolds'; readonly seconds: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'unknownOffer' }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'stepSkipped' }
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'elsewhere'; readonly reservation: WizardReservation | null }
  | { readonly kind: 'priceChanged'; readonly before: string; readonly now: string }
  | { readonly kind: 'placesGone'; readonly rooms: readonly Room[] };

/** Why step 5 made no account. */
export type AccountFault = 'userExists' | 'accountNotCreated';

/** A refusal in the screen's words: fields to mend, an account's e-mail that is taken, or a screen of its own. */
export type Setback =
  | { readonly kind: 'faults'; readonly faults: readonly Fault[]; readonly account: AccountFault | null }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

type Refused = Extract<ApiFailure, { kind: 'refused' }>;
const AWAY: Setback = { kind: 'trouble', trouble: { kind: 'away' } };
const BROKEN: Setback = { kind: 'trouble', trouble: { kind: 'broken' } };
const trouble = (told: Trouble): Setback => ({ kind: 'trouble', trouble: told });
/** What the booker's new account is made of. */
export const isOfAccount = ({ field, person }: Fault): boolean =>
  person === 1 && (field === 'email' || field === 'password' || field === 'policyAccepted');

/** Asked below everybody's data: password and consent. The e-mail of the account stands with the booker's name. */
const isBelow = (fault: Fault): boolean => isOfAccount(fault) && fault.field !== 'email';
const isAfterName = (fault: Fault): boolean => isOfAccount(fault) && fault.field === 'email';
const isName = ({ field, person }: Fault): boolean => person === 1 && (field === 'firstName' || field === 'lastName');

/** In the order of the form, so that whoever mends them one after another goes downwards. */
const faultsIn = ({ errors }: Refused): readonly Fault[] => {
  const faults = errors.map(faultOf).filter((fault) => fault !== null);
  return [
    ...faults.filter(isName),
    ...faults.filter(isAfterName),
    ...faults.filter((fault) => !isName(fault) && !isAfterName(fault) && !isBelow(fault)),
    ...faults.filter(isBelow),
  ];
};
// The contract's own words stand for the cause where an answer has no code (R51).
const accountIn = ({ code, message }: Refused): AccountFault | null => {
  if (code === 'userExists' || code === 'accountNotCreated') return code;
  if (code !== null) return null;
  return message.includes('creating') ? 'accountNotCreated' : message.includes('exists') ? 'userExists' : null;
};

/** What step 2's messages name, where an answer has neither code nor fields: asked of the first participant. */
const NAMED: readonly (readonly [string, Fault])[] = [
  ['JourneyPointId', { field: 'journeyPointId', person: 1, code: 'required' }],
  ['JourneyId', { field: 'journeyId', person: 1, code: 'required' }],
  ['RoomId', { field: 'roomId', person: 1, code: 'required' }],
  ['bedroom', { field: 'bedroomChosen', person: 1, code: 'notOffered' }],
];
const namedIn = ({ code, message }: Refused): readonly Fault[] => {
  if (code === 'noPlaces') return [{ field: 'roomId', person: 1, code }];
  return code === null ? NAMED.filter(([word]) => message.includes(word)).map(([, fault]) => fault) : [];
};

const mending = (failure: Refused): Setback => ({
  kind: 'faults',
  faults: failure.errors.length > 0 ? faultsIn(failure) : namedIn(failure),
  account: accountIn(failure),
});

// The server proves its answers against the codecs in its own tests; here a look at the kind is enough.
const roomsIn = ({ body }: Refused): readonly Room[] => (Array.isArray(body.Rooms) ? body.Rooms : []);
const isReservation = (u: unknown): u is WizardReservation => typeof u === 'object' && u !== null && 'Data' in u && 'Version' in u;

/** What each cause of the wire means to the wizard; a cause that no row names does not compile. */
const CAUSES: Readonly<Record<RefusalCode, (failure: Refused, shownPrice: string) => Setback>> = {
  malformed: () => BROKEN,
  unknownSite: () => BROKEN,
  stepSkipped: () => trouble({ kind: 'stepSkipped' }),
  tokenInvalid: () => BROKEN,
  alreadyActive: () => BROKEN,
  alreadyLoggedIn: () => BROKEN,
  alreadySubscribed: () => BROKEN,
  accountNotCreated: mending,
  noSession: () => trouble({ kind: 'login', hasSession: false }),
  invalidCredentials: () => trouble({ kind: 'login', hasSession: false }),
  wrongOrigin: () => BROKEN,
  notFound: () => trouble({ kind: 'login', hasSession: true }),
  draftRemoved: () => trouble({ kind: 'cleared' }),
  offerClosed: () => trouble({ kind: 'closed' }),
  userExists: mending,
  passwordRequired: () => BROKEN,
  passwordNeeded: () => BROKEN,
  // What a code was refused for is told beside its field (codes.ts), not here.
  voucherUsed: () => BROKEN,
  voucherExpired: () => BROKEN,
  voucherInactive: () => BROKEN,
  voucherOtherBrand: () => BROKEN,
  voucherReserved: () => BROKEN,
  voucherTooLate: () => BROKEN,
  voucherNothingToPay: () => BROKEN,
  voucherOnReserveList: () => BROKEN,
  ambassadorInvalid: () => BROKEN,
  ambassadorExpired: () => BROKEN,
  ambassadorOwn: () => BROKEN,
  ambassadorUsed: () => BROKEN,
  ambassadorNotOffered: () => BROKEN,
  groupMalformed: () => BROKEN,
  groupNotOffered: () => BROKEN,
  voucherUnknown: () => BROKEN,
  groupUnknown: () => BROKEN,
  groupCodeExists: () => BROKEN,
  groupCodeAssigned: () => BROKEN,
  groupCodeOfOtherOffer: () => BROKEN,
  // Told where the question is asked (age.ts).
  notNeeded: () => BROKEN,
  alreadyConfirmed: () => trouble({ kind: 'confirmed' }),
  wrongState: () => trouble({ kind: 'confirmed' }),
  changesClosed: () => BROKEN,
  changedElsewhere: ({ body }) => trouble({ kind: 'elsewhere', reservation: isReservation(body.Reservation) ? body.Reservation : null }),
  priceChanged: ({ body }, before) =>
    typeof body.CurrentPrice === 'string' ? trouble({ kind: 'priceChanged', before, now: body.CurrentPrice }) : BROKEN,
  noPlacesLeft: (failure) => trouble({ kind: 'placesGone', rooms: roomsIn(failure) }),
  // Answers of the payment links, which a browser follows by itself.
  nothingToPay: () => BROKEN,
  paymentAway: () => BROKEN,
  paymentRefused: () => BROKEN,
  // Said to the payment provider alone.
  paymentUnproved: () => BROKEN,
  bodyTooLarge: () => BROKEN,
  keyReused: () => BROKEN,
  tooManyHolds: () => BROKEN,
  tooManyRequests: () => BROKEN,
  defect: () => BROKEN,
  notReady: () => BROKEN,
  inDoubt: () => BROKEN,
};
const isCause = (code: string): code is RefusalCode => Object.hasOwn(CAUSES, code);

const refusedBy = (failure: Refused, shownPrice: string): Setback => {
  if (failure.errors.length > 0) return mending(failure);
  const told = failure.code !== null && isCause(failure.code) ? CAUSES[failure.code](failure, shownPrice) : null;
  // What is refused for its contents is told at the form, whatever the cause's name: no other try of the same would fare better (W-172, W-180).
  if (told !== null) return told === BROKEN && failure.status === 400 ? mending(failure) : told;
  if (failure.status === 401 || failure.status === 404) return trouble({ kind: 'login', hasSession: failure.status === 404 });
  return failure.status === 400 || accountIn(failure) !== null ? mending(failure) : BROKEN;
};

/** A failed call as the screens see it. `shownPrice`: the price that was on the screen, for one that has changed since (R17). */
export const setbackOf = (failure: ApiFailure, shownPrice = '0'): Setback => {
  switch (failure.kind) {
    case 'refused':
      return refusedBy(failure, shownPrice);
    case 'tooMany':
      return trouble({
        // The client keeps no code of a 429: the two causes differ by the contract's own message.
        kind: failure.message === 'Too many held places' ? 'tooManyHolds' : 'tooMany',
        seconds: failure.retryAfterSeconds,
      });
    case 'malformed':
      return failure.status === 400 ? { kind: 'faults', faults: [], account: null } : BROKEN;
    case 'offline':
    case 'aborted':
      return AWAY;
  }
};
