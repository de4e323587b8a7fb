import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import type {
  DecodeCode,
  FieldError,
  RefusalCode,
} from '../../../../adapters/http/contract/failure.ts';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import type { ProblemCode } from '../../../../domain/party/problem.ts';

/** `exists`: the e-mail has an account (R35). `notApplied`: a typed code was not applied. */
export type FieldCode = DecodeCode | ProblemCode | 'exists' | 'notApplied';

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

/** `person`: a participant's number; 0: the whole booking. `of`: the add-on's index, from 0. */
export type Fault = {
  readonly field: FieldName;
  readonly person: number;
  readonly code: FieldCode;
  readonly of?: number;
  readonly detail?: NonNullable<FieldError['detail']>;
};

/** Returns the id of a form control. `itemId`: the training or add-on that the control is for. */
export const controlId = (field: FieldName, person = 0, itemId?: number | string): string =>
  [field, ...(person > 0 ? [person] : []), ...(itemId === undefined ? [] : [itemId])].join('-');

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

/** Example: the error path `participantsConfig[0].phone` is about the first participant. */
const faultOf = ({ field, code, detail }: FieldError): Fault | null => {
  const [, index, fieldPath] = PATH.exec(field) ?? [];
  const words = (fieldPath ?? field).split('.');
  const name = (words.at(-1) ?? '').replace(/\[\d+\]$/, '');
  const of = /^addonsSelected\[(\d+)\]/.exec(words[0] ?? '')?.[1];
  // An unknown error code becomes `invalid`, so that its field is still marked.
  const knownCode = isCode(code) ? code : 'invalid';
  if (!isField(name)) return null;
  return {
    field: name,
    person: index === undefined ? 0 : Number(index) + 1,
    code: knownCode,
    ...(of === undefined ? {} : { of: Number(of) }),
    ...(detail === undefined ? {} : { detail }),
  };
};

/**
 * `login`: the visitor is not logged in, or the reservation belongs to another session (R45, R57).
 * `away`: no response.
 */
export type BlockingFailure =
  /** `hasSession`: the browser has a session that does not own the reservation. */
  | { readonly kind: 'login'; readonly hasSession: boolean }
  | { readonly kind: 'away' | 'broken' | 'closed' | 'accountBlocked' | 'cleared' | 'unknownOffer' }
  | { readonly kind: 'confirmed' | 'stepSkipped' | 'lapsed' }
  | { readonly kind: 'tooMany' | 'tooManyHolds'; readonly seconds: number }
  | { readonly kind: 'elsewhere'; readonly reservation: WizardReservation | null }
  | { readonly kind: 'priceChanged'; readonly before: string; readonly now: string }
  | { readonly kind: 'placesGone'; readonly rooms: readonly Room[] };

export type AccountFault = 'userExists' | 'accountNotCreated';

export type StepFailure =
  | {
      readonly kind: 'faults';
      readonly faults: readonly Fault[];
      readonly account: AccountFault | null;
    }
  | { readonly kind: 'blocking'; readonly blocking: BlockingFailure };

type Refused = Extract<ApiFailure, { kind: 'refused' }>;
const blocking = (failure: BlockingFailure): StepFailure => ({
  kind: 'blocking',
  blocking: failure,
});
const BROKEN = blocking({ kind: 'broken' });
export const isAccountFault = ({ field, person }: Fault): boolean =>
  person === 1 && (field === 'email' || field === 'password' || field === 'policyAccepted');

/**
 * Returns a number by which errors are sorted in the order of the form. The booker's name comes
 * first, then the e-mail beside it. The account's password and consent come last.
 */
const placeInForm = (fault: Fault): number => {
  if (isAccountFault(fault)) return fault.field === 'email' ? 1 : 3;
  return fault.person === 1 && (fault.field === 'firstName' || fault.field === 'lastName') ? 0 : 2;
};

/** Errors follow the order of the form, so that visitors correct them from top to bottom. */
const faultsIn = ({ errors }: Refused): readonly Fault[] =>
  errors
    .map(faultOf)
    .filter((fault) => fault !== null)
    .sort((first, other) => placeInForm(first) - placeInForm(other));

// If a response has no error code, its message identifies the cause (R51).
const accountIn = ({ code, message }: Refused): AccountFault | null => {
  if (code === 'userExists' || code === 'accountNotCreated') return code;
  if (code !== null) return null;
  return message.includes('creating')
    ? 'accountNotCreated'
    : message.includes('exists')
      ? 'userExists'
      : null;
};

/**
 * Some messages of step 2 have no error code and no fields; each marks a field of participant 1.
 */
const NAMED: readonly (readonly [string, Fault])[] = [
  ['JourneyPointId', { field: 'journeyPointId', person: 1, code: 'required' }],
  ['JourneyId', { field: 'journeyId', person: 1, code: 'required' }],
  ['RoomId', { field: 'roomId', person: 1, code: 'required' }],
  ['bedroom', { field: 'bedroomChosen', person: 1, code: 'notOffered' }],
];
const namedIn = ({ code, message }: Refused): readonly Fault[] => {
  if (code === 'noPlaces') return [{ field: 'roomId', person: 1, code }];
  return code === null
    ? NAMED.filter(([word]) => message.includes(word)).map(([, fault]) => fault)
    : [];
};

const mending = (failure: Refused): StepFailure => ({
  kind: 'faults',
  faults: failure.errors.length > 0 ? faultsIn(failure) : namedIn(failure),
  account: accountIn(failure),
});

// Checking a few fields is enough here, because the server's tests check whole responses with the
// codecs.
const roomsIn = ({ body }: Refused): readonly Room[] =>
  Array.isArray(body.Rooms) ? body.Rooms : [];
const isReservation = (u: unknown): u is WizardReservation =>
  typeof u === 'object' && u !== null && 'Data' in u && 'Version' in u;

/**
 * How the wizard shows the server's error codes. A code that is not listed shows the screen
 * `broken` or, after a 400, errors in the form. ./codes.ts and ./age.ts show refused codes and age
 * requests.
 */
const CAUSES: Readonly<
  Partial<Record<RefusalCode, (failure: Refused, shownPrice: string) => StepFailure>>
> = {
  accountNotCreated: mending,
  userExists: mending,
  noSession: () => blocking({ kind: 'login', hasSession: false }),
  invalidCredentials: () => blocking({ kind: 'login', hasSession: false }),
  notFound: () => blocking({ kind: 'login', hasSession: true }),
  voucherUnknown: () => BROKEN,
  groupUnknown: () => BROKEN,
  stepSkipped: () => blocking({ kind: 'stepSkipped' }),
  accountBlocked: () => blocking({ kind: 'accountBlocked' }),
  draftRemoved: () => blocking({ kind: 'cleared' }),
  offerClosed: () => blocking({ kind: 'closed' }),
  alreadyConfirmed: () => blocking({ kind: 'confirmed' }),
  wrongState: () => blocking({ kind: 'confirmed' }),
  changedElsewhere: ({ body }) =>
    blocking({
      kind: 'elsewhere',
      reservation: isReservation(body.Reservation) ? body.Reservation : null,
    }),
  priceChanged: ({ body }, before) =>
    typeof body.CurrentPrice === 'string'
      ? blocking({ kind: 'priceChanged', before, now: body.CurrentPrice })
      : BROKEN,
  noPlacesLeft: (failure) => blocking({ kind: 'placesGone', rooms: roomsIn(failure) }),
};
const isCause = (code: string | null): code is keyof typeof CAUSES =>
  code !== null && Object.hasOwn(CAUSES, code);

const refusedBy = (failure: Refused, shownPrice: string): StepFailure => {
  if (failure.errors.length > 0) return mending(failure);
  const reason = isCause(failure.code) ? CAUSES[failure.code]?.(failure, shownPrice) : undefined;
  // After a 400 a retry would fail again, so the form shows the errors instead (W-172, W-180).
  if (reason !== undefined)
    return reason === BROKEN && failure.status === 400 ? mending(failure) : reason;
  if (failure.status === 401 || failure.status === 404)
    return blocking({ kind: 'login', hasSession: failure.status === 404 });
  return failure.status === 400 || accountIn(failure) !== null ? mending(failure) : BROKEN;
};

/**
 * `shownPrice` is the price on the screen. If the server's price differs, the message about a
 * changed price names both prices (R17).
 */
export const toStepFailure = (failure: ApiFailure, shownPrice = '0'): StepFailure => {
  switch (failure.kind) {
    case 'refused':
      return refusedBy(failure, shownPrice);
    case 'tooMany':
      return blocking({
        // The API client drops a 429's error code, so the message identifies 'too many holds'.
        kind: failure.message === 'Too many held places' ? 'tooManyHolds' : 'tooMany',
        seconds: failure.retryAfterSeconds,
      });
    case 'malformed':
      return failure.status === 400 ? { kind: 'faults', faults: [], account: null } : BROKEN;
    case 'offline':
    case 'aborted':
      return blocking({ kind: 'away' });
  }
};
