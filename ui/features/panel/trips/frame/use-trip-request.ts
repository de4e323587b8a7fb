import type { Result } from 'neverthrow';
import { useState } from 'react';
import type { ApiFailure } from '../../../../../adapters/http/client/call.ts';
import type { PanelAnswer } from '../../../../../adapters/http/contract/panel/panel.ts';
import { messageOfFailure } from '../../../../forms/use-form.ts';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { tripChangeOutcomeOfRefusal } from '../../state/changes.ts';
import type { TripProps } from './trip-props.ts';

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

export const useTripRequest = (
  props: Pick<TripProps, 'tell' | 'replace' | 'reload' | 'onLoggedOut'>,
  failed: string,
) => {
  const [busy, setBusy] = useState(false);
  const send = async (ask: () => Promise<Result<PanelAnswer, ApiFailure>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    if (answer.isErr()) {
      showRefusal(props, answer.error, failed);
      return false;
    }
    props.replace(answer.value.Reservation);
    return true;
  };
  return { busy, send };
};
