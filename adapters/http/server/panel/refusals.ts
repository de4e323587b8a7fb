import type { Caller } from '../../../../application/booking/actor.ts';
import { roleOf } from '../../../../application/panel/access.ts';
import {
  type BookingChangeFailure,
  type BookingChangeProblem,
  readPossibleChanges,
} from '../../../../application/panel/change-booking.ts';
import { readTripView, type TripDeps } from '../../../../application/panel/trip-view.ts';
import { isPlaced } from '../../../../domain/booking/booking.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import type { FieldError } from '../../../codecs/decode.ts';
import { type CallRefusal, refuseFields, refuseWith } from '../pipeline/failures.ts';
import { fieldErrors, type RequestLists } from '../request-parsing/field-paths.ts';
import { refuseFailure } from '../wizard/on-reservation.ts';
import { presentRoomsForChange } from './present/parameters.ts';
import { presentTrip } from './present/trip.ts';

/**
 * Returns the path of a field in a request of the panel, for the refusal. Such a request has all
 * its lists of participants inside `data`.
 */
const panelFieldPath = (field: string): string =>
  field.startsWith('participantsConfig')
    ? field.replace('participantsConfig', 'data')
    : `data.${field}`;

/**
 * An error about luggage names the field of the person's add-ons. If the request has no add-ons of
 * this person, the error names the field of the journeys.
 */
const listsFor = (found: BookingChangeProblem, sent: RequestLists): RequestLists => {
  const inAddons =
    found.field === 'addon' &&
    sent.addonsConfig?.some(({ userNum }) => userNum === found.userNum) === true;
  return inAddons ? { ...sent, journeyConfig: undefined } : sent;
};

const errorsOf = (
  found: BookingChangeProblem,
  sent: RequestLists,
  offer: Offer | null,
): readonly FieldError[] => {
  if (found.field !== 'gender' && found.field !== 'country')
    return fieldErrors([found], listsFor(found, sent), offer);
  const place = sent.participantsConfig?.findIndex(({ userNum }) => userNum === found.userNum) ?? 0;
  return [{ field: `participantsConfig[${Math.max(0, place)}].${found.field}`, code: found.code }];
};

export const changeErrors = (
  problems: readonly BookingChangeProblem[],
  sent: RequestLists,
  offer: Offer | null,
): FieldError[] => {
  const errors = problems
    .flatMap((found) => errorsOf(found, sent, offer))
    .map((error) => ({ ...error, field: panelFieldPath(error.field) }));
  return errors.filter(
    ({ field }, index) => errors.findIndex((each) => each.field === field) === index,
  );
};

const presentCurrentBooking = async (deps: TripDeps, caller: Caller, bookingId: string) => {
  const booking = await deps.store.bookings.get(bookingId);
  const role = booking === null ? null : roleOf(caller, booking);
  const view =
    booking === null || role === null || !isPlaced(booking)
      ? null
      : await readTripView(deps)(booking, role);
  return view === null ? null : presentTrip(view);
};

export const createTripFailureMapper =
  (deps: TripDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    failure: BookingChangeFailure,
    sent: RequestLists,
  ): Promise<CallRefusal> => {
    if (failure.kind === 'notOwner') return refuseWith('notOwner');
    if (failure.kind === 'stale') {
      const current = await presentCurrentBooking(deps, caller, bookingId);
      return refuseWith('changedElsewhere', current === null ? {} : { Reservation: current });
    }
    if (failure.kind === 'placesGone') {
      const choicesLeft = await readPossibleChanges(deps)(caller, bookingId);
      return refuseWith(
        'noPlacesLeft',
        choicesLeft.isErr() ? {} : { Rooms: presentRoomsForChange(choicesLeft.value) },
      );
    }
    if (failure.kind === 'invalid') {
      const choicesLeft = await readPossibleChanges(deps)(caller, bookingId);
      return refuseFields(
        changeErrors(
          failure.problems,
          sent,
          choicesLeft.isErr() ? null : choicesLeft.value.entry.offer,
        ),
      );
    }
    return refuseFailure(failure, { sent, view: null });
  };
