import type { Caller } from '../../../../application/booking/caller.ts';
import { isTrip, roleOf } from '../../../../application/panel/access.ts';
import type { ChangeFailure, ChangeProblem } from '../../../../application/panel/change-booking.ts';
import { readChoicesLeft } from '../../../../application/panel/choices-left.ts';
import { type TripDeps, tripView } from '../../../../application/panel/trip-view.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import type { FieldError } from '../../../codecs/decode.ts';
import { type Refused, refuse, refuseFields, refusePanel } from '../frame/refused.ts';
import { fieldErrors, type SentLists } from '../sent/field-paths.ts';
import { refusedOf } from '../wizard/refusals.ts';
import { presentRoomsFor } from './present/parameters.ts';
import { presentTrip } from './present/trip.ts';

/** The path of a field in a change's body: `data` is the list of participants, or holds the lists of parameters. */
export const inData = (field: string): string =>
  field.startsWith('participantsConfig') ? field.replace('participantsConfig', 'data') : `data.${field}`;

/** The add-ons' own list says what is wrong with them, where it was sent. */
const listsFor = (found: ChangeProblem, sent: SentLists): SentLists => {
  const inAddons = found.field === 'addon' && sent.addonsConfig?.some(({ userNum }) => userNum === found.userNum) === true;
  return inAddons ? { ...sent, journeyConfig: undefined } : sent;
};

const errorsOf = (found: ChangeProblem, sent: SentLists, offer: Offer | null): readonly FieldError[] => {
  if (found.field !== 'gender' && found.field !== 'country') return fieldErrors([found], listsFor(found, sent), offer);
  const place = sent.participantsConfig?.findIndex(({ userNum }) => userNum === found.userNum) ?? 0;
  return [{ field: `participantsConfig[${Math.max(0, place)}].${found.field}`, code: found.code }];
};

/** What is wrong with a change, each at its path in what was sent; one a path. */
export const changeErrors = (problems: readonly ChangeProblem[], sent: SentLists, offer: Offer | null): FieldError[] => {
  const errors = problems.flatMap((found) => errorsOf(found, sent, offer)).map((error) => ({ ...error, field: inData(error.field) }));
  return errors.filter(({ field }, index) => errors.findIndex((each) => each.field === field) === index);
};

/** The booking as it is now for the caller, as their trips show it; null where there is nothing to show. */
const presentNow = async (deps: TripDeps, caller: Caller, bookingId: string) => {
  const booking = await deps.store.bookings.get(bookingId);
  const role = booking === null ? null : roleOf(caller, booking);
  const view = booking === null || role === null || !isTrip(booking) ? null : await tripView(deps)(booking, role);
  return view === null ? null : presentTrip(view);
};

/** The answer to a failure of a call on a trip, with what its cause brings along: the present state, or what is still free. */
export const refusedTrip =
  (deps: TripDeps) =>
  async (caller: Caller, bookingId: string, failure: ChangeFailure, sent: SentLists): Promise<Refused> => {
    if (failure.kind === 'notOwner') return refusePanel('notOwner');
    if (failure.kind === 'stale') {
      const now = await presentNow(deps, caller, bookingId);
      return refuse('changedElsewhere', now === null ? {} : { Reservation: now });
    }
    if (failure.kind === 'placesGone') {
      const left = await readChoicesLeft(deps)(caller, bookingId);
      return refuse('noPlacesLeft', left.isErr() ? {} : { Rooms: presentRoomsFor(left.value) });
    }
    if (failure.kind === 'invalid') {
      const left = await readChoicesLeft(deps)(caller, bookingId);
      return refuseFields(changeErrors(failure.problems, sent, left.isErr() ? null : left.value.entry.offer));
    }
    // Everything else is refused as in the wizard.
    return refusedOf(failure, { sent, view: null });
  };
