import { memo, useEffect, useState } from 'react';
import { timeInWarsaw } from '../../../../adapters/http/contract/warsaw.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatDeadline } from '../../../moments.ts';
import { joinClasses } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { openBrowserStorage } from '../../../state/browser-storage.ts';
import { rememberBrowserHasHold } from '../../../state/holds.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { wizardCopy } from '../copy/wizard.pl.ts';
import { holdSecondsLeft } from '../state/wizard-state.ts';
import css from './frame.module.css';
import { useDisplayedReservation } from './step-props.ts';

const LAST_SECONDS = 300;

/**
 * If a hold has more seconds left than this, the timer shows the hold's last day instead of
 * minutes. Only an age request (R33.5) or an order that the office prepared (R8.17) makes a hold so
 * long.
 */
const TODAY_SECONDS = 12 * 3600;

const useHoldLeft = (reservation: WizardReservation): number | null => {
  const [, look] = useState(0);
  const secondsLeft = holdSecondsLeft(reservation);
  useEffect(() => {
    if (secondsLeft === null || secondsLeft <= 0) return;
    const next = secondsLeft > LAST_SECONDS ? secondsLeft - LAST_SECONDS : secondsLeft % 60 || 60;
    const timer = setTimeout(() => look((times) => times + 1), next * 1000 + 50);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return secondsLeft;
};

type Props = {
  readonly reservation: WizardReservation;
  /** True if saving this step reserves places; the text then announces the hold. */
  readonly takes?: boolean;
  /** True for the last step, which has no further step that would extend the hold. */
  readonly last?: boolean;
};

/** The shop's clock decides when the hold ends (R8). */
export const HoldTimer = memo(({ reservation, takes = false, last = false }: Props) => {
  const secondsLeft = useHoldLeft(reservation);
  const { listed } = useDisplayedReservation(reservation);
  const until = reservation.HoldUntil;
  useEffect(() => {
    if (until !== null) rememberBrowserHasHold(openBrowserStorage());
  }, [until]);
  const isHeld = until !== null && secondsLeft !== null && secondsLeft > 0;
  // If no yacht has free places, no step announces a hold (R64).
  if (!isHeld && (!takes || listed || stepDataOf(reservation).trip?.AllTaken === true)) return null;
  const ending = isHeld && secondsLeft <= LAST_SECONDS;
  return (
    <p className={joinClasses(css.hold, ending && css.ending)} role={ending ? 'status' : undefined}>
      <Icon name="clock" />
      <span>
        {!isHeld
          ? wizardCopy.holdSoon(reservation.Figures.HoldMinutes)
          : ending
            ? wizardCopy.holdEnding(
                Math.max(1, Math.ceil(secondsLeft / 60)),
                reservation.HoldExtends && !last,
              )
            : wizardCopy.hold(
                secondsLeft > TODAY_SECONDS ? formatDeadline(until) : timeInWarsaw(until),
              )}
      </span>
    </p>
  );
});
