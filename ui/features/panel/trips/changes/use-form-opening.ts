import type { Result } from 'neverthrow';
import { useState } from 'react';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { messageOfFailure } from '../../../../forms/use-form.ts';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { openingFailure } from '../../state/changes.ts';
import type { TripProps } from '../frame/trip-props.ts';

/**
 * Opening a form reloads the trip and asks the server whether changes are allowed.
 */
export const useFormOpening = (
  { trip, reload, tell, onLoggedOut }: TripProps,
  closedText: string,
) => {
  const [opening, setOpening] = useState(false);
  const refused = (failure: ApiFailure): null => {
    const end = openingFailure(failure);
    if (end.kind === 'login') onLoggedOut();
    else if (end.kind === 'closed') tell({ kind: 'error', title: closedText });
    else
      tell({
        kind: 'error',
        title: changeCopy.openFailed,
        text: messageOfFailure(end.failure).text,
      });
    return null;
  };
  /**
   * Loads a form's data. Returns null after a failure; the page then shows a message or the login.
   */
  const open = async <T>(
    fetch: (booking: { readonly reservationId: string }) => Promise<Result<T, ApiFailure>>,
  ): Promise<{ readonly now: Reservation; readonly fetched: T } | null> => {
    if (opening) return null;
    setOpening(true);
    tell(null);
    const booking = { reservationId: trip.ReservationId };
    const current = await reload();
    const allowed = await call('changesAllowed', booking);
    const fetched = allowed.isOk() ? await fetch(booking) : null;
    setOpening(false);
    if (allowed.isErr()) return refused(allowed.error);
    if (fetched === null) return null;
    return fetched.isErr()
      ? refused(fetched.error)
      : { now: current ?? trip, fetched: fetched.value };
  };
  return { opening, open };
};
