import { bookingPage } from '../../../adapters/http/contract/pages.pl.ts';
import { timeInWarsaw } from '../../../adapters/http/contract/warsaw.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/held.ts';
import { ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDeadline } from '../../moments.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import css from './OfferPage.module.css';

/** A hold that the office prolongs lasts days (R33.5), so its text names the day. */
const DAY_NEEDED_SECONDS = 12 * 3600;

/** The end of the hold, by the shop's clock. */
export const heldUntilText = ({ HoldUntil, HoldSeconds }: HeldReservation): string =>
  ownHoldCopy.until(
    HoldSeconds > DAY_NEEDED_SECONDS ? formatDeadline(HoldUntil) : timeInWarsaw(HoldUntil),
  );

/** Leads back to the visitor's draft, whether or not the page shows free places (R8.16). */
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
