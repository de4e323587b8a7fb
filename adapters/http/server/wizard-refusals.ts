import type { WizardView } from '../../../application/wizard/view.ts';
import type { WizardFailure } from '../../../application/wizard/wizard.ts';
import type { Problem } from '../../../domain/booking/refusal.ts';
import { wireMoney } from '../contract/codecs/money.ts';
import { messageOf } from '../contract/decode.ts';
import { presentReservation } from './present-reservation.ts';
import { presentRooms } from './present-rooms.ts';
import { type Refused, refuse, refuseFields } from './refused.ts';
import { fieldErrors, type SentLists } from './wizard-paths.ts';

/** What a refusal may bring along beside its cause. */
export type RefusalContext = {
  readonly sent: SentLists;
  /** The booking as it is now, as far as the caller may see it; null where there is none. */
  readonly view: WizardView | null;
};

/** A lapsing hold makes room for another one, at the latest after this many seconds (R8). */
const HOLD_SECONDS = 30 * 60;

const refuseProblems = (problems: readonly Problem[], { sent, view }: RefusalContext): Refused => {
  const errors = fieldErrors(problems, sent, view?.entry.offer ?? null);
  const first = problems[0];
  // The contract's own words for an add-on without its size.
  const message = first?.field === 'addonOption' && first.code === 'required' ? 'addonOptionId missing' : messageOf(errors);
  return refuseFields(errors, message);
};

/** The one table from the reasons why the wizard refuses to what the wire answers; every reason has its row. */
const TABLE: {
  readonly [K in WizardFailure['kind']]: (failure: Extract<WizardFailure, { kind: K }>, context: RefusalContext) => Refused;
} = {
  invalid: ({ problems }, context) => refuseProblems(problems, context),
  bookingClosed: () => refuse('offerClosed'),
  stepSkipped: () => refuse('stepSkipped'),
  alreadyConfirmed: () => refuse('alreadyConfirmed'),
  stale: (_, { view }) => refuse('changedElsewhere', view === null ? {} : { Reservation: presentReservation(view) }),
  priceChanged: ({ price }) => refuse('priceChanged', { CurrentPrice: wireMoney(price) }),
  placesGone: (_, { view }) =>
    refuse('noPlacesLeft', view === null ? {} : { Rooms: presentRooms(view.entry, view.openness, view.booking.choices.ownSkipper) }),
  unknownOffer: () => refuse('notFound'),
  unknownBooking: () => refuse('notFound'),
  tooManyHolds: () => ({ ...refuse('tooManyHolds'), retryAfter: HOLD_SECONDS }),
};

/** Causes whose answer shows the booking as it is now. */
const SHOWS_BOOKING: ReadonlySet<WizardFailure['kind']> = new Set(['invalid', 'stale', 'placesGone']);

/** Whether answering a failure needs the booking's present state. */
export const needsView = (failure: WizardFailure): boolean => SHOWS_BOOKING.has(failure.kind);

// The row of a kind takes that kind's failure; the compiler cannot follow the pairing through a union.
const rowOf = <K extends WizardFailure['kind']>(
  failure: Extract<WizardFailure, { kind: K }> & { kind: K },
  context: RefusalContext,
): Refused => TABLE[failure.kind](failure, context);

/** The answer to a failure of the wizard. */
export const refusedOf = (failure: WizardFailure, context: RefusalContext): Refused => rowOf(failure, context);
