import { memo, useEffect, useState } from 'react';
import { timeInWarsaw } from '../../../../adapters/http/contract/warsaw.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { wizardCopy } from '../../../copy/wizard.pl.ts';
import { formatDeadline } from '../../../moments.ts';
import { joinClasses } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { browserShelf } from '../../../state/browser-shelf.ts';
import { markHold } from '../../../state/holds.ts';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { holdLeft } from '../../../state/wizard/hold-time.ts';
import css from './frame.module.css';
import { useDisplayedReservation } from './use-displayed-reservation.ts';

/** From this time on the remaining minutes are shown. */
const LAST_SECONDS = 300;

/** R33: after a request to the office a hold lasts for days, so its day is shown too. */
const TODAY_SECONDS = 12 * 3600;

/** Seconds, updated when the last five minutes begin, then every minute. Null without a hold. */
const useHoldLeft = (reservation: WizardReservation): number | null => {
  const [, look] = useState(0);
  const left = holdLeft(reservation);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const next = left > LAST_SECONDS ? left - LAST_SECONDS : left % 60 || 60;
    const timer = setTimeout(() => look((times) => times + 1), next * 1000 + 50);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
};

type Props = {
  readonly reservation: WizardReservation;
  /** Saving the step takes the places; the text says so before. */
  readonly takes?: boolean;
};

/** The end of the hold by the shop's clock (R8). */
export const HoldTimer = memo(({ reservation, takes = false }: Props) => {
  const left = useHoldLeft(reservation);
  const { listed } = useDisplayedReservation(reservation);
  const until = reservation.HoldUntil;
  useEffect(() => {
    if (until !== null) markHold(browserShelf());
  }, [until]);
  const held = until !== null && left !== null && left > 0;
  // If nothing is free, no step promises a place (R64).
  if (!held && (!takes || listed || stepsOf(reservation).trip?.AllTaken === true)) return null;
  const ending = held && left <= LAST_SECONDS;
  return (
    <p className={joinClasses(css.hold, ending && css.ending)} role={ending ? 'status' : undefined}>
      <Icon name="clock" />
      <span>
        {!held
          ? wizardCopy.holdSoon
          : ending
            ? wizardCopy.holdEnding(Math.max(1, Math.ceil(left / 60)))
            : wizardCopy.hold(left > TODAY_SECONDS ? formatDeadline(until) : timeInWarsaw(until))}
      </span>
    </p>
  );
});
