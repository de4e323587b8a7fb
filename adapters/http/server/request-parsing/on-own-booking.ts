import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import { findOwnBooking } from '../../../../application/panel/access.ts';
import { type CallRefusal, refuseFields, refuseWith } from '../pipeline/failures.ts';
import type { SessionCall } from '../pipeline/request-session.ts';
import { duplicateEntryErrors, type RequestLists } from './field-paths.ts';

export type OfBooking = { readonly reservationId: string };

type OwnBookingCalls<F> = Parameters<typeof findOwnBooking>[0] & {
  /** The refusal of a traveller who did not book. Strangers always get 404 (R45). */
  readonly notOwner: 'notOwner' | 'notFound';
  readonly pathOf: (field: string) => string;
  readonly toRefusal: (
    caller: Caller,
    bookingId: string,
    failure: F,
    sent: RequestLists,
  ) => Promise<CallRefusal>;
};

/**
 * Makes a handler of a call about one booking. 401 without a session; 400 if one of the lists of
 * the request (`sentOf`) has a participant twice.
 */
export const ownBookingHandler =
  <R extends OfBooking, T, A, F>(
    { store, notOwner, pathOf, toRefusal }: OwnBookingCalls<F>,
    act: (caller: Caller, request: R) => Promise<Result<T, F>>,
    present: (done: T) => A,
    sentOf: (request: R) => RequestLists = () => ({}),
  ) =>
  async ({ request, requestSession }: SessionCall<R>): Promise<Result<A, CallRefusal>> => {
    const caller = await requestSession.caller();
    if (caller === null) return err(refuseWith('noSession'));
    const sent = sentOf(request);
    const repeats = duplicateEntryErrors(sent);
    if (repeats.length > 0) {
      const booking = await findOwnBooking({ store })(caller, request.reservationId);
      return err(
        booking.isOk()
          ? refuseFields(repeats.map(({ field, code }) => ({ field: pathOf(field), code })))
          : refuseWith(booking.error.kind === 'notOwner' ? notOwner : 'notFound'),
      );
    }
    const result = await act(caller, request);
    return result.isOk()
      ? ok(present(result.value))
      : err(await toRefusal(caller, request.reservationId, result.error, sent));
  };
