import type { Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { CodeFailure } from '../../../../application/codes/enter-voucher-ambassador-or-group-code.ts';
import type { NamingFailure } from '../../../../application/wizard/name-participants.ts';
import {
  findRemovedDraft,
  type RemovedDraft,
  type ViewDeps,
  type WizardView,
} from '../../../../application/wizard/view.ts';
import { type OrderFailure, readReservation } from '../../../../application/wizard/wizard.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import type { Problem } from '../../../../domain/party/problem.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { fieldErrorsMessage, type RefusalCode, refusals } from '../../contract/failure.ts';
import type { ReservationAnswer } from '../../contract/wizard/wizard.ts';
import {
  type CallRefusal,
  refuseFields,
  refuseTooManyRequests,
  refuseWith,
} from '../pipeline/failures.ts';
import { createWizardRoomPresenter } from '../present/rooms.ts';
import { fieldErrors, type RequestLists } from '../request-parsing/field-paths.ts';
import { type OfBooking, ownBookingHandler } from '../request-parsing/on-own-booking.ts';
import { presentReservation } from './present-reservation.ts';

export type WizardRefusal =
  | NamingFailure
  | OrderFailure
  | CodeFailure
  | { readonly kind: 'tooManyAccounts' }
  | { readonly kind: 'groupMalformed' }
  | { readonly kind: 'groupExists' };

type RefusalContext = {
  readonly sent: RequestLists;
  readonly view: WizardView | null;
};

const refuseProblems = (
  problems: readonly Problem[],
  { sent, view }: RefusalContext,
): CallRefusal => {
  const errors = fieldErrors(problems, sent, view?.entry.offer ?? null);
  return refuseFields(errors, wordsOf(problems) ?? fieldErrorsMessage(errors));
};

const wordsOf = (problems: readonly Problem[]): string | null => {
  const first = problems[0];
  if (first?.field === 'addonOption' && first.code === 'required') return 'addonOptionId missing';
  return first?.field === 'password' || first?.field === 'policyAccepted'
    ? refusals.accountNotCreated.message
    : null;
};

type VoucherFault = Extract<WizardRefusal, { kind: 'voucherRefused' }>['problem'];
type AmbassadorFault = Extract<WizardRefusal, { kind: 'ambassadorRefused' }>['problem'];

const VOUCHERS: Readonly<Record<VoucherFault, RefusalCode>> = {
  unknown: 'voucherUnknown',
  inactive: 'voucherInactive',
  used: 'voucherUsed',
  expired: 'voucherExpired',
  wrongBrand: 'voucherOtherBrand',
  reserved: 'voucherReserved',
  onlyBeforeConfirmation: 'voucherTooLate',
  nothingToPay: 'voucherNothingToPay',
  onReserveList: 'voucherOnReserveList',
};

const AMBASSADORS: Readonly<Record<AmbassadorFault, RefusalCode>> = {
  unknown: 'ambassadorInvalid',
  expired: 'ambassadorExpired',
  own: 'ambassadorOwn',
  alreadyUsed: 'ambassadorUsed',
  notOffered: 'ambassadorNotOffered',
};

const REFUSALS: {
  readonly [K in WizardRefusal['kind']]: (
    failure: Extract<WizardRefusal, { kind: K }>,
    context: RefusalContext,
  ) => CallRefusal;
} = {
  invalid: ({ problems }, context) => refuseProblems(problems, context),
  bookingClosed: () => refuseWith('offerClosed'),
  stepSkipped: () => refuseWith('stepSkipped'),
  alreadyConfirmed: () => refuseWith('alreadyConfirmed'),
  stale: (_, { view }) =>
    refuseWith('changedElsewhere', view === null ? {} : { Reservation: presentReservation(view) }),
  priceChanged: ({ price }) => refuseWith('priceChanged', { CurrentPrice: toWireMoney(price) }),
  placesGone: (_, { view }) =>
    refuseWith(
      'noPlacesLeft',
      view === null ? {} : { Rooms: view.entry.offer.units.map(createWizardRoomPresenter(view)) },
    ),
  unknownOffer: () => refuseWith('notFound'),
  unknownBooking: () => refuseWith('notFound'),
  tooManyHolds: ({ retryAfter }) => ({
    ...refuseWith('tooManyHolds'),
    retryAfter: Math.ceil(retryAfter / 1000),
  }),
  accountBlocked: () => refuseWith('accountBlocked'),
  accountExists: () =>
    refuseWith('userExists', {
      errors: [{ field: 'participantsConfig[0].email', code: 'exists' }],
    }),
  passwordMissing: () =>
    refuseWith('accountNotCreated', {
      errors: [{ field: 'participantsConfig[0].password', code: 'required' }],
    }),
  tooManyAccounts: () => refuseTooManyRequests(HOUR),
  tooMany: ({ retryAfter }) => refuseTooManyRequests(retryAfter),
  voucherRefused: ({ problem }) =>
    refuseWith(VOUCHERS[problem], { errors: [{ field: 'voucherCode', code: problem }] }),
  ambassadorRefused: ({ problem }) =>
    refuseWith(AMBASSADORS[problem], { errors: [{ field: 'ambassadorCode', code: problem }] }),
  groupMalformed: () =>
    refuseWith('groupMalformed', { errors: [{ field: 'groupCode', code: 'invalid' }] }),
  groupExists: () => refuseWith('groupCodeExists'),
  groupUnknown: () => refuseWith('groupUnknown'),
  groupOfOtherOffer: () => refuseWith('groupCodeOfOtherOffer'),
  groupAlreadyAssigned: () => refuseWith('groupCodeAssigned'),
  groupNotOffered: () => refuseWith('groupNotOffered'),
  wrongState: () => refuseWith('wrongState'),
  changesClosed: () => refuseWith('changesClosed'),
  notNeeded: () => refuseWith('notNeeded'),
  notDue: () => refuseWith('wrongState'),
  alreadyDone: () => refuseWith('wrongState'),
};

const SHOWS_BOOKING: ReadonlySet<WizardRefusal['kind']> = new Set([
  'invalid',
  'stale',
  'placesGone',
]);

// `K` is the value of `failure.kind`. With this type parameter, the compiler sees that
// `REFUSALS[failure.kind]` is a handler for this kind of failure.
const rowOf = <K extends WizardRefusal['kind']>(
  failure: Extract<WizardRefusal, { kind: K }> & { kind: K },
  context: RefusalContext,
): CallRefusal => REFUSALS[failure.kind](failure, context);

export const refuseFailure = (failure: WizardRefusal, context: RefusalContext): CallRefusal =>
  rowOf(failure, context);

/** Refusal codes for a missing booking. A stranger's booking gets the same codes (R45). */
const MISSING_CODES = {
  tripClosed: 'offerClosed',
  forgotten: 'draftRemoved',
  never: 'notFound',
} as const satisfies Record<RemovedDraft | 'never', RefusalCode>;

const createReservationFailureMapper =
  (deps: ViewDeps) =>
  async (
    caller: Caller,
    reservationId: string,
    failure: WizardRefusal,
    sent: RequestLists,
  ): Promise<CallRefusal> => {
    if (failure.kind === 'unknownBooking')
      return refuseWith(
        MISSING_CODES[(await findRemovedDraft(deps)(caller, reservationId)) ?? 'never'],
      );
    const current = SHOWS_BOOKING.has(failure.kind)
      ? await readReservation(deps)(caller, reservationId)
      : null;
    return refuseFailure(failure, { sent, view: current?.unwrapOr(null) ?? null });
  };

/** Makes a handler of a call about one reservation of the wizard. */
export const reservationHandler = <R extends OfBooking, T, A>(
  deps: ViewDeps,
  act: (caller: Caller, request: R) => Promise<Result<T, WizardRefusal>>,
  present: (done: T) => A,
  sentOf?: (request: R) => RequestLists,
) => ownBookingHandler(createReservationFailureMapper(deps), act, present, sentOf);

export const presentReservationAnswer = (view: WizardView): ReservationAnswer => ({
  Reservation: presentReservation(view),
});
