import { bookingPage } from '../../../adapters/http/contract/pages.pl.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/held.ts';
import { ownHoldCopy } from '../../copy/offers.pl.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { heldUntilText } from '../../shared/offers/held-until.ts';
import css from './OfferPage.module.css';

/**
 * A note that the visitor's draft holds places. It is shown even if the offer has no free places
 * (R8.16).
 */
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
