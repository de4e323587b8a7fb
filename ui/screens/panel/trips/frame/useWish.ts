import type { Result } from 'neverthrow';
import { useState } from 'react';
import type { ApiFailure } from '../../../../../adapters/http/client/failure.ts';
import type { PanelAnswer } from '../../../../../adapters/http/contract/panel/panel.ts';
import { changeCopy } from '../../../../copy/panel-trip-changes.pl.ts';
import { troubleOf } from '../../../../forms/trouble.ts';
import { refusedChange } from '../../../../state/panel/changes.ts';
import type { TripProps } from './tripProps.ts';

/** Tells why a call on the whole trip did nothing. After somebody else's save the trip is shown as it is now (R58). */
export const tellRefused = (
  { tell, replace, reload, onLoggedOut }: Pick<TripProps, 'tell' | 'replace' | 'reload' | 'onLoggedOut'>,
  failure: ApiFailure,
  title: string,
): void => {
  const end = refusedChange(failure);
  if (end.kind === 'login') onLoggedOut();
  else if (end.kind !== 'elsewhere') tell({ kind: 'error', title, text: troubleOf(failure).text });
  else {
    if (end.trip) replace(end.trip);
    else void reload();
    tell({ kind: 'error', title: changeCopy.elsewhere, text: changeCopy.elsewhereAgain });
  }
};

/** A wish about the whole trip: sent once, shown as the answer has it, refused in words. Answers whether it went through. */
export const useWish = (props: Pick<TripProps, 'tell' | 'replace' | 'reload' | 'onLoggedOut'>, failed: string) => {
  const [busy, setBusy] = useState(false);
  const send = async (ask: () => Promise<Result<PanelAnswer, ApiFailure>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    if (answer.isErr()) {
      tellRefused(props, answer.error, failed);
      return false;
    }
    props.replace(answer.value.Reservation);
    return true;
  };
  return { busy, send };
};
