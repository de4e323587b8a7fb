import { type ReactNode, useState } from 'react';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { messageOfFailure, messageOfFormFailure } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Dialog } from '../../../../parts/Dialog.tsx';
import { changeCopy, fieldErrorListText, savedTexts } from '../../copy/panel-trip-changes.pl.ts';
import { cancelCopy } from '../../copy/panel-trips.pl.ts';
import {
  fieldAndRowOf,
  type TripChangeOutcome,
  tripChangeOutcomeOfRefusal,
} from '../../state/changes.ts';
import { visibleParticipantsOf } from '../../state/trip-view-model.ts';

export const participantName = (trip: Reservation, userNum: number): string =>
  visibleParticipantsOf(trip)
    .find((each) => each.userNum === userNum)
    ?.Name.trim() || changeCopy.participant(userNum);

/**
 * A message above the trip. Half a second after `title` and `text`, the text `later` appears
 * (A-169).
 */
export type TripMessage = {
  readonly kind: 'good' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly later?: string | undefined;
  readonly way?: { readonly href: string; readonly text: string } | undefined;
};

export type TripProps = {
  readonly trip: Reservation;
  /** Open forms are stored under the customer's e-mail, so that no other customer sees them. */
  readonly email: string;
  /** Loads the trip again; null if the call failed or the trip no longer exists. */
  readonly reload: () => Promise<Reservation | null>;
  readonly replace: (trip: Reservation) => void;
  readonly tell: (message: TripMessage | null) => void;
  readonly onLoggedOut: () => void;
};

/** Shows a refusal. If another window saved the booking first, also shows the saved trip (R58). */
export const showRefusal = (
  {
    tell,
    replace,
    reload,
    onLoggedOut,
  }: Pick<TripProps, 'tell' | 'replace' | 'reload' | 'onLoggedOut'>,
  failure: ApiFailure,
  title: string,
): void => {
  const end = tripChangeOutcomeOfRefusal(failure);
  if (end.kind === 'login') onLoggedOut();
  else if (end.kind !== 'elsewhere')
    tell({ kind: 'error', title, text: messageOfFailure(failure).text });
  else {
    if (end.trip) replace(end.trip);
    else void reload();
    tell({ kind: 'error', title: changeCopy.elsewhere, text: changeCopy.elsewhereAgain });
  }
};

/** A message above the tab says why the changed data were not saved. */
export const changeNotSavedMessage = (
  outcome: TripChangeOutcome,
  changed: 'person' | 'options',
): TripMessage => {
  const failed = { kind: 'error', title: savedTexts[`${changed}Failed`] } as const;
  switch (outcome.kind) {
    case 'incomplete':
      return changed === 'person'
        ? { kind: 'error', title: savedTexts.personIncomplete }
        : {
            kind: 'error',
            title: savedTexts.optionsIncomplete,
            text: fieldErrorListText(
              outcome.errors.map((error) => ({
                name: fieldAndRowOf(error).name,
                code: error.code,
              })),
            ),
          };
    case 'noPlaces':
    case 'priceChanged':
      return { ...failed, text: savedTexts[outcome.kind] };
    case 'closed':
      return { kind: 'error', title: savedTexts.closed };
    case 'elsewhere':
      return { ...failed, text: changeCopy.elsewhere };
    case 'failed':
      return { ...failed, text: messageOfFormFailure(outcome.failure).text };
    case 'saved':
    case 'preview':
    case 'login':
      return failed;
  }
};

/**
 * Call this after another window has saved the trip. Shows `saved` on the page and calls `goOn`
 * with it, so that the customer can continue the form (R58). If `saved` is null, reloads the trip
 * first; does nothing if the reload fails.
 */
export const continueWithSavedTrip = async (
  { reload, replace }: Pick<TripProps, 'reload' | 'replace'>,
  saved: Reservation | null,
  goOn: (trip: Reservation) => void,
): Promise<void> => {
  const current = saved ?? (await reload());
  if (current === null) return;
  replace(current);
  goOn(current);
};

type Confirmed = {
  readonly request: 'cancelRequest' | 'leaveReserveList';
  readonly done: Omit<TripMessage, 'kind'>;
};

/** Sends a request about the trip after the customer has confirmed it in a dialog. */
export const useTripRequestAfterConfirmation = (
  props: Pick<TripProps, 'trip' | 'tell' | 'replace' | 'reload' | 'onLoggedOut'>,
  { request, done }: Confirmed,
) => {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { ReservationId: reservationId, Version: expectedVersion } = props.trip;
    const answer = await call(request, { reservationId }, { expectedVersion });
    setBusy(false);
    if (answer.isErr()) showRefusal(props, answer.error, cancelCopy.failed);
    else props.replace(answer.value.Reservation);
    setOpen(false);
    if (answer.isOk()) props.tell({ kind: 'good', ...done });
  };
  return { ask: () => setOpen(true), dialog: { open, busy, send, onClose: () => setOpen(false) } };
};

type DialogProps = ReturnType<typeof useTripRequestAfterConfirmation>['dialog'] & {
  readonly title: string;
  readonly confirm: string;
  readonly sending: string;
  readonly stay: string;
  readonly children: ReactNode;
};

export const TripRequestDialog = ({ busy, send, confirm, sending, ...dialog }: DialogProps) => (
  <Dialog
    {...dialog}
    actions={
      <Button busy={busy && sending} onClick={send}>
        {confirm}
      </Button>
    }
  />
);
