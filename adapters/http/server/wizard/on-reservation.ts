import type { Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/caller.ts';
import { ownBooking } from '../../../../application/panel/access.ts';
import {
  findRemovedDraft,
  type RemovedDraft,
  type ViewDeps,
} from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { type CallRefusal, refuseWith } from '../pipeline/refusal.ts';
import type { RequestSession } from '../pipeline/request-session.ts';
import type { RequestLists } from '../request-parsing/field-paths.ts';
import { onOwnBooking } from '../request-parsing/on-own-booking.ts';
import { needsView, refuseFailure, type WizardRefusal } from './refusals.ts';

export type ReservationCall = {
  readonly visit: RequestSession;
  readonly reservationId: string;
  readonly sent?: RequestLists;
};

/** A stranger's booking gets the same refusal as one that never existed (R45). */
const MISSING_CODES = {
  tripClosed: 'offerClosed',
  forgotten: 'draftRemoved',
  never: 'notFound',
} as const satisfies Record<RemovedDraft | 'never', RefusalCode>;

const refuseReservationCall = async (
  deps: ViewDeps,
  caller: Caller,
  reservationId: string,
  failure: WizardRefusal,
  sent: RequestLists,
): Promise<CallRefusal> => {
  if (failure.kind === 'unknownBooking')
    return refuseWith(
      MISSING_CODES[(await findRemovedDraft(deps)(caller, reservationId)) ?? 'never'],
    );
  const current = needsView(failure) ? await readReservation(deps)(caller, reservationId) : null;
  return refuseFailure(failure, { sent, view: current?.unwrapOr(null) ?? null });
};

export const onReservation = <T>(
  deps: ViewDeps,
  { visit, reservationId, sent = {} }: ReservationCall,
  act: (caller: Caller) => Promise<Result<T, WizardRefusal>>,
): Promise<Result<T, CallRefusal>> =>
  onOwnBooking(
    {
      visit,
      sent,
      notOwn: async (caller) => {
        const booking = await ownBooking(deps)(caller, reservationId);
        return booking.isOk() ? null : refuseWith('notFound');
      },
    },
    act,
    (caller, failure) => refuseReservationCall(deps, caller, reservationId, failure, sent),
  );
