import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import { type CallRefusal, refuseFields, refuseWith } from '../pipeline/failures.ts';
import type { RequestSession } from '../pipeline/request-session.ts';
import { duplicateEntryErrors, type RequestLists } from './field-paths.ts';

type OwnBookingCall = {
  readonly requestSession: RequestSession;
  readonly sent: RequestLists;
  readonly pathOf?: (field: string) => string;
  /** Refuses a call about a stranger's booking before the fields of the call are checked. */
  readonly notOwn: (caller: Caller) => Promise<CallRefusal | null>;
};

/** Runs `act` for the caller. 401 without a session; 400 if a list has a participant twice. */
export const runOnOwnBooking = async <T, F>(
  { requestSession, sent, notOwn, pathOf = (field) => field }: OwnBookingCall,
  act: (caller: Caller) => Promise<Result<T, F>>,
  toRefusal: (caller: Caller, failure: F) => Promise<CallRefusal>,
): Promise<Result<T, CallRefusal>> => {
  const caller = await requestSession.caller();
  if (caller === null) return err(refuseWith('noSession'));
  const repeats = duplicateEntryErrors(sent);
  if (repeats.length > 0) {
    const refused = await notOwn(caller);
    return err(
      refused ?? refuseFields(repeats.map(({ field, code }) => ({ field: pathOf(field), code }))),
    );
  }
  const result = await act(caller);
  return result.isOk() ? ok(result.value) : err(await toRefusal(caller, result.error));
};
