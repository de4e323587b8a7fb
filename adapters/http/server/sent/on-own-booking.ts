import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/caller.ts';
import { type Refused, refuse, refuseFields } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { repeatedEntries, type SentLists } from './field-paths.ts';

/** Who calls about a booking, the lists of participants that were sent, and where in the request those stand. */
type OwnBookingCall = {
  readonly visit: Visit;
  readonly sent: SentLists;
  readonly pathOf?: (field: string) => string;
  /** Why the booking is not the caller's, where that is so: it comes before what is wrong with the rest (contract). */
  readonly notOwn: (caller: Caller) => Promise<Refused | null>;
};

/** A call about a booking: 401 without a session, 400 where a participant is named twice, else what is done or why it is not. */
export const onOwnBooking = async <T, F>(
  { visit, sent, notOwn, pathOf = (field) => field }: OwnBookingCall,
  act: (caller: Caller) => Promise<Result<T, F>>,
  refusedOf: (caller: Caller, failure: F) => Promise<Refused>,
): Promise<Result<T, Refused>> => {
  const caller = await visit.caller();
  if (caller === null) return err(refuse('noSession'));
  const repeats = repeatedEntries(sent);
  if (repeats.length > 0) {
    const refused = await notOwn(caller);
    return err(refused ?? refuseFields(repeats.map(({ field, code }) => ({ field: pathOf(field), code }))));
  }
  const result = await act(caller);
  return result.isOk() ? ok(result.value) : err(await refusedOf(caller, result.error));
};
