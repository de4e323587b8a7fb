import { bookingPage } from '../../../adapters/http/contract/pages.pl.ts';
import { timeInWarsaw } from '../../../adapters/http/contract/warsaw.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/held.ts';
import { ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDeadline } from '../../moments.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import css from './OfferPage.module.css';

/** From these seconds on the text names the day: the office may prolong a hold (R33.5). */
const DAY_NEEDED_SECONDS = 12 * 3600;

/** Returns the time at which the hold ends, by the shop's clock. */
export const heldUntilText = ({ HoldUntil, HoldSeconds }: HeldReservation): string =>
  ownHoldCopy.until(
    HoldSeconds > DAY_NEEDED_SECONDS ? formatDeadline(HoldUntil) : timeInWarsaw(HoldUntil),
  );

/** Shown even if the offer has no free places (R8.16). */
export const OwnHold = ({ hold }: { readonly hold: HeldReservation }) => (
  <div className={css.way}>
    <Notice icon="clock" title={ownHoldCopy.title}>
      <span>{heldUntilText(hold)}</span>
    </Notice>
    <ButtonLink wide href={bookingPage(hold.ReservationId)} data-rezerwuj="">
      {ownHoldCopy.goOn}
    </ButtonLink>
  </div>
);
