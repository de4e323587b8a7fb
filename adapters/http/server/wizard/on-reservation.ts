import type { Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/caller.ts';
import { ownBooking } from '../../../../application/panel/access.ts';
import { type ClearedAway, clearedAway } from '../../../../application/wizard/cleared-away.ts';
import type { ViewDeps } from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import type { SentLists } from '../sent/field-paths.ts';
import { onOwnBooking } from '../sent/on-own-booking.ts';
import { needsView, refusedOf, type WizardRefusal } from './refusals.ts';

/** Who calls about a reservation, which it is, and the lists of participants that were sent. */
export type AboutReservation = { readonly visit: Visit; readonly reservationId: string; readonly sent?: SentLists };

/** Why there is no such booking; what was never the caller's looks like what never was (R45). */
const GONE = { tripClosed: 'offerClosed', forgotten: 'draftRemoved', never: 'notFound' } as const satisfies Record<
  ClearedAway | 'never',
  RefusalCode
>;

/** The answer to a failure, with the booking's present state where it belongs to the answer. */
const refusedNow = async (
  deps: ViewDeps,
  caller: Caller,
  reservationId: string,
  failure: WizardRefusal,
  sent: SentLists,
): Promise<Refused> => {
  if (failure.kind === 'unknownBooking') return refuse(GONE[(await clearedAway(deps)(caller, reservationId)) ?? 'never']);
  const now = needsView(failure) ? await readReservation(deps)(caller, reservationId) : null;
  return refusedOf(failure, { sent, view: now?.unwrapOr(null) ?? null });
};

/** A call on the caller's reservation: who calls, what they want done, what comes of it. */
export const onReservation = <T>(
  deps: ViewDeps,
  { visit, reservationId, sent = {} }: AboutReservation,
  act: (caller: Caller) => Promise<Result<T, WizardRefusal>>,
): Promise<Result<T, Refused>> =>
  onOwnBooking(
    {
      visit,
      sent,
      notOwn: async (caller) => {
        const own = await ownBooking(deps)(caller, reservationId);
        return own.isOk() ? null : refuse('notFound');
      },
    },
    act,
    (caller, failure) => refusedNow(deps, caller, reservationId, failure, sent),
  );
