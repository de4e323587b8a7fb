import type { CodeFailure } from '../../../../application/codes/enter-code.ts';
import type { NamingFailure } from '../../../../application/wizard/name-participants.ts';
import type { WizardView } from '../../../../application/wizard/view.ts';
import { dayOf, HOUR } from '../../../../domain/calendar.ts';
import type { Problem } from '../../../../domain/party/problem.ts';
import { unitPriceToday } from '../../../../domain/pricing/shown-price.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import { messageOf, type RefusalCode, refusals } from '../../contract/failure.ts';
import { type Refused, refuse, refuseFields, refuseUntil } from '../frame/refused.ts';
import { presentRooms } from '../present/rooms.ts';
import { fieldErrors, type SentLists } from '../sent/field-paths.ts';
import { presentReservation } from './present-reservation.ts';

/** Every reason why the wizard's calls refuse, step 5 with its account included. */
export type WizardRefusal =
  | NamingFailure
  | CodeFailure
  | { readonly kind: 'tooManyAccounts' }
  | { readonly kind: 'groupMalformed' }
  | { readonly kind: 'groupExists' };

/** What a refusal may bring along beside its cause. */
export type RefusalContext = {
  readonly sent: SentLists;
  /** The booking as it is now, as far as the caller may see it; null where there is none. */
  readonly view: WizardView | null;
};

const refuseProblems = (problems: readonly Problem[], { sent, view }: RefusalContext): Refused => {
  const errors = fieldErrors(problems, sent, view?.entry.offer ?? null);
  return refuseFields(errors, wordsOf(problems) ?? messageOf(errors));
};

/** The contract's own words where it has some: for an add-on without its size, and for what keeps the account from being made. */
const wordsOf = (problems: readonly Problem[]): string | null => {
  const first = problems[0];
  if (first?.field === 'addonOption' && first.code === 'required') return 'addonOptionId missing';
  return first?.field === 'password' || first?.field === 'policyAccepted' ? refusals.accountNotCreated.message : null;
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

/** The one table from the reasons why the wizard refuses to what the wire answers; every reason has its row. */
const TABLE: {
  readonly [K in WizardRefusal['kind']]: (failure: Extract<WizardRefusal, { kind: K }>, context: RefusalContext) => Refused;
} = {
  invalid: ({ problems }, context) => refuseProblems(problems, context),
  bookingClosed: () => refuse('offerClosed'),
  stepSkipped: () => refuse('stepSkipped'),
  alreadyConfirmed: () => refuse('alreadyConfirmed'),
  stale: (_, { view }) => refuse('changedElsewhere', view === null ? {} : { Reservation: presentReservation(view) }),
  priceChanged: ({ price }) => refuse('priceChanged', { CurrentPrice: wireMoney(price) }),
  placesGone: (_, { view }) =>
    refuse(
      'noPlacesLeft',
      view === null
        ? {}
        : {
            Rooms: presentRooms(view.entry, view.openness, view.booking.choices.ownSkipper, (unit) =>
              unitPriceToday(view.entry.offer, view.settings, dayOf(view.at), unit),
            ),
          },
    ),
  unknownOffer: () => refuse('notFound'),
  unknownBooking: () => refuse('notFound'),
  tooManyHolds: ({ retryAfter }) => ({ ...refuse('tooManyHolds'), retryAfter: Math.ceil(retryAfter / 1000) }),
  accountExists: () => refuse('userExists', { errors: [{ field: 'participantsConfig[0].email', code: 'exists' }] }),
  passwordMissing: () => refuse('accountNotCreated', { errors: [{ field: 'participantsConfig[0].password', code: 'required' }] }),
  tooManyAccounts: () => refuseUntil(HOUR),
  tooMany: ({ retryAfter }) => refuseUntil(retryAfter),
  voucherRefused: ({ problem }) => refuse(VOUCHERS[problem], { errors: [{ field: 'voucherCode', code: problem }] }),
  ambassadorRefused: ({ problem }) => refuse(AMBASSADORS[problem], { errors: [{ field: 'ambassadorCode', code: problem }] }),
  groupMalformed: () => refuse('groupMalformed', { errors: [{ field: 'groupCode', code: 'invalid' }] }),
  groupExists: () => refuse('groupCodeExists'),
  groupUnknown: () => refuse('groupUnknown'),
  groupOfOtherOffer: () => refuse('groupCodeOfOtherOffer'),
  groupAlreadyAssigned: () => refuse('groupCodeAssigned'),
  groupNotOffered: () => refuse('groupNotOffered'),
  wrongState: () => refuse('wrongState'),
  changesClosed: () => refuse('changesClosed'),
  notNeeded: () => refuse('notNeeded'),
  notDue: () => refuse('wrongState'),
  alreadyDone: () => refuse('wrongState'),
};

/** Causes whose answer shows the booking as it is now. */
const SHOWS_BOOKING: ReadonlySet<WizardRefusal['kind']> = new Set(['invalid', 'stale', 'placesGone']);

/** Whether answering a failure needs the booking's present state. */
export const needsView = (failure: WizardRefusal): boolean => SHOWS_BOOKING.has(failure.kind);

// The row of a kind takes that kind's failure; the compiler cannot follow the pairing through a union.
const rowOf = <K extends WizardRefusal['kind']>(
  failure: Extract<WizardRefusal, { kind: K }> & { kind: K },
  context: RefusalContext,
): Refused => TABLE[failure.kind](failure, context);

/** The answer to a failure of the wizard. */
export const refusedOf = (failure: WizardRefusal, context: RefusalContext): Refused => rowOf(failure, context);
