import { timeInWarsaw } from '../../../adapters/http/contract/warsaw.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/held.ts';
import { ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDeadline } from '../../moments.ts';

/** Seconds from which the text names the day: the office may prolong a hold (R33.5). */
const DAY_NEEDED_SECONDS = 12 * 3600;

/** Formats when a hold ends, by the shop's clock. */
export const heldUntilText = ({ HoldUntil, HoldSeconds }: HeldReservation): string =>
  ownHoldCopy.until(
    HoldSeconds > DAY_NEEDED_SECONDS ? formatDeadline(HoldUntil) : timeInWarsaw(HoldUntil),
  );
