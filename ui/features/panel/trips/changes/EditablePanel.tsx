import { useAtom } from 'jotai';
import { err, type Result } from 'neverthrow';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { messageOfFailure } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { formOpeningFailureOf } from '../../state/changes.ts';
import { type Edit, editKey, unsavedEditAtom } from '../../state/choices.ts';
import type { Section } from '../../state/trip-view-model.ts';
import { participantName, type TripProps } from '../frame/trip-requests.tsx';

type Fetched<T> = Promise<Result<T, ApiFailure>>;

/**
 * Opening a form reloads the trip and asks the server whether changes are allowed.
 */
const useFormOpening = <T,>(
  { trip, reload, tell, onLoggedOut }: TripProps,
  closedText: string,
  fetch: (booking: { readonly reservationId: string }) => Fetched<T>,
) => {
  const [opening, setOpening] = useState(false);
  const showFailure = (failure: ApiFailure): null => {
    const end = formOpeningFailureOf(failure);
    if (end.kind === 'login') onLoggedOut();
    else if (end.kind === 'closed') tell({ kind: 'error', title: closedText });
    else {
      const { text } = messageOfFailure(end.failure);
      tell({ kind: 'error', title: changeCopy.openFailed, text });
    }
    return null;
  };
  /** Returns null after a failure; the page then shows a message or the login. */
  const open = async (): Promise<{ readonly now: Reservation; readonly fetched: T } | null> => {
    if (opening) return null;
    setOpening(true);
    tell(null);
    const booking = { reservationId: trip.ReservationId };
    const current = await reload();
    const allowed = await call('changesAllowed', booking);
    const fetched = allowed.isErr() ? err(allowed.error) : await fetch(booking);
    setOpening(false);
    return fetched.match((value) => ({ now: current ?? trip, fetched: value }), showFailure);
  };
  return { opening, open };
};

type Props<T> = {
  readonly page: TripProps;
  readonly tab: Section | 'people';
  readonly userNum: number;
  readonly isChangeable: boolean;
  /** The words of the button that opens the form. */
  readonly action: string;
  readonly closedText: string;
  readonly fetch: (booking: { readonly reservationId: string }) => Fetched<T>;
  /** Returns the form's first values; null if the response does not have them. */
  readonly startEdit: (now: Reservation, fetched: T) => Edit | null;
  /**
   * Returns the form of this panel. Returns null if `edit` is the input of another panel of the
   * participant.
   */
  readonly form: (
    edit: Edit,
    actions: { readonly setEdit: (edit: Edit | null) => void; readonly onCancel: () => void },
  ) => ReactNode;
  readonly view: ReactNode;
};

/** A participant's panel, which shows saved data or, after a press of its button, a form. */
export const EditablePanel = <T,>({
  page,
  tab,
  userNum,
  isChangeable,
  action,
  closedText,
  fetch,
  startEdit,
  form,
  view,
}: Props<T>) => {
  const { trip, email, reload } = page;
  const key = editKey(email, trip.ReservationId, tab, userNum);
  const [edit, setEdit] = useAtom(useMemo(() => unsavedEditAtom(key), [key]));
  const { opening, open } = useFormOpening(page, closedText, fetch);
  const opener = useRef<HTMLButtonElement>(null);
  const name = participantName(trip, userNum);
  const start = async (): Promise<void> => {
    const opened = await open();
    const first = opened && startEdit(opened.now, opened.fetched);
    if (first) setEdit(first);
  };
  const onCancel = (): void => {
    flushSync(() => setEdit(null));
    opener.current?.focus();
    void reload();
  };
  const isEditing = edit !== null && isChangeable;
  return (
    <Panel
      title={name}
      action={
        isChangeable &&
        !isEditing && (
          <Button
            ref={opener}
            kind="line"
            small
            icon="pencil"
            busy={opening && changeCopy.opening}
            aria-label={opening ? undefined : changeCopy.editNamed(action, name)}
            onClick={() => void start()}
          >
            {action}
          </Button>
        )
      }
    >
      {isEditing ? form(edit, { setEdit, onCancel }) : view}
    </Panel>
  );
};
