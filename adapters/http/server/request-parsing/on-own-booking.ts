import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { CallRefusal } from '../pipeline/failures.ts';
import type { RequestLists } from './field-paths.ts';

export type OfBooking = { readonly reservationId: string };
export type OwnBookingCall<R> = { readonly request: R; readonly caller: Caller };

/**
 * Makes a handler of a call about one booking. `sentOf` returns the lists of the request, so that
 * an error can name its field.
 */
export const ownBookingHandler =
  <R extends OfBooking, T, A, F>(
    toRefusal: (
      caller: Caller,
      bookingId: string,
      failure: F,
      sent: RequestLists,
    ) => Promise<CallRefusal>,
    act: (caller: Caller, request: R) => Promise<Result<T, F>>,
    present: (done: T) => A,
    sentOf: (request: R) => RequestLists = () => ({}),
  ) =>
  async ({ request, caller }: OwnBookingCall<R>): Promise<Result<A, CallRefusal>> => {
    const result = await act(caller, request);
    return result.isOk()
      ? ok(present(result.value))
      : err(await toRefusal(caller, request.reservationId, result.error, sentOf(request)));
  };
