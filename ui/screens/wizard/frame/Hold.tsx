import { memo, useEffect, useState } from 'react';
import { timeInWarsaw } from '../../../../adapters/http/contract/warsaw.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { wizardCopy } from '../../../copy/wizard.pl.ts';
import { termOf } from '../../../moments.ts';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { browserShelf } from '../../../state/browserShelf.ts';
import { markHold } from '../../../state/holds.ts';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { holdLeft } from '../../../state/wizard/holdTime.ts';
import css from './frame.module.css';
import { useShown } from './useShown.ts';

/** From here on the minutes are counted, in words and without haste. */
const LAST_SECONDS = 300;

/** A hold that the office's answer prolongs runs for days (R33): then its day is told too. */
const TODAY_SECONDS = 12 * 3600;

/** The seconds left, looked at again whenever another minute has gone; null where nothing is held. */
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
  /** The step takes the places: before it is saved, it says so. */
  readonly takes?: boolean;
};

/** Until when the places are held, by the shop's clock (R8). */
export const Hold = memo(({ reservation, takes = false }: Props) => {
  const left = useHoldLeft(reservation);
  const { listed } = useShown(reservation);
  const until = reservation.HoldUntil;
  useEffect(() => {
    if (until !== null) markHold(browserShelf());
  }, [until]);
  const held = until !== null && left !== null && left > 0;
  // Where nothing is free, no step promises a place (R64).
  if (!held && (!takes || listed || stepsOf(reservation).trip?.AllTaken === true)) return null;
  const ending = held && left <= LAST_SECONDS;
  return (
    <p className={classes(css.hold, ending && css.ending)} role={ending ? 'status' : undefined}>
      <Icon name="clock" />
      <span>
        {!held
          ? wizardCopy.holdSoon
          : ending
            ? wizardCopy.holdEnding(Math.max(1, Math.ceil(left / 60)))
            : wizardCopy.hold(left > TODAY_SECONDS ? termOf(until) : timeInWarsaw(until))}
      </span>
    </p>
  );
});
